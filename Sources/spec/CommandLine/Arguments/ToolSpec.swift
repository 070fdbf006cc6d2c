/// A whole command line as a value: the tool's name, its commands, and the flags all of them share.
///
/// `spec` is one of these; a tool with its own steps is another, under its own name. It knows
/// nothing of what its commands do.
package struct ToolSpec: Sendable, Equatable {
  /// The word that starts it.
  package let name: String

  /// One sentence of help.
  package let summary: String

  /// The commands in the order help shows them, `help` last.
  package let commands: [CommandSpec]

  /// The flags every command has, `--help` and `--version` last.
  package let flags: [Flag]

  /// The command that takes paths, suggested when a path stands where a command should.
  package let pathCommand: String?

  package init(
    name: String, summary: String, commands: [CommandSpec], flags: [Flag] = [],
    pathCommand: String? = nil
  ) {
    self.name = name
    self.summary = summary
    self.commands = commands + [.help(commands.map { Flag.Choice($0.name, $0.summary) })]
    self.flags = flags + [.help, .version]
    self.pathCommand = pathCommand
  }

  /// The command of that name, if there is one.
  package func command(named name: String) -> CommandSpec? {
    commands.first { $0.name == name }
  }

  /// Every flag that may follow a command, its own first; without one, the tool's.
  package func flags(of command: CommandSpec?) -> [Flag] {
    (command?.flags ?? []) + flags
  }

  /// How errors and help call a command, `spec run`; without one, the tool.
  package func place(of command: CommandSpec?) -> String {
    command.map { "\(name) \($0.name)" } ?? name
  }
}

extension CommandSpec {
  /// The word that asks for a page of help: `spec help run` is `spec run --help`.
  static let helpName = "help"

  fileprivate static func help(_ commands: [Flag.Choice]) -> CommandSpec {
    CommandSpec(
      name: helpName, summary: "explain a command",
      positionals: [
        Positional(
          "COMMAND", .optional, completion: .words(commands), help: "the command to explain")
      ])
  }
}

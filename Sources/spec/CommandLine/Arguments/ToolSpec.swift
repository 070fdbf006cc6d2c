/// The description of a tool: its name, its commands and their shared flags.
///
/// `spec` has one, and so does a tool of your own.
struct ToolSpec: Sendable, Equatable {
  /// The name of the command.
  let name: String

  /// One sentence of help.
  let summary: String

  /// The commands in the order of help, `help` last.
  let commands: [CommandSpec]

  /// The flags of all commands, `--help` and `--version` last.
  let flags: [AnyFlag]

  /// The command that takes paths, which is suggested for a path in place of a command.
  let pathCommand: String?

  init(
    name: String, summary: String, commands: [CommandSpec], flags: [AnyFlag] = [],
    pathCommand: String? = nil
  ) {
    self.name = name
    self.summary = summary
    var help = CommandSpec.help(commands.map { AnyFlag.Choice($0.name, $0.summary) })
    if let last = commands.last { help.group = last.group }
    self.commands = commands + [help]
    self.flags = flags + [.help, .version]
    self.pathCommand = pathCommand
  }

  /// The command with this name, if there is one.
  func command(named name: String) -> CommandSpec? {
    commands.first { $0.name == name }
  }

  /// The flags of a command, its own first; without a command, those of the tool.
  func flags(of command: CommandSpec?) -> [AnyFlag] {
    (command?.flags ?? []) + flags
  }

  /// The name of a command in messages, `spec run`; without a command, the tool's.
  func place(of command: CommandSpec?) -> String {
    command.map { "\(name) \($0.name)" } ?? name
  }
}

extension CommandSpec {
  /// The name of the help command: `spec help run` is `spec run --help`.
  static let helpName = "help"

  fileprivate static func help(_ commands: [AnyFlag.Choice]) -> CommandSpec {
    CommandSpec(
      name: helpName, summary: "explain a command",
      positionals: [
        Positional(
          "COMMAND", .optional, completion: .words(commands), help: "the command to explain")
      ])
  }
}

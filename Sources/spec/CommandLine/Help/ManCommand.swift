import SpecRunner

/// `spec man`: prints a manual page.
enum ManCommand: Command {
  private static let markdown = Flag<Bool>(
    "markdown", section: "output",
    help: "print the reference of all commands, settings and exit statuses as Markdown")

  static let spec = CommandSpec(
    name: "man", summary: "print a manual page for man(1)",
    discussion: "Without COMMAND, it is the page of the tool; every command has one of its own.",
    examples: [
      .init("spec man run | man -l -", "read the page of a command"),
      .init("spec man > ~/.local/share/man/man1/spec.1", "install the page of the tool"),
      .init("spec man --markdown > Reference.md", "the reference of this version"),
    ],
    positionals: [
      Positional(
        "COMMAND", .optional, completion: .names(.commands), help: "the command to explain")
    ], flags: [markdown])

  static func run(_ arguments: Arguments, in tool: ToolContext) async throws -> ExitStatus {
    let name = arguments.positionals.first
    let command = name.flatMap { tool.spec.command(named: $0) }
    if let name, command == nil { throw tool.spec.unknownCommand(name) }
    if arguments[markdown] {
      if command != nil {
        return tool.printError(
          "the reference is about all commands\nremove COMMAND or \(markdown.long)")
      }
      return tool.write(ReferencePage(of: tool.spec, settings: SettingTable.all).markdown)
    }
    let page = ManualPage(
      command: command, tool: tool.spec, version: SpecVersion.current, date: SpecVersion.date)
    return tool.write(page.text)
  }
}

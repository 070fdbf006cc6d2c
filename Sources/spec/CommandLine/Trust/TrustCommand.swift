import SpecReporters
import SpecText

/// `spec trust`: lets the settings of a folder do what they would otherwise ask for.
enum TrustCommand: Command {
  private static let list = Flag<Bool>(
    "list", section: "output", help: "print the trusted files and what each may do")
  private static let revoke = Flag<Bool>(
    "revoke", section: "output", help: "trust the file no longer")

  static let spec = CommandSpec(
    name: "trust", summary: "let spec.json start programs and read secrets",
    discussion: """
      A spec.json can start programs, let steps run commands, read secrets, and write outside of its \
      folder. Commands that run scenarios ask before they use one that does, or refuse it if nobody \
      can be asked. In continuous integration, and with --trust, they use it unasked.

      What FILE may do now is stored in spec/trusted.json in $XDG_STATE_HOME or ~/.local/state. If \
      FILE does more later, it is asked for again.
      """,
    examples: [
      .init("spec trust", "trust the settings of this folder"),
      .init("spec trust --list", "what is trusted"),
      .init("spec trust --revoke", "trust them no longer"),
    ],
    positionals: [
      Positional(
        "FILE", .optional, completion: .file,
        help: "a settings file (default: the nearest spec.json)"
      )
    ], flags: [list, revoke], rules: [.excludes(list, revoke)])

  static func run(_ arguments: Arguments, in tool: ToolContext) async throws -> ExitStatus {
    guard let store = TrustStore(tool.environment) else {
      return tool.printError("there is no folder for it\nset HOME or XDG_STATE_HOME")
    }
    if arguments[list] { return tool.write(text(try store.entries())) }
    guard let path = arguments.positionals.first ?? ConfigFile.nearestPath() else {
      return tool.printError(
        "there is no \(ConfigFile.name) in this directory or a parent within the repository")
    }
    let shown = VisibleText.line(path)
    if arguments[revoke] {
      try store.set(nil, of: path)
      return tool.write("\(shown) is not trusted\n")
    }
    let file = try ConfigFile.read(path) { ConfigFileCheck.problems(of: $0, tool) }
    guard let actions = SettingsTrust.all(of: file) else {
      return tool.write("\(shown) does nothing that needs trust\n")
    }
    try store.set(actions, of: path)
    return tool.write("\(shown) is trusted. It may:\n" + SettingsTrust.lines(actions))
  }

  private static func text(_ entries: [(file: String, actions: [String])]) -> String {
    if entries.isEmpty { return "nothing is trusted\n" }
    return entries.map { file, actions in
      VisibleText.line(file) + "\n" + actions.map { "  \(VisibleText.line($0))\n" }.joined()
    }.joined()
  }
}

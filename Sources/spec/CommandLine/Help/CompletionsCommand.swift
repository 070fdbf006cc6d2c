import SpecDrivers
import SpecReporters

/// `spec completions`: prints a completion script for a shell.
enum CompletionsCommand: Command {
  static let spec = CommandSpec(
    name: "completions", summary: "print a completion script for a shell",
    examples: [
      .init("source <(spec completions bash)", "enable completion in this shell"),
      .init(
        "spec completions fish > ~/.config/fish/completions/spec.fish",
        "install completion for fish"),
    ],
    positionals: [
      Positional(
        "SHELL", .one,
        completion: .words(CompletionScript.Shell.allCases.map { AnyFlag.Choice($0.rawValue) }),
        help: "bash, zsh or fish, or a list that the scripts use, such as profiles")
    ])

  static func run(_ arguments: Arguments, in tool: ToolContext) async throws -> ExitStatus {
    let name = arguments.positionals.first ?? ""
    if let list = CompletionList(rawValue: name) {
      return tool.write(try names(list, tool).map { $0 + "\n" }.joined())
    }
    guard let shell = CompletionScript.Shell(rawValue: name) else {
      return tool.printError(
        "no completion script for \"\(VisibleText.line(name))\"\n"
          + "use bash, zsh or fish")
    }
    return tool.write(CompletionScript(tool: tool.spec, shell: shell).text)
  }

  /// The names of a list; those with a line break cannot be offered.
  private static func names(
    _ list: CompletionList, _ tool: ToolContext
  ) throws -> [String] {
    let engine = tool.definition.apps?.engine
    let names: [String] =
      switch list {
      case .commands: tool.spec.commands.map(\.name)
      case .profiles: try file()?.profiles.map(\.name) ?? []
      case .engines: EngineOption.kinds(of: tool) + (try file()?.engines.map(\.name) ?? [])
      case .devices: engine?.devices ?? []
      case .faults: engine?.apps.flatMap { $0.faults.map(\.name) } ?? []
      case .apps: engine?.apps.map(\.name) ?? []
      }
    return names.filter {
      !$0.unicodeScalars.contains { $0.properties.generalCategory == .control }
    }
  }

  private static func file() throws -> ConfigFile? {
    try ConfigFile.nearestPath().map { try ConfigFile.read($0) { _ in [] } }
  }
}

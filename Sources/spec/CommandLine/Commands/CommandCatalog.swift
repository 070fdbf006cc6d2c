/// The commands, in the order help shows them: the one list the reader, help and completions read.
enum CommandCatalog {
  static let all: [any Command.Type] = [
    RunCommand.self,
    ListCommand.self,
    StepsCommand.self,
    ParseCommand.self,
    ReportCommand.self,
    ServeCommand.self,
    CheckEngineCommand.self,
    CompletionsCommand.self,
  ]

  static func tool(named name: String) -> ToolSpec {
    ToolSpec(
      name: name,
      summary: "Runs executable specifications of app flows, written as plain-text scenarios.",
      commands: all.map { $0.spec }, flags: SharedFlags.all, pathCommand: RunCommand.spec.name)
  }
}

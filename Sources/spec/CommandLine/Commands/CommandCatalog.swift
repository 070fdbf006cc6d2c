/// The commands in the order of help; the parser, help and completions use this list.
enum CommandCatalog {
  static let all: [any Command.Type] = [
    InitCommand.self,
    NewCommand.self,
    RunCommand.self,
    TryCommand.self,
    RecordCommand.self,
    ListCommand.self,
    ExpandCommand.self,
    StepsCommand.self,
    ExplainCommand.self,
    LSPCommand.self,
    MCPCommand.self,
    ConfigCommand.self,
    TrustCommand.self,
    AppsCommand.self,
    ParseCommand.self,
    FormatCommand.self,
    LintCommand.self,
    CoverageCommand.self,
    ProveCommand.self,
    MutateCommand.self,
    GateCommand.self,
    ExploreCommand.self,
    WalkCommand.self,
    DocsCommand.self,
    ReportCommand.self,
    MergeCommand.self,
    DiffCommand.self,
    HistoryCommand.self,
    TraceCommand.self,
    ServeCommand.self,
    CheckEngineCommand.self,
    CompletionsCommand.self,
    ManCommand.self,
  ]

  /// The command with this name, if there is one.
  static func command(named name: String) -> (any Command.Type)? {
    all.first { $0.spec.name == name }
  }

  /// The command line of a tool; without apps, it lacks their commands and flags.
  static func tool(named name: String, hasApps: Bool) -> ToolSpec {
    let specs = all.filter { hasApps || !$0.needsApps }.map { command in
      command.spec.forTool(named: name, hasApps: hasApps)
    }
    return ToolSpec(
      name: name,
      summary: "Runs executable specifications of app flows, written as plain-text scenarios.",
      commands: specs, flags: SharedFlags.all, pathCommand: RunCommand.spec.name)
  }
}

extension CommandSpec {
  /// The command for another tool: with that tool's name, and without flags that do not apply.
  fileprivate func forTool(named name: String, hasApps: Bool) -> CommandSpec {
    // Commands that read features use the settings of `spec.json`.
    let takesSettings =
      flags.contains(SharedFlags.stepTag) || positionals.contains(SharedFlags.paths)
    return inTool(
      named: name, without: hasApps ? nil : RunFlags.appSection,
      settings: takesSettings ? SettingsFlags.all : nil)
  }
}

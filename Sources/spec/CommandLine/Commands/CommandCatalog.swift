/// The commands in the order of help; the parser, help and completions use this list.
enum CommandCatalog {
  /// The commands by what people want to do, the first ones first.
  private static let groups: KeyValuePairs<String, [any Command.Type]> = [
    "begin, and run scenarios": [
      InitCommand.self, NewCommand.self, RunCommand.self, TryCommand.self, StepsCommand.self,
      LintCommand.self,
    ],
    "write scenarios": [
      RecordCommand.self, ListCommand.self, ExpandCommand.self, ExplainCommand.self,
      FormatCommand.self, ParseCommand.self, LSPCommand.self, MCPCommand.self,
    ],
    "check the specification itself": [
      CoverageCommand.self, ProveCommand.self, MutateCommand.self, GateCommand.self,
      ExploreCommand.self, WalkCommand.self,
    ],
    "read what happened": [
      TraceCommand.self, DiffCommand.self, HistoryCommand.self, ReportCommand.self,
      MergeCommand.self, DocsCommand.self,
    ],
    "set up": [
      ConfigCommand.self, TrustCommand.self, AppsCommand.self, ServeCommand.self,
      CheckEngineCommand.self, CompletionsCommand.self, ManCommand.self,
    ],
  ]

  static let all: [any Command.Type] = groups.flatMap(\.value)

  /// The command with this name, if there is one.
  static func command(named name: String) -> (any Command.Type)? {
    all.first { $0.spec.name == name }
  }

  /// The command line of a tool; without apps, it lacks their commands and flags.
  static func tool(named name: String, hasApps: Bool) -> ToolSpec {
    let specs = groups.flatMap { title, commands in
      commands.filter { hasApps || !$0.needsApps }.map { command in
        var spec = command.spec.forTool(named: name, hasApps: hasApps)
        spec.group = title
        return spec
      }
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

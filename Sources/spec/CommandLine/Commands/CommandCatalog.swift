/// The commands, in the order help shows them: the one list the reader, help and completions read.
enum CommandCatalog {
  static let all: [any Command.Type] = [
    RunCommand.self,
    ListCommand.self,
    StepsCommand.self,
    ConfigCommand.self,
    AppsCommand.self,
    ParseCommand.self,
    CoverageCommand.self,
    ProveCommand.self,
    MutateCommand.self,
    ReportCommand.self,
    MergeCommand.self,
    ServeCommand.self,
    CheckEngineCommand.self,
    CompletionsCommand.self,
  ]

  /// The command of that name, if there is one.
  static func command(named name: String) -> (any Command.Type)? {
    all.first { $0.spec.name == name }
  }

  /// The whole command line of a tool; one without apps has no commands and flags for them.
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
  /// The command as another tool has it: under that tool's name, without flags it has no use for.
  fileprivate func forTool(named name: String, hasApps: Bool) -> CommandSpec {
    let kept = hasApps ? flags : flags.filter { $0.section != RunFlags.appSection }
    let isStandard = name == Self.standardTool
    let examples = examples.filter { example in
      kept.count == flags.count || !flags.contains { !kept.contains($0) && example.uses($0) }
    }.map { isStandard ? $0 : Example($0.line.replacingTool(by: name), $0.does) }
    // Who reads scenarios finds them as spec.json says.
    let takesSettings = positionals.contains {
      $0 == SharedFlags.paths || $0 == CoverageCommand.paths
    }
    return CommandSpec(
      name: self.name, summary: summary, discussion: discussion, examples: examples,
      positionals: positionals, flags: kept + (takesSettings ? SettingsFlags.all : []),
      rules: rules,
      takesSettings: takesSettings)
  }

  /// The tool the examples are written for.
  private static var standardTool: String { "spec" }
}

extension CommandSpec.Example {
  fileprivate func uses(_ flag: Flag) -> Bool {
    line.split(separator: " ").contains { word in flag.spellings.contains { $0 == word } }
  }
}

extension String {
  /// The line with another word for `spec`, wherever that is a word of its own before a blank.
  fileprivate func replacingTool(by name: String) -> String {
    split(separator: " ", omittingEmptySubsequences: false).map { word in
      word == "spec" ? name : word.hasSuffix("(spec") ? word.dropLast(4) + name : String(word)
    }.joined(separator: " ")
  }
}

/// A command: its description and its implementation.
protocol Command: Sendable {
  static var spec: CommandSpec { get }
  /// Whether the command is omitted in a tool without apps.
  static var needsApps: Bool { get }
  /// Whether it runs scenarios, for which `--serve` starts a server.
  static func runsScenarios(_ arguments: Arguments) -> Bool
  /// Whether it reads the settings itself, such as whenever they change.
  static var readsSettings: Bool { get }
  /// Runs the command.
  ///
  /// - Throws: `UsageError` for a value that the table accepts but the command does not.
  static func run(_ arguments: Arguments, in tool: ToolContext) async throws(UsageError)
    -> ExitStatus
}

extension Command {
  static var needsApps: Bool { false }
  static var readsSettings: Bool { false }
  static func runsScenarios(_ arguments: Arguments) -> Bool { false }
}

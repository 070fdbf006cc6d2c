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
  /// - Throws: why it ends early, which is then printed: `UsageError` for a value that the flag
  ///   accepts but the command does not, or `CommandEnding` if the reason was printed already.
  static func run(_ arguments: Arguments, in tool: ToolContext) async throws -> ExitStatus
}

extension Command {
  static var needsApps: Bool { false }
  static var readsSettings: Bool { false }
  static func runsScenarios(_ arguments: Arguments) -> Bool { false }
}

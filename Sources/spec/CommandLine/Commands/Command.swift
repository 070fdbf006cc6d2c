/// A command: what help says of it, and what it does.
protocol Command: Sendable {
  static var spec: CommandSpec { get }
  /// Whether a tool without apps has no use for it.
  static var needsApps: Bool { get }
  /// Runs with what was typed, and says how it ended.
  ///
  /// - Throws: `UsageError` for a value that passed the table and cannot be used.
  static func run(_ arguments: Arguments, in tool: ToolContext) async throws(UsageError)
    -> ExitStatus
}

extension Command {
  static var needsApps: Bool { false }
}

package import SpecDrivers

/// The options of a connection to an engine.
package struct EngineOptions: Sendable {
  package var deadlines: EngineDeadlines
  /// The settings of the run, sent with `initialize` and each launch.
  package var settings: Settings
  /// Environment variables of the program, in addition to those of this process.
  package var environment: [String: String]
  /// The version of this program, sent to the engine.
  package var clientVersion: String
  /// Called with each notification, in order.
  package var notice: @Sendable (EngineNotification) -> Void

  package init(
    deadlines: EngineDeadlines = EngineDeadlines(), settings: Settings = Settings(),
    environment: [String: String] = [:],
    clientVersion: String = "1", notice: @escaping @Sendable (EngineNotification) -> Void = { _ in }
  ) {
    self.deadlines = deadlines
    self.settings = settings
    self.environment = environment
    self.clientVersion = clientVersion
    self.notice = notice
  }
}

public import SpecDrivers

/// How an engine is asked and what it is told at the start.
public struct EngineOptions: Sendable {
  public var deadlines: EngineDeadlines
  /// The folder the engine puts its attachments in; without one it sends none.
  public var attachments: String?
  /// What the run sets, told at the start and at every launch.
  public var settings: Settings
  /// Variables the program finds in its environment, besides those of this process.
  public var environment: [String: String]
  /// The version this program tells the engine it has.
  public var clientVersion: String
  /// Called with everything the engine says besides its answers, in order.
  public var notice: @Sendable (EngineNotification) -> Void

  public init(
    deadlines: EngineDeadlines = EngineDeadlines(), attachments: String? = nil,
    settings: Settings = Settings(), environment: [String: String] = [:],
    clientVersion: String = "1", notice: @escaping @Sendable (EngineNotification) -> Void = { _ in }
  ) {
    self.deadlines = deadlines
    self.attachments = attachments
    self.settings = settings
    self.environment = environment
    self.clientVersion = clientVersion
    self.notice = notice
  }
}

/// How an engine is asked and what it is told at the start.
public struct EngineOptions: Sendable {
  public var deadlines: EngineDeadlines
  /// The folder the engine puts its attachments in; without one it sends none.
  public var attachments: String?
  /// Whatever the engine's author wants to be told, by name.
  public var parameters: [String: String]
  /// Variables the program finds in its environment, besides those of this process.
  public var environment: [String: String]
  /// The version this program tells the engine it has.
  public var clientVersion: String
  /// Called with everything the engine says besides its answers, in order.
  public var notice: @Sendable (EngineNotification) -> Void

  public init(
    deadlines: EngineDeadlines = EngineDeadlines(), attachments: String? = nil,
    parameters: [String: String] = [:], environment: [String: String] = [:],
    clientVersion: String = "1", notice: @escaping @Sendable (EngineNotification) -> Void = { _ in }
  ) {
    self.deadlines = deadlines
    self.attachments = attachments
    self.parameters = parameters
    self.environment = environment
    self.clientVersion = clientVersion
    self.notice = notice
  }
}

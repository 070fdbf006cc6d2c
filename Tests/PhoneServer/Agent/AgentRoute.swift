import SpecJSON

/// A command of WebDriverAgent: its method, its path without the session, and what it does.
struct AgentRoute: Sendable {
  typealias Command = @Sendable (isolated Agent, AgentCall) async throws(AgentError) -> JSONValue

  /// Where a command is available.
  enum Place: Sendable {
    /// Below `/session/ID`.
    case inSession
    case withoutSession
    case anywhere
  }

  let method: String
  let pattern: PathPattern
  let place: Place
  let command: Command

  init(
    _ method: String, _ path: String, _ place: Place = .inSession, _ command: @escaping Command
  ) {
    self.method = method
    pattern = PathPattern(path)
    self.place = place
    self.command = command
  }

  /// All commands that the phone has.
  static let all: [AgentRoute] =
    sessionRoutes + appRoutes + findRoutes + elementRoutes + gestureRoutes + alertRoutes
    + deviceRoutes
}

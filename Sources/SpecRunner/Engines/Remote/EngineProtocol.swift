/// The methods and version of the engine protocol; Documentation/EngineProtocol.md describes it.
package enum EngineProtocol {
  /// The protocol version; a change that is incompatible with older engines increments it.
  package static let version = 1

  /// A request from the runner to an engine.
  package enum Method: String, Hashable, Sendable, CaseIterable {
    /// Negotiates the version and returns the capabilities; the first request.
    case initialize
    /// Opens a session for one scenario.
    case open
    case arrange
    case launch
    case perform
    case observe
    /// Ends a session.
    case close
    /// Shuts the engine down; the last request. The engine exits when its input is closed.
    case shutdown
  }

  /// A notification, which has no response.
  package enum Notice: String, Hashable, Sendable, CaseIterable {
    /// To the engine: cancels a request.
    case cancel
    /// To the runner: a log message.
    case log
    /// To the runner: a request is still being processed; its time limit restarts.
    case progress
  }
}

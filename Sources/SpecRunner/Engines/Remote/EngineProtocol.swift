/// The names and numbers of the engine protocol; its grammar is Documentation/EngineProtocol.md.
package enum EngineProtocol {
  /// The version this code speaks; a change an older engine would misread takes the next number.
  package static let version = 1

  /// A request the runner sends to an engine.
  package enum Method: String, Hashable, Sendable, CaseIterable {
    /// Version, names and capabilities; the first request of a conversation.
    case initialize
    /// A session: one scenario's world.
    case open
    case arrange
    case launch
    case perform
    case observe
    /// Ends a session.
    case close
    /// The last request; the engine ends once its input is closed.
    case shutdown
  }

  /// A notice that wants no answer.
  package enum Notice: String, Hashable, Sendable, CaseIterable {
    /// To the engine: the answer to a request is not wanted any more.
    case cancel
    /// To the runner: something to read.
    case log
    /// To the runner: a file that belongs to the scenario.
    case attachment
    /// To the runner: a request is being worked on; its deadline begins anew.
    case progress
  }
}

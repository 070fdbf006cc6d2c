/// A notification from an engine, or a warning about its behaviour.
package enum EngineNotification: Hashable, Sendable {
  /// The importance of a log message.
  package enum Level: String, Hashable, Sendable, CaseIterable {
    case debug, info, warning, error
  }

  /// A log message.
  case log(Level, String, session: String?)
  /// A request is still being processed; the text describes the progress.
  case progress(String)
  /// The engine violated the protocol in a way that does not end the connection.
  case warning(String)
}

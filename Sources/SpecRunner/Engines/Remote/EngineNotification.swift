/// What an engine says besides its answers, and what is odd about how it says things.
public enum EngineNotification: Hashable, Sendable {
  /// How much a log line matters.
  public enum Level: String, Hashable, Sendable, CaseIterable {
    case debug, info, warning, error
  }

  /// Something to read.
  case log(Level, String, session: String?)
  /// A file that belongs to the scenario, by its path in the attachments folder.
  case attachment(name: String, mediaType: String, path: String, session: String?)
  /// A request takes its time; what the engine says about it.
  case progress(String)
  /// The engine bends the protocol in a way that can be lived with.
  case warning(String)
}

/// How long a browser may take for what it is asked, before it is given up and ended.
public struct WebDriverDeadlines: Hashable, Sendable {
  /// From the start of the browser's driver to the port it listens on.
  public var start: Duration = .seconds(10)
  /// To start a browser; a grid may queue the request.
  public var session: Duration = .seconds(60)
  /// To load a page, and for whatever may begin to load one.
  public var load: Duration = .seconds(30)
  /// For everything else.
  public var command: Duration = .seconds(10)
  /// To end a session; then its browser is killed.
  public var close: Duration = .seconds(5)
  /// To shut the browser's driver down; then it is killed.
  public var shutdown: Duration = .seconds(2)

  public init() {}

  /// How long the server itself is told to wait for a page or a script.
  ///
  /// Shorter than the deadline for its answer, so that it answers and is not given up.
  func ofServer(_ kind: Kind) -> Duration { max(.milliseconds(100), self[kind] * 8 / 10) }

  /// Which of the deadlines a command has.
  enum Kind: Sendable { case session, load, command, close, shutdown }

  subscript(kind: Kind) -> Duration {
    switch kind {
    case .session: session
    case .load: load
    case .command: command
    case .close: close
    case .shutdown: shutdown
    }
  }
}

/// How long a browser may take for what it is asked, before it is given up and ended.
package struct WebDriverDeadlines: Hashable, Sendable {
  /// From the start of the browser's driver to the port it listens on.
  package var start: Duration = .seconds(10)
  /// To start a browser; a grid may queue the request.
  package var session: Duration = .seconds(60)
  /// To load a page, and for whatever may begin to load one.
  package var load: Duration = .seconds(30)
  /// For everything else.
  package var command: Duration = .seconds(10)
  /// To end a session; then its browser is killed.
  package var close: Duration = .seconds(5)
  /// To shut the browser's driver down; then it is killed.
  package var shutdown: Duration = .seconds(2)

  package init() {}

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

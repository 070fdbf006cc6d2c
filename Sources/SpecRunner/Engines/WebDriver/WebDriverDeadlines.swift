/// The time limits for commands to a browser, after which it is ended.
package struct WebDriverDeadlines: Hashable, Sendable {
  /// The time from the start of the WebDriver server to its port.
  package var start: Duration = .seconds(10)
  /// The time to start a browser, also one that is its own server; a grid may queue the request.
  package var session: Duration = .seconds(60)
  /// The time to load a page, and for actions that may load one.
  package var load: Duration = .seconds(30)
  /// The time for other commands.
  package var command: Duration = .seconds(10)
  /// The time to end a session; then its browser is killed.
  package var close: Duration = .seconds(5)
  /// The time to shut the server down; then it is killed.
  package var shutdown: Duration = .seconds(2)

  package init() {}

  /// The time limit for pages and scripts that is set in the server.
  ///
  /// It is shorter than the limit for the response, so that the server reports the timeout itself.
  func ofServer(_ kind: Kind) -> Duration { max(.milliseconds(100), self[kind] * 8 / 10) }

  /// The time limit of a command.
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

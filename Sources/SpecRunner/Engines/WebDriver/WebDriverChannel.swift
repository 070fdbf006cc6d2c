import SpecJSON

/// The connection of a session to its browser.
///
/// Calls block until their deadline, so they belong on the queue of the session.
protocol WebDriverChannel: AnyObject {
  /// Sends a command and waits for its result.
  func send(_ command: WebDriverCommand) throws(WebDriverFailure) -> JSONValue

  /// Does what WebDriver has no command for.
  ///
  /// - Throws: `unsupported` if this browser has no way.
  func apply(_ control: BrowserControl) throws(WebDriverFailure) -> JSONValue

  /// Ends the session and its browser; false if the server did not confirm that.
  func end() -> Bool
}

import SpecDrivers
import SpecJSON

/// The browser a scenario has: sends it commands and explains their failures.
struct ScenarioBrowser: Sendable {
  let place: SessionPool.Place
  let starter: BrowserStarter

  var isChromium: Bool { place.session.browser.isChromium }

  /// Whether a finger touches its pages; else a mouse clicks.
  var isTouched: Bool { place.key.device.isTouched && isChromium }

  /// Sends a command, with its failure as it is.
  @discardableResult
  func attempt(_ command: WebDriverCommand) async throws(WebDriverFailure) -> JSONValue {
    try await place.session.send(command)
  }

  /// Sends a command whose failure nothing can be done about.
  @discardableResult
  func send(_ command: WebDriverCommand) async throws(DriverError) -> JSONValue {
    do { return try await attempt(command) } catch {
      throw await starter.explain(error, doing: command.what)
    }
  }
}

import SpecDrivers
import SpecJSON

/// The browser of a scenario: sends commands and describes their failures.
struct ScenarioBrowser: Sendable {
  let place: SessionPool.Place
  let starter: BrowserStarter

  var isChromium: Bool { place.session.browser.isChromium }

  /// Whether pages have a touch screen instead of a mouse.
  var isTouched: Bool { place.key.device.isTouched && isChromium }

  /// Sends a command and throws its failure unchanged.
  @discardableResult
  func attempt(_ command: WebDriverCommand) async throws(WebDriverFailure) -> JSONValue {
    try await place.session.send(command)
  }

  /// Sends a command whose failure ends the step.
  @discardableResult
  func send(_ command: WebDriverCommand) async throws(DriverError) -> JSONValue {
    do { return try await attempt(command) } catch {
      throw await starter.explain(error, doing: command.what)
    }
  }
}

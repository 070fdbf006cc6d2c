import SpecDrivers
import SpecJSON

/// The browser of a scenario: sends commands and describes their failures.
struct ScenarioBrowser: Sendable {
  let place: SessionPool.Place
  let starter: BrowserStarter

  var kind: BrowserKind { place.session.browser.kind }

  /// Whether pages have a touch screen instead of a mouse.
  var isTouched: Bool { place.key.device.isTouched && kind.canBeTouched }

  /// Whether pages have the size of the device from the start.
  var isSized: Bool { kind == .firefox || isTouched }

  var isMac: Bool { place.session.browser.isMac }

  /// Whether any window is open.
  var hasWindows: Bool {
    get async {
      guard case .array(let windows)? = try? await attempt(.windows) else { return false }
      return !windows.isEmpty
    }
  }

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

  /// The result of a function of the page script that returns an object.
  func outcome(of command: WebDriverCommand) async throws(DriverError) -> JSONObject {
    let answer = try await send(command)
    guard case .object(let outcome) = answer else {
      throw .engineFault("the page script returned an invalid result: \(answer)")
    }
    return outcome
  }

  /// Does what WebDriver has no command for; a failure ends the step.
  @discardableResult
  func apply(_ control: BrowserControl) async throws(DriverError) -> JSONValue {
    do { return try await place.session.apply(control) } catch {
      throw await starter.explain(error, doing: control.what)
    }
  }
}

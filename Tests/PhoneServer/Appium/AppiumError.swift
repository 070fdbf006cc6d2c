import SpecText

/// An error of an Appium server: its name, its status and its message (`errors.ts` of base-driver).
struct AppiumError: Error, Equatable {
  let name: String
  let status: Int
  let message: String

  static let unknownCommand = AppiumError(
    name: "unknown command", status: 404,
    message: "The requested resource could not be found, or a request was received using an HTTP "
      + "method that is not supported by the mapped resource.")
  static let noSession = AppiumError(
    name: "invalid session id", status: 404,
    message: "A session is either terminated or not started")
  /// A command that the driver does not have (`NotImplementedError`).
  static let notImplemented = AppiumError(
    name: "unknown method", status: 405, message: "Method is not implemented")
  static let noElement = AppiumError(
    name: "no such element", status: 404,
    message: "An element could not be located on the page using the given search parameters.")

  static func invalidArgument(_ message: String) -> Self {
    Self(name: "invalid argument", status: 400, message: message)
  }

  static func invalidSelector(_ message: String) -> Self {
    Self(name: "invalid selector", status: 400, message: message)
  }

  static func sessionNotCreated(_ message: String) -> Self {
    Self(
      name: "session not created", status: 500,
      message: "A new session could not be created. Details: \(message)")
  }

  /// An error that the driver throws without a kind of its own.
  static func unknown(_ message: String) -> Self {
    Self(name: "unknown error", status: 500, message: message)
  }

  /// The names of errors that clients know; others of WebDriverAgent become unknown errors.
  private static let known = [
    "invalid session id", "no such element", "unknown command", "stale element reference",
    "element not visible", "invalid element state", "unknown error", "unknown method",
    "unsupported operation", "invalid selector", "session not created", "no such alert",
    "unexpected alert open", "invalid argument", "invalid coordinates", "timeout",
    "unable to capture screen",
  ]

  /// The error of a command that was passed on to WebDriverAgent (`ProxyRequestError`).
  init(_ error: AgentError) {
    let isKnown = Self.known.contains { $0.isSame(as: error.name) }
    name = isKnown ? error.name : "unknown error"
    status = error.name == "timeout" || !isKnown ? 500 : error.status
    message = error.message
  }

  init(name: String, status: Int, message: String) {
    self.name = name
    self.status = status
    self.message = message
  }
}

/// An error of WebDriverAgent: its name, its status and its message (`FBCommandStatus.m`).
///
/// The exceptions of commands get these statuses in `FBExceptionHandler.m`.
struct AgentError: Error, Equatable {
  let name: String
  let status: Int
  let message: String

  private init(_ name: String, _ status: Int, _ message: String) {
    self.name = name
    self.status = status
    self.message = message
  }

  static func invalidArgument(_ message: String) -> Self {
    Self("invalid argument", 400, message)
  }

  static func invalidState(_ message: String) -> Self {
    Self("invalid element state", 400, message)
  }

  static func invalidSelector(_ message: String) -> Self {
    Self("invalid selector", 400, message)
  }

  static let noSession = Self("invalid session id", 404, "Session does not exist")

  static func noElement(_ message: String) -> Self { Self("no such element", 404, message) }

  static func stale(_ message: String) -> Self { Self("stale element reference", 404, message) }

  /// Of reading an alert.
  static let noAlert = Self(
    "no such alert", 404,
    "An attempt was made to operate on a modal dialog when one was not open")

  /// Of answering an alert (`FBAlert.m`).
  static let noAlertToAnswer = Self("no such alert", 404, "No alert is open")

  static func sessionNotCreated(_ message: String) -> Self {
    Self("session not created", 500, message)
  }

  static func unknownCommand(_ message: String) -> Self { Self("unknown command", 404, message) }

  static func unsupported(_ message: String) -> Self { Self("unsupported operation", 500, message) }

  static func unknown(_ message: String) -> Self { Self("unknown error", 500, message) }

  static func noWheelValue(_ message: String) -> Self {
    Self("target value not found", 404, message)
  }

  /// Of an app that ended by itself (`FBSession.m`).
  static func crashed(_ bundle: String) -> Self {
    invalidState(
      "The application under test with bundle id '\(bundle)' is not running, possibly crashed")
  }
}

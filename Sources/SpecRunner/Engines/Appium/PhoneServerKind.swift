import SpecJSON

/// The kind of server that controls a phone.
enum PhoneServerKind: Hashable, Sendable {
  /// An Appium server with one of its drivers.
  case appium
  /// A WebDriverAgent, which runs on the iPhone and has routes of its own.
  case agent

  /// Tells the kind from the answer to `GET /status`: only WebDriverAgent names the phone's system.
  init(status: JSONValue) {
    if case .object(let fields) = status, fields["ios"] != nil || fields["os"] != nil {
      self = .agent
    } else {
      self = .appium
    }
  }
}

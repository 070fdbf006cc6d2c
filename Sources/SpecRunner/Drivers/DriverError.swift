/// The closed set of failures of an engine or an app, each with what was looked for.
public enum DriverError: Error, Hashable, Sendable, Codable {
  /// No element of that name can be seen on the screen that stood there.
  case elementNotFound(Selector, Screen)
  /// Several elements have that name.
  case ambiguousElement(Selector, Int, Screen)
  /// The element is there and cannot be used: disabled, covered, not editable.
  case notInteractable(Selector, why: String, Screen)
  /// No answer of that name in the alert, or nothing in front that wants one.
  case noSuchAnswer(String, Screen)
  /// An action needs something that is not there, such as a keyboard for the return key.
  case impossible(what: String, why: String, Screen)
  /// The engine cannot do or see this; the scenario is skipped with the reason.
  case unsupported(Capability, why: String)
  case unknownApp(String, known: [String])
  case unknownFault(String, app: String, known: [String])
  case unknownDevice(String, known: [String])
  case unknownSetting(String, known: [String])
  /// No keyboard has a key of that name.
  case unknownKey(String, known: [String])
  /// An action or observation before any app was launched.
  case notLaunched
  /// The app ended by itself; the text is what is known of why.
  case appCrashed(String)
  /// The engine did not answer in time.
  case timedOut(what: String, after: Duration)
  /// The engine is gone; the text holds the last it said.
  case engineLost(String)
  /// The engine broke its contract.
  case engineFault(String)

  /// Whether the engine, not the app, is to blame: an error rather than a failed check.
  public var isInfrastructure: Bool {
    switch self {
    case .timedOut, .engineLost, .engineFault, .appCrashed: true
    default: false
    }
  }
}

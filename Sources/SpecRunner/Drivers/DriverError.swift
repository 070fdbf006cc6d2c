/// The errors of an engine or an app.
public enum DriverError: Error, Hashable, Sendable, Codable {
  /// No visible element of the screen matches.
  case elementNotFound(Selector, Screen)
  /// Several elements match; the number says how many.
  case ambiguousElement(Selector, Int, Screen)
  /// The element cannot be used: it is disabled, covered or not editable.
  case notInteractable(Selector, why: String, Screen)
  /// The alert has no such button, or there is no alert.
  case noSuchAnswer(String, Screen)
  /// The action requires something that is missing, such as a keyboard for the return key.
  case impossible(what: String, why: String, Screen)
  /// The engine lacks the ability; the scenario is skipped with the reason.
  case unsupported(Capability, why: String)
  case unknownApp(String, known: [String])
  case unknownFault(String, app: String, known: [String])
  case unknownDevice(String, known: [String])
  case unknownSetting(String, known: [String])
  /// No keyboard has such a key.
  case unknownKey(String, known: [String])
  /// An action or observation before the launch.
  case notLaunched
  /// The app ended unexpectedly; the text is the known reason.
  case appCrashed(String)
  /// The engine did not respond in time.
  case timedOut(what: String, after: Duration)
  /// The engine is gone; the text has its last output.
  case engineLost(String)
  /// The engine violated the protocol.
  case engineFault(String)

  /// Whether the cause is the engine and not a failed check.
  public var isInfrastructure: Bool {
    switch self {
    case .timedOut, .engineLost, .engineFault, .appCrashed: true
    default: false
    }
  }
}

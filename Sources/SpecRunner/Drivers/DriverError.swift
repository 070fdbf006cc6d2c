/// An error of an engine or an app.
public enum DriverError: Error, Hashable, Sendable {
  /// No visible element of the screen matches.
  case elementNotFound(Selector, Screen)
  /// Several elements match; the number is their count.
  case ambiguousElement(Selector, Int, Screen)
  /// The element cannot be used: it is disabled, covered or not editable.
  case notInteractable(Selector, why: String, Screen)
  /// The alert has no such button, or there is no alert.
  case noSuchAnswer(String, Screen)
  /// The action requires something that is missing, such as a keyboard for the return key.
  case impossible(what: String, why: String, Screen)
  /// The engine lacks the ability; the scenario is skipped with the reason.
  case unsupported(Capability, why: String)
  /// The engine has no app with this name.
  case unknownApp(String, known: [String])
  /// The app has no fault with this name.
  case unknownFault(String, app: String, known: [String])
  /// The engine has no device with this name.
  case unknownDevice(String, known: [String])
  /// The engine has no setting with this name.
  case unknownSetting(String, known: [String])
  /// The keyboard has no key with this name.
  case unknownKey(String, known: [String])
  /// An action or observation came before the launch.
  case notLaunched
  /// The app ended unexpectedly; the text is the reason, as far as it is known.
  case appCrashed(String)
  /// The engine did not respond within the time limit.
  case timedOut(what: String, after: Duration)
  /// The engine ended or cannot be reached; the text contains its last output.
  case engineLost(String)
  /// The engine violated the protocol, or what it uses refused to do what it must do.
  case engineFault(String)

  /// Whether the engine or the app failed, and not a check.
  package var isInfrastructure: Bool {
    switch self {
    case .timedOut, .engineLost, .engineFault, .appCrashed: true
    default: false
    }
  }
}

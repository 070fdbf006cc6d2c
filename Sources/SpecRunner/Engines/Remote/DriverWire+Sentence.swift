import SpecDrivers
import SpecText

/// The `message` of a JSON-RPC error, for people; programs read its `data`.
extension DriverWire {
  static func sentence(_ error: DriverError) -> String {
    switch error {
    case .elementNotFound(let selector, let screen):
      "no \(selector) on the screen \"\(screen.name)\""
    case .ambiguousElement(let selector, let count, let screen):
      "\(count) elements match \(selector) on the screen \"\(screen.name)\""
    case .notInteractable(let selector, let why, _): "\(selector) cannot be used: \(why)"
    case .noSuchAnswer(let name, _): "no alert or dialog in front has the button \"\(name)\""
    case .impossible(let what, let why, _): "cannot \(what): \(why)"
    case .unsupported(let capability, let why): "\(capability.rawValue): \(why)"
    case .unknownApp(let name, let known): "no app \"\(name)\"" + list(known)
    case .unknownFault(let name, let app, let known):
      "the app \"\(app)\" has no fault \"\(name)\"" + list(known)
    case .unknownDevice(let name, let known): "no device \"\(name)\"" + list(known)
    case .unknownSetting(let name, let known): "no setting \"\(name)\"" + list(known)
    case .unknownKey(let name, let known): "no key \"\(name)\"" + list(known)
    case .notLaunched: "no app was launched"
    case .appCrashed(let why): "the app ended unexpectedly: \(why)"
    case .timedOut(let what, let after): "no response within \(after.wholeMilliseconds) ms: \(what)"
    case .engineLost(let why), .engineFault(let why): why
    }
  }

  private static func list(_ known: [String]) -> String {
    known.isEmpty ? "" : "; known: " + known.map { "\"\($0)\"" }.joined(separator: ", ")
  }
}

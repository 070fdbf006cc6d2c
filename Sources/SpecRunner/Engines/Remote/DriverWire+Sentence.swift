import SpecDrivers
import SpecText

/// A failure in one sentence, for the `message` of an error; who knows the contract reads `data`.
extension DriverWire {
  static func sentence(_ error: DriverError) -> String {
    switch error {
    case .elementNotFound(let selector, let screen):
      "no \(selector) on the screen \"\(screen.name)\""
    case .ambiguousElement(let selector, let count, let screen):
      "\(count) elements are \(selector) on the screen \"\(screen.name)\""
    case .notInteractable(let selector, let why, _): "\(selector) cannot be used: \(why)"
    case .noSuchAnswer(let name, _): "nothing in front offers \"\(name)\""
    case .impossible(let what, let why, _): "cannot \(what): \(why)"
    case .unsupported(let capability, let why): "\(capability.rawValue): \(why)"
    case .unknownApp(let name, let known): "no app \"\(name)\"" + list(known)
    case .unknownFault(let name, let app, let known):
      "the app \"\(app)\" has no fault \"\(name)\"" + list(known)
    case .unknownDevice(let name, let known): "no device \"\(name)\"" + list(known)
    case .unknownSetting(let name, let known): "no setting \"\(name)\"" + list(known)
    case .unknownKey(let name, let known): "no key \"\(name)\"" + list(known)
    case .notLaunched: "no app was launched"
    case .appCrashed(let why): "the app ended by itself: \(why)"
    case .timedOut(let what, let after): "no answer in \(after.wholeMilliseconds) ms: \(what)"
    case .engineLost(let why), .engineFault(let why): why
    }
  }

  private static func list(_ known: [String]) -> String {
    known.isEmpty ? "" : "; known are " + known.map { "\"\($0)\"" }.joined(separator: ", ")
  }
}

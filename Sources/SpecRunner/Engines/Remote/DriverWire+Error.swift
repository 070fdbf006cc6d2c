package import SpecDrivers
package import SpecJSON
import SpecText

/// Errors of drivers, as the `data` of a JSON-RPC error:
/// `{"kind":"notInteractable","selector":{…},"why":"…"}`.
extension DriverWire {
  /// The kinds of errors in the protocol.
  package enum ErrorKind: String, CaseIterable {
    case elementNotFound, ambiguousElement, notInteractable, noSuchAnswer, impossible, unsupported
    case unknownApp, unknownFault, unknownDevice, unknownSetting, unknownKey, notLaunched
    case appCrashed, timedOut, engineLost, engineFault

    /// Whether the error contains the screen.
    package var hasScreen: Bool {
      switch self {
      case .elementNotFound, .ambiguousElement, .notInteractable, .noSuchAnswer, .impossible: true
      default: false
      }
    }
  }

  package static func json(_ error: DriverError) -> JSONValue {
    let (kind, members) = parts(of: error)
    var object: JSONObject = ["kind": .string(kind.rawValue)]
    for (key, value) in members { object[key] = value }
    return .object(object)
  }

  package static func kind(of error: DriverError) -> ErrorKind { parts(of: error).kind }

  private typealias Members = KeyValuePairs<String, JSONValue>

  /// The kind of an error, and its other members.
  private static func parts(of error: DriverError) -> (kind: ErrorKind, members: Members) {
    func named(_ name: String, _ known: [String]) -> Members {
      ["name": .string(name), "known": .array(known.map { .string($0) })]
    }
    return switch error {
    case .elementNotFound(let selector, let screen):
      (.elementNotFound, ["selector": json(selector), "screen": json(screen)])
    case .ambiguousElement(let selector, let count, let screen):
      (
        .ambiguousElement,
        ["selector": json(selector), "count": .integer(count), "screen": json(screen)]
      )
    case .notInteractable(let selector, let why, let screen):
      (
        .notInteractable,
        ["selector": json(selector), "why": .string(why), "screen": json(screen)]
      )
    case .noSuchAnswer(let name, let screen):
      (.noSuchAnswer, ["name": .string(name), "screen": json(screen)])
    case .impossible(let what, let why, let screen):
      (.impossible, ["what": .string(what), "why": .string(why), "screen": json(screen)])
    case .unsupported(let capability, let why):
      (.unsupported, ["capability": .string(capability.rawValue), "why": .string(why)])
    case .unknownApp(let name, let known): (.unknownApp, named(name, known))
    case .unknownDevice(let name, let known): (.unknownDevice, named(name, known))
    case .unknownSetting(let name, let known): (.unknownSetting, named(name, known))
    case .unknownKey(let name, let known): (.unknownKey, named(name, known))
    case .unknownFault(let name, let app, let known):
      (
        .unknownFault,
        ["name": .string(name), "app": .string(app), "known": .array(known.map { .string($0) })]
      )
    case .notLaunched: (.notLaunched, [:])
    case .appCrashed(let why): (.appCrashed, ["why": .string(why)])
    case .engineLost(let why): (.engineLost, ["why": .string(why)])
    case .engineFault(let why): (.engineFault, ["why": .string(why)])
    case .timedOut(let what, let after):
      (.timedOut, ["what": .string(what), "after": .integer(after.wholeMilliseconds)])
    }
  }

  /// The kind of an error; nil if it is unknown.
  package static func errorKind(_ json: JSONValue) -> ErrorKind? {
    (try? json.string(at: "kind")).flatMap(ErrorKind.init)
  }

  /// Decodes the data of an error with a known kind.
  package static func driverError(_ json: JSONValue) throws(JSONDecodingError) -> DriverError {
    let kind: ErrorKind = try json.field(at: "kind", as: raw)
    switch kind {
    case .elementNotFound: return .elementNotFound(try selectorMember(json), try shown(json))
    case .ambiguousElement:
      return .ambiguousElement(
        try selectorMember(json), try json.integer(at: "count"), try shown(json))
    case .notInteractable:
      return .notInteractable(
        try selectorMember(json), why: try json.string(at: "why"), try shown(json))
    case .noSuchAnswer: return .noSuchAnswer(try json.string(at: "name"), try shown(json))
    case .impossible:
      return .impossible(
        what: try json.string(at: "what"), why: try json.string(at: "why"), try shown(json))
    case .unsupported:
      return .unsupported(
        Capability(try json.string(at: "capability")), why: try json.string(at: "why"))
    case .unknownApp: return .unknownApp(try json.string(at: "name"), known: try known(json))
    case .unknownFault:
      return .unknownFault(
        try json.string(at: "name"), app: try json.string(at: "app"), known: try known(json))
    case .unknownDevice: return .unknownDevice(try json.string(at: "name"), known: try known(json))
    case .unknownSetting:
      return .unknownSetting(try json.string(at: "name"), known: try known(json))
    case .unknownKey: return .unknownKey(try json.string(at: "name"), known: try known(json))
    case .notLaunched: return .notLaunched
    case .appCrashed: return .appCrashed(try json.string(at: "why"))
    case .timedOut:
      return .timedOut(
        what: try json.string(at: "what"), after: .milliseconds(try json.integer(at: "after")))
    case .engineLost: return .engineLost(try json.string(at: "why"))
    case .engineFault: return .engineFault(try json.string(at: "why"))
    }
  }

  private static func selectorMember(_ json: JSONValue) throws(JSONDecodingError) -> Selector {
    try json.field(at: "selector", as: selector)
  }

  private static func shown(_ json: JSONValue) throws(JSONDecodingError) -> Screen {
    try json.field(at: "screen", as: screen)
  }

  private static func known(_ json: JSONValue) throws(JSONDecodingError) -> [String] {
    try json.list(at: "known", of: JSONForm.string)
  }
}

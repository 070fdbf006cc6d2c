import SpecDrivers
import SpecJSON
import SpecText

/// The apps of an engine and their faults, in the response to `initialize`.
///
/// `apps` is a list of names; `faults` has a member for each app with faults, `limits` one for each
/// app with limits of faults.
extension DriverWire {
  /// `{"egg-timer":[{"name":"runs-slow","breaks":["egg-1.2"],"summary":"…"}]}`; nil if no app has
  /// faults.
  static func faults(of apps: [App]) -> JSONValue? { lists(of: apps, \.faults, json) }

  /// `{"egg-timer":[{"name":"second-visit","summary":"…"}]}`; nil if no app has limits.
  static func limits(of apps: [App]) -> JSONValue? { lists(of: apps, \.limits, json) }

  private static func lists<Element>(
    of apps: [App], _ list: KeyPath<App, [Element]>, _ write: (Element) -> JSONValue
  ) -> JSONValue? {
    let apps = apps.filter { !$0[keyPath: list].isEmpty }
    if apps.isEmpty { return nil }
    return .object(JSONObject(apps.map { ($0.name, .array($0[keyPath: list].map(write))) }))
  }

  /// Decodes the members `apps`, `faults` and `limits`.
  static func apps(_ json: JSONValue) throws(JSONDecodingError) -> [App] {
    var apps = try json.list(at: "apps", of: JSONForm.string).map { App($0) }
    try decode("faults", of: json, into: &apps, \.faults, fault)
    try decode("limits", of: json, into: &apps, \.limits, limit)
    return apps
  }

  /// Decodes a member that has a list for some of the apps.
  private static func decode<Element>(
    _ member: String, of json: JSONValue, into apps: inout [App],
    _ list: WritableKeyPath<App, [Element]>,
    _ element: (JSONValue) throws(JSONDecodingError) -> Element
  ) throws(JSONDecodingError) {
    guard let lists = try json.object()[member] else { return }
    do throws(JSONDecodingError) {
      for (name, elements) in try lists.object() {
        do throws(JSONDecodingError) {
          guard let index = apps.firstIndex(where: { $0.name.isSame(as: name) }) else {
            throw JSONDecodingError(
              expected: "the name of one of its apps", found: JSONValue.string(name).description)
          }
          apps[index][keyPath: list] = try elements.array(of: element)
        } catch {
          throw error.prefixed(by: .key(name))
        }
      }
    } catch {
      throw error.prefixed(by: .key(member))
    }
  }

  private static func json(_ fault: Fault) -> JSONValue {
    object([
      "name": .string(fault.name),
      "breaks": fault.breaks.isEmpty ? nil : .array(fault.breaks.map { .string($0) }),
      "summary": fault.summary.isEmpty ? nil : .string(fault.summary),
      "withoutEffect": fault.withoutEffect.isEmpty
        ? nil : .some(sorted(fault.withoutEffect.mapValues { .string($0) })),
    ])
  }

  private static func json(_ limit: FaultLimit) -> JSONValue {
    object([
      "name": .string(limit.name),
      "summary": limit.summary.isEmpty ? nil : .string(limit.summary),
    ])
  }

  private static func limit(_ json: JSONValue) throws(JSONDecodingError) -> FaultLimit {
    FaultLimit(
      try json.string(at: "name"), try json.string(ifPresent: "summary") ?? "")
  }

  private static func fault(_ json: JSONValue) throws(JSONDecodingError) -> Fault {
    Fault(
      try json.string(at: "name"),
      breaks: try json.list(at: "breaks", of: JSONForm.string),
      try json.string(ifPresent: "summary") ?? "",
      withoutEffect: try strings(json, at: "withoutEffect"))
  }
}

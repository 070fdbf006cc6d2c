import SpecDrivers
import SpecJSON
import SpecText

/// The apps of an engine and their faults, in the response to `initialize`.
///
/// `apps` is a list of names; `faults` has a member for each app with faults.
extension DriverWire {
  /// `{"egg-timer":[{"name":"runs-slow","breaks":["egg-1.2"],"summary":"…"}]}`; nil if no app has
  /// faults.
  static func faults(of apps: [App]) -> JSONValue? {
    let faulty = apps.filter { !$0.faults.isEmpty }
    guard !faulty.isEmpty else { return nil }
    return .object(JSONObject(faulty.map { ($0.name, .array($0.faults.map { json($0) })) }))
  }

  /// Decodes the members `apps` and `faults`.
  static func apps(_ json: JSONValue) throws(JSONDecodingError) -> [App] {
    var apps =
      try json.fieldIfPresent(at: "apps") { list throws(JSONDecodingError) in
        try list.array(of: string)
      }?.map { App($0) } ?? []
    guard let faults = try json.object()["faults"] else { return apps }
    do throws(JSONDecodingError) {
      for (name, list) in try faults.object() {
        do throws(JSONDecodingError) {
          guard let index = apps.firstIndex(where: { $0.name.isSame(as: name) }) else {
            throw JSONDecodingError(
              expected: "the name of one of its apps", found: JSONValue.string(name).description)
          }
          apps[index].faults = try list.array(of: fault)
        } catch {
          throw error.prefixed(by: .key(name))
        }
      }
    } catch {
      throw error.prefixed(by: .key("faults"))
    }
    return apps
  }

  private static func json(_ fault: Fault) -> JSONValue {
    object([
      "name": .string(fault.name),
      "breaks": fault.breaks.isEmpty ? nil : .array(fault.breaks.map { .string($0) }),
      "summary": fault.summary.isEmpty ? nil : .string(fault.summary),
    ])
  }

  private static func fault(_ json: JSONValue) throws(JSONDecodingError) -> Fault {
    Fault(
      try json.string(at: "name"),
      breaks: try json.fieldIfPresent(at: "breaks") { list throws(JSONDecodingError) in
        try list.array(of: string)
      } ?? [],
      try json.fieldIfPresent(at: "summary", as: string) ?? "")
  }
}

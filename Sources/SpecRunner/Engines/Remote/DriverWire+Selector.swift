package import SpecDrivers
package import SpecJSON

/// Selectors, such as `{"name":"Delete","role":"button","position":2}`.
extension DriverWire {
  package static func json(_ selector: Selector) -> JSONValue {
    object([
      "name": .string(selector.name),
      "comparison": selector.comparison == .exact ? nil : .string(selector.comparison.rawValue),
      "role": optional(selector.role?.rawValue),
      "position": selector.position.map { .integer($0) },
      "in": selector.scopes.isEmpty ? nil : .array(selector.scopes.map { json($0) }),
    ])
  }

  package static func selector(_ json: JSONValue) throws(JSONDecodingError) -> Selector {
    Selector(
      try json.string(at: "name"),
      try json.fieldIfPresent(at: "comparison", as: raw) ?? .exact,
      role: try json.string(ifPresent: "role").map(Element.Role.init(rawValue:)),
      position: try json.integer(ifPresent: "position"),
      in: try json.list(at: "in", of: selector))
  }

  /// A selection: `"all"`, `{"text":"…"}`, `{"start":0,"count":2}` or `{"caret":3}`.
  package static func json(_ selection: TextSelection) -> JSONValue {
    switch selection {
    case .all: "all"
    case .text(let text): ["text": .string(text)]
    case .range(let start, let count): ["start": .integer(start), "count": .integer(count)]
    case .caret(let place): ["caret": .integer(place)]
    }
  }

  package static func selection(_ json: JSONValue) throws(JSONDecodingError) -> TextSelection {
    if json == "all" { return .all }
    let object = try json.object()
    if object["text"] != nil { return .text(try json.string(at: "text")) }
    if object["caret"] != nil { return .caret(at: try json.integer(at: "caret")) }
    return .range(start: try json.integer(at: "start"), count: try json.integer(at: "count"))
  }
}

package import SpecDrivers
package import SpecJSON
import SpecText

/// Selectors, such as `{"name":"Delete","role":"button","position":2}`.
extension DriverWire {
  package static func json(_ selector: Selector) -> JSONValue {
    object([
      "name": .string(selector.name),
      "comparison": selector.comparison == .exact ? nil : .string(selector.comparison.rawValue),
      "role": optional(selector.role?.rawValue),
      "position": selector.position.map { .integer($0) },
      "in": selector.scopes.isEmpty ? nil : .array(selector.scopes.map { json($0) }),
      "relation": selector.relation == .inside ? nil : .string(selector.relation.rawValue),
      "at": selector.point.map {
        object([
          "x": .number($0.x), "y": .number($0.y), "percent": $0.isPercent ? true : nil,
        ])
      },
    ])
  }

  package static func selector(_ json: JSONValue) throws(JSONDecodingError) -> Selector {
    var selector = Selector(
      try json.string(at: "name"),
      try json.fieldIfPresent(at: "comparison", as: raw) ?? .exact,
      role: try json.string(ifPresent: "role").map(Element.Role.init(rawValue:)),
      position: try json.integer(ifPresent: "position"),
      in: try json.list(at: "in", of: self.selector))
    selector.point = try json.fieldIfPresent(at: "at") { point throws(JSONDecodingError) in
      ElementPoint(
        x: try point.field(at: "x", as: JSONForm.number),
        y: try point.field(at: "y", as: JSONForm.number),
        isPercent: try point.object()["percent"] == true)
    }
    selector.relation = try json.fieldIfPresent(at: "relation", as: raw) ?? .inside
    return selector
  }

  /// The JSON of an action in which each selector beside another element has its position on the
  /// screen instead, because engines know nothing but containers; nil if there is none.
  ///
  /// - Parameter screen: nil to ask whether there is one.
  static func placed(
    _ json: JSONValue, on screen: Screen?
  ) throws(DriverError) -> JSONValue? {
    guard case .object(var object) = json else { return nil }
    if var selector = try? self.selector(json),
      selector.scopes.contains(where: { $0.relation != .inside })
    {
      guard let screen else { return json }
      let element = try selector.resolve(on: screen)
      selector.scopes = []
      selector.position = nil
      let place = try selector.allMatches(on: screen).firstIndex { $0.id.isSame(as: element.id) }
      guard let place else { throw .elementNotFound(selector, screen) }
      selector.position = place + 1
      return self.json(selector)
    }
    var isChanged = false
    for (name, member) in object {
      guard let other = try placed(member, on: screen) else { continue }
      object[name] = other
      isChanged = true
    }
    return isChanged ? .object(object) : nil
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

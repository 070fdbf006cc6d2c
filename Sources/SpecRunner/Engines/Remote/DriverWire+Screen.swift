package import SpecDrivers
package import SpecJSON
import SpecText

/// Screens, elements, keyboards and alerts.
extension DriverWire {
  package static func json(_ screen: Screen) -> JSONValue {
    [
      "name": .string(screen.name),
      "size": ["width": number(screen.size.width), "height": number(screen.size.height)],
      "elements": .array(screen.elements.map { json($0) }),
      "complete": json(screen.complete) { .bool($0) },
      "focus": json(screen.focus) { optional($0) ?? .null },
      "keyboard": json(screen.keyboard) { $0.map { json($0) } ?? .null },
      "alert": json(screen.alert) { $0.map { json($0) } ?? .null },
      "stack": json(screen.stack) { .array($0.map { .string($0) }) },
      "properties": json(screen.properties),
    ]
  }

  package static func screen(_ json: JSONValue) throws(JSONDecodingError) -> Screen {
    Screen(
      name: try json.string(at: "name"),
      size: try json.field(at: "size", as: size),
      elements: try json.array(at: "elements", of: element),
      // A value of null does not mean that all was read.
      complete: try json.object()["complete"] == nil
        ? .known(true) : json.field(at: "complete", as: completeness),
      focus: try observed(json, at: "focus", nullableString),
      keyboard: try observed(json, at: "keyboard", keyboard),
      alert: try observed(json, at: "alert", alert),
      stack: try observed(json, at: "stack") { value throws(JSONDecodingError) in
        try value.array(of: JSONForm.string)
      },
      properties: try properties(json))
  }

  /// Decodes `complete`; `false` is refused because it does not name the missing parts.
  private static func completeness(_ json: JSONValue) throws(JSONDecodingError) -> Observed<Bool> {
    try observed(json) { value throws(JSONDecodingError) in
      guard value == true else {
        throw JSONDecodingError(
          expected: "true, or {\"unknown\": what could not be read and where}",
          found: value.description)
      }
      return true
    }
  }

  private static func size(_ json: JSONValue) throws(JSONDecodingError) -> Size {
    Size(width: try json.number(at: "width"), height: try json.number(at: "height"))
  }

  private static func json(_ element: Element) -> JSONValue {
    object([
      "id": .string(element.id),
      "role": .string(element.role.rawValue),
      "label": .string(element.label),
      "parent": optional(element.parent),
      "frame": json(element.frame) { frame in
        [
          "x": number(frame.x), "y": number(frame.y), "width": number(frame.width),
          "height": number(frame.height),
        ]
      },
      "properties": json(element.properties),
    ])
  }

  private static func element(_ json: JSONValue) throws(JSONDecodingError) -> Element {
    Element(
      id: try json.string(at: "id"),
      role: try json.field(at: "role", as: role),
      label: try json.string(ifPresent: "label") ?? "",
      parent: try json.string(ifPresent: "parent"),
      frame: try observed(json, at: "frame") { value throws(JSONDecodingError) in
        Frame(
          x: try value.number(at: "x"), y: try value.number(at: "y"),
          width: try value.number(at: "width"), height: try value.number(at: "height"))
      },
      properties: try properties(json))
  }

  /// Decodes a role, which may be one of the engine's own; one that only looks like a role of
  /// specifications would never be found.
  private static func role(_ json: JSONValue) throws(JSONDecodingError) -> Element.Role {
    let name = try json.string()
    let meant = Element.Role.all.first { $0.rawValue.isSame(as: name.lowercased()) }
    guard !name.isEmpty, meant.map({ $0.rawValue.isSame(as: name) }) ?? true else {
      throw JSONDecodingError(
        expected: meant.map { $0.rawValue.inQuotes } ?? "a role such as \"button\"",
        found: json.description)
    }
    return Element.Role(rawValue: name)
  }

  private static func json(_ properties: Properties) -> JSONValue {
    var members: [String: JSONValue] = [:]
    for (property, value) in properties { members[property.rawValue] = json(value) { json($0) } }
    return sorted(members)
  }

  /// Decodes the `properties` of a screen or an element; a missing member means none.
  private static func properties(_ json: JSONValue) throws(JSONDecodingError) -> Properties {
    let members =
      try json.fieldIfPresent(at: "properties") { members throws(JSONDecodingError) in
        try dictionary(members) { value throws(JSONDecodingError) in
          try observed(value, propertyValue)
        }
      } ?? [:]
    for (name, observed) in members {
      guard let value = observed.value, let expected = expectation(of: Property(name), value) else {
        continue
      }
      throw JSONDecodingError(
        path: [.key("properties"), .key(name)], expected: expected,
        found: Self.json(value).description)
    }
    return Properties(members.lazy.map { (Property($0.key), $0.value) })
  }

  /// What a property must be whose value is something else; nil if the value is right.
  private static func expectation(of property: Property, _ value: PropertyValue) -> String? {
    if Property.flags.contains(property) { return value.flag == nil ? "true or false" : nil }
    if Property.mixedFlags.contains(property) {
      return value.flag == nil && value != "mixed" ? "true, false or \"mixed\"" : nil
    }
    let isText = property == .text || property == .placeholder
    return isText && value.text == nil ? "a string" : nil
  }

  private static func json(_ keyboard: Keyboard) -> JSONValue {
    [
      "type": json(keyboard.type) { .string($0) },
      "returnKey": json(keyboard.returnKey) { optional($0) ?? .null },
      "height": json(keyboard.height) { number($0) },
      "shortcutBar": json(keyboard.shortcutBar) { .bool($0) },
    ]
  }

  private static func keyboard(_ json: JSONValue) throws(JSONDecodingError) -> Keyboard? {
    if json == .null { return nil }
    return Keyboard(
      type: try observed(json, at: "type", JSONForm.string),
      returnKey: try observed(json, at: "returnKey", nullableString),
      height: try observed(json, at: "height", JSONForm.number),
      shortcutBar: try observed(json, at: "shortcutBar", JSONForm.bool))
  }

  private static func json(_ alert: Alert) -> JSONValue {
    [
      "kind": .string(alert.kind.rawValue),
      "title": .string(alert.title),
      "message": .string(alert.message),
      "buttons": .array(alert.buttons.map { .string($0) }),
    ]
  }

  private static func alert(_ json: JSONValue) throws(JSONDecodingError) -> Alert? {
    if json == .null { return nil }
    return Alert(
      kind: try json.field(at: "kind", as: raw), title: try json.string(at: "title"),
      message: try json.string(ifPresent: "message") ?? "",
      buttons: try json.strings(at: "buttons"))
  }
}

import SpecJSON

/// The tree of an application in the other formats of `/source`.
enum SourceObject {
  /// JSON with the keys that `XCUIApplication+FBHelpers.m` writes: flags are `"1"` and `"0"`, types
  /// have no prefix.
  static func written(_ node: Node) -> JSONValue {
    let rect = node.rect
    var object: JSONObject = [
      "type": .string(node.type), "rawIdentifier": text(node.identifier),
      "name": text(node.name ?? ""), "value": text(node.reportedValue ?? ""),
      "label": text(node.label),
      "rect": [
        "x": .integer(rect.x), "y": .integer(rect.y), "width": .integer(rect.width),
        "height": .integer(rect.height),
      ],
      "frame": .string("{{\(rect.x), \(rect.y)}, {\(rect.width), \(rect.height)}}"),
      "isEnabled": flag(node.isEnabled), "isVisible": flag(node.isVisible),
      "isAccessible": flag(node.isAccessible), "isFocused": "0",
      "placeholderValue": text(node.reportedPlaceholder ?? ""),
      "traits": .string(node.traits.joined(separator: ", ")),
    ]
    if !node.children.isEmpty { object["children"] = .array(node.children.map(written)) }
    return .object(object)
  }

  /// The outline that XCTest prints for debugging.
  static func described(_ node: Node, depth: Int = 0) -> String {
    let rect = node.rect
    var line = String(repeating: "  ", count: depth)
    line += "\(node.type), {{\(rect.x), \(rect.y)}, {\(rect.width), \(rect.height)}}"
    if !node.identifier.isEmpty { line += ", identifier: '\(node.identifier)'" }
    if !node.label.isEmpty { line += ", label: '\(node.label)'" }
    if let value = node.reportedValue, !value.isEmpty { line += ", value: \(value)" }
    return line + "\n" + node.children.map { described($0, depth: depth + 1) }.joined()
  }

  private static func text(_ text: String) -> JSONValue { text.isEmpty ? .null : .string(text) }
  private static func flag(_ flag: Bool) -> JSONValue { .string(flag ? "1" : "0") }
}

import SpecJSON

/// The attributes of an element by their names in WebDriver commands.
enum NodeAttributes {
  /// The attributes in the page source, in order (`FBXPath.m`).
  ///
  /// The application also has the identifier of its process and of its bundle.
  static func inSource(of node: Node, index: Int) -> [(name: String, value: String)] {
    let rect = node.rect
    let all: [(String, String?)] = [
      ("type", node.fullType), ("value", node.reportedValue), ("name", node.name),
      ("label", node.reportedLabel), ("enabled", "\(node.isEnabled)"),
      ("visible", "\(node.isVisible)"), ("accessible", "\(node.isAccessible)"),
      ("x", "\(rect.x)"), ("y", "\(rect.y)"), ("width", "\(rect.width)"),
      ("height", "\(rect.height)"), ("index", "\(index)"),
      ("placeholderValue", node.reportedPlaceholder),
      ("traits", node.traits.joined(separator: ", ")),
      ("processId", node.process.map { "\($0.id)" }), ("bundleId", node.process?.bundle),
    ]
    return all.compactMap { name, value in value.map { (name, $0) } }
  }

  /// The value of an attribute as WebDriverAgent answers it; nil for an unknown name
  /// (`FBElementUtils.m` maps names to the properties of `FBElement.h`).
  static func value(_ name: String, of node: Node, index: Int) -> JSONValue? {
    let rect = node.rect
    switch name {
    case "type", "wdType": return .string(node.fullType)
    case "value", "wdValue": return text(node.reportedValue)
    case "name", "wdName", "UID": return text(node.name)
    case "label", "wdLabel": return text(node.reportedLabel)
    case "placeholderValue", "wdPlaceholderValue": return text(node.reportedPlaceholder)
    case "enabled", "isWDEnabled", "wdEnabled": return .bool(node.isEnabled)
    case "visible", "displayed", "isWDVisible", "wdVisible": return .bool(node.isVisible)
    case "accessible", "isWDAccessible", "wdAccessible": return .bool(node.isAccessible)
    case "accessibilityContainer", "isWDAccessibilityContainer":
      return .bool(node.children.contains { $0.isAccessible })
    case "selected", "isWDSelected", "wdSelected": return .bool(node.isSelected)
    // The focus of the keyboard is not this one, which only devices without a touch screen have.
    case "focused", "isWDFocused", "wdFocused": return .bool(false)
    case "hittable", "isWDHittable", "wdHittable":
      return .bool(node.isVisible && node.isAccessible)
    case "index", "wdIndex": return .integer(index)
    case "traits", "wdTraits": return .string(node.traits.joined(separator: ", "))
    case "rect", "wdRect":
      return [
        "x": .integer(rect.x), "y": .integer(rect.y), "width": .integer(rect.width),
        "height": .integer(rect.height),
      ]
    case "minValue", "maxValue", "wdMinValue", "wdMaxValue", "customActions": return .null
    default: return nil
    }
  }

  private static func text(_ text: String?) -> JSONValue { text.map { .string($0) } ?? .null }
}

/// Writes the tree of an application as the XML of WebDriverAgent (`FBXPath.m`).
///
/// The attributes come in the order of `FBElementAttribute supportedAttributes`; one without a
/// value is left out.
struct SourceText {
  /// The names of attributes to leave out.
  var excluded: Set<String> = []
  /// The element around the application: `AppiumAUT` for Appium, nil for WebDriverAgent itself.
  var scope: String?

  func written(_ root: Node) -> String {
    var text = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
    if let scope { text += "<\(scope)>\n" }
    write(root, index: 0, depth: scope == nil ? 0 : 1, into: &text)
    if let scope { text += "</\(scope)>\n" }
    return text
  }

  private func write(_ node: Node, index: Int, depth: Int, into text: inout String) {
    let indentation = String(repeating: "  ", count: depth)
    text += indentation + "<\(node.fullType)"
    for (name, value) in NodeAttributes.inSource(of: node, index: index)
    where !excluded.contains(name.lowercased()) {
      text += " \(name)=\"\(Self.escaped(value))\""
    }
    if node.children.isEmpty {
      text += "/>\n"
      return
    }
    text += ">\n"
    for (place, child) in node.children.enumerated() {
      write(child, index: place, depth: depth + 1, into: &text)
    }
    text += indentation + "</\(node.fullType)>\n"
  }

  /// A value as libxml2 writes an attribute: white space other than blanks as character references,
  /// without the characters that XML cannot represent.
  static func escaped(_ text: String) -> String {
    var escaped = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": escaped += "&amp;".unicodeScalars
      case "<": escaped += "&lt;".unicodeScalars
      case ">": escaped += "&gt;".unicodeScalars
      case "\"": escaped += "&quot;".unicodeScalars
      case "\n": escaped += "&#10;".unicodeScalars
      case "\r": escaped += "&#13;".unicodeScalars
      case "\t": escaped += "&#9;".unicodeScalars
      case _ where scalar.value < 0x20 || scalar.value == 0xFFFE || scalar.value == 0xFFFF: break
      default: escaped.append(scalar)
      }
    }
    return String(escaped)
  }
}

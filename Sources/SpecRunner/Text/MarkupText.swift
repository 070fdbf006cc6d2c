/// Escapes text for HTML, SVG and XML.
package enum MarkupText {
  /// The text as the content of an element, or of an attribute in quotes of either kind.
  package static func escaped(_ text: String) -> String {
    guard text.utf8.contains(where: { reference(to: $0) != nil }) else { return text }
    var escaped: [UInt8] = []
    for byte in text.utf8 {
      if let reference = reference(to: byte) {
        escaped += reference.utf8
      } else {
        escaped.append(byte)
      }
    }
    return String(decoding: escaped, as: UTF8.self)
  }

  private static func reference(to byte: UInt8) -> String? {
    switch byte {
    case UInt8(ascii: "&"): "&amp;"
    case UInt8(ascii: "<"): "&lt;"
    case UInt8(ascii: ">"): "&gt;"
    case UInt8(ascii: "\""): "&quot;"
    case UInt8(ascii: "'"): "&#39;"
    default: nil
    }
  }
}

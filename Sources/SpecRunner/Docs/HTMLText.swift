import SpecReporters
import SpecText

/// Escapes texts from outside for HTML, and builds attributes.
enum HTMLText {
  /// The text as the content of an element or of an attribute in double quotes; control characters
  /// become visible symbols.
  static func escape(_ text: String) -> String {
    if text.utf8.allSatisfy(isPlain) { return text }
    return MarkupText.escaped(VisibleText.clean(text))
  }

  /// A reference to an anchor: all but unreserved ASCII characters become percent escapes.
  static func fragment(_ anchor: String) -> String {
    "#" + PercentText.encoded(anchor.utf8)
  }

  /// The attribute for the language of a text; empty if it is that of the page.
  static func language(_ code: String) -> String {
    code.isSame(as: "en") ? "" : " lang=\"\(escape(code))\""
  }

  private static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "&"), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "\""),
      UInt8(ascii: "'"):
      false
    default: byte >= 0x20 && byte < 0x7F || byte == 0x0A
    }
  }
}

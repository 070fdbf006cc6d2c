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
    var result = "#"
    for byte in anchor.utf8 {
      if isUnreserved(byte) {
        result.unicodeScalars.append(Unicode.Scalar(byte))
      } else {
        let digits = String(byte, radix: 16, uppercase: true)
        result += "%" + (byte < 16 ? "0" : "") + digits
      }
    }
    return result
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

  private static func isUnreserved(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."),
      UInt8(ascii: "_"), UInt8(ascii: "~"):
      true
    default: false
    }
  }
}

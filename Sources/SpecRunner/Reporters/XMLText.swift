/// Writes XML 1.0: markup unchanged, text from authors escaped.
///
/// Characters that XML forbids cannot be written even as references and make readers reject the
/// whole report, so they are replaced: ESC by U+241B, U+FFFE and U+FFFF by U+FFFD. Characters that
/// are valid but misleading, such as bidirectional controls, are replaced too. Escape sequences for
/// colour are removed.
struct XMLText {
  private(set) var bytes: [UInt8] = []

  /// Appends markup.
  mutating func raw(_ text: StaticString) {
    text.withUTF8Buffer { bytes.append(contentsOf: $0) }
  }

  /// Appends markup.
  mutating func raw(_ text: String) {
    bytes.append(contentsOf: text.utf8)
  }

  /// Appends markup.
  mutating func raw(_ text: XMLText) {
    bytes.append(contentsOf: text.bytes)
  }

  /// Appends a byte several times.
  mutating func raw(_ byte: UInt8, times count: Int) {
    bytes.append(contentsOf: repeatElement(byte, count: count))
  }

  /// Appends text as the content of an element.
  mutating func content(_ text: String) {
    escape(text, isAttribute: false)
  }

  /// Appends UTF-8 as the content of an element.
  mutating func content(_ text: UnsafeBufferPointer<UInt8>) {
    if Self.isHarmless(text, isAttribute: false) {
      bytes.append(contentsOf: text)
    } else {
      escape(scalarsOf: String(decoding: text, as: UTF8.self), isAttribute: false)
    }
  }

  /// Appends an attribute; line breaks are written as references.
  ///
  /// - Parameter keepsLines: Writes line feeds unchanged, for byte-exact comparison; readers
  ///   replace them by spaces.
  mutating func attribute(_ name: StaticString, _ value: String, keepsLines: Bool = false) {
    bytes.append(UInt8(ascii: " "))
    raw(name)
    raw("=\"")
    if keepsLines {
      let lines = value.utf8.split(separator: 0x0A, omittingEmptySubsequences: false)
      for (number, line) in lines.enumerated() {
        if number > 0 { bytes.append(0x0A) }
        escape(String(decoding: line, as: UTF8.self), isAttribute: true)
      }
    } else {
      escape(value, isAttribute: true)
    }
    bytes.append(UInt8(ascii: "\""))
  }

  /// Appends text as a CDATA section, in which nothing is escaped.
  ///
  /// The end mark and carriage returns, which readers would convert to line feeds, are written
  /// between two sections.
  mutating func cdata(_ text: String) {
    raw("<![CDATA[")
    var brackets = 0
    forEachPermitted(in: text) { scalar, text in
      switch scalar {
      case ">" where brackets >= 2: text.raw("]]><![CDATA[>")
      case "\r": text.raw("]]>&#13;<![CDATA[")
      default: text.bytes += UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter
      }
      brackets = scalar == "]" ? brackets + 1 : 0
    }
    raw("]]>")
  }

  private mutating func escape(_ text: String, isAttribute: Bool) {
    let isCopied = text.utf8.withContiguousStorageIfAvailable { text in
      guard Self.isHarmless(text, isAttribute: isAttribute) else { return false }
      bytes.append(contentsOf: text)
      return true
    }
    if isCopied != true { escape(scalarsOf: text, isAttribute: isAttribute) }
  }

  /// Whether text is printable ASCII without special characters.
  private static func isHarmless(
    _ text: UnsafeBufferPointer<UInt8>, isAttribute: Bool
  ) -> Bool {
    text.allSatisfy { byte in
      byte >= 0x20 && byte < 0x7F && byte != UInt8(ascii: "&") && byte != UInt8(ascii: "<")
        && byte != UInt8(ascii: ">") && !(isAttribute && byte == UInt8(ascii: "\""))
    }
  }

  private mutating func escape(scalarsOf text: String, isAttribute: Bool) {
    forEachPermitted(in: text) { scalar, text in
      switch scalar {
      case "&": text.raw("&amp;")
      case "<": text.raw("&lt;")
      case ">": text.raw("&gt;")
      case "\"" where isAttribute: text.raw("&quot;")
      case "\n" where isAttribute: text.raw("&#10;")
      case "\t" where isAttribute: text.raw("&#9;")
      case "\r": text.raw("&#13;")
      default: text.bytes += UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter
      }
    }
  }

  /// Returns the text with characters that XML forbids replaced by visible ones.
  private mutating func forEachPermitted(
    in text: String, _ append: (Unicode.Scalar, inout XMLText) -> Void
  ) {
    let scalars = Array(text.unicodeScalars)
    var index = 0
    while index < scalars.count {
      let scalar = scalars[index]
      if scalar == "\u{1B}" || scalar == "\u{9B}",
        let end = VisibleText.endOfSequence(scalars, from: index)
      {
        index = end
        continue
      }
      index += 1
      append(Self.permitted(scalar), &self)
    }
  }

  private static func permitted(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    // A carriage return is preserved as a reference.
    scalar == "\r" ? scalar : VisibleText.visible(scalar)
  }
}

/// XML 1.0 as bytes: tags as they are given, author's text escaped and without what XML forbids.
///
/// The forbidden characters cannot even be written as references, and one of them makes every
/// reader drop the whole report, so they give way to pictures: ESC to U+241B, U+FFFE and U+FFFF to
/// U+FFFD. Escape sequences that tools colour their output with are taken out.
struct XMLText {
  private(set) var bytes: [UInt8] = []

  /// Appends what is XML already.
  mutating func raw(_ text: StaticString) {
    text.withUTF8Buffer { bytes.append(contentsOf: $0) }
  }

  /// Appends what is XML already.
  mutating func raw(_ text: String) {
    bytes.append(contentsOf: text.utf8)
  }

  /// Appends what is XML already.
  mutating func raw(_ text: XMLText) {
    bytes.append(contentsOf: text.bytes)
  }

  /// Appends a byte several times.
  mutating func raw(_ byte: UInt8, times count: Int) {
    bytes.append(contentsOf: repeatElement(byte, count: count))
  }

  /// Appends a text as the content of an element.
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

  /// Appends a blank, a name, and a text as its value; line ends survive as references.
  mutating func attribute(_ name: StaticString, _ value: String) {
    bytes.append(UInt8(ascii: " "))
    raw(name)
    raw("=\"")
    escape(value, isAttribute: true)
    bytes.append(UInt8(ascii: "\""))
  }

  private mutating func escape(_ text: String, isAttribute: Bool) {
    let isCopied = text.utf8.withContiguousStorageIfAvailable { text in
      guard Self.isHarmless(text, isAttribute: isAttribute) else { return false }
      bytes.append(contentsOf: text)
      return true
    }
    if isCopied != true { escape(scalarsOf: text, isAttribute: isAttribute) }
  }

  /// Whether a text is printable ASCII without anything that has a meaning.
  private static func isHarmless(
    _ text: UnsafeBufferPointer<UInt8>, isAttribute: Bool
  ) -> Bool {
    text.allSatisfy { byte in
      byte >= 0x20 && byte < 0x7F && byte != UInt8(ascii: "&") && byte != UInt8(ascii: "<")
        && byte != UInt8(ascii: ">") && !(isAttribute && byte == UInt8(ascii: "\""))
    }
  }

  private mutating func escape(scalarsOf text: String, isAttribute: Bool) {
    let scalars = Array(text.unicodeScalars)
    var index = 0
    while index < scalars.count {
      let scalar = scalars[index]
      if scalar == "\u{1B}", let end = VisibleText.endOfSequence(scalars, from: index) {
        index = end
        continue
      }
      index += 1
      append(scalar, isAttribute: isAttribute)
    }
  }

  private mutating func append(_ scalar: Unicode.Scalar, isAttribute: Bool) {
    switch scalar {
    case "&": raw("&amp;")
    case "<": raw("&lt;")
    case ">": raw("&gt;")
    case "\"" where isAttribute: raw("&quot;")
    case "\n" where isAttribute: raw("&#10;")
    case "\t" where isAttribute: raw("&#9;")
    case "\r": raw("&#13;")
    case "\n", "\t": bytes.append(UInt8(truncatingIfNeeded: scalar.value))
    case "\u{0}"..."\u{1F}":
      // U+2400 and on, the pictures of the control characters.
      bytes += [0xE2, 0x90, 0x80 | UInt8(truncatingIfNeeded: scalar.value)]
    case "\u{FFFE}", "\u{FFFF}": raw("\u{FFFD}")
    default: bytes.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
    }
  }
}

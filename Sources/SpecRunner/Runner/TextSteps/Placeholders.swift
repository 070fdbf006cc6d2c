/// A text with `<names>` in it, as in a scenario outline.
package struct Placeholders {
  enum Part {
    case text(String)
    /// The text between `<` and `>`, without white space around it.
    case name(String)
  }

  let parts: [Part]

  /// Every `<…>` without a nested `<` and with more than white space in it is a name.
  package init(_ text: String) {
    let bytes = text.utf8
    var parts: [Part] = []
    var copied = bytes.startIndex
    var open: String.Index?
    var index = bytes.startIndex
    while index < bytes.endIndex {
      switch bytes[index] {
      case UInt8(ascii: "<"): open = index
      case UInt8(ascii: ">"):
        guard let start = open else { break }
        open = nil
        let name = Self.trimmed(bytes[bytes.index(after: start)..<index])
        if name.isEmpty { break }
        if copied < start { parts.append(.text(String(Substring(bytes[copied..<start])))) }
        parts.append(.name(name))
        copied = bytes.index(after: index)
      default: break
      }
      index = bytes.index(after: index)
    }
    if copied < bytes.endIndex { parts.append(.text(String(Substring(bytes[copied...])))) }
    self.parts = parts
  }

  /// The names in order, with repetitions.
  package var names: [String] {
    parts.compactMap { if case .name(let name) = $0 { name } else { nil } }
  }

  /// The text with values for the names that have one; values are not searched for names.
  func filled(_ value: (String) -> String?) -> String {
    var filled = ""
    for part in parts {
      switch part {
      case .text(let text): filled += text
      case .name(let name): filled += value(name) ?? "<\(name)>"
      }
    }
    return filled
  }

  /// The text of a step with values; quotation marks in a value are escaped where the step quotes it,
  /// unless they are escaped already.
  func filledSentence(_ value: (String) -> String?) -> String {
    var filled = ""
    var isQuoted = false
    for part in parts {
      switch part {
      case .text(let text):
        filled += text
        isQuoted = Self.endsQuoted(text.utf8, isQuoted)
      case .name(let name):
        let value = value(name) ?? "<\(name)>"
        filled += isQuoted ? Self.escaped(value) : value
      }
    }
    return filled
  }

  private static let (quote, backslash) = (UInt8(ascii: "\""), UInt8(ascii: "\\"))

  /// Whether what follows a text is in quotation marks.
  private static func endsQuoted(_ text: String.UTF8View, _ isQuoted: Bool) -> Bool {
    var (isQuoted, isEscaped) = (isQuoted, false)
    for byte in text {
      if byte == quote, !isEscaped { isQuoted.toggle() }
      isEscaped = byte == backslash && !isEscaped
    }
    return isQuoted
  }

  private static func escaped(_ value: String) -> String {
    guard value.utf8.contains(quote) else { return value }
    var bytes: [UInt8] = []
    var isEscaped = false
    for byte in value.utf8 {
      if byte == quote, !isEscaped { bytes.append(backslash) }
      bytes.append(byte)
      isEscaped = byte == backslash && !isEscaped
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  private static func trimmed(_ name: Substring.UTF8View) -> String {
    let blanks = [UInt8(ascii: " "), UInt8(ascii: "\t")]
    let start = name.drop { blanks.contains($0) }
    let end = start.lastIndex { !blanks.contains($0) }
    return end.map { String(Substring(start[...$0])) } ?? ""
  }
}

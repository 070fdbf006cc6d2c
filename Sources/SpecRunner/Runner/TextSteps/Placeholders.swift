/// A text with `<names>` in it, as in a scenario outline.
struct Placeholders {
  enum Part {
    case text(String)
    /// The text between `<` and `>`, without white space around it.
    case name(String)
  }

  let parts: [Part]

  /// Every `<…>` without a nested `<` and with more than white space in it is a name.
  init(_ text: String) {
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
  var names: [String] {
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

  private static func trimmed(_ name: Substring.UTF8View) -> String {
    let blanks = [UInt8(ascii: " "), UInt8(ascii: "\t")]
    let start = name.drop { blanks.contains($0) }
    let end = start.lastIndex { !blanks.contains($0) }
    return end.map { String(Substring(start[...$0])) } ?? ""
  }
}

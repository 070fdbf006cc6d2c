/// The width of text in terminal columns, and truncation and wrapping to a width.
///
/// Wide characters (Chinese, Japanese, Korean, most emoji) take two columns, combining marks and
/// joiners none. It counts code points, which matches most terminals.
package enum TextWidth {
  /// Returns the columns of a line.
  package static func columns(_ text: String) -> Int {
    if text.utf8.allSatisfy({ $0 < 0x80 }) { return text.utf8.count }
    return text.unicodeScalars.reduce(0) { $0 + columns($1) }
  }

  /// Returns the columns of a line of UTF-8.
  package static func columns(_ text: UnsafeBufferPointer<UInt8>) -> Int {
    text.allSatisfy { $0 < 0x80 } ? text.count : columns(String(decoding: text, as: UTF8.self))
  }

  /// Returns the columns of a code point.
  package static func columns(_ scalar: Unicode.Scalar) -> Int {
    let value = scalar.value
    if value < 0x300 { return 1 }
    if isWide(value) { return 2 }
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format: return 0
    default: return 1
    }
  }

  /// The blocks with Unicode's East Asian Width W and F.
  private static func isWide(_ value: UInt32) -> Bool {
    switch value {
    case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0x33FF, 0x3400...0x4DBF, 0x4E00...0x9FFF,
      0xA000...0xA4CF, 0xA960...0xA97F, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F,
      0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x1F300...0x1F64F, 0x1F680...0x1F6FF, 0x1F900...0x1F9FF,
      0x1FA70...0x1FAFF, 0x20000...0x3FFFD:
      true
    default: false
    }
  }

  /// Returns the text padded with spaces on the right.
  package static func padded(_ text: String, to width: Int) -> String {
    text + String(repeating: " ", count: max(width - columns(text), 0))
  }

  /// Returns the text truncated to the width, with an ellipsis.
  package static func cut(_ text: String, to width: Int, ellipsis: String) -> String {
    if columns(text) <= width { return text }
    let room = max(width - columns(ellipsis), 0)
    var kept = String.UnicodeScalarView()
    var used = 0
    for scalar in text.unicodeScalars {
      used += columns(scalar)
      if used > room { break }
      kept.append(scalar)
    }
    return String(kept) + ellipsis
  }

  /// Returns a line wrapped at spaces; a word that is too long is on a line of its own.
  ///
  /// - Parameter hanging: The number of columns by which all lines but the first are shorter.
  package static func wrapped(_ text: String, to width: Int?, hanging: Int = 0) -> [String] {
    guard let width, columns(text) > max(width, minimum) else { return [text] }
    var lines: [String] = []
    var line = ""
    var room = max(width, minimum)
    for word in text.split(separator: " ", omittingEmptySubsequences: false) {
      let longer = line.isEmpty ? String(word) : line + " " + word
      if columns(longer) > room, !line.isEmpty {
        lines.append(trimmed(line))
        room = max(width - hanging, minimum)
        line = String(word)
      } else {
        line = longer
      }
    }
    lines.append(line)
    return lines
  }

  /// Returns the text without trailing spaces.
  package static func trimmed(_ text: String) -> String {
    var bytes = text.utf8[...]
    while bytes.last == 0x20 { bytes.removeLast() }
    return String(Substring(bytes))
  }

  /// Below this width text is not wrapped.
  private static let minimum = 20
}

/// Makes text from authors printable: control characters become visible ones.
///
/// The text of a step or a screen may contain escape sequences that colour, move or erase text in a
/// terminal. Every report prints such text through this type; `CommandEscaper` keeps a build system from
/// interpreting it.
package enum VisibleText {
  /// Returns the text with every control character except line feed and tab replaced by a visible
  /// one.
  ///
  /// Escape sequences for colour are removed; CR LF becomes LF.
  package static func clean(_ text: String) -> String {
    if isPrintable(text, allowsLines: true) { return text }
    var shown = String.UnicodeScalarView()
    let scalars = Array(text.unicodeScalars)
    var index = 0
    while index < scalars.count {
      let scalar = scalars[index]
      if scalar == "\u{1B}" || scalar == "\u{9B}", let end = endOfSequence(scalars, from: index) {
        index = end
        continue
      }
      index += 1
      if scalar == "\r", index < scalars.count, scalars[index] == "\n" { continue }
      shown.append(visible(scalar))
    }
    return String(shown)
  }

  /// Returns the text on one line; line breaks become spaces.
  package static func line(_ text: String) -> String {
    if isPrintable(text, allowsLines: false) { return text }
    let text = clean(text)
    guard text.utf8.contains(where: { $0 == 0x0A || $0 == 0x09 }) else { return text }
    return text.unicodeScalars.split { $0 == "\n" || $0 == "\t" }
      .map { String(String.UnicodeScalarView($0)) }.joined(separator: " ")
  }

  /// Returns the sentence of a step on one line; line feeds in its values become visible.
  package static func sentence(_ text: String) -> String {
    guard text.utf8.contains(0x0A) else { return line(text) }
    return line(
      clean(text).split(separator: "\n", omittingEmptySubsequences: false)
        .joined(separator: "\u{240A}"))
  }

  /// Whether text is printable ASCII, possibly with line feeds and tabs.
  private static func isPrintable(_ text: String, allowsLines: Bool) -> Bool {
    text.utf8.withContiguousStorageIfAvailable { bytes in
      bytes.allSatisfy {
        $0 >= 0x20 && $0 < 0x7F || allowsLines && ($0 == 0x0A || $0 == 0x09)
      }
    } ?? false
  }

  /// Returns the symbol of a control character, from U+2400 on; other characters unchanged.
  static func visible(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    switch scalar.value {
    case 0x09, 0x0A: scalar
    case 0x00...0x1F: Unicode.Scalar(0x2400 + scalar.value) ?? "\u{FFFD}"
    case 0x7F: "\u{2421}"
    case 0x80...0x9F: "\u{FFFD}"
    // Some readers treat these as line breaks.
    case 0x2028, 0x2029: "\u{2424}"
    // Bidirectional controls can make text look different from what it is.
    case 0x202A...0x202E, 0x2066...0x2069: "\u{FFFD}"
    case 0xFFFE, 0xFFFF: "\u{FFFD}"
    default: scalar
    }
  }

  /// Returns the end of a control sequence (`ESC [ … letter`, ECMA-48 section 5.4) or a title
  /// sequence (`ESC ] … BEL`); nil if it is neither.
  static func endOfSequence(_ scalars: [Unicode.Scalar], from start: Int) -> Int? {
    var index = start + 1
    if scalars[start] == "\u{1B}" {
      guard index < scalars.count else { return nil }
      if scalars[index] == "]" {
        while index < scalars.count, scalars[index] != "\u{7}", scalars[index] != "\u{1B}" {
          index += 1
        }
        guard index < scalars.count else { return nil }
        if scalars[index] == "\u{7}" { return index + 1 }
        return index + 1 < scalars.count && scalars[index + 1] == "\\" ? index + 2 : nil
      }
      guard scalars[index] == "[" else { return nil }
      index += 1
    }
    while index < scalars.count, (0x20...0x3F).contains(scalars[index].value) { index += 1 }
    guard index < scalars.count, (0x40...0x7E).contains(scalars[index].value) else { return nil }
    return index + 1
  }
}

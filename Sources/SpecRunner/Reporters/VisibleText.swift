/// Author's text made fit to be shown: control characters become signs that can be seen.
///
/// A step's text or a screen may hold escape sequences, which would colour, move or wipe what a
/// terminal shows, and which no report is to contain. Whatever people are shown of somebody else's
/// text goes through here; `LineGuard` sees to it that a build system does not obey it.
package enum VisibleText {
  /// The text with every control character but line feed and tab replaced by its picture.
  ///
  /// Escape sequences that only colour (as tools print them) are taken out; CR LF becomes LF.
  package static func clean(_ text: String) -> String {
    let isHarmless = text.utf8.allSatisfy { $0 >= 0x20 && $0 < 0x7F || $0 == 0x0A || $0 == 0x09 }
    if isHarmless { return text }
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

  /// The text on one line: line ends become a blank.
  package static func line(_ text: String) -> String {
    let text = clean(text)
    guard text.utf8.contains(where: { $0 == 0x0A || $0 == 0x09 }) else { return text }
    return text.unicodeScalars.split { $0 == "\n" || $0 == "\t" }
      .map { String(String.UnicodeScalarView($0)) }.joined(separator: " ")
  }

  /// The picture of a control character: U+2400 and on; others as they are.
  static func visible(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    switch scalar.value {
    case 0x09, 0x0A: scalar
    case 0x00...0x1F: Unicode.Scalar(0x2400 + scalar.value) ?? "\u{FFFD}"
    case 0x7F: "\u{2421}"
    case 0x80...0x9F: "\u{FFFD}"
    // Line ends to some readers.
    case 0x2028, 0x2029: "\u{2424}"
    // Marks that turn the direction of what follows can make a report lie.
    case 0x202A...0x202E, 0x2066...0x2069: "\u{FFFD}"
    case 0xFFFE, 0xFFFF: "\u{FFFD}"
    default: scalar
    }
  }

  /// Where a whole control sequence (`ESC [ … letter`, ECMA-48 section 5.4) or a title sequence
  /// (`ESC ] … BEL`) ends; nil if it is neither.
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

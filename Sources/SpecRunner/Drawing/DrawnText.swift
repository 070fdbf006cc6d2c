import SpecText

/// Text of an app as a drawing shows it: without control characters, measured and shortened.
///
/// Fonts differ between machines, so widths are estimates for the fonts of phones; they err on the
/// wide side.
enum DrawnText {
  /// The text on one line, without characters that are invisible or change the direction.
  static func line(_ text: String) -> String { lines(text).joined(separator: " ") }

  /// The lines of a text.
  static func lines(_ text: String) -> [String] {
    var lines: [String] = []
    var line = String.UnicodeScalarView()
    var marks = 0
    var previous: Unicode.Scalar = " "
    for scalar in text.unicodeScalars {
      defer { previous = scalar }
      switch scalar.value {
      case 0x0A, 0x0D, 0x2028, 0x2029:
        if scalar == "\n", previous == "\r" { continue }
        lines.append(String(line))
        line = String.UnicodeScalarView()
      case 0x09: line.append(" ")
      case _ where isHidden(scalar.value): continue
      default:
        marks = isMark(scalar) ? marks + 1 : 0
        if marks <= 3 { line.append(scalar) }
      }
    }
    lines.append(String(line))
    return lines
  }

  private static func isHidden(_ value: UInt32) -> Bool {
    switch value {
    case 0...0x1F, 0x7F...0x9F, 0x200B, 0x200E, 0x200F, 0x202A...0x202E, 0x2060...0x206F, 0xFEFF,
      0xFFF9...0xFFFB, 0xFDD0...0xFDEF, 0xE0000...0xE007F:
      true
    default: value & 0xFFFE == 0xFFFE
    }
  }

  /// Marks are drawn over the character before them, so a long row of them would leave its line.
  private static func isMark(_ scalar: Unicode.Scalar) -> Bool {
    guard scalar.value >= 0x300 else { return false }
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark: return true
    default: return false
    }
  }

  /// The estimated width of a line of text.
  static func width(_ text: String, size: Double) -> Double {
    text.unicodeScalars.reduce(0) { $0 + units($1) } * size
  }

  /// The width of a code point as a part of the font size.
  private static func units(_ scalar: Unicode.Scalar) -> Double {
    switch scalar {
    case "i", "j", "l", "I", ".", ",", ":", ";", "'", "|", "!", " ": 0.28
    case "f", "t", "r", "(", ")", "[", "]", "-", "/", "\\", "\"", "*": 0.37
    case "m", "w", "M", "W", "@", "%": 0.88
    case "A"..."Z", "&", "#", "+", "=", "<", ">", "~": 0.69
    case "•", "●": 0.5
    default:
      switch TextWidth.columns(scalar) {
      case 0: 0
      case 2: 0.96
      default: 0.56
      }
    }
  }

  /// The text shortened to a width, with an ellipsis; empty if not even that fits.
  static func cut(_ text: String, to room: Double, size: Double) -> String {
    if width(text, size: size) <= room { return text }
    let ellipsis = size * 0.9
    var used = ellipsis
    guard used <= room else { return "" }
    var kept = ""
    for character in text {
      used += character.unicodeScalars.reduce(0) { $0 + units($1) } * size
      if used > room { break }
      kept.append(character)
    }
    while kept.utf8.last == 0x20 { kept.unicodeScalars.removeLast() }
    return kept + "…"
  }

  /// The text wrapped to a width, at spaces if possible; the last line ends with an ellipsis if
  /// there is more.
  static func wrapped(_ text: String, to room: Double, size: Double, most: Int) -> [String] {
    var lines: [String] = []
    for paragraph in self.lines(text) {
      var line = ""
      for word in paragraph.split(separator: " ", omittingEmptySubsequences: false) {
        var rest = String(word)
        let longer = line.isEmpty ? rest : line + " " + rest
        if width(longer, size: size) <= room {
          line = longer
          continue
        }
        if !line.isEmpty { lines.append(line) }
        // A word that is too long, as in Korean text without spaces, is divided.
        while width(rest, size: size) > room, lines.count <= most, !rest.isEmpty {
          var part = ""
          var used = 0.0
          while let next = rest.first {
            used += width(String(next), size: size)
            if used > room, !part.isEmpty { break }
            part.append(rest.removeFirst())
          }
          lines.append(part)
        }
        line = rest
        if lines.count > most { break }
      }
      lines.append(line)
      if lines.count > most { break }
    }
    while lines.last?.isEmpty == true, lines.count > 1 { lines.removeLast() }
    guard lines.count > most, most > 0 else { return lines }
    lines.removeSubrange(most...)
    lines[most - 1] = cut(lines[most - 1] + " …………", to: room, size: size)
    return lines
  }

  /// The largest font size up to a limit with which a line fits, not below a least size.
  static func size(
    fitting text: String, in room: Double, most: Double, least: Double = 10
  ) -> Double {
    let whole = width(text, size: 1)
    guard whole > 0 else { return most }
    let size = min(most, max(least, room / whole))
    return (size * 2).rounded(.down) / 2
  }
}

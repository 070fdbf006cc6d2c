import SpecText

/// A step's text with variables put in for matching, and the way back to the text as written.
///
/// An expression is tried on two forms. In the first, variables outside of quotation marks are put
/// in, so that `{int}` matches the number that a variable stands for, and those in quotation marks
/// are not, so that their values may contain quotation marks. In the second, those in quotation
/// marks are put in too, for expressions with words between quotation marks. Secrets are in neither.
final class FilledText: Sendable {
  /// The text that is matched.
  let bytes: [UInt8]
  let written: [UInt8]
  let variables: Variables
  /// What was replaced, in order.
  private let pieces: [Piece]

  private struct Piece {
    let filled: Range<Int>
    let written: Range<Int>
  }

  /// The forms of a text in the order in which they are tried; empty if it has no variable.
  static func forms(
    of bytes: UnsafeBufferPointer<UInt8>, _ variables: Variables
  ) -> [FilledText] {
    let written = Array(bytes)
    let scanner = VariableScanner(written)
    if scanner.found.isEmpty { return [] }
    let first = FilledText(written, scanner, variables, fillsQuoted: false)
    let isFull = !scanner.found.contains { found in
      found.isQuoted && replacement(found, variables) != nil
    }
    return [first] + (isFull ? [] : [FilledText(written, scanner, variables, fillsQuoted: true)])
  }

  private init(
    _ written: [UInt8], _ scanner: VariableScanner, _ variables: Variables, fillsQuoted: Bool
  ) {
    self.written = written
    self.variables = variables
    var bytes: [UInt8] = []
    var pieces: [Piece] = []
    var copied = 0
    for found in scanner.found where fillsQuoted || !found.isQuoted {
      guard let replacement = Self.replacement(found, variables) else { continue }
      bytes += written[copied..<found.range.lowerBound]
      let start = bytes.count
      bytes += replacement.utf8
      pieces.append(Piece(filled: start..<bytes.count, written: found.range))
      copied = found.range.upperBound
    }
    bytes += written[copied...]
    self.bytes = bytes
    self.pieces = pieces
  }

  private static func replacement(
    _ found: VariableScanner.Found, _ variables: Variables
  ) -> String? {
    switch found.part {
    case .escape: return "${"
    case .broken: return nil
    case .name(let name):
      guard case .plain(let value) = variables[name] else { return nil }
      return value
    }
  }

  // MARK: - Ranges

  /// The range in the text as written; a variable belongs to it as a whole.
  func written(_ range: Range<Int>) -> Range<Int> {
    let start = place(range.lowerBound, isEnd: false)
    return start..<max(start, place(range.upperBound, isEnd: !range.isEmpty))
  }

  private func place(_ offset: Int, isEnd: Bool) -> Int {
    var shift = 0
    for piece in pieces {
      let isAfter = isEnd ? offset <= piece.filled.lowerBound : offset < piece.filled.lowerBound
      if isAfter { break }
      let isInside = isEnd ? offset <= piece.filled.upperBound : offset < piece.filled.upperBound
      if isInside { return isEnd ? piece.written.upperBound : piece.written.lowerBound }
      shift = piece.written.upperBound - piece.filled.upperBound
    }
    return offset + shift
  }

  /// The text of a range with the remaining variables put in.
  ///
  /// - Parameters:
  ///   - escapes: Whether values between quotation marks of the range are escaped.
  ///   - plain: Converts text that is not from a variable.
  func value(
    _ range: Range<Int>, escapesQuotes escapes: Bool = false,
    plain: (String) -> String = { $0 }
  ) -> String {
    let inside = pieces.filter { $0.filled.overlaps(range) }
    if inside.isEmpty { return filled(bytes[range], escapes, plain) }
    // What was put in before is not searched again.
    var result = ""
    var start = range.lowerBound
    for piece in inside {
      let filled = piece.filled.clamped(to: range)
      result += self.filled(bytes[start..<filled.lowerBound], escapes, plain)
      result += String(decoding: bytes[filled], as: UTF8.self)
      start = filled.upperBound
    }
    return result + filled(bytes[start..<range.upperBound], escapes, plain)
  }

  private func filled(
    _ bytes: ArraySlice<UInt8>, _ escapes: Bool, _ plain: (String) -> String
  ) -> String {
    VariableScanner(Array(bytes)).filled(escapesQuotes: escapes, plain: plain) {
      variables[$0]?.text
    }
  }
}

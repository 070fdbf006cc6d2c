import SpecDrivers
import SpecText

/// Reads the parts of a reference to an element: words, positions, names.
struct ReferenceScanner {
  /// What has not been read.
  private(set) var rest: String

  init(_ text: String) { rest = text }

  var isAtEnd: Bool { rest.isEmpty }

  /// Reads a word; false if something else is next.
  mutating func take(_ word: String) -> Bool {
    guard rest.begins(with: word) else { return false }
    drop(word.utf8.count)
    return true
  }

  /// Reads a word if the text ends after it or continues in one of these ways; "" is the end.
  mutating func take(_ word: String, before ends: [String]) -> Bool {
    guard rest.begins(with: word) else { return false }
    var after = self
    after.drop(word.utf8.count)
    guard ends.contains(where: { $0.isEmpty ? after.isAtEnd : after.rest.begins(with: $0) }) else {
      return false
    }
    self = after
    return true
  }

  /// Reads a whole number and one of the texts after it.
  mutating func number(before ends: [String]) -> Int? {
    let digits = rest.utf8.prefix { (0x30...0x39).contains($0) }
    guard !digits.isEmpty, let number = Int(String(Substring(digits))) else { return nil }
    var after = self
    after.drop(digits.count)
    guard ends.contains(where: { after.take($0) }) else { return nil }
    self = after
    return number
  }

  /// Reads a name in quotes, or a regular expression between slashes.
  ///
  /// - Throws: `StepFailure` for an invalid regular expression.
  mutating func name() throws -> (text: String, comparison: Selector.Comparison)? {
    let bytes = Array(rest.utf8)
    guard let end = bytes.first, end == UInt8(ascii: "\"") || end == UInt8(ascii: "/") else {
      return nil
    }
    var place = 1
    while place < bytes.count, bytes[place] != end {
      place += bytes[place] == UInt8(ascii: "\\") ? 2 : 1
    }
    // The value of a variable may end in a backslash, which no step can have there.
    if place >= bytes.count { place = bytes.lastIndex(of: end) ?? 0 }
    guard place > 0 else { return nil }
    drop(place + 1)
    let text = String(decoding: bytes[...place], as: UTF8.self)
    if end == UInt8(ascii: "\"") { return (QuotedText.content(of: text), .exact) }
    return (try TextPattern(written: text).source, .matching)
  }

  private mutating func drop(_ count: Int) { rest = String(rest.utf8.dropFirst(count)) ?? "" }
}

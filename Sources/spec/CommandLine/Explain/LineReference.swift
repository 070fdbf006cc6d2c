import SpecText

/// A place in a file as typed: `specs/log-in.feature:12`.
struct LineReference: Sendable, Equatable {
  let path: String
  let line: Int

  /// - Returns: nil if there is no path, or not exactly one line.
  init?(_ text: String) {
    let bytes = text.utf8
    guard let colon = bytes.lastIndex(of: UInt8(ascii: ":")) else { return nil }
    let digits = bytes[bytes.index(after: colon)...]
    guard !digits.isEmpty, digits.allSatisfy({ UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 }),
      let line = Int(String(Substring(digits))), line > 0
    else { return nil }
    path = String(text[..<colon])
    self.line = line
    if path.isEmpty { return nil }
  }
}

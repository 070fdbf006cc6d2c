import SpecText

/// Texts that a command printed, that a file has or that a server sent: CR LF ends a line as LF does.
extension String {
  /// The text with LF as line ends.
  var withPlainLineEnds: String {
    utf8.contains(UInt8(ascii: "\r")) ? replacing(exactly: "\r\n", with: "\n") : self
  }

  /// The text with LF as line ends, without those at its end.
  var withoutFinalLineEnds: String {
    let text = withPlainLineEnds.unicodeScalars
    return String(
      text.prefix(upTo: (text.lastIndex { $0 != "\n" }).map(text.index(after:)) ?? text.startIndex))
  }

  /// Whether the text contains another, whichever line ends both have.
  func includes(lines part: String) -> Bool {
    includes(part) || withPlainLineEnds.includes(part.withPlainLineEnds)
  }
}

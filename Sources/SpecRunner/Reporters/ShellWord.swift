/// Quotes text as one word of a shell command.
package enum ShellWord {
  /// Returns the text unchanged if every shell accepts it, otherwise in quotes.
  package static func quoted(_ text: String) -> String {
    if VisibleText.line(text) != text { return "$'" + bytes(of: text) + "'" }
    return isPlain(text) ? text : always(text)
  }

  /// Returns the text in single quotes, as bash, zsh and every POSIX shell read it.
  package static func always(_ text: String) -> String {
    let pieces = text.unicodeScalars.split(separator: "'", omittingEmptySubsequences: false)
    return "'" + pieces.map { String($0) }.joined(separator: "'\\''") + "'"
  }

  /// Returns text with invisible characters as escaped bytes, as bash and zsh read it in `$'…'`.
  private static func bytes(of text: String) -> String {
    text.utf8.map { byte in
      switch byte {
      case UInt8(ascii: "'"), UInt8(ascii: "\\"): "\\" + String(Unicode.Scalar(byte))
      case 0x20..<0x7F: String(Unicode.Scalar(byte))
      default: "\\x" + (byte < 0x10 ? "0" : "") + String(byte, radix: 16)
      }
    }.joined()
  }

  private static func isPlain(_ text: String) -> Bool {
    // In zsh, a word that starts with = is replaced by the path of a command.
    !text.isEmpty && text.utf8.first != UInt8(ascii: "=")
      && text.unicodeScalars.allSatisfy { scalar in
        scalar.properties.isAlphabetic || scalar.properties.numericType != nil
          || "/._-:+@,=%".unicodeScalars.contains(scalar)
      }
  }
}

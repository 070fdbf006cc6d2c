/// A text as one word of a shell's command line.
package enum ShellWord {
  /// The text as it is where every shell takes it so, and in quotes elsewhere.
  package static func quoted(_ text: String) -> String {
    isPlain(text) ? text : always(text)
  }

  /// The text in single quotes, as bash, zsh and every POSIX shell read it.
  package static func always(_ text: String) -> String {
    let pieces = text.unicodeScalars.split(separator: "'", omittingEmptySubsequences: false)
    return "'" + pieces.map { String($0) }.joined(separator: "'\\''") + "'"
  }

  private static func isPlain(_ text: String) -> Bool {
    // zsh reads a word that begins with = as a command.
    !text.isEmpty && text.utf8.first != UInt8(ascii: "=")
      && text.unicodeScalars.allSatisfy { scalar in
        scalar.properties.isAlphabetic || scalar.properties.numericType != nil
          || "/._-:+@,=%".unicodeScalars.contains(scalar)
      }
  }
}

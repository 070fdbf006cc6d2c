/// The address of an engine: a program to start, or a loopback port.
package enum EngineAddress: Hashable, Sendable, CustomStringConvertible {
  /// A program with its arguments, which communicates over standard input and output; found through
  /// `PATH`.
  case program([String])
  /// An engine that listens on a loopback port, and the token that it requires.
  case loopback(port: UInt16, token: String)

  /// Parses a command line into a program and its arguments.
  package init(commandLine: String) { self = .program(Self.words(of: commandLine)) }

  /// The words of a command line, split at blanks as in a shell.
  ///
  /// Single and double quotes preserve blanks; a backslash outside single quotes escapes the next
  /// character. Other shell syntax, such as variables and patterns, is not supported.
  static func words(of commandLine: String) -> [String] {
    var words: [String] = []
    var word: String?
    var quote: Unicode.Scalar?
    var scalars = commandLine.unicodeScalars.makeIterator()
    while let scalar = scalars.next() {
      switch (scalar, quote) {
      case (let mark, let open?) where mark == open: quote = nil
      case ("\\", let open) where open != "'":
        if let next = scalars.next() { word = (word ?? "") + String(next) }
      case ("\"", nil), ("'", nil):
        quote = scalar
        word = word ?? ""
      case (let blank, nil) where blank.properties.isWhitespace:
        if let complete = word { words.append(complete) }
        word = nil
      default: word = (word ?? "") + String(scalar)
      }
    }
    if let word { words.append(word) }
    return words
  }

  /// The command line, or the port.
  package var description: String {
    switch self {
    case .program(let command): command.joined(separator: " ")
    case .loopback(let port, _): "port \(port) of this machine"
    }
  }
}

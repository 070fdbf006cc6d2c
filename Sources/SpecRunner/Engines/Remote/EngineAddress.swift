/// Where an engine is: a program to start, or a port on this machine.
public enum EngineAddress: Hashable, Sendable, CustomStringConvertible {
  /// A program that speaks on its standard streams, with its arguments; found through `PATH`.
  case program([String])
  /// An engine that listens on this machine, and the token it wants to hear.
  case loopback(port: UInt16, token: String)

  /// A program and its arguments as one line, split at blanks as a shell would.
  ///
  /// Single and double quotes keep blanks, a backslash outside single quotes keeps the character
  /// after it. Nothing else of a shell is understood: no variables, no patterns.
  public init(commandLine: String) {
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
    self = .program(words)
  }

  /// As a person would name it: the command line, or the port.
  public var description: String {
    switch self {
    case .program(let command): command.joined(separator: " ")
    case .loopback(let port, _): "port \(port) of this machine"
    }
  }
}

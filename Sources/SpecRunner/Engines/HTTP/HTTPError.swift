import SpecText

/// What may go wrong between a request and its answer, each told apart.
package enum HTTPError: Error, Hashable, Sendable, CustomStringConvertible {
  case badAddress(String)
  /// What was to be asked for holds a character that cannot stand in a request.
  case unsendable(String, Unicode.Scalar)
  /// Nobody listens, or the name is not known.
  case unreachable(String)
  /// The server ended the connection in the middle; the text says in the middle of what.
  case ended(String)
  /// The answer was not complete in time.
  case late(after: Duration)
  case cancelled
  /// What came is no HTTP; with the first of it.
  case malformed(String)
  /// What came is larger than anything this program asks for.
  case tooLarge(limit: Int)

  package var description: String {
    switch self {
    case .badAddress(let why): why
    case .unsendable(let text, let scalar):
      "cannot be asked for \"\(HTTPResponseReader.excerpt(text))\": it holds the character U+"
        + String(repeating: "0", count: max(0, 4 - String(scalar.value, radix: 16).utf8.count))
        + String(scalar.value, radix: 16, uppercase: true) + ", which no request may hold there"
    case .unreachable(let why): "cannot be reached: \(why)"
    case .ended(let place): "ended the connection \(place)"
    case .late(let limit): "gave no complete answer within \(limit.wholeMilliseconds) ms"
    case .cancelled: "was not waited for: the run was stopped"
    case .malformed(let what): "did not answer in HTTP: \(what)"
    case .tooLarge(let limit): "answered more than \(limit) bytes"
    }
  }
}

import SpecText

/// An error between a request and its response.
package enum HTTPError: Error, Hashable, Sendable, CustomStringConvertible {
  case badAddress(String)
  /// The request contains an invalid character.
  case unsendable(String, Unicode.Scalar)
  /// The connection was refused or the host name is unknown.
  case unreachable(String)
  /// The server closed the connection within the response; the text is the place.
  case ended(String)
  /// The server closed the connection before it responded to a request that it may have performed
  /// and that must not be sent twice: its method and path, and the address of the server.
  case unanswered(String, by: String)
  /// The response was not complete in time.
  case late(after: Duration)
  case cancelled
  /// The response is not HTTP; with its beginning.
  case malformed(String)
  /// The bytes of a WebSocket connection violate its protocol.
  case misframed(String)
  /// The response exceeds the size limit.
  case tooLarge(limit: Int)

  package var description: String {
    switch self {
    case .badAddress(let why): why
    case .unsendable(let text, let scalar):
      "cannot receive a request for \"\(HTTPResponseReader.excerpt(text))\": it contains the character "
        + "U+\(scalar.value.hexadecimal(digits: 4, uppercase: true)), which is not allowed there"
    case .unreachable(let why): "cannot be reached: \(why)"
    case .ended(let place): "ended the connection \(place)"
    case .unanswered(let request, let server):
      "closed the connection to \(server) before it responded to \(request); it may have performed "
        + "the request, which was therefore not sent again"
    case .late(let limit): "did not send a complete response within \(limit.wholeMilliseconds) ms"
    case .cancelled: "was interrupted because the run was stopped"
    case .malformed(let what): "sent an invalid HTTP response: \(what)"
    case .misframed(let what): "broke the WebSocket protocol: \(what)"
    case .tooLarge(let limit): "answered more than \(limit) bytes"
    }
  }
}

/// Why a server of a client ends.
package enum ServerEnding: Hashable, Sendable {
  /// The client sent `exit`; whether it sent `shutdown` before.
  case exited(afterShutdown: Bool)
  /// The client closed the connection; whether in the middle of a message, or as it should.
  case clientGone(inMessage: Bool, afterShutdown: Bool)
  /// The client broke the protocol, so that its documents are not known any more.
  case broken(String)
  /// The client does not read.
  case unread
  /// A signal stopped the server.
  case stopped

  /// The message for the user; nil for a regular end.
  package var complaint: String? {
    switch self {
    case .exited(afterShutdown: true), .clientGone(inMessage: false, afterShutdown: true), .stopped:
      nil
    case .exited(afterShutdown: false): "the client sent exit without shutdown"
    case .clientGone(inMessage: true, _):
      "the client closed the connection in the middle of a message"
    case .clientGone(inMessage: false, afterShutdown: false):
      "the client closed the connection without shutdown and exit"
    case .broken(let sentence): sentence + "\nthe server ends; start it again in the editor"
    case .unread: "the client does not read what the server writes, so the server ends"
    }
  }
}

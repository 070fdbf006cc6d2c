/// Why a server of the Model Context Protocol ends.
enum MCPEnding: Hashable, Sendable {
  /// The client closed its stream after a whole message, which is how it ends a conversation.
  case closed
  /// The client closed its stream in the middle of a message.
  case closedInMessage
  /// The client does not read what the server writes, or is gone.
  case unread
  /// A signal stopped the server.
  case stopped

  /// The message for the user, with the exit status; nil for a regular end.
  var complaint: (sentence: String, status: ExitStatus)? {
    switch self {
    case .closed, .stopped: nil
    case .closedInMessage:
      ("the client closed the connection in the middle of a message", .failed)
    case .unread: ("the client does not read what the server writes, so the server ends", .failed)
    }
  }
}

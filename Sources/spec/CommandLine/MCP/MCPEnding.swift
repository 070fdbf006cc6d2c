/// Why a server of the Model Context Protocol ends.
enum MCPEnding: Hashable, Sendable {
  /// The client closed its stream after a whole message, which is how it ends a conversation.
  case closed
  /// The client closed its stream in the middle of a message.
  case closedInMessage
  /// The client sent a line that is not JSON.
  case garbage(String)
  /// The client sent a line that is longer than the limit, in bytes.
  case overlong(limit: Int)
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
    case .garbage(let problem):
      ("the client sent a line that is \(problem)\nthe server ends; start it again", .unusable)
    case .overlong(let limit):
      (
        "the client sent a message of more than \(limit >> 20) MB, so the server ends\n"
          + "send long features as files, and name their paths", .unusable
      )
    case .unread: ("the client does not read what the server writes, so the server ends", .failed)
    }
  }
}

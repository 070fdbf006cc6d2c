/// A request of a simulated app to a real server, with the arranged response.
package struct ServerRequest: Hashable, Sendable {
  /// The method in capitals, such as `GET`.
  package var method: String
  /// The address that the app used; its host is the app's, not the real server's.
  package var address: String
  package var body: String
  /// The response that a scenario arranged; nil if the server decides.
  package var arranged: Response.Outcome?

  package init(
    _ method: String, _ address: String, body: String = "", arranged: Response.Outcome? = nil
  ) {
    self.method = method
    self.address = address
    self.body = body
    self.arranged = arranged
  }
}

/// The result of a request to a real server.
package enum ServerResponse: Hashable, Sendable {
  case answer(status: Int, body: String)
  /// An error without a response; the text is the reason.
  case failure(String)
  /// No complete response within the time limit.
  case silence
  /// The server does not give arranged responses; the text is the evidence.
  case unarranged(String)
}

/// A function that sends a request to a real server; it returns within its own time limit.
package typealias ServerTransport = @Sendable (ServerRequest) async -> ServerResponse

/// A request that a simulated app sends to a real server, and what the server is asked to answer.
package struct ServerRequest: Hashable, Sendable {
  /// In capitals, such as `GET`.
  package var method: String
  /// The address the app wrote; its host is the app's own, not the real server's.
  package var address: String
  package var body: String
  /// What a scenario arranged to be answered; nil leaves the answer to the server.
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

/// What became of a request to a real server.
package enum ServerResponse: Hashable, Sendable {
  case answer(status: Int, body: String)
  /// There is no answer, and the text says why.
  case failure(String)
  /// No whole answer came as long as it was waited for.
  case silence
  /// The server does not answer as it was asked to, and the text says how that is known.
  case unarranged(String)
}

/// The way to a real server; it answers by a deadline of its own, whatever the server does.
package typealias ServerTransport = @Sendable (ServerRequest) async -> ServerResponse

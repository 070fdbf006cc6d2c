/// What an app asks a server.
package struct Request: Hashable, Sendable {
  /// In capitals, such as `GET`.
  package let method: String
  /// The whole address: `https://example.com/users`.
  package let address: String
  package let body: String

  package init(_ method: String, _ address: String, body: String = "") {
    self.method = method
    self.address = address
    self.body = body
  }
}

/// What an app gets for a request.
package enum Reply: Hashable, Sendable {
  case answer(status: Int, body: String)
  case failure(String)
}

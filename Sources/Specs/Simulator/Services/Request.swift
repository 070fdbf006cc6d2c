/// A request of an app to a server.
package struct Request: Hashable, Sendable {
  /// The method in capitals, such as `GET`.
  package let method: String
  /// The URL: `https://example.com/users`.
  package let address: String
  package let body: String

  package init(_ method: String, _ address: String, body: String = "") {
    self.method = method
    self.address = address
    self.body = body
  }
}

/// The reply to a request.
package enum Reply: Hashable, Sendable {
  case answer(status: Int, body: String)
  case failure(String)
}

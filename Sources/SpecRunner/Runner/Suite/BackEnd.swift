/// What steps may do outside of the app: send requests to a server, and run commands.
package struct BackEnd: Sendable {
  /// A request of a step.
  package struct Request: Sendable {
    package var method: String
    /// An address with a scheme.
    package var address: String
    package var headers: [(name: String, value: String)]
    package var body: [UInt8]?

    package init(
      _ method: String, _ address: String, headers: [(name: String, value: String)] = [],
      body: [UInt8]? = nil
    ) {
      self.method = method
      self.address = address
      self.headers = headers
      self.body = body
    }
  }

  /// The response to a request.
  package struct Response: Sendable {
    package let status: Int
    /// The headers in order, their names in lower case.
    package let headers: [(name: String, value: String)]
    package let body: [UInt8]

    package init(status: Int, headers: [(name: String, value: String)] = [], body: [UInt8] = []) {
      self.status = status
      self.headers = headers
      self.body = body
    }
  }

  /// Sends a request; throws a `Failure` if there is no complete response in time.
  package typealias Sender = @Sendable (Request, _ limit: Duration) async throws -> Response

  /// The address that relative addresses are added to, without a final slash; nil if there is none.
  package var address: String?
  /// Whether steps may run commands.
  package var allowsCommands: Bool
  /// Sends requests; nil if this run cannot.
  package var send: Sender?
  /// The secrets of the run, which commands receive in their environment.
  package var secrets: [(name: String, value: String)] = []

  package init(address: String? = nil, allowsCommands: Bool = false, send: Sender? = nil) {
    self.address = address
    self.allowsCommands = allowsCommands
    self.send = send
  }
}

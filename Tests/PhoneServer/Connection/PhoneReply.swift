/// A reply, and how it is sent.
struct PhoneReply: Sendable {
  var status: Int
  /// The headers besides those about length and connection.
  var headers: [(name: String, value: String)]
  var body: [UInt8]
  var delivery = Delivery.whole

  /// How a reply reaches the client.
  enum Delivery: Sendable {
    case whole
    /// The connection ends in the middle of the body, whose length the headers state.
    case cut
    /// Nothing is sent, and the connection stays open.
    case never
    /// Nothing is sent, and the connection is closed.
    case closed
  }

  /// The bytes on the wire.
  func bytes(keepsAlive: Bool) -> [UInt8] {
    var head = "HTTP/1.1 \(status) \(Self.reason(status))\r\n"
    for (name, value) in headers { head += "\(name): \(value)\r\n" }
    head += "Content-Length: \(body.count)\r\n"
    head += "Connection: \(keepsAlive ? "keep-alive" : "close")\r\n\r\n"
    return Array(head.utf8) + (delivery == .cut ? Array(body.prefix(body.count / 2)) : body)
  }

  private static func reason(_ status: Int) -> String {
    switch status {
    case 200: "OK"
    case 400: "Bad Request"
    case 404: "Not Found"
    case 405: "Method Not Allowed"
    case 408: "Request Timeout"
    case 413: "Payload Too Large"
    case 431: "Request Header Fields Too Large"
    case 501: "Not Implemented"
    default: status < 400 ? "OK" : "Internal Server Error"
    }
  }
}

import SpecText

/// An HTTP/1.1 client with one persistent connection to one server.
///
/// Calls block until their deadline, so callers run on their own executor. It exists because the
/// system's client on Linux rejects chromedriver's headers, uses proxies for local addresses and
/// has no deadline for a complete response.
final class HTTPConnection {
  let address: HTTPAddress
  private var socket: Socket?

  init(_ address: HTTPAddress) { self.address = address }

  /// Sends a request and waits for the complete response.
  ///
  /// Servers may close idle connections at any time. A kept connection that the server has closed is
  /// replaced before the request is sent. If the server closes it later, but before the first byte
  /// of the response, the request is sent once more on a new connection, unless it could take effect
  /// twice.
  ///
  /// - Parameters:
  ///   - method: for example `POST`.
  ///   - path: appended to the path of the address.
  ///   - headers: further headers.
  ///   - body: JSON; nil for a request without a body.
  func send(
    _ method: String, _ path: String, headers: [(name: String, value: String)] = [],
    body: [UInt8]? = nil, by deadline: Deadline
  ) throws(HTTPError) -> HTTPResponse {
    // A line break in any of these would inject a header or a request.
    for part in [method, address.authority, address.path + path] + headers.map(\.name) {
      try Self.check(part) { $0.value > 0x20 && $0.value != 0x7F }
    }
    for header in headers {
      try Self.check(header.value) { $0 == "\t" || $0.value >= 0x20 && $0.value != 0x7F }
    }
    let request = head(method, path, headers, length: body?.count) + (body ?? [])
    let hasBody = method != "HEAD"
    if let kept = takeKept() {
      let outcome = try exchange(request, over: kept, hasBody: hasBody, by: deadline)
      if case .response(let response) = outcome { return response }
      guard Self.isRepeatable(method) else { throw unanswered(method, path) }
    }
    let fresh = try Socket(to: address, by: deadline)
    switch try exchange(request, over: fresh, hasBody: hasBody, by: deadline) {
    case .response(let response): return response
    case .nothing(let place):
      throw Self.isRepeatable(method) ? .ended(place) : unanswered(method, path)
    }
  }

  /// The kept connection; nil if there is none that can be used.
  private func takeKept() -> Socket? {
    defer { socket = nil }
    // Bytes that come before the request are no response to it.
    return socket.flatMap { $0.isQuiet ? $0 : nil }
  }

  /// Whether a request may be sent again although the server may have performed it (RFC 9110,
  /// section 9.2.2).
  private static func isRepeatable(_ method: String) -> Bool {
    ["GET", "HEAD", "OPTIONS", "TRACE", "PUT", "DELETE"].contains(same: method)
  }

  private func unanswered(_ method: String, _ path: String) -> HTTPError {
    .unanswered("\(method) \(address.path)\(path)", by: "http://" + address.authority)
  }

  private static func check(
    _ text: String, _ isAllowed: (Unicode.Scalar) -> Bool
  ) throws(HTTPError) {
    if let scalar = text.unicodeScalars.first(where: { !isAllowed($0) }) {
      throw .unsendable(text, scalar)
    }
  }

  /// Closes the connection.
  func close() { socket = nil }

  private enum Outcome {
    case response(HTTPResponse)
    /// The connection ended before the first byte of the response; the text is the place.
    case nothing(String)
  }

  private func exchange(
    _ request: [UInt8], over socket: Socket, hasBody: Bool, by deadline: Deadline
  ) throws(HTTPError) -> Outcome {
    guard try socket.send(request, by: deadline) else {
      return .nothing("while the request was sent")
    }
    var reader = HTTPResponseReader()
    do {
      let (response, isReusable) = try reader.read(hasBody: hasBody) { bytes throws(HTTPError) in
        try socket.receive(into: &bytes, by: deadline)
      }
      if isReusable { self.socket = socket }
      return .response(response)
    } catch {
      if !reader.hasBegun, case .ended(let place) = error { return .nothing(place) }
      throw error
    }
  }

  private func head(
    _ method: String, _ path: String, _ headers: [(name: String, value: String)], length: Int?
  ) -> [UInt8] {
    var head = "\(method) \(address.path)\(path) HTTP/1.1\r\n"
    head += "Host: \(address.authority)\r\n"
    let names = headers.map { $0.name.lowercased() }
    if !names.contains("accept") { head += "Accept: application/json\r\n" }
    for header in headers { head += "\(header.name): \(header.value)\r\n" }
    if let length {
      if !names.contains("content-type") {
        head += "Content-Type: application/json; charset=utf-8\r\n"
      }
      head += "Content-Length: \(length)\r\n"
    }
    return Array((head + "\r\n").utf8)
  }
}

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
  /// If a kept connection turns out to be closed before the first byte of the response, the request
  /// is sent once more on a new one: servers may close idle connections at any time.
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
    if let kept = socket {
      socket = nil
      if let response = try exchange(
        request, over: kept, isKept: true, hasBody: method != "HEAD", by: deadline)
      {
        return response
      }
    }
    let fresh = try Socket(to: address, by: deadline)
    guard
      let response = try exchange(
        request, over: fresh, isKept: false, hasBody: method != "HEAD", by: deadline)
    else {
      throw .ended("before its status line")
    }
    return response
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

  /// The response; nil if the connection ended before its first byte.
  private func exchange(
    _ request: [UInt8], over socket: Socket, isKept: Bool, hasBody: Bool, by deadline: Deadline
  ) throws(HTTPError) -> HTTPResponse? {
    guard try socket.send(request, by: deadline) else {
      if isKept { return nil }
      throw .ended("while the request was sent")
    }
    var reader = HTTPResponseReader()
    do {
      let (response, isReusable) = try reader.read(hasBody: hasBody) { bytes throws(HTTPError) in
        try socket.receive(into: &bytes, by: deadline)
      }
      if isReusable { self.socket = socket }
      return response
    } catch {
      if isKept, !reader.hasBegun, case .ended = error { return nil }
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

/// Reads requests from the bytes of a connection, with their bodies.
struct PhoneRequestReader {
  /// The maximum size of a request line and its headers.
  static let largestHead = 65_536
  /// The maximum size of a body.
  static let largestBody = 16 << 20

  /// What is known of the next request.
  enum Result {
    case request(PhoneRequest)
    case incomplete
    /// It cannot be read; the answer has this status, and the connection is closed.
    case refused(Int)
  }

  private var buffer: [UInt8] = []

  mutating func append(_ bytes: some Sequence<UInt8>) {
    buffer += bytes
  }

  /// Removes the next complete request.
  mutating func next() -> Result {
    guard let end = headEnd else {
      return buffer.count > Self.largestHead ? .refused(431) : .incomplete
    }
    guard let head = Head(buffer[..<end]) else { return .refused(400) }
    if head.isChunked { return chunked(head, from: end + 4) }
    guard head.length >= 0, head.length <= Self.largestBody else { return .refused(413) }
    let start = end + 4
    guard buffer.count - start >= head.length else { return .incomplete }
    let body = Array(buffer[start..<(start + head.length)])
    buffer.removeFirst(start + head.length)
    return .request(head.request(body))
  }

  /// The request with a body in chunks (RFC 9112, section 7.1), which must have no trailer.
  private mutating func chunked(_ head: Head, from start: Int) -> Result {
    var rest = buffer[start...]
    var body: [UInt8] = []
    while let end = rest.firstIndex(of: 0x0a) {
      let line = String(decoding: rest[..<end], as: UTF8.self)
      let digits = line.unicodeScalars.prefix { $0.properties.isASCIIHexDigit }
      guard let size = Int(String(digits), radix: 16), size <= Self.largestBody - body.count
      else { return .refused(400) }
      rest = rest[(end + 1)...]
      guard rest.count >= size + 2 else { return .incomplete }
      body += rest.prefix(size)
      guard rest.dropFirst(size).starts(with: [0x0d, 0x0a]) else { return .refused(400) }
      rest = rest.dropFirst(size + 2)
      guard size == 0 else { continue }
      buffer = Array(rest)
      return .request(head.request(body))
    }
    return buffer.count - start > Self.largestBody ? .refused(413) : .incomplete
  }

  private var headEnd: Int? {
    let end: [UInt8] = [0x0d, 0x0a, 0x0d, 0x0a]
    guard buffer.count >= end.count else { return nil }
    return buffer.indices.dropLast(3).first {
      buffer[$0] == 0x0d && buffer[$0...].starts(with: end)
    }
  }
}

/// The request line and the headers of a request.
private struct Head {
  let method: String
  let target: String
  let headers: [(name: String, value: String)]
  let length: Int
  let keepsAlive: Bool
  let isChunked: Bool

  init?(_ bytes: ArraySlice<UInt8>) {
    var lines = bytes.split(separator: 0x0a).map { Self.trimmed($0) }
    if lines.isEmpty { return nil }
    let words = lines.removeFirst().unicodeScalars.split(separator: " ").map { String($0) }
    guard words.count == 3, words[1].utf8.first == UInt8(ascii: "/"),
      ["HTTP/1.1", "HTTP/1.0"].contains(words[2])
    else { return nil }
    var headers: [(name: String, value: String)] = []
    for line in lines {
      let halves = line.unicodeScalars.split(
        separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
      guard halves.count == 2, !halves[0].isEmpty else { return nil }
      headers.append((String(halves[0]).lowercased(), Self.trimmed(String(halves[1]).utf8)))
    }
    func value(_ name: String) -> String? { headers.first { $0.name == name }?.value }
    method = words[0]
    target = words[1]
    self.headers = headers
    isChunked = value("transfer-encoding")?.lowercased() == "chunked"
    keepsAlive = words[2] == "HTTP/1.1" && value("connection")?.lowercased() != "close"
    guard let written = value("content-length") else {
      length = 0
      return
    }
    guard let length = Int(written) else { return nil }
    self.length = length
  }

  func request(_ body: [UInt8]) -> PhoneRequest {
    PhoneRequest(
      method: method, target: target, headers: headers, body: body, keepsAlive: keepsAlive)
  }

  /// The text without blanks and carriage returns at its ends.
  private static func trimmed(_ bytes: some Sequence<UInt8>) -> String {
    let blanks: [UInt8] = [0x20, 0x09, 0x0d]
    var rest = Array(bytes)[...].drop { blanks.contains($0) }
    while let last = rest.last, blanks.contains(last) { rest.removeLast() }
    return String(decoding: rest, as: UTF8.self)
  }
}

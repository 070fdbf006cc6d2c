/// A request to a server; names of headers are in lower case.
struct HTTPRequest: Sendable {
  let method: String
  let target: String
  let headers: [(name: String, value: String)]
  /// Whether the connection stays open for another request.
  fileprivate(set) var isKept: Bool

  /// The value of the first header with a name in lower case.
  subscript(name: String) -> String? { headers.first { $0.name == name }?.value }
}

/// Reads requests from the bytes of a connection, and skips their bodies.
struct HTTPRequestReader {
  /// The maximum size of a request line and its headers.
  static let largestHead = 65_536
  /// The maximum size of a body that is skipped; a larger one ends the connection.
  static let largestBody = 1 << 20

  /// The reason why a request is not read.
  enum Failure: Error, Equatable {
    /// It is answered with this status, and the connection is closed.
    case refused(Int)
    case http(HTTPError)
  }

  /// Adds bytes by calling `more`, which returns false at the end of the connection.
  typealias Source = (inout [UInt8]) throws(HTTPError) -> Bool

  /// The bytes received but not yet consumed.
  private var buffer: [UInt8] = []

  /// Whether any byte of the next request was received.
  var hasBegun: Bool { !buffer.isEmpty }

  /// Waits for the first byte of a request; false if the connection ended.
  mutating func begin(_ more: Source) throws(Failure) -> Bool {
    if hasBegun { return true }
    return try fill(more)
  }

  /// Reads a request; nil if the connection ended before it was complete.
  mutating func read(_ more: Source) throws(Failure) -> HTTPRequest? {
    guard let head = try takeHead(more) else { return nil }
    var request = try Self.request(head)
    if request["transfer-encoding"] != nil {
      request.isKept = false
    } else if let text = request["content-length"] {
      guard let length = Int(text), text.utf8.first != UInt8(ascii: "+"), length >= 0 else {
        throw .refused(400)
      }
      guard length <= Self.largestBody else {
        request.isKept = false
        return request
      }
      while buffer.count < length { guard try fill(more) else { return nil } }
      buffer.removeFirst(length)
    }
    return request
  }

  private mutating func fill(_ more: Source) throws(Failure) -> Bool {
    do throws(HTTPError) { return try more(&buffer) } catch { throw .http(error) }
  }

  /// Removes the head from the buffer, without the empty line at its end.
  private mutating func takeHead(_ more: Source) throws(Failure) -> [UInt8]? {
    var searched = 0
    while true {
      // A client may send an empty line before a request (RFC 9112, section 2.2).
      let blank = buffer.prefix { $0 == 0x0d || $0 == 0x0a }.count
      buffer.removeFirst(blank)
      searched -= min(searched, blank)
      if let (end, next) = Self.headEnd(in: buffer, from: searched), next <= Self.largestHead {
        let head = Array(buffer[..<end])
        buffer.removeFirst(next)
        return head
      }
      guard buffer.count <= Self.largestHead else { throw .refused(431) }
      searched = max(0, buffer.count - 3)
      guard try fill(more) else { return nil }
    }
  }

  /// The end of the last line, and the position after the empty line.
  private static func headEnd(
    in bytes: [UInt8], from start: Int
  ) -> (end: Int, next: Int)? {
    var place = start
    while let end = bytes[place...].firstIndex(of: 0x0a) {
      let rest = bytes[(end + 1)...]
      if rest.first == 0x0a { return (end, end + 2) }
      if rest.starts(with: [0x0d, 0x0a]) { return (end, end + 3) }
      place = end + 1
    }
    return nil
  }

  // MARK: The head

  private static func request(_ head: [UInt8]) throws(Failure) -> HTTPRequest {
    var lines = head.split(separator: 0x0a, omittingEmptySubsequences: false).map { line in
      line.last == 0x0d ? line.dropLast() : line
    }
    let isPlain = lines.joined().allSatisfy { $0 >= 0x20 && $0 != 0x7f || $0 == 0x09 }
    let words = lines.removeFirst().split(separator: 0x20, omittingEmptySubsequences: false)
    guard isPlain, words.count == 3, isToken(words[0]), !words[1].isEmpty else {
      throw .refused(400)
    }
    let version = text(words[2])
    guard version == "HTTP/1.1" || version == "HTTP/1.0" else {
      throw .refused(version.hasPrefix("HTTP/") ? 505 : 400)
    }
    var headers: [(name: String, value: String)] = []
    for line in lines {
      // A blank before the colon, or at the start of a line, is read differently by different
      // programs.
      guard let colon = line.firstIndex(of: UInt8(ascii: ":")), isToken(line[..<colon]) else {
        throw .refused(400)
      }
      var value = line[(colon + 1)...].drop(while: isBlank)
      while let last = value.last, isBlank(last) { value.removeLast() }
      headers.append((text(line[..<colon]).lowercased(), text(value)))
    }
    let names = headers.map(\.name)
    let single = ["host", "content-length"].map { name in names.filter { $0 == name }.count }
    guard single.allSatisfy({ $0 < 2 }), single[0] == 1 || version == "HTTP/1.0" else {
      throw .refused(400)
    }
    let connection = headers.first { $0.name == "connection" }?.value.lowercased()
    return HTTPRequest(
      method: text(words[0]), target: text(words[1]), headers: headers,
      isKept: version == "HTTP/1.1" && connection != "close")
  }

  private static func text(_ bytes: ArraySlice<UInt8>) -> String {
    String(decoding: bytes, as: UTF8.self)
  }

  private static func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 }

  /// Whether it is a token (RFC 9110, section 5.6.2).
  private static func isToken(_ bytes: ArraySlice<UInt8>) -> Bool {
    !bytes.isEmpty
      && bytes.allSatisfy { byte in
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
          UInt8(ascii: "a")...UInt8(ascii: "z"):
          true
        default: "!#$%&'*+-.^_`|~".utf8.contains(byte)
        }
      }
  }
}

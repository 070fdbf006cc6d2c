import SpecText

/// Reads a response from the bytes of a connection.
///
/// A header needs no space after its colon, as chromedriver writes none. All bytes of a response
/// count towards one limit, including interim responses, chunk extensions and trailers, so that a
/// faulty server cannot exhaust the memory.
package struct HTTPResponseReader {
  /// The maximum size of a header section or a line.
  static let largestHead = 65_536
  /// The maximum size of a response in total.
  let largest: Int

  /// The bytes received but not yet consumed.
  private(set) var buffer: [UInt8] = []
  private var place = 0

  package init(largest: Int = 64 << 20) { self.largest = largest }

  /// Adds bytes by calling `more`, which returns false at the end of the connection.
  package typealias Source = (inout [UInt8]) throws(HTTPError) -> Bool

  /// Whether any byte of a response was received.
  var hasBegun: Bool { !buffer.isEmpty }

  /// Reads a complete response.
  ///
  /// - Parameter hasBody: false for the response to HEAD, which has none whatever its headers say.
  /// - Returns: the response, and whether the connection can be reused.
  package mutating func read(
    hasBody: Bool = true, _ more: Source
  ) throws(HTTPError) -> (HTTPResponse, isReusable: Bool) {
    var head = try readHead(more)
    // Interim responses, such as 100 Continue, precede the final one.
    while (100..<200).contains(head.status) { head = try readHead(more) }
    func header(_ name: String) -> String? { head.headers.first { $0.name == name }?.value }
    var isReusable =
      head.isVersion11 && header("connection")?.lowercased() != "close"
    let body: [UInt8]
    if !hasBody || head.status == 204 || head.status == 304 {
      body = []
    } else if header("transfer-encoding")?.lowercased().hasSuffix("chunked") == true {
      body = try readChunks(more)
    } else if let length = header("content-length") {
      guard let count = Int(length), count >= 0 else {
        throw .malformed("its Content-Length is \"\(length)\"")
      }
      body = try take(count, "in the middle of a body of \(count) bytes", more)
    } else {
      body = try readToEnd(more)
      isReusable = false
    }
    let response = HTTPResponse(status: head.status, headers: head.headers, body: body)
    return (response, isReusable && place == buffer.count)
  }

  /// Reads the response to a request to change the protocol.
  ///
  /// - Returns: the response without a body, and the bytes after it.
  mutating func readUpgrade(_ more: Source) throws(HTTPError) -> (HTTPResponse, rest: [UInt8]) {
    let head = try readHead(more)
    let response = HTTPResponse(status: head.status, headers: head.headers, body: [])
    return (response, Array(buffer[place...]))
  }

  private mutating func fill(_ more: Source) throws(HTTPError) -> Bool {
    guard buffer.count <= largest else { throw .tooLarge(limit: largest) }
    return try more(&buffer)
  }

  // MARK: The head

  private struct Head {
    var isVersion11: Bool
    var status: Int
    var headers: [(name: String, value: String)] = []
  }

  private mutating func readHead(_ more: Source) throws(HTTPError) -> Head {
    let start = place
    let first = try readLine("before its status line", more)
    let parts = first.split(separator: " ", maxSplits: 2)
    guard parts.count >= 2, parts[0].hasPrefix("HTTP/1."), let status = Int(parts[1]),
      (100..<600).contains(status)
    else { throw .malformed("it began with \"\(Self.excerpt(first))\"") }
    var head = Head(isVersion11: parts[0] == "HTTP/1.1", status: status)
    while true {
      let line = try readLine("in the middle of its headers", more)
      if line.isEmpty { return head }
      guard let colon = line.firstIndex(of: ":") else {
        throw .malformed("a header reads \"\(Self.excerpt(line))\"")
      }
      let value = line[line.index(after: colon)...].drop { $0 == " " || $0 == "\t" }
      head.headers.append((line[..<colon].lowercased(), String(value)))
      guard place - start <= Self.largestHead else { throw .tooLarge(limit: Self.largestHead) }
    }
  }

  /// The next line without its end, which is CR LF or LF.
  private mutating func readLine(_ what: String, _ more: Source) throws(HTTPError) -> String {
    var searched = place
    while true {
      if let end = buffer[searched...].firstIndex(of: 0x0a) {
        var line = buffer[place..<end]
        if line.last == 0x0d { line.removeLast() }
        place = end + 1
        return String(decoding: line, as: UTF8.self)
      }
      searched = buffer.count
      guard buffer.count - place <= Self.largestHead else {
        throw .malformed("it began with \"\(Self.excerpt(rest))\" and no line end")
      }
      guard try fill(more) else {
        // A server that closes the connection after some text may have sent an error message.
        if place < buffer.count { throw .malformed("it said \"\(Self.excerpt(rest))\"") }
        throw .ended(what)
      }
    }
  }

  private var rest: String {
    String(decoding: buffer[place...].prefix(Self.excerptLength * 4), as: UTF8.self)
  }

  // MARK: The body

  private mutating func readChunks(_ more: Source) throws(HTTPError) -> [UInt8] {
    var body: [UInt8] = []
    while true {
      let line = try readLine("in the middle of a chunked body", more)
      let digits = line.prefix { $0 != ";" && $0 != " " }
      guard let count = Int(digits, radix: 16), count >= 0 else {
        throw .malformed("a chunk's size is \"\(Self.excerpt(line))\"")
      }
      guard count > 0 else { break }
      body += try take(count, "in the middle of a chunk", more)
      guard try readLine("after a chunk", more).isEmpty else {
        throw .malformed("a chunk is longer than its stated size")
      }
    }
    let trailers = place
    while try !readLine("after the last chunk", more).isEmpty {
      guard place - trailers <= Self.largestHead else {
        throw .tooLarge(limit: Self.largestHead)
      }
    }
    return body
  }

  private mutating func take(
    _ count: Int, _ what: String, _ more: Source
  ) throws(HTTPError) -> [UInt8] {
    guard count <= largest else { throw .tooLarge(limit: largest) }
    while buffer.count - place < count {
      guard try fill(more) else { throw .ended(what) }
    }
    defer { place += count }
    return Array(buffer[place..<(place + count)])
  }

  private mutating func readToEnd(_ more: Source) throws(HTTPError) -> [UInt8] {
    while try fill(more) {}
    defer { place = buffer.count }
    return Array(buffer[place...])
  }

  private static let excerptLength = 60

  /// The beginning of a text on one line, for messages.
  static func excerpt(_ text: String) -> String {
    text.cut(to: excerptLength).escaped { $0.value < 0x20 || $0.value == 0x7f ? " " : nil }
  }
}

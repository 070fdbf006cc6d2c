/// Splits a stream into the bodies of messages: each follows a header with its length.
struct LSPFrameReader {
  /// The largest header, in bytes.
  static let longestHeader = 4 << 10
  /// The largest body, in bytes; a document of that size is not a feature.
  static let longestBody = 32 << 20

  private var buffer: [UInt8] = []
  /// The offset of the first byte that has not been read.
  private var start = 0
  /// The length of the body that follows; nil in a header.
  private var bodyLength: Int?
  /// How many bytes of a body that is too long have not arrived.
  private var skipped = 0

  /// Whether a part of a message has arrived.
  var isInMessage: Bool { bodyLength != nil || skipped > 0 || start < buffer.count }

  mutating func append(_ bytes: some Sequence<UInt8>) {
    if start > 0 {
      buffer.removeFirst(start)
      start = 0
    }
    buffer += bytes
    skip()
  }

  private mutating func skip() {
    let count = min(skipped, buffer.count - start)
    skipped -= count
    start += count
  }

  /// The bytes that have not been read, header and all.
  var rest: [UInt8] {
    let length = skipped > 0 ? skipped : bodyLength
    let header = length.map { Array("Content-Length: \($0)\r\n\r\n".utf8) } ?? []
    return header + buffer[start...]
  }

  /// The body of the next message; nil if it has not arrived completely.
  ///
  /// - Throws: `LSPFrameError.longBody` if the message is too long, after which the next one can be
  ///   read; another error if the stream cannot be a sequence of messages.
  mutating func next() throws(LSPFrameError) -> [UInt8]? {
    if bodyLength == nil { bodyLength = try readHeader() }
    if let length = bodyLength, length > Self.longestBody {
      bodyLength = nil
      skipped = length
      skip()
      throw .longBody(length, limit: Self.longestBody)
    }
    guard let length = bodyLength, buffer.count - start >= length else { return nil }
    let body = Array(buffer[start..<start + length])
    start += length
    bodyLength = nil
    if start == buffer.count {
      buffer.removeAll(keepingCapacity: buffer.count < 1 << 20)
      start = 0
    }
    return body
  }

  // MARK: - Header

  /// Reads a header up to the empty line; nil if it is incomplete.
  private mutating func readHeader() throws(LSPFrameError) -> Int? {
    var length: Int?
    var lineStart = start
    var place = start
    while place < buffer.count {
      let byte = buffer[place]
      if place - start >= Self.longestHeader { throw .longHeader(limit: Self.longestHeader) }
      if byte == 0x0D {
        guard place + 1 < buffer.count else { return nil }
        guard buffer[place + 1] == 0x0A else { throw .noHeader(excerpt(from: lineStart)) }
        if place == lineStart {
          guard let length else { throw .noLength }
          start = place + 2
          return length
        }
        if let found = try field(lineStart..<place) { length = found }
        place += 2
        lineStart = place
        continue
      }
      guard (0x20...0x7E).contains(byte) else { throw .noHeader(excerpt(from: lineStart)) }
      place += 1
    }
    return nil
  }

  /// The length, if the line is the field `Content-Length`.
  private func field(_ line: Range<Int>) throws(LSPFrameError) -> Int? {
    guard let colon = buffer[line].firstIndex(of: UInt8(ascii: ":")) else {
      throw .noHeader(excerpt(from: line.lowerBound))
    }
    let name = String(decoding: buffer[line.lowerBound..<colon], as: UTF8.self).lowercased()
    let value = String(
      decoding: buffer[(colon + 1)..<line.upperBound].drop { $0 == 0x20 }, as: UTF8.self)
    switch name {
    case "content-length":
      guard let length = Int(value), length >= 0 else { throw .badLength(value) }
      return length
    case "content-type":
      let type = value.lowercased()
      guard !type.contains("charset=") || type.contains("utf-8") || type.contains("utf8") else {
        throw .badEncoding(value)
      }
      return nil
    default: return nil
    }
  }

  private func excerpt(from place: Int) -> String {
    let bytes = buffer[place...].prefix(40).map { (0x20...0x7E).contains($0) ? $0 : 0x3F }
    return String(decoding: bytes, as: UTF8.self)
  }
}

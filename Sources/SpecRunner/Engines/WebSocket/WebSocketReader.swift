import SpecText

/// Reads the messages of a WebSocket server from the bytes of a connection.
///
/// Whatever RFC 6455 forbids a server ends the connection, as the RFC requires. No message may be
/// longer than a limit, in one frame or in many.
struct WebSocketReader {
  /// What came from the server.
  enum Incoming: Hashable {
    case text(String)
    case ping([UInt8])
    case pong
    /// The server closes the connection; with its code and its reason, as a part of a sentence.
    case close(UInt16, String)
  }

  /// The maximum size of a message.
  let largest: Int
  private var buffer: [UInt8]
  private var place = 0
  /// The message of which the last frame has not come yet.
  private var unfinished: [UInt8]?

  /// - Parameter buffer: bytes that have come already.
  init(buffer: [UInt8] = [], largest: Int = 64 << 20) {
    self.buffer = buffer
    self.largest = largest
  }

  /// Reads the next complete message or control frame.
  mutating func next(_ more: HTTPResponseReader.Source) throws(HTTPError) -> Incoming {
    while true {
      let frame = try readFrame(more)
      switch frame.kind {
      case .ping: return .ping(frame.payload)
      case .pong: return .pong
      case .close: return try Self.closing(frame.payload)
      case .binary: throw .misframed("it sent a binary message")
      case .text:
        guard unfinished == nil else {
          throw .misframed("a message began within another")
        }
        unfinished = frame.payload
      case .continuation:
        guard unfinished != nil else {
          throw .misframed("a message was continued that had not begun")
        }
        unfinished?.append(contentsOf: frame.payload)
      }
      guard frame.isLast, let message = unfinished else { continue }
      unfinished = nil
      return .text(try Self.text(message))
    }
  }

  // MARK: Frames

  /// Reads a frame, or none of its bytes if it does not come in time.
  private mutating func readFrame(
    _ more: HTTPResponseReader.Source
  ) throws(HTTPError) -> WebSocketFrame {
    buffer.removeFirst(place)
    place = 0
    do { return try readParts(more) } catch {
      place = 0
      throw error
    }
  }

  private mutating func readParts(
    _ more: HTTPResponseReader.Source
  ) throws(HTTPError) -> WebSocketFrame {
    let head = try take(2, more)
    guard head[0] & 0x70 == 0 else {
      throw .misframed("a frame uses an extension that was not agreed on")
    }
    guard let kind = WebSocketFrame.Kind(rawValue: head[0] & 0x0F) else {
      throw .misframed("a frame has the unknown opcode \(head[0] & 0x0F)")
    }
    guard head[1] & 0x80 == 0 else { throw .misframed("a frame of the server is masked") }
    let isLast = head[0] & 0x80 != 0
    let count = try readLength(head[1], more)
    if kind.isControl, !isLast || count > WebSocketFrame.largestControl {
      throw .misframed("a control frame is fragmented or longer than 125 bytes")
    }
    guard count <= largest - (unfinished?.count ?? 0) else { throw .tooLarge(limit: largest) }
    return WebSocketFrame(kind: kind, isLast: isLast, payload: try take(count, more))
  }

  /// The length of a frame, of which the first byte is a number below 126 or the size of the rest.
  private mutating func readLength(
    _ first: UInt8, _ more: HTTPResponseReader.Source
  ) throws(HTTPError) -> Int {
    let (size, least): (Int, UInt64) =
      switch first {
      case 126: (2, 126)
      case 127: (8, 0x1_0000)
      default: (0, 0)
      }
    if size == 0 { return Int(first) }
    let length = try take(size, more).reduce(0 as UInt64) { $0 << 8 | UInt64($1) }
    guard length >= least else { throw .misframed("a length is written with too many bytes") }
    guard let count = Int(exactly: length) else {
      throw .misframed("a length has its highest bit set")
    }
    return count
  }

  private mutating func take(
    _ count: Int, _ more: HTTPResponseReader.Source
  ) throws(HTTPError) -> [UInt8] {
    while buffer.count - place < count {
      guard try more(&buffer) else {
        throw .ended(place < buffer.count ? "in the middle of a frame" : "without closing it")
      }
    }
    defer { place += count }
    return Array(buffer[place..<(place + count)])
  }

  // MARK: Contents

  private static func text(_ bytes: [UInt8]) throws(HTTPError) -> String {
    guard let text = String(validating: bytes, as: UTF8.self) else {
      throw .misframed("a text is not valid UTF-8")
    }
    return text
  }

  /// The code and reason of a close frame; 1005 if there is none.
  private static func closing(_ payload: [UInt8]) throws(HTTPError) -> Incoming {
    guard !payload.isEmpty else { return .close(1005, "") }
    guard payload.count > 1 else { throw .misframed("a close frame has half a code") }
    let code = UInt16(payload[0]) << 8 | UInt16(payload[1])
    switch code {
    case 1000...1003, 1007...1014, 3000...4999: break
    default: throw .misframed("a close frame has the code \(code), which is not allowed")
    }
    return .close(code, try text(Array(payload[2...])))
  }
}

/// A frame of a WebSocket connection (RFC 6455, section 5.2).
struct WebSocketFrame: Hashable {
  enum Kind: UInt8 {
    case continuation = 0
    case text = 1
    case binary = 2
    case close = 8
    case ping = 9
    case pong = 10

    /// Whether it may come between the frames of a message.
    var isControl: Bool { rawValue >= 8 }
  }

  let kind: Kind
  /// Whether it is the last frame of its message.
  var isLast = true
  var payload: [UInt8] = []

  /// The maximum payload of a control frame.
  static let largestControl = 125

  /// The bytes that a client sends: the payload is masked with a key.
  func masked(with key: UInt32) -> [UInt8] {
    let mask = [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: key >> $0) }
    var bytes: [UInt8] = [(isLast ? 0x80 : 0) | kind.rawValue]
    bytes.reserveCapacity(payload.count + 14)
    switch payload.count {
    case ...125: bytes.append(0x80 | UInt8(payload.count))
    case ...0xFFFF: bytes += [0x80 | 126] + Self.bigEndian(payload.count, bytes: 2)
    default: bytes += [0x80 | 127] + Self.bigEndian(payload.count, bytes: 8)
    }
    bytes += mask
    for (index, byte) in payload.enumerated() { bytes.append(byte ^ mask[index & 3]) }
    return bytes
  }

  private static func bigEndian(_ number: Int, bytes count: Int) -> [UInt8] {
    (0..<count).map { UInt8(truncatingIfNeeded: number >> (8 * (count - 1 - $0))) }
  }
}

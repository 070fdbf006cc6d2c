/// A key of a terminal, decoded from the bytes that it sends.
enum TypedKey: Equatable, Sendable {
  case character(Unicode.Scalar)
  case enter, tab, backspace, delete, left, right, up, down, home, end
  /// Ctrl-U and Ctrl-K: delete to the beginning and to the end of the line.
  case deleteToStart, deleteToEnd
  /// Ctrl-D: the end of the input if the line is empty.
  case endOfInput
  /// A key without a meaning here.
  case other

  /// Decodes bytes one at a time.
  struct Decoder {
    private var pending: [UInt8] = []

    /// The longest sequence of a key, in bytes.
    private static let limit = 16

    /// The key that a byte completes; nil if more bytes are needed.
    mutating func add(_ byte: UInt8) -> TypedKey? {
      pending.append(byte)
      guard let key = Self.key(pending) else {
        if pending.count >= Self.limit { pending = [] }
        return nil
      }
      pending = []
      return key
    }

    /// The key that a pause completes: Escape alone has no meaning.
    mutating func pause() { if pending == [0x1B] { pending = [] } }

    private static func key(_ bytes: [UInt8]) -> TypedKey? {
      switch bytes[0] {
      case 0x1B: sequence(bytes)
      case 0x0A, 0x0D: .enter
      case 0x09: .tab
      case 0x7F, 0x08: .backspace
      case 0x01: .home
      case 0x05: .end
      case 0x15: .deleteToStart
      case 0x0B: .deleteToEnd
      case 0x04: .endOfInput
      case 0..<0x20: .other
      default: scalar(bytes)
      }
    }

    private static func scalar(_ bytes: [UInt8]) -> TypedKey? {
      let count: Int
      switch bytes[0] {
      case 0..<0x80: count = 1
      case 0xC2..<0xE0: count = 2
      case 0xE0..<0xF0: count = 3
      case 0xF0..<0xF5: count = 4
      default: return .other
      }
      if bytes.count < count { return nil }
      let text = String(decoding: bytes, as: UTF8.self).unicodeScalars
      guard let first = text.first, text.count == 1, first != "\u{FFFD}" else { return .other }
      return .character(first)
    }

    /// The key of an escape sequence: `ESC [ A`, `ESC O H`, `ESC [ 3 ~`.
    private static func sequence(_ bytes: [UInt8]) -> TypedKey? {
      if bytes.count < 3 {
        return bytes.count == 2 && bytes[1] != UInt8(ascii: "[") && bytes[1] != UInt8(ascii: "O")
          ? .other : nil
      }
      guard let last = bytes.last, (0x40...0x7E).contains(last) else { return nil }
      return switch String(decoding: bytes.dropFirst(2), as: UTF8.self) {
      case "A": .up
      case "B": .down
      case "C": .right
      case "D": .left
      case "H", "1~", "7~": .home
      case "F", "4~", "8~": .end
      case "3~": .delete
      default: .other
      }
    }
  }
}

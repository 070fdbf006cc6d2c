/// Splits a cucumber expression into tokens, in one pass over its bytes.
package struct ExpressionLexer {
  private let source: String
  private let bytes: [UInt8]
  private var tokens: [ExpressionToken] = []
  private var kind = ExpressionToken.Kind.startOfLine
  private var isEscaped = false
  /// The start of the current token, in bytes and in code points.
  private var byteStart = 0
  private var start = 0

  /// The tokens of an expression, from start of line to end of line.
  package static func tokens(
    of source: String, bytes: [UInt8]
  ) throws(ExpressionError) -> [ExpressionToken] {
    var lexer = ExpressionLexer(source: source, bytes: bytes)
    return try lexer.tokenize()
  }

  private init(source: String, bytes: [UInt8]) {
    self.source = source
    self.bytes = bytes
    tokens.reserveCapacity(bytes.count / 3 + 4)
  }

  private mutating func tokenize() throws(ExpressionError) -> [ExpressionToken] {
    var position = 0
    var offset = 0
    while position < bytes.count {
      let (kind, length) = kind(at: position)
      if kind == nil {
        // After a backslash, the next code point is text, if it may be escaped.
        guard position + 1 < bytes.count else { throw .endOfLineEscaped(source, at: offset) }
        let escaped = scalar(at: position + 1)
        guard Self.canBeEscaped(escaped.value) else { throw .notEscapable(source, at: offset + 1) }
        extend(.text, position, offset)
        isEscaped = true
        position += 1 + escaped.length
        offset += 2
      } else {
        extend(kind ?? .text, position, offset)
        position += length
        offset += 1
      }
    }
    close(position, offset)
    append(.endOfLine, position..<position, offset, offset)
    return tokens
  }

  /// Starts a new token, unless white space follows white space or text follows text.
  private mutating func extend(_ kind: ExpressionToken.Kind, _ position: Int, _ offset: Int) {
    if kind == self.kind, kind == .text || kind == .whiteSpace { return }
    close(position, offset)
    self.kind = kind
  }

  private mutating func close(_ position: Int, _ offset: Int) {
    append(kind, byteStart..<position, start, offset)
    byteStart = position
    start = offset
    isEscaped = false
  }

  private mutating func append(
    _ kind: ExpressionToken.Kind, _ bytes: Range<Int>, _ start: Int, _ end: Int
  ) {
    tokens.append(
      ExpressionToken(kind: kind, start: start, end: end, bytes: bytes, isEscaped: isEscaped))
  }

  /// The kind of the code point at a position, nil for a backslash, and its length.
  private func kind(at position: Int) -> (kind: ExpressionToken.Kind?, length: Int) {
    switch bytes[position] {
    case UInt8(ascii: "\\"): return (nil, 1)
    case UInt8(ascii: "("): return (.beginOptional, 1)
    case UInt8(ascii: ")"): return (.endOptional, 1)
    case UInt8(ascii: "{"): return (.beginParameter, 1)
    case UInt8(ascii: "}"): return (.endParameter, 1)
    case UInt8(ascii: "/"): return (.alternation, 1)
    default:
      let (value, length) = scalar(at: position)
      return (ScalarClass.isWhiteSpace(value) ? .whiteSpace : .text, length)
    }
  }

  private func scalar(at position: Int) -> (value: UInt32, length: Int) {
    if bytes[position] < 0x80 { return (UInt32(bytes[position]), 1) }
    return bytes.withUnsafeBufferPointer { buffer in
      guard let address = buffer.baseAddress else { return (0, 1) }
      return ScalarReader(address, count: buffer.count).scalar(at: position)
    }
  }

  private static func canBeEscaped(_ scalar: UInt32) -> Bool {
    switch Unicode.Scalar(scalar) {
    case "(", ")", "{", "}", "/", "\\": true
    default: ScalarClass.isWhiteSpace(scalar)
    }
  }
}

/// What all texts that an expression matches have in common, in UTF-8.
///
/// It is read from the source in one pass, without a tree, so that an expression costs little until
/// a text may match it. It may be weaker than the expression, but never stronger.
struct ExpressionOutline: Sendable {
  /// The possible prefixes, none of them empty; nil if there is no such list.
  private(set) var prefixes: [[UInt8]]?
  /// The possible suffixes, none of them empty; nil if there is no such list.
  private(set) var suffixes: [[UInt8]]?
  /// The longest literal that every text contains; may be empty.
  private(set) var required: [UInt8]
  /// The number of arguments of a match.
  private(set) var parameterCount: Int

  /// The outline of a valid cucumber expression.
  init(_ cucumberExpression: String) {
    var source = cucumberExpression
    self = source.withUTF8 { bytes in
      var reader = OutlineReader(bytes)
      reader.read()
      return ExpressionOutline(reader, of: bytes)
    }
  }

  /// The outline of a compiled regular expression.
  init(_ program: Program) {
    let suffix = Array(program.literals[program.suffix])
    prefixes = program.prefixes()
    suffixes = suffix.isEmpty ? nil : [suffix]
    required = Array(program.literals[program.required])
    parameterCount = program.parameters.count
  }

  private init(_ reader: OutlineReader, of bytes: UnsafeBufferPointer<UInt8>) {
    switch (reader.first, reader.second) {
    case (.literal(let near), .alternatives(let far)):
      prefixes = far.map { Array(bytes[near]) + bytes[$0] }
    case (.literal(let near), _): prefixes = [Array(bytes[near])]
    case (.alternatives(let near), _): prefixes = near.map { Array(bytes[$0]) }
    case (.anything, _), (nil, _): prefixes = nil
    }
    switch (reader.last, reader.beforeLast) {
    case (.literal(let near), .alternatives(let far)):
      suffixes = far.map { Array(bytes[$0]) + bytes[near] }
    case (.literal(let near), _): suffixes = [Array(bytes[near])]
    case (.alternatives(let near), _): suffixes = near.map { Array(bytes[$0]) }
    case (.anything, _), (nil, _): suffixes = nil
    }
    required = Array(bytes[reader.longest])
    parameterCount = reader.parameterCount
  }

  /// Whether a text contains the literal that every match contains.
  func mayMatch(in text: UnsafeBufferPointer<UInt8>) -> Bool {
    guard let first = required.first else { return true }
    guard text.count >= required.count else { return false }
    for start in 0...text.count - required.count where text[start] == first {
      var count = 1
      while count < required.count, text[start + count] == required[count] { count += 1 }
      if count == required.count { return true }
    }
    return false
  }
}

/// Splits a cucumber expression into literals, alternatives and parts that match something else,
/// and keeps those at its ends.
private struct OutlineReader {
  enum Piece {
    case literal(Range<Int>)
    case alternatives([Range<Int>])
    /// A parameter, an optional, an escape, or alternatives that contain one of them.
    case anything
  }

  private(set) var first: Piece?
  private(set) var second: Piece?
  private(set) var beforeLast: Piece?
  private(set) var last: Piece?
  /// The longest literal.
  private(set) var longest = 0..<0
  private(set) var parameterCount = 0
  private var count = 0
  private let bytes: UnsafeBufferPointer<UInt8>
  private var at = 0

  init(_ bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

  mutating func read() {
    while at < bytes.count {
      switch bytes[at] {
      case UInt8(ascii: "{"):
        skip(to: UInt8(ascii: "}"))
        add(.anything)
        parameterCount += 1
      case let byte where byte < 0x80 && ScalarClass.isWhiteSpace(UInt32(byte)):
        addLiteral(at..<at + 1)
        at += 1
      default: readWord()
      }
    }
  }

  private mutating func add(_ piece: Piece) {
    beforeLast = last
    last = piece
    count += 1
    if count == 1 { first = piece }
    if count == 2 { second = piece }
  }

  /// Adds a literal, which continues the one before it.
  private mutating func addLiteral(_ range: Range<Int>) {
    if range.isEmpty { return }
    var range = range
    if case .literal(let before)? = last, before.upperBound == range.lowerBound {
      range = before.lowerBound..<range.upperBound
      last = .literal(range)
      if count == 1 { first = last }
      if count == 2 { second = last }
    } else {
      add(.literal(range))
    }
    if range.count > longest.count { longest = range }
  }

  /// Reads up to white space or a parameter, which are the borders of alternatives.
  private mutating func readWord() {
    let start = at
    var slashes: [Int] = []
    /// Where the literal after the last optional or escape starts, and where the one before the
    /// first ends.
    var tail = start
    var head: Int?
    scan: while at < bytes.count {
      let byte = bytes[at]
      switch byte {
      case UInt8(ascii: "{"): break scan
      case UInt8(ascii: "/"):
        slashes.append(at)
        at += 1
      case UInt8(ascii: "("), UInt8(ascii: "\\"):
        head = head ?? at
        if byte == UInt8(ascii: "(") { skip(to: UInt8(ascii: ")")) } else { skipEscape() }
        tail = at
      case 0x80...:
        // A space that is not ASCII is a border, too; it is left out of the literals.
        let (scalar, length) = scalar
        at += length
        if ScalarClass.isWhiteSpace(scalar) {
          add(.anything)
          return
        }
      default:
        if ScalarClass.isWhiteSpace(UInt32(byte)) { break scan }
        at += 1
      }
    }
    if !slashes.isEmpty {
      add(head == nil ? .alternatives(Self.split(start..<at, at: slashes)) : .anything)
    } else if let head {
      addLiteral(start..<head)
      add(.anything)
      addLiteral(tail..<at)
    } else {
      addLiteral(start..<at)
    }
  }

  private static func split(_ word: Range<Int>, at slashes: [Int]) -> [Range<Int>] {
    zip([word.lowerBound] + slashes.map { $0 + 1 }, slashes + [word.upperBound]).map { $0..<$1 }
  }

  /// Moves past the closing bracket.
  private mutating func skip(to end: UInt8) {
    while at < bytes.count, bytes[at] != end {
      if bytes[at] == UInt8(ascii: "\\") { skipEscape() } else { at += 1 }
    }
    at = min(at + 1, bytes.count)
  }

  /// Moves past a backslash and the code point after it.
  private mutating func skipEscape() {
    at = min(at + 1, bytes.count)
    if at < bytes.count { at += scalar.length }
  }

  private var scalar: (value: UInt32, length: Int) {
    if bytes[at] < 0x80 { return (UInt32(bytes[at]), 1) }
    guard let address = bytes.baseAddress else { return (0, 1) }
    return ScalarReader(address, count: bytes.count).scalar(at: at)
  }
}

extension Program {
  /// The possible prefixes of a match, none of them empty; nil if there is no such list.
  fileprivate func prefixes() -> [[UInt8]]? {
    guard isAnchored else { return nil }
    if !prefix.isEmpty { return [Array(literals[prefix])] }
    var result: [[UInt8]] = []
    return collect(&result, from: 1, []) ? result : nil
  }

  /// Follows each path up to the first branch after a literal; false if one has no literal, or
  /// there are too many.
  private func collect(_ result: inout [[UInt8]], from index: Int, _ prefix: [UInt8]) -> Bool {
    let instruction = instructions[index]
    switch instruction.operation {
    case .literal:
      let bytes = literals[Int(instruction.a)..<Int(instruction.a + instruction.b)]
      return collect(&result, from: index + 1, prefix + bytes)
    case .jump where Int(instruction.a) > index:
      return collect(&result, from: Int(instruction.a), prefix)
    case .split where prefix.isEmpty && Int(min(instruction.a, instruction.b)) > index:
      return collect(&result, from: Int(instruction.a), [])
        && collect(&result, from: Int(instruction.b), [])
    default:
      guard !prefix.isEmpty, result.count < 16 else { return false }
      result.append(prefix)
      return true
    }
  }
}

/// Character classes and escapes: `[^a-z\d]`, `\w`, `\p{Lu}`, `\u{1F600}`.
extension PatternParser {
  /// The meaning of an escape.
  private enum Escape {
    case scalar(UInt32)
    case named(ScalarSet.NamedSet, negated: Bool)
    case assertion(PatternNode.Assertion)
  }

  /// An escape outside a class.
  mutating func escape() throws(PatternError) -> PatternNode {
    switch try escapeSequence(inClass: false) {
    case .scalar(let scalar): literal(scalar)
    case .named(let named, let negated): .set(ScalarSet(named, negated: negated))
    case .assertion(let assertion): .assertion(assertion)
    }
  }

  /// A class in brackets.
  mutating func characterClass() throws(PatternError) -> ScalarSet {
    let position = at
    at += 1
    var set = ScalarSet(ignoringCase: ignoresCase)
    let isNegated = consume("^")
    while let scalar = current, scalar != "]" {
      guard let first = try classMember(&set) else { continue }
      // A hyphen at either end of the class, or next to a class like \d, is literal.
      guard isNext("-"), at + 1 < scalars.count, scalars[at + 1] != "]" else {
        set.insert(first...first)
        continue
      }
      let hyphen = at
      at += 1
      if let last = try classMember(&set) {
        guard first <= last else {
          throw error("The range is out of order", "Swap its ends", at: hyphen)
        }
        set.insert(first...last)
      } else {
        set.insert(first...first)
        set.insert(0x2D...0x2D)
      }
    }
    guard consume("]") else {
      throw error(
        "The '[' does not have a matching ']'", "Write '\\[' for the character", at: position)
    }
    if isNegated { set.negate() }
    return set
  }

  /// The next code point of a class; nil if it was a set, which has been inserted.
  private mutating func classMember(_ set: inout ScalarSet) throws(PatternError) -> UInt32? {
    guard let scalar = current, scalar == "\\" else {
      at += 1
      return scalars[at - 1]
    }
    switch try escapeSequence(inClass: true) {
    case .scalar(let scalar): return scalar
    case .named(let named, let negated): set.insert(named, negated: negated)
    case .assertion: break
    }
    return nil
  }

  private mutating func escapeSequence(inClass: Bool) throws(PatternError) -> Escape {
    let position = at
    at += 1
    guard let scalar = current else {
      throw error(
        "The end of the expression can not be escaped", "Write '\\\\' for a backslash", at: position
      )
    }
    at += 1
    switch Unicode.Scalar(scalar) {
    case "d": return .named(.digit, negated: false)
    case "D": return .named(.digit, negated: true)
    case "w": return .named(.word, negated: false)
    case "W": return .named(.word, negated: true)
    case "s": return .named(.whiteSpace, negated: false)
    case "S": return .named(.whiteSpace, negated: true)
    case "p": return .named(try propertyName(from: position), negated: false)
    case "P": return .named(try propertyName(from: position), negated: true)
    case "b" where inClass: return .scalar(0x08)
    case "b": return .assertion(.wordBoundary)
    case "B" where !inClass: return .assertion(.notWordBoundary)
    case "A" where !inClass: return .assertion(.textStart)
    case "z" where !inClass: return .assertion(.textEnd)
    default: return .scalar(try character(scalar, from: position))
    }
  }

  /// The character that an escape denotes.
  private mutating func character(_ scalar: UInt32, from position: Int) throws(PatternError)
    -> UInt32
  {
    switch Unicode.Scalar(scalar) {
    case "n": return 0x0A
    case "r": return 0x0D
    case "t": return 0x09
    case "f": return 0x0C
    case "v": return 0x0B
    case "0" where !(current.map { ScalarClass.isDigit($0) } ?? false): return 0
    case "x": return try hexadecimal(digits: 2, from: position)
    case "u": return try hexadecimal(digits: 4, from: position)
    default: break
    }
    if ScalarClass.isDigit(scalar) || scalar == "k" {
      throw error(
        "Back references are not supported", "Compare the texts in the step", at: position)
    }
    guard !ScalarClass.isWord(scalar) || scalar == "_" else {
      throw error("The escape is unknown", "Leave out the backslash", at: position)
    }
    return scalar
  }

  private mutating func hexadecimal(digits: Int, from position: Int) throws(PatternError) -> UInt32
  {
    let isBraced = digits == 4 && consume("{")
    var value: UInt32 = 0
    var count = 0
    while let scalar = current, count < (isBraced ? 6 : digits),
      let digit = Unicode.Scalar(scalar).flatMap({ Character($0).hexDigitValue }), scalar < 128
    {
      value = value << 4 | UInt32(digit)
      count += 1
      at += 1
    }
    let isComplete = isBraced ? count > 0 && consume("}") : count == digits
    guard isComplete, Unicode.Scalar(value) != nil else {
      throw error(
        "The number of the character is not finished", "Write '\\x41', '\\u0041' or '\\u{41}'",
        at: position)
    }
    return value
  }

  private mutating func propertyName(from position: Int) throws(PatternError) -> ScalarSet.NamedSet
  {
    var name = String.UnicodeScalarView()
    var isClosed = false
    if consume("{") {
      while let scalar = current, !isClosed {
        at += 1
        isClosed = scalar == "}"
        if !isClosed, let scalar = Unicode.Scalar(scalar) { name.append(scalar) }
      }
    }
    guard isClosed, let named = ScalarSet.named(String(name)) else {
      throw error(
        "The character property is unknown",
        "Use a general category, as in '\\p{L}' or '\\p{Lu}', or 'Alphabetic', 'Uppercase', "
          + "'Lowercase', 'White_Space', 'Emoji' or 'Any'", at: position)
    }
    return named
  }
}

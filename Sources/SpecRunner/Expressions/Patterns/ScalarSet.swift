/// A set of code points, as in a character class of a regular expression: `[a-z\d]`, `\S`, `\p{L}`.
struct ScalarSet: Sendable {
  /// A set of code points with a name in Unicode or in regular expressions.
  enum NamedSet: Sendable {
    case digit, word, whiteSpace, lineEnd, any, alphabetic, uppercase, lowercase, emoji
    /// A union of general categories; the bit of a category is its index in `ScalarSet.categories`.
    case categories(UInt32)
  }

  private enum Member: Sendable {
    case range(ClosedRange<UInt32>)
    case named(NamedSet, negated: Bool)
  }

  /// The ASCII members, one bit each, negation included.
  private(set) var low: UInt64 = 0
  private(set) var high: UInt64 = 0
  private var members: [Member] = []
  private var isNegated = false
  private let ignoresCase: Bool

  init(ignoringCase: Bool = false) {
    ignoresCase = ignoringCase
  }

  /// Creates a named set.
  init(_ named: NamedSet, negated: Bool = false) {
    self.init()
    insert(named, negated: negated)
  }

  /// Creates a set of one code point.
  init(_ scalar: UInt32, ignoringCase: Bool = false) {
    self.init(ignoringCase: ignoringCase)
    insert(scalar...scalar)
  }

  @inline(__always)
  func contains(_ scalar: UInt32) -> Bool {
    if scalar < 64 { return low >> UInt64(scalar) & 1 != 0 }
    if scalar < 128 { return high >> UInt64(scalar - 64) & 1 != 0 }
    return containsWide(scalar)
  }

  private func containsWide(_ scalar: UInt32) -> Bool {
    isMember(scalar) != isNegated
  }

  mutating func insert(_ range: ClosedRange<UInt32>) {
    add(.range(range))
  }

  mutating func insert(_ named: NamedSet, negated: Bool = false) {
    add(.named(named, negated: negated))
  }

  /// Inverts the set.
  mutating func negate() {
    isNegated.toggle()
    low = ~low
    high = ~high
  }

  /// Inserts a member and sets its ASCII bits; the set must not be negated yet.
  private mutating func add(_ member: Member) {
    members.append(member)
    switch member {
    case .range(let range):
      guard range.lowerBound < 128 else { return }
      for scalar in range.lowerBound...min(range.upperBound, 127) {
        setBit(scalar)
        if ignoresCase, ScalarClass.isWord(scalar), scalar >= 0x41, scalar != 0x5F {
          setBit(scalar ^ 0x20)
        }
      }
    case .named(let named, let negated):
      let bits = Self.asciiBits(named)
      low |= negated ? ~bits.low : bits.low
      high |= negated ? ~bits.high : bits.high
    }
  }

  /// The ASCII members of a named set; the common ones are constants, the others computed.
  private static func asciiBits(_ named: NamedSet) -> (low: UInt64, high: UInt64) {
    switch named {
    case .digit: return (0x03FF_0000_0000_0000, 0)
    case .word: return (0x03FF_0000_0000_0000, 0x07FF_FFFE_87FF_FFFE)
    case .whiteSpace: return (0x0000_0001_0000_3E00, 0)
    case .lineEnd: return (0x2400, 0)
    case .any: return (.max, .max)
    default: break
    }
    var set = ScalarSet()
    for scalar in UInt32(0)..<128 where contains(named, scalar) { set.setBit(scalar) }
    return (set.low, set.high)
  }

  private mutating func setBit(_ scalar: UInt32) {
    if scalar < 64 { low |= 1 << UInt64(scalar) } else { high |= 1 << UInt64(scalar - 64) }
  }

  private func isMember(_ scalar: UInt32) -> Bool {
    guard ignoresCase else { return isPlainMember(scalar) }
    return isPlainMember(scalar) || Self.otherCases(of: scalar).contains(where: isPlainMember)
  }

  private func isPlainMember(_ scalar: UInt32) -> Bool {
    for member in members {
      switch member {
      case .range(let range): if range.contains(scalar) { return true }
      case .named(let named, let negated):
        if Self.contains(named, scalar) != negated { return true }
      }
    }
    return false
  }

  /// The single code points that a code point maps to in lower and upper case.
  private static func otherCases(of scalar: UInt32) -> [UInt32] {
    guard let properties = Unicode.Scalar(scalar)?.properties else { return [] }
    return [properties.lowercaseMapping, properties.uppercaseMapping].compactMap { mapping in
      let scalars = mapping.unicodeScalars
      return scalars.count == 1 ? scalars.first?.value : nil
    }
  }

  private static func contains(_ named: NamedSet, _ scalar: UInt32) -> Bool {
    switch named {
    case .digit: return ScalarClass.isDigit(scalar)
    case .word: return ScalarClass.isWord(scalar)
    case .whiteSpace: return ScalarClass.isWhiteSpace(scalar)
    case .lineEnd: return ScalarClass.isLineTerminator(scalar)
    case .any: return true
    default: break
    }
    guard let properties = Unicode.Scalar(scalar)?.properties else { return false }
    switch named {
    case .alphabetic: return properties.isAlphabetic
    case .uppercase: return properties.isUppercase
    case .lowercase: return properties.isLowercase
    case .emoji: return properties.isEmoji
    case .categories(let bits):
      let position = categories.firstIndex { $0.category == properties.generalCategory }
      return position.map { bits >> UInt32($0) & 1 != 0 } ?? false
    default: return false
    }
  }
}

extension ScalarSet {
  /// The general categories and their abbreviations; the index of a category is its bit.
  private static let categories: [(name: String, category: Unicode.GeneralCategory)] = [
    ("Lu", .uppercaseLetter), ("Ll", .lowercaseLetter), ("Lt", .titlecaseLetter),
    ("Lm", .modifierLetter), ("Lo", .otherLetter), ("Mn", .nonspacingMark),
    ("Mc", .spacingMark), ("Me", .enclosingMark), ("Nd", .decimalNumber),
    ("Nl", .letterNumber), ("No", .otherNumber), ("Pc", .connectorPunctuation),
    ("Pd", .dashPunctuation), ("Ps", .openPunctuation), ("Pe", .closePunctuation),
    ("Pi", .initialPunctuation), ("Pf", .finalPunctuation), ("Po", .otherPunctuation),
    ("Sm", .mathSymbol), ("Sc", .currencySymbol), ("Sk", .modifierSymbol), ("So", .otherSymbol),
    ("Zs", .spaceSeparator), ("Zl", .lineSeparator), ("Zp", .paragraphSeparator),
    ("Cc", .control), ("Cf", .format), ("Cs", .surrogate), ("Co", .privateUse),
    ("Cn", .unassigned),
  ]

  /// The set of `\p{name}`: a general category or its first letter, or a property.
  static func named(_ name: String) -> NamedSet? {
    switch name {
    case "Alphabetic": return .alphabetic
    case "Uppercase": return .uppercase
    case "Lowercase": return .lowercase
    case "White_Space": return .whiteSpace
    case "Emoji": return .emoji
    case "Any": return .any
    default: break
    }
    var bits: UInt32 = 0
    for (position, entry) in categories.enumerated()
    where entry.name == name || (name.utf8.count == 1 && entry.name.utf8.first == name.utf8.first) {
      bits |= 1 << UInt32(position)
    }
    return bits == 0 ? nil : .categories(bits)
  }
}

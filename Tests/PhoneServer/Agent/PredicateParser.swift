import SpecDrivers
import SpecJSON
import SpecText

/// Parses the format of a predicate by recursive descent.
struct PredicateParser {
  struct Failure: Error {}

  private enum Token: Equatable {
    case word(String)
    case text(String)
    case number(Double)
    case sign(String)
  }

  private var tokens: [Token] = []
  private var place = 0

  init(_ format: String) throws {
    var scalars = Array(format.unicodeScalars)[...]
    while let scalar = scalars.first {
      if scalar.properties.isWhitespace {
        scalars = scalars.dropFirst()
      } else if scalar == "'" || scalar == "\"" {
        tokens.append(.text(try Self.text(&scalars)))
      } else if ("0"..."9").contains(scalar) || scalar == "-" {
        tokens.append(.number(try Self.number(&scalars)))
      } else if scalar.properties.isAlphabetic || scalar == "_" {
        let word = scalars.prefix {
          $0.properties.isAlphabetic || $0 == "_" || $0 == "." || ("0"..."9").contains($0)
        }
        scalars = scalars.dropFirst(word.count)
        tokens.append(.word(String(String.UnicodeScalarView(word))))
      } else {
        tokens.append(.sign(try Self.sign(&scalars)))
      }
    }
  }

  private static func text(_ scalars: inout ArraySlice<Unicode.Scalar>) throws -> String {
    let quote = scalars.removeFirst()
    var text = String.UnicodeScalarView()
    while let scalar = scalars.popFirst() {
      if scalar == quote { return String(text) }
      if scalar == "\\", let escaped = scalars.popFirst() {
        text.append(escaped == "n" ? "\n" : escaped)
      } else {
        text.append(scalar)
      }
    }
    throw Failure()
  }

  private static func number(_ scalars: inout ArraySlice<Unicode.Scalar>) throws -> Double {
    let digits = scalars.prefix { ("0"..."9").contains($0) || $0 == "." || $0 == "-" }
    scalars = scalars.dropFirst(digits.count)
    guard let number = Double(String(String.UnicodeScalarView(digits))) else { throw Failure() }
    return number
  }

  private static func sign(_ scalars: inout ArraySlice<Unicode.Scalar>) throws -> String {
    for sign in ["==", "!=", "<>", "<=", "=<", ">=", "=>", "&&", "||"]
    where scalars.starts(with: sign.unicodeScalars) {
      scalars = scalars.dropFirst(2)
      return sign
    }
    let sign = scalars.removeFirst()
    guard "=<>!(){},[]".unicodeScalars.contains(sign) else { throw Failure() }
    return String(sign)
  }

  mutating func parse() throws -> Predicate.Test {
    let test = try alternatives()
    guard place == tokens.count else { throw Failure() }
    return test
  }

  // MARK: The grammar

  private mutating func alternatives() throws -> Predicate.Test {
    var tests = [try conditions()]
    while accept(.sign("||")) || acceptWord("OR") { tests.append(try conditions()) }
    return tests.count == 1 ? tests[0] : .any(tests)
  }

  private mutating func conditions() throws -> Predicate.Test {
    var tests = [try condition()]
    while accept(.sign("&&")) || acceptWord("AND") { tests.append(try condition()) }
    return tests.count == 1 ? tests[0] : .all(tests)
  }

  private mutating func condition() throws -> Predicate.Test {
    if accept(.sign("!")) || acceptWord("NOT") { return .not(try condition()) }
    if accept(.sign("(")) {
      let test = try alternatives()
      guard accept(.sign(")")) else { throw Failure() }
      return test
    }
    if acceptWord("TRUEPREDICATE") { return .constant(true) }
    if acceptWord("FALSEPREDICATE") { return .constant(false) }
    return try comparison()
  }

  private mutating func comparison() throws -> Predicate.Test {
    let left = try operand()
    if acceptWord("BETWEEN") {
      guard case .constant(.array(let ends)) = try operand(), ends.count == 2 else {
        throw Failure()
      }
      return .all([
        .comparison(left, .greaterOrEqual, .constant(ends[0]), ignoresCase: false),
        .comparison(left, .lessOrEqual, .constant(ends[1]), ignoresCase: false),
      ])
    }
    let comparison = try comparator()
    let ignoresCase = try modifiers()
    return .comparison(left, comparison, try operand(), ignoresCase: ignoresCase)
  }

  private mutating func comparator() throws -> Predicate.Comparison {
    guard place < tokens.count else { throw Failure() }
    defer { place += 1 }
    switch tokens[place] {
    case .sign("="), .sign("=="): return .equal
    case .sign("!="), .sign("<>"): return .different
    case .sign("<="), .sign("=<"): return .lessOrEqual
    case .sign(">="), .sign("=>"): return .greaterOrEqual
    case .sign("<"): return .less
    case .sign(">"): return .greater
    case .word(let word):
      guard let known = Predicate.Comparison(rawValue: word.uppercased()) else { throw Failure() }
      return known
    default: throw Failure()
    }
  }

  /// `[c]`, `[d]`, `[cd]` or nothing.
  private mutating func modifiers() throws -> Bool {
    guard accept(.sign("[")) else { return false }
    guard place < tokens.count, case .word(let word) = tokens[place] else { throw Failure() }
    place += 1
    guard accept(.sign("]")) else { throw Failure() }
    return word.lowercased().unicodeScalars.contains("c")
  }

  private mutating func operand() throws -> Predicate.Operand {
    guard place < tokens.count else { throw Failure() }
    let token = tokens[place]
    place += 1
    switch token {
    case .text(let text): return .constant(.string(text))
    case .number(let number): return .constant(.number(number))
    case .word(let word): return try self.word(word)
    case .sign("{"): return .constant(.array(try values()))
    case .sign: throw Failure()
    }
  }

  private func word(_ word: String) throws -> Predicate.Operand {
    switch word.uppercased() {
    case "TRUE", "YES": return .constant(.bool(true))
    case "FALSE", "NO": return .constant(.bool(false))
    case "NIL", "NULL": return .constant(.null)
    default:
      let node = Node(type: "Other", frame: Frame(x: 0, y: 0, width: 0, height: 0))
      guard word.begins(with: "rect.") || NodeAttributes.value(word, of: node, index: 0) != nil
      else { throw Failure() }
      return .attribute(word)
    }
  }

  private mutating func values() throws -> [JSONValue] {
    var values: [JSONValue] = []
    while !accept(.sign("}")) {
      if !values.isEmpty, !accept(.sign(",")) { throw Failure() }
      guard case .constant(let value) = try operand() else { throw Failure() }
      values.append(value)
    }
    return values
  }

  private mutating func accept(_ token: Token) -> Bool {
    guard place < tokens.count, tokens[place] == token else { return false }
    place += 1
    return true
  }

  private mutating func acceptWord(_ word: String) -> Bool {
    guard place < tokens.count, case .word(let written) = tokens[place],
      written.uppercased() == word
    else { return false }
    place += 1
    return true
  }
}

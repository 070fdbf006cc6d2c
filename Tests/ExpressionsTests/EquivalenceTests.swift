import Testing

@testable import SpecExpressions

/// The matcher against another engine: the standard library's, with the official rewriting.
struct EquivalenceTests {
  @Test(arguments: UInt64(1)...8)
  func `a cucumber expression matches as the regular expression it stands for`(
    seed: UInt64
  ) throws {
    var random = RandomSource(seed: seed)
    var types = ParameterTypes()
    try types.define(ParameterType("color", matching: "red|dark (red|blue)|b+") { $0 })
    try types.define(ParameterType(name: "pair", regexps: ["(a)|(b)", "c(d)?"]) { "\($0)" })
    var matches = 0
    for _ in 0..<60 {
      let (source, sample) = Self.expression(&random)
      let oracle = try Regex(
        ExpressionRewriter.regularExpression(source, types: types), as: AnyRegexOutput.self
      ).matchingSemantics(.unicodeScalar).asciiOnlyDigits()
      let expression = try Expression(source, types: types)
      for _ in 0..<25 {
        let text = Self.text(like: sample, &random)
        let expected = try oracle.firstMatch(in: text).map { Self.groups(of: $0, in: text) }
        let found = expression.match(text).map(Self.groups)
        #expect(found == expected, "\(source) against \(text)")
        #expect(Self.thoroughGroups(expression, text) == expression.match(text)?.slots)
        matches += found == nil ? 0 : 1
      }
    }
    // Most texts must match, or nothing was compared.
    #expect(matches > 300)
  }

  @Test(arguments: UInt64(1)...8)
  func `a regular expression matches as in the standard library`(seed: UInt64) throws {
    var random = RandomSource(seed: seed &+ 100)
    var matches = 0
    for _ in 0..<150 {
      let source = Self.regularExpression(&random, depth: 3)
      let oracle = try Regex(source, as: AnyRegexOutput.self)
        .matchingSemantics(.unicodeScalar).asciiOnlyCharacterClasses()
      let expression = try Expression.regex(source)
      for _ in 0..<20 {
        let text = String(
          (0..<random.number(below: 9)).map { _ in random.one(of: Array("aabbc1 é😀")) })
        let expected = try oracle.firstMatch(in: text).map { Self.groups(of: $0, in: text) }
        let found = expression.match(text).map(Self.groups)
        #expect(found == expected, "\(source) against \(text)")
        #expect(Self.thoroughGroups(expression, text) == expression.match(text)?.slots)
        matches += found == nil ? 0 : 1
      }
    }
    #expect(matches > 1000)
  }

  // MARK: - Groups, in the order of their parentheses

  private struct Found: Equatable {
    var value: String?
    var start: Int?
  }

  private static func groups(of match: ExpressionMatch) -> [Found] {
    func flat(_ group: Group) -> [Found] {
      [Found(value: group.value, start: group.start)] + group.children.flatMap(flat)
    }
    return match.arguments.flatMap { flat($0.group) }
  }

  private static func groups(of match: Regex<AnyRegexOutput>.Match, in text: String) -> [Found] {
    match.output.dropFirst().map { element in
      guard let range = element.range else { return Found(value: nil, start: nil) }
      return Found(
        value: String(text.unicodeScalars[range]),
        start: text.unicodeScalars.distance(from: text.startIndex, to: range.lowerBound))
    }
  }

  private static func thoroughGroups(_ expression: Expression, _ text: String) -> [Int32]? {
    var text = text
    return text.withUTF8 { expression.program.firstMatch(in: $0, isMemoized: true)?.slots }
  }

  // MARK: - Random material

  /// An expression, and the pieces of a text it matches.
  private static func expression(_ random: inout RandomSource) -> (String, [String]) {
    let pieces: [(String, [String])] = [
      ("I have", ["I have"]), (" ", [" "]), ("cucumber(s)", ["cucumber", "cucumbers"]),
      (" ", [" "]), ("{int}", ["1", "-22", "333", "4.5"]),
      ("{float}", ["1", "1.5", "-.5E+3", "+12.25E1", "1."]),
      ("{word}", ["word", "5", "é😀", "a-b"]), ("{}", ["", "any thing", "1 \"x\""]),
      ("{string}", ["\"a\"", "'b c'", "\"\"", "\"q\\\"r\"", "'it\\'s'", "\"open"]),
      (" a/an/b(c) ", [" a ", " an ", " b ", " bc "]), ("(1)2", ["12", "2"]),
      ("{color}", ["red", "dark blue", "bb", "blue"]), ("{pair}", ["a", "b", "c", "cd"]),
      ("\\(\\{\\/", ["({/"]), (".*+?[^]|$", [".*+?[^]|$"]), ("🥒é", ["🥒é"]),
    ]
    var source = ""
    var sample: [[String]] = []
    for _ in 0...random.number(below: 6) {
      let (piece, texts) = random.one(of: pieces)
      source += piece
      sample.append(texts)
    }
    return (source, sample.map { random.one(of: $0) })
  }

  /// A text of these pieces, now and then with a piece doubled, dropped or cut.
  private static func text(like sample: [String], _ random: inout RandomSource) -> String {
    var text = ""
    for piece in sample {
      switch random.number(below: 20) {
      case 0: break
      case 1: text += piece + piece
      case 2: text += String(piece.unicodeScalars.dropLast())
      case 3: text += piece + random.one(of: ["1", ".", "\"", "'", " ", "\\", "a"])
      default: text += piece
      }
    }
    return text
  }

  /// A regular expression in which nothing repeated can be empty: there engines differ.
  private static func regularExpression(_ random: inout RandomSource, depth: Int) -> String {
    var result = ""
    for _ in 0...random.number(below: 3) {
      let atom: String
      switch random.number(below: depth > 0 ? 11 : 7) {
      case 0, 1: atom = random.one(of: ["a", "b", "c", "1", " ", "é", "😀"])
      case 2: atom = random.one(of: ["[ab]", "[^a]", "[a-c1]", "[^\\d\\s]", "[é😀b]"])
      case 3: atom = random.one(of: [".", "\\d", "\\S", "\\D"])
      case 4:
        result += random.one(of: ["^", "$", "ab", "(?=a)", "(?!b)"])
        continue
      case 5, 6: atom = random.one(of: ["a", "b"])
      case 7, 8: atom = "(\(repeatable(&random, depth)))"
      case 9: atom = "(?:\(repeatable(&random, depth))|\(repeatable(&random, depth)))"
      default: atom = "(\(repeatable(&random, depth))|\(repeatable(&random, depth)))"
      }
      result += atom
      result += random.one(of: ["", "", "", "*", "+", "?", "*?", "+?", "??", "{2}", "{1,2}"])
    }
    return result
  }

  private static func repeatable(_ random: inout RandomSource, _ depth: Int) -> String {
    random.one(of: ["a", "b", "[bc1]", "."]) + regularExpression(&random, depth: depth - 1)
  }
}

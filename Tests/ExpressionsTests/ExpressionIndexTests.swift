import SpecExpressions
import Testing

/// The index against trying every expression.
struct ExpressionIndexTests {
  private static let sources = [
    "I type {string} into {string}", "I type {string}", "I {word} {string} into {string}", "I {}",
    "{}", "{string} is on the screen", "{word} is on the screen", "the/a button(s) is/are shown",
    "(the )user taps {int} time(s)", "the user taps {int} time(s)", "{int}/x y", "", "I",
    "(no)thing", "{string} and {int} more", "a(n) apple", "/x/", "한국어 {word}", "한",
    "a/b/c/d/e/f/g/h/i/j/k/l/m/n/o/p/q/r {int}",
  ]
  private static let regexps = [
    "^I type", "button", "^(?:a|b)", "(\\d+) time", "screen$", "^the (user|button)", "^$",
  ]

  private static let expressions =
    sources.compactMap { try? Expression($0) } + regexps.compactMap { try? Expression.regex($0) }

  @Test(arguments: [
    "I type \"abc\" into \"email\"", "I type \"abc\"", "I tap it", "I", "", "the button is shown",
    "a buttons are shown", "user taps 3 times", "the user taps 1 time", "\"x\" is on the screen",
    "nothing", "thing", "'a' and 5 more", "an apple", "a apple", "한국어 말", "한", "3y", "q 7", "zzz",
  ])
  func `the index finds what trying each would find, in order`(text: String) {
    let index = ExpressionIndex(Self.expressions)
    let expected = Self.expressions.enumerated().compactMap { entry in
      entry.element.match(text).map { "\(entry.offset) \($0.arguments.map(\.group))" }
    }
    let found = Array(text.utf8).withUnsafeBufferPointer { bytes in
      index.matches(bytes).map { found in
        "\(found.index) \((found.matcher.match(utf8: bytes)?.arguments ?? []).map(\.group))"
      }
    }
    #expect(found == expected)
  }

  @Test func `an index of nothing finds nothing`() {
    #expect(Self.matches("a", in: ExpressionIndex([])).isEmpty)
  }

  @Test(arguments: UInt64(1)...4)
  func `random expressions are found under any common beginnings`(seed: UInt64) throws {
    var random = RandomSource(seed: seed)
    let words = ["a", "ab", "abc", "b ", "(c)", " d/e ", "{int}", "{word}", "é", "🥒", "{}"]
    let texts = ["a", "ab", "abc", "b ", "c", " d ", " e ", "7", "x", "é", "🥒", ""]
    var expressions: [Expression] = []
    while expressions.count < 200 {
      let source = (0...random.number(below: 4)).map { _ in random.one(of: words) }.joined()
      expressions.append(try Expression(source))
    }
    let index = ExpressionIndex(expressions)
    var matches = 0
    for _ in 0..<300 {
      let text = (0...random.number(below: 4)).map { _ in random.one(of: texts) }.joined()
      let expected = expressions.indices.filter { expressions[$0].match(text) != nil }
      #expect(Self.matches(text, in: index) == expected, "\(text)")
      matches += expected.count
    }
    #expect(matches > 1000)
  }

  @Test(arguments: UInt64(1)...4)
  func `borders, escapes and brackets of any kind hide no expression`(seed: UInt64) {
    var random = RandomSource(seed: seed)
    let words = [
      "a", "b", " ", "\u{3000}", "c/d", "/", "(e)", "(e f)", "\\(", "\\ ", "\\{", "{int}", "}", ")",
    ]
    let texts = ["a", "b", " ", "\u{3000}", "c", "d", "e", "e f", "(", "{", "7", "}", ")", "/"]
    let expressions = (0..<1000).compactMap { _ in
      try? Expression((0...random.number(below: 4)).map { _ in random.one(of: words) }.joined())
    }
    let index = ExpressionIndex(expressions)
    var matches = 0
    for _ in 0..<200 {
      let text = (0...random.number(below: 4)).map { _ in random.one(of: texts) }.joined()
      let expected = expressions.indices.filter { expressions[$0].match(text) != nil }
      #expect(Self.matches(text, in: index) == expected, "\(text)")
      matches += expected.count
    }
    #expect(matches > 100)
  }

  private static func matches(_ text: String, in index: ExpressionIndex) -> [Int] {
    Array(text.utf8).withUnsafeBufferPointer { index.matches($0).map(\.index) }
  }
}

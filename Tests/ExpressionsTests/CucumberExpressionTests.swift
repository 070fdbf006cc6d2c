import SpecExpressions
import Testing

/// What cucumber expressions match, beyond the official cases.
struct CucumberExpressionTests {
  @Test(
    arguments: [
      ("I have {int} cucumber(s)", "I have 1 cucumber", ["1"]),
      ("I have {int} cucumber(s)", "I have 42 cucumbers", ["42"]),
      ("I have {int} cucumber(s)", "I have 42 cucumberss", nil),
      ("I have {int} cucumber(s)", "I have cucumbers", nil),
      ("a/b c(d)/e", "b cd", []), ("a/b c(d)/e", "a e", []), ("a/b c(d)/e", "ab e", nil),
      ("{word} and {word}", "salt and pepper", ["salt", "pepper"]),
      ("{word} and {word}", "salt and", nil),
      ("{}, {}", "a, b, c", ["a, b", "c"]),
      ("{}{}", "abc", ["abc", ""]),
      ("{int}{int}", "123", ["12", "3"]),
      ("{int}{int}", "1-3", ["1", "-3"]),
      ("{float}.5", "1.5", ["1"]),
      ("{float}{float}", "1.25", ["1.2", "5"]),
      ("{float}{word}", "1.5E+", ["1.5", "E+"]),
      ("{float}E+3{word}", "1.5E+3x", ["1.5", "x"]),
      ("{float}", "1.", nil), ("{float}", ".5", [".5"]), ("{float}", "1e3", nil),
      ("{float}", "+.5E-10", ["+.5E-10"]), ("{float}", "-", nil), ("{int}", "+1", nil),
      ("{string} is {string}", #""a" is 'b "c"'"#, [#""a""#, #"'b "c"'"#]),
      ("{string}", #""a\"#, nil), ("{string}", "\"a\\\n\"", nil),
      ("{string}", "\"a\nb\"", ["\"a\nb\""]),
      ("{}", "one\ntwo", nil), ("{}", "", [""]), ("", "", []), ("", "x", nil),
      ("{word}", "a\u{3000}b", nil), ("{word}", "한국어🥒", ["한국어🥒"]),
    ] as [(String, String, [String]?)])
  func `an expression takes whole texts`(
    source: String, text: String, arguments: [String]?
  ) throws {
    let match = try Expression(source).match(text)
    #expect(match?.arguments.map(\.text) == arguments)
  }

  @Test(arguments: [
    ("é", "e\u{301}", false), ("e\u{301}", "e\u{301}", true), ("e", "e\u{301}", false),
    ("{word}", "e\u{301}", true), ("👨‍👩‍👧 {int}", "👨‍👩‍👧 3", true), ("a\r\nb", "a\r\nb", true),
    ("a {int}", "a 3\u{301}", false), ("{int} ", "3 \u{301}", false), ("{int}", "٣", false),
  ])
  func `texts are compared code point by code point`(
    source: String, text: String, isMatch: Bool
  ) throws {
    #expect((try Expression(source).match(text) != nil) == isMatch)
  }

  @Test func `a match without arguments tells so`() throws {
    let match = try #require(try Expression("I wait").match("I wait"))
    #expect(match.argumentCount == 0)
    #expect(match.arguments.isEmpty)
  }

  @Test func `the places of groups count code points`() throws {
    let match = try #require(try Expression("🥒e\u{301} {int}{}").match("🥒e\u{301} 5👍🏽"))
    #expect(
      match.arguments.map(\.group) == [
        Group(value: "5", start: 4), Group(value: "👍🏽", start: 5),
      ])
  }

  @Test func `a text in quotes has the groups of its official regular expression`() throws {
    let match = try #require(try Expression("🥒 {string} {string}").match(#"🥒 "a\"b" 'é'"#))
    #expect(
      match.arguments.map(\.group) == [
        Group(
          value: #""a\"b""#, start: 2,
          children: [
            Group(
              value: #"a\"b"#, start: 3, children: [Group(value: #"\"b"#, start: 4)]),
            Group(value: nil, start: nil, children: [Group(value: nil, start: nil)]),
          ]),
        Group(
          value: "'é'", start: 9,
          children: [
            Group(value: nil, start: nil, children: [Group(value: nil, start: nil)]),
            Group(value: "é", start: 10, children: [Group(value: nil, start: nil)]),
          ]),
      ])
  }

  @Test func `bytes match as their text does`() throws {
    let expression = try Expression("I see {string}")
    for text in ["I see \"🥒\"", "I see \"a\"", "I see"] {
      let found = Array(text.utf8).withUnsafeBufferPointer { expression.match(utf8: $0) }
      #expect(found?.arguments.map(\.group) == expression.match(text)?.arguments.map(\.group))
    }
  }

  @Test func `malformed bytes are repaired, not trusted`() throws {
    let bytes = Array("I see ".utf8) + [0xFF, 0xC3]
    let match = bytes.withUnsafeBufferPointer { buffer in
      (try? Expression("I see {}"))?.match(utf8: buffer)
    }
    #expect(match?.arguments.map(\.text) == ["\u{FFFD}\u{FFFD}"])
  }
}

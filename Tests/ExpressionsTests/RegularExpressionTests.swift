import SpecExpressions
import Testing

/// What regular expressions match, and the groups they find.
struct RegularExpressionTests {
  @Test(
    arguments: [
      (#"(\d+) cucumbers?"#, "I have 42 cucumbers!", ["42"]),
      (#"^(.*?) and (.*)$"#, "a and b and c", ["a", "b and c"]),
      (#"^(?:a|b)(c)?$"#, "b", [nil]),
      (#"(?<name>\w+)@"#, "to anna@x", ["anna"]),
      (#"a(?=b)(.)"#, "acab", ["b"]), (#"a(?!c)(.)"#, "acab", ["b"]),
      (#"(?<=\$)(\d)"#, "1$2", ["2"]), (#"(?<!\$|€)(\d)"#, "$1€23", ["3"]),
      (#"(?<=🥒)(.)"#, "a🥒b", ["b"]), (#"(?i)É(x)"#, "éX", ["X"]),
      (#"(?i:a)(b)"#, "Ab", ["b"]), (#"(?i:a)(b)"#, "AB", nil), (#"(?s)a(.)"#, "a\n", ["\n"]),
      (#"(?m)^(b)$"#, "a\nb\nc", ["b"]), (#"^(b)$"#, "a\nb\nc", nil), (#"a(.)"#, "a\r", nil),
      (#"(\p{Lu})\p{Ll}"#, "éÉé", ["É"]), (#"(\P{L}+)"#, "a1-b", ["1-"]),
      (#"([가-힣]+)"#, "hi 안녕", ["안녕"]), (#"([\u{1F600}-\u{1F64F}])"#, "a😀", ["😀"]),
      (#"(\x41\u0042\t)"#, "AB\t", ["AB\t"]), (#"([\]\-^])"#, "a^", ["^"]),
      (#"([a-])"#, "-", ["-"]),
      (#"(\bfoo\b)"#, "a foo.", ["foo"]), (#"\Bo(.)"#, "oo foo", [" "]),
      (#"(x{2,3}?)(x*)"#, "xxxx", ["xx", "xx"]), (#"a{,2}(b)"#, "a{,2}b", ["b"]),
      (#"({})"#, "{}", ["{}"]), (#"(a|ab)(c|bcd)(d*)"#, "abcd", ["a", "bcd", ""]),
      (#"(a*)*b"#, "aab", ["aa"]), (#"(a?)*?b"#, "aab", ["a"]), (#"(\/)"#, "/", ["/"]),
      (#"(e\u0301)"#, "e\u{301}", ["e\u{301}"]), (#"(\d)"#, "٣", nil), (#"(é)"#, "e\u{301}", nil),
      (#"\A(a)\z"#, "a", ["a"]), (#"^(\s)$"#, "\u{3000}", ["\u{3000}"]), ("", "abc", []),
    ] as [(String, String, [String?]?)])
  func `a regular expression matches anywhere and hands over its groups`(
    source: String, text: String, arguments: [String?]?
  ) throws {
    let match = try Expression.regex(source).match(text)
    #expect(match?.arguments.map(\.text) == arguments)
  }

  @Test func `groups stand inside groups`() throws {
    let match = try #require(
      try Expression.regex(#"🥒 ((a)(?:-(b(c)?))?)(d)"#).match("x🥒 a-bd"))
    #expect(
      match.arguments.map(\.group) == [
        Group(
          value: "a-b", start: 3,
          children: [
            Group(value: "a", start: 3),
            Group(value: "b", start: 5, children: [Group(value: nil, start: nil)]),
          ]),
        Group(value: "d", start: 6),
      ])
  }

  @Test(arguments: [
    (#"(\d+)"#, "int"), (#"(-?\d+)"#, "int"), (#"([^\s]+)"#, "word"), (#"(.*)"#, ""),
    (#"(?<count>\d+)"#, "int"), (#"(\d*)"#, nil), (#"^(.*?)$"#, nil),
  ])
  func `a group with the text of a type's regular expression is of that type`(
    source: String, type: String?
  ) throws {
    let match = try #require(try Expression.regex(source).match("7"))
    #expect(match.arguments.map(\.parameterTypeName) == [type])
    #expect("\(try #require(try match[0].value()))" == "7")
  }

  @Test(
    .timeLimit(.minutes(1)),
    arguments: [
      (#"^(a+)+$"#, "a"), (#"^(a|aa)+$"#, "a"), (#"^(a*)*b"#, "a"), (#"(x+x+)+y"#, "x"),
      (#"^(?:(?:a?){20}){20}c$"#, "a"), (#"(.*)(.*)(.*)(.*)(.*)=z"#, "="),
    ])
  func `no text makes a match take exponential time`(source: String, piece: String) throws {
    let text = String(repeating: piece, count: 300) + "!"
    #expect(try Expression.regex(source).match(text)?.arguments.map(\.text) == nil)
  }

  @Test(.timeLimit(.minutes(1)))
  func `nor do many parameters in a row`() throws {
    let digits = String(repeating: "1", count: 300)
    let none = try Expression("{int}{word}{}{float}{}{word}{int}x").match(digits)
    #expect(none?.arguments.map(\.text) == nil)
    let match = try Expression("{int}{int}{int}{int}{int}{int}x").match(digits + "x")
    #expect(match?.arguments.map { $0.text?.utf8.count } == [295, 1, 1, 1, 1, 1])
  }

  @Test(
    .timeLimit(.minutes(1)),
    arguments: [
      ".*x", ".*a.*b.*c", ".*?x", ".*?a.*?b", "(a+)+b", "(a+b?)*c", "[^x]*[^y]+z", "(?:.*,)*x",
      "(a{1,50}){1,50}b",
    ])
  func `a search takes time in proportion to the text`(source: String) throws {
    let text = String(repeating: "a", count: 4_000)
    #expect(try Expression.regex(source).match(text)?.arguments.count == nil)
  }

  @Test(.timeLimit(.minutes(1)), arguments: ["{word}", "{}", "{int}", "{string}"])
  func `parameters take time in proportion to the text`(parameter: String) throws {
    let expression = try Expression(parameter + "," + parameter + parameter + "x")
    #expect(expression.match(String(repeating: "1", count: 4_000))?.arguments.count == nil)
    #expect(expression.match(String(repeating: "1,", count: 2_000))?.arguments.count == nil)
  }

  @Test func `repetitions that multiply are refused`() throws {
    #expect(throws: ExpressionError.self) {
      try Expression.regex("(a{1,1000}){1,1000}b")
    }
  }
}

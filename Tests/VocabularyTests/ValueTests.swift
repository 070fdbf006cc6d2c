import SpecDrivers
import SpecExpressions
import SpecText
import SpecVocabulary
import Testing

/// Values as specifications write them.
struct ValueTests {
  @Test(
    arguments: [
      (#""on""#, PropertyValue.text("on")), ("on", true), ("off", false), ("yes", true),
      ("12", 12), ("-3.5", -3.5), ("red", .color(Color(red: 255, green: 0, blue: 0))),
      ("#ff000080", .color(Color(red: 255, green: 0, blue: 0, alpha: 128))), ("#12", "#12"),
      ("large", "large"), (#""a \"b\" \\ \c""#, #"a "b" \\ \c"#), ("inf", "inf"), ("", ""),
    ] as [(String, PropertyValue)])
  func `a value is read by how it is written`(_ text: String, _ value: PropertyValue) {
    #expect(ExpectedValue(written: text).value == value)
  }

  /// What a tool writes in quotation marks is what every kind of parameter reads.
  @Test(arguments: [
    #"C:\temp"#, #"a\\b"#, #"ends in two \\"#, #"say "hi""#, #"it's"#, #"\'"#, #"\\'"#, #"\\""#,
    #"\n"#,
    #"\\\\"x"#, "'", "",
  ])
  func `a text in quotation marks comes back`(_ text: String) throws {
    #expect(text.fitsInQuotes)
    #expect(ExpectedValue(written: text.inQuotes).value == .text(text))
    let types = ParameterTypes()
    let match = try #require(
      try Expression("{string} {string}", types: types).match("\(text.inQuotes) \"b\""))
    #expect(try match.arguments[0].string() == text)
    #expect("\(Selector(text))" == text.inQuotes)
  }

  /// Its closing mark would be a part of the text.
  @Test(arguments: [#"C:\"#, #"\"#, #"\\\"#, #"a\"b"#])
  func `a text that a backslash leaves open does not fit in quotation marks`(_ text: String) throws
  {
    #expect(!text.fitsInQuotes)
    #expect(ActionSentence.text(for: .type(text, into: nil)) == nil)
    #expect(
      ActionSentence.lines(for: .type(text, into: Selector("Name")))
        == [#"I type into "Name":"#, "  \"\"\"", "  " + text, "  \"\"\""])
  }

  @Test(
    arguments: [
      ("red", PropertyValue.color(Color(red: 250, green: 10, blue: 5)), true),
      ("#ff0000", .color(Color(red: 250, green: 10, blue: 5)), false),
      ("#ff0000", .color(Color(red: 255, green: 0, blue: 0)), true),
      ("gray", .color(Color(red: 142, green: 142, blue: 147)), true),
      ("12", 12.004, true), ("12", 12.02, false), ("12", "12", true), (#""12""#, 12, true),
      ("on", "on", true), ("on", false, false), ("red", "red", true),
      ("\"e\u{301}\"", "\u{E9}", false),
    ] as [(String, PropertyValue, Bool)])
  func `a value covers what a person would call by it`(
    _ text: String, _ actual: PropertyValue, _ matches: Bool
  ) {
    #expect(ExpectedValue(written: text).matches(actual) == matches)
  }

  @Test(arguments: [
    ("#eb5743", "red"), ("#ff3b30", "red"), ("#ff0000", "red"), ("#8b0000", "red"),
    ("#dc143c", "red"), ("#ffc0cb", "pink"), ("#ff69b4", "pink"), ("#ff9500", "orange"),
    ("#ffa500", "orange"), ("#8b4513", "brown"), ("#a2845e", "brown"), ("#ffcc00", "yellow"),
    ("#ffd700", "yellow"), ("#34c759", "green"), ("#00a603", "green"), ("#008000", "green"),
    ("#00ff00", "green"), ("#007aff", "blue"), ("#0000ff", "blue"), ("#000080", "blue"),
    ("#5ac8fa", "blue"), ("#af52de", "purple"), ("#ff00ff", "purple"), ("#8e8e93", "grey"),
    ("#c4c4c6", "grey"), ("#708090", "grey"), ("#787878", "grey"), ("#f2f2f7", "white"),
    ("#ffffff", "white"), ("#1c1c1e", "black"), ("#000000", "black"), ("#000030", "black"),
    ("#ff000080", "red"), ("#ff000000", "clear"), ("#ff4400", "orange"), ("#ff4300", "red"),
  ])
  func `a colour has the name a person gives it`(_ color: String, _ name: String) throws {
    let actual = ExpectedValue(written: color).value
    for other in Color.named.map(\.name) {
      #expect(ExpectedValue(written: other).matches(actual) == (other == name), "\(other)")
    }
  }

  @Test(arguments: [
    ("the border colour of \"Name\" is green", "green"),
    ("the border colour of \"Name\" is #ff0000", "#ff0000"),
    ("\"Name\"의 테두리 색은 초록색이다", "green"), ("\"Name\"의 테두리 색은 보라색이다", "purple"),
  ])
  func `a failure says the name and the number of the actual colour`(
    _ step: String, _ expected: String
  ) async throws {
    let screen = Screen.sample.with {
      $0.elements[1].properties[.borderColor] = .known(
        .color(Color(red: 0xEB, green: 0x57, blue: 0x43)))
    }
    let play = try await Play(FakeDriver(screen), "Given the app is open", "Then \(step)")
    #expect(
      play.ending == """
        failed: the border colour of "Name" is not as expected
          expected: \(expected)
            actual: red (#eb5743)
        """)
  }

  @Test func `texts that look alike are told apart by their code points`() async throws {
    let screen = Screen.sample.with { $0.elements[1].properties[.text] = .known("\u{E9}") }
    let play = try await Play(
      FakeDriver(screen), "Given the app is open", "Then \"Name\" shows \"e\u{301}\"")
    #expect(
      play.ending == """
        failed: what "Name" shows is not as expected
          expected: "e\u{301}"
            actual: "\u{E9}"
          they look alike, but the code points differ: U+0065 U+0301 and U+00E9
        """)
  }

  @Test(arguments: [
    ("300 ms", 300), ("1 second", 1_000), ("1.5 s", 1_500), ("2 minutes", 120_000),
    ("0.0004 s", 0), ("1 hour", nil), ("seconds", nil), ("99999999999 minutes", nil),
  ])
  func `a span of time is read in milliseconds`(_ text: String, _ milliseconds: Int?) {
    #expect((try? Duration(written: text))?.wholeMilliseconds == milliseconds)
  }
}

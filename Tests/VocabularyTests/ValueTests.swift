import SpecDrivers
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
      ("large", "large"), (#""a \"b\" \\ \c""#, #"a "b" \ \c"#), ("inf", "inf"), ("", ""),
    ] as [(String, PropertyValue)])
  func `a value is read by how it is written`(_ text: String, _ value: PropertyValue) {
    #expect(ExpectedValue(written: text).value == value)
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

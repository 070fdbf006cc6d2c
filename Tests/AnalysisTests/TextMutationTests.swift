import Testing

@testable import SpecAnalysis

/// How a piece of text becomes another that says something else.
struct TextMutationTests {
  @Test(arguments: [
    ("\"acme\"", "\"acmex\""), ("\"\"", "\"x\""), ("'a'", "'ax'"),
    ("the \"Next\" button", "the \"Nextx\" button"), ("\"가\"", "\"가x\""),
    ("GET \"/users\"", "GET \"/usersx\""), ("7", "8"), ("-3", "-2"), ("300 ms", "301 ms"),
    ("0.5", "1.5"), ("on", "off"), ("red", "green"),
    ("grey", "clear"), ("clear", "black"), ("mauve", "\"mauvex\""),
  ])
  func `an argument is changed by what it is`(_ text: String, _ other: String) {
    #expect(TextMutation.others(than: text, of: nil).first == other)
  }

  @Test(arguments: [
    ("a", "ax"), ("", "x"), ("12", "13"), ("\"a\"", "\"ax\""), ("off", "on"), ("900 ms", "901 ms"),
  ])
  func `a cell is changed by what it is`(_ text: String, _ other: String) {
    #expect(TextMutation.other(than: text) == other)
  }

  @Test func `a word has its opposite, but not within an argument`() {
    let found = TextMutation.opposites(of: "\"is\" is enabled") { $0 < 4 }
    #expect(found == ["\"is\" is disabled", "\"is\" is not enabled"])
  }

  @Test(arguments: [
    ("I do not see \"x\"", true), ("nothing moves", true), ("I see \"no\"", false),
    ("another thing", false),
  ])
  func `a denial has a word of denial outside of quotes`(_ text: String, _ isDenial: Bool) {
    #expect(TextMutation.isDenial(text) == isDenial)
  }
}

import SpecGherkin
import Testing

/// What is the id of a requirement, and what only looks a little like one.
struct RequirementIDTests {
  @Test(arguments: [
    ("slack-5.4", "slack", "5.4"), ("signup-Q1.3", "signup", "Q1.3"), ("REQ-12", "REQ", "12"),
    ("sign-up-7b", "sign-up", "7b"), ("로그인-1.2", "로그인", "1.2"), ("a_b-AB10.2", "a_b", "AB10.2"),
  ])
  func `an id is a prefix, a hyphen and a number`(
    _ text: String, _ prefix: String, _ number: String
  ) {
    let id = RequirementID(text)
    #expect(id?.prefix == prefix)
    #expect(id?.number == number)
    #expect(id?.description == text)
    #expect(RequirementID(tag: "@" + text) == id)
  }

  @Test(arguments: [
    "", "slack", "slack-", "-5.4", "slack-5.", "slack-.4", "slack-5..4", "slack-fast", "slack-2fa",
    "slack-5.4ab", "slack 1-5", "1a-5", "slack-٣", "slack-5.4 ", "slack-Q",
  ])
  func `anything else is none`(_ text: String) {
    #expect(RequirementID(text) == nil)
  }

  @Test func `a tag names an id after its sign`() {
    #expect(RequirementID(tag: "slack-5.4") == nil)
    #expect(RequirementID(tag: "@slack") == nil)
  }
}

import SpecText
import Testing

@testable import SpecRunner

/// Parts of names, whatever their length.
struct SelectionTests {
  @Test(arguments: [
    ("", "", true), ("", "a", true), ("a", "", false), ("ab", "xaby", true), ("ab", "aab", true),
    ("aab", "aaab", true), ("abcabd", "abcabcabd", true), ("abcabd", "abcabcabc", false),
    ("ba", "ab", false), ("é", "e\u{301}", false),
  ])
  func `a part is found wherever it stands`(_ part: String, _ text: String, _ isFound: Bool) {
    let part = TextPart(Array(part.utf8))
    #expect(part.isFound(in: text.utf8) == isFound)
    #expect(part.isFound(in: Array(text.utf8)) == isFound)
  }

  @Test(.timeLimit(.minutes(1))) func `long names are no trouble`() throws {
    let name = String(repeating: "a", count: 1_000_000)
    let pattern = try NamePattern(String(repeating: "a", count: 500_000) + "b")
    #expect(!pattern.isFound(in: name))
    #expect(pattern.isFound(in: name + "b"))
  }
}

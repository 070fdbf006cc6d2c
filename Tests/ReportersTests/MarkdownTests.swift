import SpecMessages
import Testing

@testable import SpecReporters

@Suite struct MarkdownTests {
  @Test(arguments: [
    ("plain 1.2 (x) - #3", "plain 1.2 (x) - #3"),
    ("# no heading", "\\# no heading"), ("- no list", "\\- no list"), ("12. no", "12\\. no"),
    (
      "a|b `c` *d* _e_ [f](g) <h> & ~i~ $j$",
      #"a\|b \`c\` \*d\* \_e\_ \[f\](g) &lt;h&gt; &amp; \~i\~ \$j\$"#
    ),
    ("@everyone", "@&#8203;everyone"), ("two\nlines\u{1B}[31m", "two lines"),
  ])
  func `a line is never read as markup`(text: String, shown: String) {
    #expect(MarkdownText.line(text) == shown)
  }

  @Test func `a fence is longer than what it holds`() {
    #expect(MarkdownText.fenced(["a", "````", "b"]) == ["`````text", "a", "````", "b", "`````"])
    #expect(MarkdownText.fenced(["a"]) == ["```text", "a", "```"])
  }

  private static func many(_ count: Int) -> [Envelope] {
    var feature = "Feature: Many\n"
    for number in 1...count {
      feature += "  Scenario: number \(number) 한글\n    Given a step that fails, shows \"it\"\n"
    }
    return Sample(("many.feature", feature)).envelopes
  }

  @Test(arguments: [6_000, 10_000, 20_000, 1_000_000])
  func `a page stays below its limit and counts what it leaves out`(limit: Int) throws {
    let envelopes = Self.many(60)
    let text = try Pages.text(envelopes) { [MarkdownReporter($0, limit: limit)] }
    #expect(text.utf8.count <= limit)
    #expect(text.hasPrefix("### ❌ 60 scenarios (60 failed)\n"))
    let shown = text.split(separator: "\n").count { $0.hasPrefix("<details>") }
    let more = text.split(separator: "\n").first { $0.hasPrefix("and ") }
    #expect(shown > 0)
    #expect(more == (shown == 60 ? nil : "and \(60 - shown) more: see the log for all of them"))
    #expect(text.split(separator: "\n").count { $0 == "</details>" } == shown)
  }

  @Test func `a name of any length is cut, and hides no other failure`() throws {
    let feature = """
      Feature: F
        Scenario: \(String(repeating: "long ", count: 500_000))
          Given a step that fails, logs "a"
        Scenario: short
          Given a step that fails, logs "b"
        Scenario: also short
          Given a step that fails, logs "\(String(repeating: "c", count: 3_000_000))"

      """
    let text = try Pages.text(Sample(("a.feature", feature)).envelopes) { [MarkdownReporter($0)] }
    #expect(text.utf8.count < 20_000)
    #expect(text.split(separator: "\n").count { $0.hasPrefix("<details>") } == 3)
    #expect(!text.contains("see the log"))
  }

  @Test func `more features than have room are counted`() throws {
    var features: [(uri: String, text: String)] = []
    for number in 1...100 {
      features.append(
        ("specs/\(number).feature", "Feature: Number \(number)\n  Scenario: a\n    Given a step\n"))
    }
    var sample = Sample()
    sample.features = features
    let text = try Pages.text(sample.envelopes) { [MarkdownReporter($0, limit: 5000)] }
    #expect(text.utf8.count <= 5000)
    let rows = text.split(separator: "\n").count { $0.hasPrefix("| ✅") }
    #expect(text.contains("\nand \(100 - rows) more\n"))
  }
}

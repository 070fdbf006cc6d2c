import SpecGherkin
import SpecRunner
import Testing

@testable import SpecAnalysis

/// Comments silence rules at a place, with a reason, and are themselves checked.
@Suite struct LintSilenceTests {
  /// The findings of the default rules and of `no-unnamed-scenarios`, as `line rule: message`.
  private static func findings(_ text: String, uri: String = "a.feature") throws -> [String] {
    let steps = StepLibrary("steps") {
      When("I act") { (_: World) in }
      Then("it is so") { (_: World) in }
    }
    let report = Linter(try StepRegistry([steps])).lint(
      Suite(sources: [Source(uri: uri, text: text)]))
    return report.findings.map { "\($0.location?.line ?? 0) \($0.rule): \($0.message)" }
  }

  private static let noThen = "no-then: this scenario has no Then, so it checks nothing"

  @Test func `a comment before a line silences a rule there`() throws {
    let text = """
      Feature: A
        # spec-lint-disable-next-line no-then: checked by hand
        Scenario: B
          When I act
        Scenario: C
          When I act

        # spec-lint-disable-next-line no-then, no-unnamed-scenarios: above the tags
        # another comment
        @tag

        @other
        Scenario:
          When I act
      """
    #expect(try Self.findings(text) == ["5 \(Self.noThen)"])
  }

  @Test func `in Markdown, the comment is one of HTML`() throws {
    let text = """
      # Feature: A

      <!-- spec-lint-disable-next-line no-then: checked by hand -->

      ## Scenario: B

      * When I act

      ## Scenario: C

      * When I act
      """
    #expect(try Self.findings(text, uri: "a.feature.md") == ["9 \(Self.noThen)"])
  }

  @Test(arguments: [
    ("# spec-lint-disable no-then", "disable-comment: this comment gives no reason", false),
    ("# spec-lint-disable no-then:  ", "disable-comment: this comment gives no reason", false),
    ("# spec-lint-disable: because", "disable-comment: this comment names no rule", true),
    ("# spec-lint-disable", "disable-comment: this comment names no rule", true),
    (
      "# spec-lint-disable no-thne: x", "disable-comment: there is no rule \"no-thne\"", true
    ),
    (
      "# spec-lint-disabled no-then: x",
      "disable-comment: this comment looks like one that silences a rule", true
    ),
    (
      "#spec-lint-disable no-then,bare-tag: x",
      "unused-disable: this comment silences nothing: there is no finding of \"bare-tag\"", false
    ),
    (
      "# spec-lint-disable no-then,use-and: x",
      "unused-disable: the rule \"use-and\" is off, so this comment silences nothing", false
    ),
  ])
  func `a comment that is wrong or useless is a finding`(
    comment: String, finding: String, leavesOther: Bool
  ) throws {
    let text = comment + "\nFeature: A\n  Scenario: B\n    When I act\n"
    let found = try Self.findings(text).filter { !$0.contains("no finding of \"no-then\"") }
    #expect(found == ["1 " + finding] + (leavesOther ? ["3 " + Self.noThen] : []))
  }

  @Test func `a comment in a doc string is text`() throws {
    let text = """
      Feature: A
        Scenario: B
          Then it is so
            \"""
            # spec-lint-disable no-then
            \"""
      """
    #expect(try Self.findings(text).filter { $0.contains("disable") } == [])
  }

  @Test func `a rule that could not run makes no comment useless`() throws {
    let text = """
      # spec-lint-disable unknown-element: only on old phones
      Feature: A
        Scenario: B
          Then it is so
      """
    #expect(try Self.findings(text) == [])
  }
}

import SpecAnalysis
import SpecExpressions
import SpecGherkin
import SpecJSON
import SpecMessages
import SpecRunner
import SpecTestKit
import Testing

/// Requirements × scenarios × results.
struct CoverageTests {
  private static let requirements = """
    # Door: what is required

    ## Opening
    - **door-1.1** [M] The door opens.
    - **door-1.2** [M] It opens for everybody.
    - **door-1.3** [M] It rings.
    - **door-1.4** [N] Doors are old.
    - **door-1.5** [P] It may be red. (decision: not pink.)
    """

  private static let feature = """
    @door-1.1
    Feature: Door
      @door-1.5
      Scenario: Red
        Then it passes
      Rule: For all
        @door-1.2 @fast
        Scenario Outline: For <who>
          Then it <ends>
          Examples:
            | who | ends   |
            | Ann | passes |
            | Bob | fails  |
          @door-1.33 @door-1.4 @Door-1.2 @window-1.1
          Examples: more
            | who | ends  |
            | Cid | skips |
    """

  private static let steps = StepLibrary("ending") {
    Then("it passes") { (_: World) in }
    Then("it fails") { (_: World) in throw StepFailure("no") }
    Then("it skips") { (_: World) in throw Skip("not here") }
  }

  private static func suite(_ text: String = feature) -> Suite {
    Suite(sources: [Source(uri: "specs/door/door.feature", text: text)])
  }

  private static func results(
    of suite: Suite, only tags: String? = nil
  ) async throws -> LastResults {
    var results = LastResults()
    let selection = Selection(tags: try tags.map { try TagExpression($0) })
    let plan = Planner(try StepRegistry([steps]), selection).plan(suite)
    await SpecRun(plan).run { results.receive($0) }
    return results
  }

  private static func coverage(_ suite: Suite, _ results: LastResults? = nil) -> Coverage {
    let documents = Requirements([
      Source(uri: "specs/door/requirements.md", text: requirements)
    ]).documents
    return Coverage(documents, suite.files, results: results)
  }

  /// Each statement's state and the scenarios that carry it.
  private static func lines(_ coverage: Coverage) -> [String] {
    coverage.flows.flatMap(\.entries).map { entry in
      "\(entry.statement.id) \(entry.state)"
        + entry.scenarios.map { " \($0.line)x\($0.rows)=\($0.result.word)" }.joined()
    }
  }

  @Test func `a tag anywhere above a scenario counts for it`() {
    #expect(
      Self.lines(Self.coverage(Self.suite())) == [
        "door-1.1 covered 4x1=unknown 8x3=unknown", "door-1.2 covered 8x3=unknown",
        "door-1.3 uncovered", "door-1.4 remark 8x1=unknown", "door-1.5 covered 4x1=unknown",
      ])
  }

  @Test func `a known issue does not show that its statement holds, and fails nothing`()
    async throws
  {
    let suite = Self.suite(
      """
      Feature: Door
        @door-1.1 @known-issue(https://bugs.example/7)
        Scenario: Broken
          Then it fails
        @door-1.2 @known-issue(https://bugs.example/8)
        Scenario: Mended
          Then it passes
        @door-1.3 @known-issue(https://bugs.example/9)
        Scenario Outline: Both
          Then it <how>
          Examples:
            | how    |
            | fails  |
            | passes |
        @door-1.5
        Scenario: Fine
          Then it passes
      """)
    let coverage = Self.coverage(suite, try await Self.results(of: suite))
    #expect(
      Self.lines(coverage) == [
        "door-1.1 knownIssue 3x1=known issue", "door-1.2 passed 6x1=passed",
        "door-1.3 knownIssue 9x2=known issue", "door-1.4 remark", "door-1.5 passed 16x1=passed",
      ])
    #expect(coverage.isSound)
    #expect(coverage.totals.count(.passed) == 2)
  }

  @Test func `a tag of a text step counts for the scenarios that call it`() throws {
    let suite = Self.suite(
      """
      Feature: Door
        @step @door-1.3
        Scenario: it is tried
          Then it passes
        @step @door-1.2
        Scenario: it is tried hard
          Then it is tried
        Scenario: Tried
          When it is tried hard
      """)
    let documents = Requirements([
      Source(uri: "specs/door/requirements.md", text: Self.requirements)
    ]).documents
    let coverage = Coverage(
      documents, suite.files, registry: try StepRegistry([Self.steps], for: suite))
    #expect(
      Self.lines(coverage) == [
        "door-1.1 uncovered", "door-1.2 covered 8x1=unknown", "door-1.3 covered 8x1=unknown",
        "door-1.4 remark", "door-1.5 uncovered",
      ])
  }

  @Test func `the gravest result of a statement's scenarios is its own`() async throws {
    let suite = Self.suite()
    let whole = Self.coverage(suite, try await Self.results(of: suite))
    #expect(
      Self.lines(whole) == [
        "door-1.1 failed 4x1=passed 8x3=failed", "door-1.2 failed 8x3=failed",
        "door-1.3 uncovered", "door-1.4 remark 8x1=skipped", "door-1.5 passed 4x1=passed",
      ])
    let part = Self.coverage(
      suite, try await Self.results(of: suite, only: "@door-1.5"))
    #expect(
      Self.lines(part) == [
        "door-1.1 unknown 4x1=passed 8x3=unknown", "door-1.2 unknown 8x3=unknown",
        "door-1.3 uncovered", "door-1.4 remark 8x1=unknown", "door-1.5 passed 4x1=passed",
      ])
  }

  @Test func `a scenario that checks nothing counts for no statement`() {
    let suite = Self.suite(
      """
      Feature: Door
        @setup @door-1.1
        Scenario: Prepare
          Given it passes
        @door-1.2
        Scenario: Nothing
          When it passes
        @door-1.3
        Scenario: Starred
          * it passes
      """)
    #expect(
      Self.lines(Self.coverage(suite)) == [
        "door-1.1 uncovered", "door-1.2 uncovered", "door-1.3 covered 9x1=unknown",
        "door-1.4 remark", "door-1.5 uncovered",
      ])
  }

  @Test(arguments: [
    ("Then it passes\n  @door-1.5", "Then it passes\n    And it fails\n  @door-1.5"),
    ("Then it fails\n", "Then it passes\n    And it fails\n"),
    ("| passes |", "| skips |"), ("Scenario: Two", "Scenario: One"),
  ])
  func `the result of a scenario that has changed since is not its own`(
    old: String, new: String
  ) async throws {
    let text = """
      Feature: Door
        @door-1.1
        Scenario: One
          Then it passes
        @door-1.5
        Scenario Outline: Rows
          Then it <how>
          Examples:
            | how    |
            | passes |
        @door-1.2
        Scenario: Two
          Then it fails
      """
    let results = try await Self.results(of: Self.suite(text.replacing("fails", with: "passes")))
    let coverage = Self.coverage(Self.suite(text.replacing(old, with: new)), results)
    #expect(coverage.flows[0].entries.contains { $0.state == .unknown }, "\(Self.lines(coverage))")
    #expect(coverage.flows[0].entries.flatMap(\.scenarios).contains { $0.flaw == .changed })
    #expect(!coverage.isSound)
  }

  @Test func `a scenario that cannot run covers nothing, unless another tool runs them all`()
    throws
  {
    let suite = Self.suite(
      """
      Feature: Door
        @door-1.1
        Scenario: One
          Given it passes
          Then it is not defined
        @door-1.2
        Scenario: Two
          Then it passes
      """)
    func states(_ steps: [StepLibrary]) throws -> [String] {
      let registry = try StepRegistry(steps, for: suite)
      let documents = Requirements([
        Source(uri: "specs/door/requirements.md", text: Self.requirements)
      ]).documents
      let coverage = Coverage(
        documents, suite.files, registry: registry, broken: Planner(registry).plan(suite).unresolved
      )
      return coverage.flows[0].entries.prefix(2).map { "\($0.state)" }
    }
    #expect(try states([Self.steps]) == ["uncovered", "covered"])
    #expect(try states([]) == ["covered", "covered"])
  }

  @Test func `what is true on every screen is no part of a run`() async throws {
    let suite = Self.suite(
      """
      Feature: Door
        @always @door-1.1 @door-1.2
        Scenario: Ever
          Then it passes
        @door-1.1
        Scenario: Once
          Then it passes
      """)
    #expect(
      Self.lines(Self.coverage(suite, try await Self.results(of: suite))) == [
        "door-1.1 passed 3x1=unknown 6x1=passed", "door-1.2 unknown 3x1=unknown",
        "door-1.3 uncovered", "door-1.4 remark", "door-1.5 uncovered",
      ])
  }

  @Test func `a scenario is found again where lines have moved and the path is longer`()
    async throws
  {
    let results = try await Self.results(of: Self.suite())
    let moved = Suite(sources: [
      Source(uri: "/elsewhere/specs/door/door.feature", text: "\n\n# moved\n" + Self.feature)
    ])
    #expect(
      Self.lines(Self.coverage(moved, results)) == [
        "door-1.1 failed 7x1=passed 11x3=failed", "door-1.2 failed 11x3=failed",
        "door-1.3 uncovered", "door-1.4 remark 11x1=skipped", "door-1.5 passed 7x1=passed",
      ])
  }

  @Test func `tags that look like an id of the document but match none are unknown tags`() {
    let unknownTags = Self.coverage(Self.suite()).unknownTags.map {
      "\($0.tag) \($0.location) \($0.isRemark) \($0.nearest ?? "-")"
    }
    #expect(
      unknownTags == [
        "@door-1.33 14:7 false door-1.3", "@door-1.4 14:18 true -",
        "@Door-1.2 14:28 false door-1.2",
      ])
  }

  @Test func `what is sound has a scenario for all that can be tested, and no unknown tag`() {
    #expect(!Self.coverage(Self.suite()).isSound)
    let sound = Self.suite(
      "@door-1.1 @door-1.2 @door-1.3 @door-1.5\nFeature: f\n  Scenario: s\n    * it passes\n")
    let coverage = Self.coverage(sound)
    #expect(coverage.isSound)
    #expect(coverage.totals.statements == 5)
    #expect(coverage.totals.testable == 4)
    #expect(coverage.totals.covered == 4)
    #expect(coverage.totals.remarks == 1)
    #expect(coverage.totals.decisions == 1)
  }

  @Test func `the JSON says it all`() async throws {
    let suite = Self.suite()
    let coverage = Self.coverage(suite, try await Self.results(of: suite))
    let text = String(decoding: JSONWriter.write(coverage.json, pretty: true), as: UTF8.self)
    expectGolden(text.foldingJSON + "\n", "analysis/coverage.json")
  }
}

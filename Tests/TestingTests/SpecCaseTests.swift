import SpecTesting
import Specs
import Testing

/// A scenario as a value: what it is called, how it ends, what a test shows when it fails.
struct SpecCaseTests {
  private static let own = StepLibrary("own") {
    Then("it is {int}") { (world: World, number: Int) in
      world.noteCheck()
      if number != 1 {
        throw StepFailure("it is not \(number)", expected: "\(number)", actual: "1")
      }
    }
    Given("it does not apply") { (_: World) in throw Skip("there is no glass") }
    Given("it is broken") { (_: World) in throw DriverError.notLaunched }
  }

  private func cases(_ text: String) throws -> [SpecCase] {
    try SpecCase.all(
      in: Suite(sources: [Source(uri: "a.feature", text: text)]),
      with: StepRegistry(Vocabulary.libraries(on: SimulatedEngine()) + [Self.own]))
  }

  @Test func `rows of an outline are scenarios of their own`() throws {
    let cases = try cases(
      """
      Feature: f
        Scenario: one
          Then it is 1
        Scenario Outline: <n>
          Then it is <n>
          Examples:
            | n |
            | 1 |
            | 2 |
      """)
    #expect(
      cases.map(\.description) == ["a.feature:2 one", "a.feature:8 1", "a.feature:9 2"])
  }

  @Test func `a failure says where, which step, and what was wrong`() async throws {
    let scenario = try #require(try cases("Feature: f\n Scenario: s\n  Then it is 2\n").first)
    let failure = await #expect(throws: SpecCase.Failure.self) { try await scenario.verify() }
    #expect(
      failure?.description == """
        a.feature:2 s
        Then it is 2
        it is not 2
          expected: 2
            actual: 1
        a.feature:3
        \(#fileID):8
        """)
  }

  @Test func `a failure of the vocabulary shows the screen`() async throws {
    let scenario = try #require(
      try cases(
        """
        Feature: f
          Scenario: s
            Given the "slack-login" app is open
            When I type "a" into "Your name"
        """
      ).first)
    let failure = await #expect(throws: SpecCase.Failure.self) { try await scenario.verify() }
    let lines = failure?.description.split(separator: "\n").map(String.init) ?? []
    #expect(
      Array(lines.prefix(4)) == [
        "a.feature:2 s", #"When I type "a" into "Your name""#,
        #"there is no "Your name" on the "workspace" screen"#,
        #"  it shows: "Next", "container", "Your Slack workspace URL", "Workspace URL", "#
          + #""placeholder", "workspace-url.slack.com", "Don't know your workspace URL?""#,
      ])
    #expect(lines.contains { $0.hasPrefix("│ screen \"workspace\"") })
  }

  @Test(arguments: [
    ("it is 1", Status.passed, nil), ("it is 2", .failed, "ExpectationFailure"),
    ("it does not apply", .skipped, "Skip"), ("it is broken", .failed, "DriverError"),
    ("nobody knows this", .undefined, nil),
  ])
  func `a scenario ends as its worst step`(
    _ step: String, _ status: Status, _ type: String?
  ) async throws {
    let scenario = try #require(try cases("Feature: f\n Scenario: s\n  * \(step)\n").first)
    let outcome = await scenario.run()
    #expect(outcome.status == status)
    #expect(outcome.decisive?.failure?.type == type)
    if status == .skipped { try await scenario.verify() }
  }

  @Test func `a scenario that is tried again counts by its last attempt`() async throws {
    let scenario = try #require(try cases("Feature: f\n Scenario: s\n  * it is 2\n").first)
    let outcome = await scenario.run(RunOptions(retries: 2))
    #expect(outcome.status == .failed)
    #expect(outcome.steps.compactMap(\.text) == ["it is 2"])
  }

  @Test func `what cannot be read is said for all files at once`() throws {
    let suite = Suite(sources: [
      Source(uri: "a.feature", text: "Feature: f\n  Scenarios are nice"),
      Source(uri: "b.feature", text: "Oops\n"),
    ])
    let registry = try StepRegistry(Vocabulary.libraries(on: SimulatedEngine()))
    let error = #expect(throws: SuiteError.self) { try SpecCase.all(in: suite, with: registry) }
    let places = error?.description.split(separator: "\n").map { $0.prefix { $0 != " " } }
    #expect(places?.contains("b.feature:1:") == true)
    #expect(error?.diagnostics.allSatisfy { !$0.message.isEmpty } == true)
  }
}

import Foundation
import SpecTestKit
import SpecTesting
import Testing

/// What a scenario looks like to Swift Testing: its name, its place, what it records.
@Suite struct SpecCaseTestingTests {
  private struct Locked: LocalizedError {
    var errorDescription: String? { "the glass is locked" }
  }

  private static let own = StepLibrary("own") {
    Then("it is {int}") { (world: World, number: Int) in
      try expect(1, is: number, "it", in: world)
    }
    Given("it does not apply") { (_: World) in throw Skip("there is no glass") }
    Given("it is not written yet") { (_: World) in throw Pending() }
    Given("it is locked") { (_: World) in throw Locked() }
    Given("either/or") { (_: World) in }
    Given("either") { (_: World) in }
    Given("a picture is taken") { (world: World) in
      world.log("first")
      world.attach(bytes: [1, 2, 3], mediaType: "image/png")
      world.attach("{}", mediaType: "application/json", fileName: "answer.json")
    }
  }

  private static func scenario(_ steps: String) throws -> SpecCase {
    let text = "Feature: Glass\n  Scenario: A pane\n" + steps
    let cases = try SpecCase.all(
      in: Suite(sources: [Source(uri: "specs/pane.feature", text: text)]),
      with: StepRegistry([own]))
    return try #require(cases.first)
  }

  @Test func `a scenario that holds passes`() async throws {
    try await Self.scenario("    Then it is 1\n").test()
  }

  @Test func `a scenario is named by feature, title and line`() throws {
    let scenario = try Self.scenario("    Then it is 1\n")
    #expect(scenario.testDescription == "Glass › A pane (pane.feature:2)")
  }

  @Test(arguments: [
    ("    Given either\n", 3, "Given either\nseveral step definitions match:"),
    ("    * it is 1\n    Then it is 2\n", 4, "Then it is 2\nit is not as expected\n  expected: 2"),
    ("    Then nobody knows this\n", 3, "Then nobody knows this\nno step definition"),
    ("    Given it is locked\n", 3, "Given it is locked\nthe glass is locked"),
    ("    Given it is not written yet\n", 3, "Given it is not written yet\nthis step"),
    ("", 2, "this scenario has no step, so it cannot fail"),
  ])
  func `what fails a run fails the test, at the step's line of the feature file`(
    steps: String, line: Int, reason: String
  ) async throws {
    let scenario = try Self.scenario(steps)
    try await withKnownIssue {
      try await scenario.test()
    } matching: { issue in
      let place = issue.sourceLocation
      return place?.line == line && place?.filePath.hasSuffix("/specs/pane.feature") == true
        && place?.filePath.hasPrefix("/") == true && place?.fileID == "specs/pane.feature"
        && issue.comments.first?.rawValue.hasPrefix(reason) == true
    }
  }

  @Test(arguments: [
    ("    Then it is 2\n", true), ("    Then it is 1\n", false), ("    Then it is locked\n", true),
    ("    Given it is locked\n", false),
    ("    Given it is not written yet\n", false), ("    Then nobody knows this\n", false),
  ])
  func `a known issue is one of the test too, and fails it once it passes`(
    steps: String, isExpected: Bool
  ) async throws {
    let text =
      "Feature: Glass\n  @known-issue(https://bugs.example/7)\n  Scenario: A pane\n" + steps
    let cases = try SpecCase.all(
      in: Suite(sources: [Source(uri: "specs/pane.feature", text: text)]),
      with: StepRegistry([Self.own]))
    let scenario = try #require(cases.first)
    let outcome = await scenario.run()
    #expect(outcome.isFailure == !isExpected)
    if isExpected {
      try await scenario.verify()
      // What it records is known to Swift Testing, so this test passes.
      return try await scenario.test()
    }
    await #expect(throws: SpecCase.Failure.self) { try await scenario.verify() }
    try await withKnownIssue {
      try await scenario.test()
    } matching: { issue in
      guard outcome.status == .passed else { return true }
      return issue.sourceLocation?.line == 2
        && issue.comments.first?.rawValue == """
          the scenario passes although its known issue https://bugs.example/7 is open: remove the \
          tag
          """
    }
  }

  #if compiler(>=6.3)
  @Test func `a scenario that was skipped cancels its test`() async throws {
    try await Self.scenario("    Given it does not apply\n    Then it is 2\n").test()
    Issue.record("the test goes on")
  }
  #endif

  @Test func `what steps leave behind is told in their order`() async throws {
    let outcome = try await Self.scenario("    Given a picture is taken\n").run()
    #expect(
      outcome.attachments.map(\.mediaType) == [
        "text/x.cucumber.log+plain", "image/png", "application/json",
      ])
    try await Self.scenario("    Given a picture is taken\n").test()
  }
}

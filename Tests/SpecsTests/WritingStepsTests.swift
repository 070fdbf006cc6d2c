import Foundation
import SpecTestKit
import SpecTesting
import Specs
import Testing

private let specs = ConformanceData.projectRoot.appendingPathComponent("specs/slack-login").path

let signingIn = StepLibrary("signing in") {
  When("I sign in to {string}") { (world: World, workspace: String) in
    try await world.perform(.type(workspace, into: Selector("Workspace URL")))
    try await world.perform(.tap(Selector("Next")))
  }
}

let signingInKorean = StepLibrary(
  "로그인", in: "ko", of: [signingIn],
  translations: [
    StepTranslation("{string}에 로그인한다/로그인하면", of: "I sign in to {string}")
  ])

/// What Documentation/Writing-Steps.md shows does what it says.
struct WritingStepsTests {
  @Test func `a step of one's own is made of the vocabulary's verbs`() async throws {
    let text = """
      Feature: f
        Scenario: s
          Given the "slack-login" app is open
          When I sign in to "acme"
          Then I see "Your email address"
      """
    let cases = try SpecCase.all(
      in: Suite(sources: [Source(uri: "a.feature", text: text)]),
      with: StepRegistry(Vocabulary.libraries(on: SimulatedEngine()) + [signingIn]))
    for scenario in cases { try await scenario.verify() }
    #expect(cases.count == 1)
  }

  @Test func `the same step in other words has the same body`() async throws {
    let text = """
      # language: ko
      기능: 로그인
        시나리오: 주소를 입력한다
          조건 "slack-login" 앱이 열려 있다
          만일 "acme"에 로그인하면
          그러면 "email" 화면이 보인다
      """
    let cases = try SpecCase.all(
      in: Suite(sources: [Source(uri: "a.feature", text: text)]),
      with: StepRegistry(
        Vocabulary.libraries(on: SimulatedEngine()) + [signingIn, signingInKorean]))
    for scenario in cases { try await scenario.verify() }
    #expect(cases.count == 1)
  }

  @Test(
    arguments: try SpecCase.all(
      in: [specs], with: StepRegistry(Vocabulary.libraries(on: SimulatedEngine()))))
  func `the scenario holds`(_ scenario: SpecCase) async throws { try await scenario.verify() }
}

import Foundation
import SpecTestKit
import Specs
import Testing

private let specs = ConformanceData.projectRoot.appendingPathComponent("specs/slack-login").path

let signingIn = StepLibrary("signing in") {
  When("I sign in to {string}") { (world: World, workspace: String) in
    try await world.perform(.type(workspace, into: Selector("Workspace URL")))
    try await world.perform(.tap(Selector("Next")))
  }
}

let french = StepLibrary("en français", wording: Vocabulary.words) {
  Wording("l'application {string} est ouverte", of: "the {string} app is open")
  Wording("dans {element}, je tape {string}", of: "I type {string} into {element}")
  Wording("je vois {element}", of: "I see {element}")
}

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
      with: StandardSpecs().registry(adding: [signingIn]))
    for scenario in cases { try await scenario.verify() }
    #expect(cases.count == 1)
  }

  @Test func `a library may say the vocabulary's steps in another language`() async throws {
    let text = """
      # language: fr
      Fonctionnalité: f
        Scénario: s
          Soit l'application "slack-login" est ouverte
          Quand dans "Workspace URL", je tape "acme"
          Alors je vois "Next"
      """
    let cases = try SpecCase.all(
      in: Suite(sources: [Source(uri: "a.feature", text: text)]),
      with: StandardSpecs().registry(adding: [french]))
    for scenario in cases { try await scenario.verify() }
    #expect(cases.count == 1)
  }

  @Test(arguments: try SpecCase.all(in: [specs], with: StandardSpecs().registry()))
  func `the scenario holds`(_ scenario: SpecCase) async throws { try await scenario.verify() }
}

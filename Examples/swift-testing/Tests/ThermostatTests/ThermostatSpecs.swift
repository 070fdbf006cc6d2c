import SpecTesting
import Specs
import Testing

@Suite(.tags(.specification))
struct ThermostatSpecs {
  @Test(
    .timeLimit(.minutes(1)),
    arguments: try SpecCase.found(in: "specs/heating.feature", steps: [heating]))
  func `heating holds`(_ scenario: SpecCase) async throws { try await scenario.test() }

  @Test(
    arguments: try SpecCase.found(
      in: "specs/heating.feature", tags: "@comfort", steps: [heating]))
  func `comfort holds`(_ scenario: SpecCase) async throws { try await scenario.test() }

  @Test(
    arguments: try SpecCase.found(
      in: "specs/screens", steps: Vocabulary.libraries(on: SimulatedEngine())))
  func `screens hold`(_ scenario: SpecCase) async throws { try await scenario.test() }
}

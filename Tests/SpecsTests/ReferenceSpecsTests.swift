import SpecTestKit
import SpecTesting
import Specs
import Testing

/// Every scenario of `specs/` is a test case and passes on the simulated phone.
struct ReferenceSpecsTests {
  @Test(arguments: try ReferenceSpecs.cases())
  func `a reference scenario passes, every step of it`(_ scenario: SpecCase) async throws {
    let outcome = await scenario.run()
    #expect(
      outcome.status == .passed,
      "\(SpecCase.Failure(scenario: scenario.description, outcome: outcome))")
  }
}

import Foundation
import SpecDrivers
import SpecFlows
import SpecSimulator
import Testing

/// Faults that are said to change nothing on later visits: no walk at random sees a difference.
@Suite struct ExemptionTests {
  @Test(arguments: RandomWalk.all)
  func `an exempted fault cannot be told from the app as it should be`(
    _ walk: RandomWalk
  ) async throws {
    let app = try #require(FlowCatalog.apps.first { $0.name == walk.app }).description
    for seed in 1...Self.walks {
      let steps = try await walk.walk(seed: seed, count: 60)
      for (fault, _) in app.exemptFaults {
        guard
          let place = try await walk.difference(steps, seed: seed, fault: fault.name)
        else { continue }
        let way = steps[...place].compactMap(\.action).map { "\($0)" }.joined(separator: "\n")
        Issue.record("\(fault.name) shows, with the seed \(seed), after:\n\(way)")
      }
    }
  }

  /// The number of walks; more find more, but take longer.
  private static let walks =
    ProcessInfo.processInfo.environment["SPEC_EXTENSIVE"].flatMap { Int($0) } ?? 2
}

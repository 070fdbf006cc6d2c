import SpecDrivers
import SpecText

/// What each scenario contributes to the detection of faults.
extension FaultProof {
  /// A scenario, the faults it catches, and those that no other scenario catches.
  package struct Share: Sendable {
    package let scenario: Witness
    package let faults: Int
    /// The faults, by name, that only this scenario catches.
    package let alone: [String]
  }

  /// The share of each scenario, in the order of the places; empty unless every scenario was run
  /// with every fault.
  package var shares: [Share] {
    guard isWhole, untried == nil else { return [] }
    var scenarios: [Place: Witness] = [:]
    var caught: [Place: Int] = [:]
    var alone: [Place: [String]] = [:]
    for finding in findings {
      for witness in finding.catches {
        let place = Place(witness)
        scenarios[place] = witness
        caught[place, default: 0] += 1
        if finding.catches.count == 1 { alone[place, default: []].append(finding.fault.name) }
      }
    }
    for witness in idle { scenarios[Place(witness)] = witness }
    return scenarios.sorted { $0.key < $1.key }.map { place, witness in
      Share(scenario: witness, faults: caught[place] ?? 0, alone: alone[place] ?? [])
    }
  }

  /// How many scenarios together catch every fault that is caught, if each time the one is added
  /// that catches most of the rest.
  package var fewestScenarios: Int {
    var rest = findings.filter { !$0.catches.isEmpty }.map { Set($0.catches.map(Place.init)) }
    var count = 0
    while !rest.isEmpty {
      var counts: [Place: Int] = [:]
      for place in rest.joined() { counts[place, default: 0] += 1 }
      let best = counts.min { ($1.value, $0.key) < ($0.value, $1.key) }?.key
      guard let best else { break }
      rest.removeAll { $0.contains(best) }
      count += 1
    }
    return count
  }

  private struct Place: Hashable, Comparable {
    let uri: ExactText
    let line: Int

    init(_ witness: Witness) {
      uri = ExactText(witness.uri)
      line = witness.line
    }

    static func < (one: Self, other: Self) -> Bool {
      (one.uri, one.line) < (other.uri, other.line)
    }
  }
}

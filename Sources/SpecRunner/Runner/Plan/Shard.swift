import SpecText

/// One of several parts of a divided run; each scenario is in exactly one.
///
/// The part of a scenario depends only on the selection, the number of parts and the given
/// durations, not on the order of files, the machine or the time.
package struct Shard: Hashable, Sendable {
  /// The number of this part, from 1.
  package let index: Int
  /// The number of parts.
  package let count: Int
  /// The unit that is distributed.
  package var unit: Unit
  /// Durations, to balance the parts; nil to balance the number of scenarios.
  package var durations: CaseDurations?

  /// The unit that is distributed.
  package enum Unit: String, Hashable, Sendable, CaseIterable {
    case scenario
    case file
  }

  /// Nil unless the index is from 1 to the count.
  package init?(
    _ index: Int, of count: Int, by unit: Unit = .scenario, durations: CaseDurations? = nil
  ) {
    guard count >= 1, (1...count).contains(index) else { return nil }
    self.index = index
    self.count = count
    self.unit = unit
    self.durations = durations
  }

  /// As typed: `2/5`.
  package var description: String { "\(index)/\(count)" }

  /// A candidate: the place and name of a scenario.
  struct Candidate {
    let uri: String
    let line: Int
    let name: String
  }

  /// The indices of the candidates in this part.
  func members(of candidates: [Candidate]) -> [Int] { members(of: division(of: candidates)) }

  func members(of division: [(place: Int, part: Int)]) -> [Int] {
    division.filter { $0.part == index - 1 }.map(\.place)
  }

  /// The indices of the candidates in the order of files and lines, each with its part, from 0.
  func division(of candidates: [Candidate]) -> [(place: Int, part: Int)] {
    let sorted = candidates.indices.sorted { Self.precedes(candidates[$0], candidates[$1]) }
    if unit == .scenario, durations == nil {
      // Neighbours tend to have similar costs, so they are distributed over the parts.
      return sorted.enumerated().map { ($0.element, $0.offset % count) }
    }
    let bundles = bundles(of: sorted, candidates)
    return zip(bundles, shares(of: bundles)).flatMap { bundle, share in
      bundle.members.map { ($0, share) }
    }
  }

  /// A unit of distribution and its weight.
  private struct Bundle {
    var members: [Int]
    var weight: Double
  }

  private func bundles(of sorted: [Int], _ candidates: [Candidate]) -> [Bundle] {
    var bundles: [Bundle] = []
    var file: String?
    for place in sorted {
      let candidate = candidates[place]
      let weight =
        durations.map { $0.seconds(of: candidate.name, in: candidate.uri) ?? $0.mean } ?? 1
      if unit == .file, file?.isSame(as: candidate.uri) == true {
        bundles[bundles.count - 1].members.append(place)
        bundles[bundles.count - 1].weight += weight
      } else {
        bundles.append(Bundle(members: [place], weight: weight))
      }
      file = candidate.uri
    }
    return bundles
  }

  /// Assigns the heaviest unit first, each to the lightest part; this is at most a third above the
  /// optimum.
  private func shares(of bundles: [Bundle]) -> [Int] {
    var shares = [Int](repeating: 0, count: bundles.count)
    // Parts without a unit stay empty.
    var loads = [Double](repeating: 0, count: min(count, bundles.count))
    let heaviest = bundles.indices.sorted {
      bundles[$0].weight == bundles[$1].weight ? $0 < $1 : bundles[$0].weight > bundles[$1].weight
    }
    for place in heaviest {
      let least = loads.indices.min { loads[$0] < loads[$1] } ?? 0
      shares[place] = least
      loads[least] += bundles[place].weight
    }
    return shares
  }

  private static func precedes(_ one: Candidate, _ other: Candidate) -> Bool {
    one.uri.isSame(as: other.uri) ? one.line < other.line : one.uri.precedes(other.uri)
  }
}

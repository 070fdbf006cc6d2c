import SpecText

/// One of several parts that together run everything, each scenario in exactly one of them.
///
/// Which scenarios are in it depends on what is selected, on the number of parts and on the
/// durations given, and on nothing else: not on the order of files, the machine, or the time.
public struct Shard: Hashable, Sendable {
  /// Which part it is, from 1.
  public let index: Int
  /// How many parts there are.
  public let count: Int
  /// What is kept together.
  public var unit: Unit
  /// How long scenarios take, to make the parts equally long; nil to make them equally many.
  public var durations: CaseDurations?

  /// What is never divided.
  public enum Unit: String, Hashable, Sendable, CaseIterable {
    case scenario
    case file
  }

  /// Nil unless the index is one from 1 to the count.
  public init?(
    _ index: Int, of count: Int, by unit: Unit = .scenario, durations: CaseDurations? = nil
  ) {
    guard count >= 1, (1...count).contains(index) else { return nil }
    self.index = index
    self.count = count
    self.unit = unit
    self.durations = durations
  }

  /// As it is typed: `2/5`.
  public var description: String { "\(index)/\(count)" }

  /// What decides about a scenario: where it stands, and what it is called.
  struct Candidate {
    let uri: String
    let line: Int
    let name: String
  }

  /// Which of the candidates, by their places in the list, are in this part.
  func members(of candidates: [Candidate]) -> [Int] { members(of: division(of: candidates)) }

  func members(of division: [(place: Int, part: Int)]) -> [Int] {
    division.filter { $0.part == index - 1 }.map(\.place)
  }

  /// The candidates by their places in the list, in the order of files and lines, each with the
  /// part it is in, from 0.
  func division(of candidates: [Candidate]) -> [(place: Int, part: Int)] {
    let sorted = candidates.indices.sorted { Self.precedes(candidates[$0], candidates[$1]) }
    if unit == .scenario, durations == nil {
      // One in so many: neighbours, which cost alike, are spread.
      return sorted.enumerated().map { ($0.element, $0.offset % count) }
    }
    let bundles = bundles(of: sorted, candidates)
    return zip(bundles, shares(of: bundles)).flatMap { bundle, share in
      bundle.members.map { ($0, share) }
    }
  }

  /// What goes into one part as a whole, and how much it weighs.
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

  /// The heaviest first, each to the part that has least so far: at most a third above the best.
  private func shares(of bundles: [Bundle]) -> [Int] {
    var shares = [Int](repeating: 0, count: bundles.count)
    // More parts than bundles stay empty, whatever their number.
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

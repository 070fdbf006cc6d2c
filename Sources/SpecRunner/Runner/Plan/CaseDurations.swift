import SpecText

/// How long scenarios took in an earlier run, by file and name, so that lines may move.
public struct CaseDurations: Hashable, Sendable {
  private var totals: [Key: Total] = [:]

  private struct Key: Hashable, Sendable {
    @ExactText var uri: String
    @ExactText var name: String
  }

  private struct Total: Hashable, Sendable {
    var seconds: Double
    var count: Double
  }

  public init() {}

  public var isEmpty: Bool { totals.isEmpty }

  /// Adds how long a scenario took; of several of one name, such as rows, the mean counts.
  public mutating func note(_ name: String, in uri: String, _ duration: Duration) {
    let seconds = Double(max(duration, .zero).wholeNanoseconds) / 1_000_000_000
    totals[Key(uri: uri, name: name), default: Total(seconds: 0, count: 0)].seconds += seconds
    totals[Key(uri: uri, name: name)]?.count += 1
  }

  func seconds(of name: String, in uri: String) -> Double? {
    totals[Key(uri: uri, name: name)].map { $0.seconds / $0.count }
  }

  /// What a scenario is taken to last of which nothing is known; equal ones if nothing is at all.
  var mean: Double {
    // Summed in order: a sum of fractions depends on it, and parts must not.
    let known = totals.values.map { $0.seconds / $0.count }.sorted()
    let mean = known.reduce(0, +) / Double(max(known.count, 1))
    return mean > 0 ? mean : 1
  }
}

import SpecText

/// Durations of scenarios in an earlier run, by file and name, so that line numbers may change.
package struct CaseDurations: Hashable, Sendable {
  private var totals: [Key: Total] = [:]

  private struct Key: Hashable, Sendable {
    @ExactText var uri: String
    @ExactText var name: String
  }

  private struct Total: Hashable, Sendable {
    var seconds: Double
    var count: Double
  }

  package init() {}

  /// Adds a duration; scenarios with the same name, such as rows, have their mean.
  package mutating func note(_ name: String, in uri: String, _ duration: Duration) {
    let seconds = Double(max(duration, .zero).wholeNanoseconds) / 1_000_000_000
    totals[Key(uri: uri, name: name), default: Total(seconds: 0, count: 0)].seconds += seconds
    totals[Key(uri: uri, name: name)]?.count += 1
  }

  func seconds(of name: String, in uri: String) -> Double? {
    totals[Key(uri: uri, name: name)].map { $0.seconds / $0.count }
  }

  /// The assumed duration of an unknown scenario: the mean, or 1 if there are no durations.
  var mean: Double {
    // The order of a floating-point sum matters, and all shards must get the same result.
    let known = totals.values.map { $0.seconds / $0.count }.sorted()
    let mean = known.reduce(0, +) / Double(max(known.count, 1))
    return mean > 0 ? mean : 1
  }
}

/// The middle of a sample.
public struct Median: Sendable {
  /// The smallest value.
  public let minimum: Double
  /// The value in the middle.
  public let value: Double
  /// The interval that contains the median of all possible measurements with 95 % confidence; the
  /// whole sample if it has fewer than six values, which are too few for that.
  ///
  /// It assumes nothing about how the values are distributed: each lies on either side of the
  /// median as a coin falls on either side.
  public let interval: ClosedRange<Double>

  /// The middle of at least one value.
  public init(of sample: [Double]) {
    let sorted = sample.sorted()
    let count = sorted.count
    precondition(count > 0, "an empty sample has no median")
    minimum = sorted[0]
    value = (sorted[count / 2] + sorted[(count - 1) / 2]) / 2
    let outside = Self.outside(count)
    interval = sorted[outside]...sorted[count - 1 - outside]
  }

  /// How many values on each side can be left out of the interval.
  static func outside(_ count: Int) -> Int {
    // The chance that at most `k` of `count` coins show heads, for k = 0, 1, 2 ...
    var term = 1.0
    for _ in 0..<count { term /= 2 }
    var chance = term
    var outside = 0
    while chance + term * Double(count - outside) / Double(outside + 1) <= 0.025 {
      term *= Double(count - outside) / Double(outside + 1)
      chance += term
      outside += 1
    }
    return chance <= 0.025 ? outside : 0
  }
}

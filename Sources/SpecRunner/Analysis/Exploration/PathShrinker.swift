/// Finds a short list that still has a property, by removing parts of a longer one.
///
/// It halves the parts until single elements remain, as delta debugging does, and then removes
/// single elements until none can be removed: the result is 1-minimal unless the tests run out.
package struct PathShrinker: Sendable {
  /// How many tests are left.
  package private(set) var tests: Int

  private let end: ContinuousClock.Instant?

  /// - Parameters:
  ///   - tests: how many tests it may need.
  ///   - end: when it gives up; nil if only the number of tests is limited.
  package init(tests: Int, until end: ContinuousClock.Instant? = nil) {
    self.tests = tests
    self.end = end
  }

  /// Whether a limit is reached, so that the result may be longer than necessary.
  package var isSpent: Bool {
    tests <= 0 || Task.isCancelled || end.map { ContinuousClock.now >= $0 } ?? false
  }

  /// - Parameter holds: whether a shorter list still has the property. It may return a list that is
  ///   shorter again, for example without what comes after the place that matters; nil if it does not
  ///   have the property.
  package mutating func shrink<Item: Sendable>(
    _ items: [Item], _ holds: ([Item]) async -> [Item]?
  ) async -> [Item] {
    var items = items
    var size = max(1, items.count / 2)
    while true {
      var isShorter = false
      // The last part goes first, since what comes late depends on what comes early.
      var end = items.count
      while end > 0 {
        guard !isSpent else { return items }
        let start = max(0, end - size)
        let rest = Array(items[..<start] + items[end...])
        tests -= 1
        if let shorter = await holds(rest) {
          items = shorter
          isShorter = true
        }
        end = min(start, items.count)
      }
      if size == 1, !isShorter { return items }
      size = max(1, size / 2)
    }
  }

  /// The first of several replacements that has the property; nil if none has.
  package mutating func first<Item: Sendable>(
    of candidates: [Item], _ holds: (Item) async -> Bool
  ) async -> Item? {
    for candidate in candidates {
      guard !isSpent else { return nil }
      tests -= 1
      if await holds(candidate) { return candidate }
    }
    return nil
  }
}

import SpecText

/// The order in which scenarios start.
package enum Ordering: Hashable, Sendable {
  /// By file, and within a file as written.
  case defined
  /// In reverse order of files and scenarios.
  case reverse
  /// Shuffled; the same seed and scenarios give the same order on every machine.
  case random(seed: UInt64)

  /// The elements in this order.
  func arrange<Element>(_ elements: [Element]) -> [Element] {
    switch self {
    case .defined: return elements
    case .reverse: return elements.reversed()
    case .random(let seed):
      var dice = RandomSource(seed: seed)
      return dice.shuffled(elements)
    }
  }
}

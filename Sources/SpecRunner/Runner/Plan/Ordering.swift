/// The order in which scenarios start.
public enum Ordering: Hashable, Sendable {
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
      var elements = elements
      var dice = RandomSource(state: seed)
      // The standard library's shuffle may change between versions.
      for last in stride(from: elements.count - 1, to: 0, by: -1) {
        elements.swapAt(last, dice.roll(below: UInt64(last + 1)))
      }
      return elements
    }
  }
}

/// SplitMix64: a small generator whose numbers are the same everywhere.
private struct RandomSource {
  var state: UInt64

  private mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  /// A number from 0 up to a bound, each as likely as the others.
  mutating func roll(below bound: UInt64) -> Int {
    // The numbers at the top that would make some results likelier are thrown away.
    let limit = UInt64.max - UInt64.max % bound
    var number = next()
    while number >= limit { number = next() }
    return Int(number % bound)
  }
}

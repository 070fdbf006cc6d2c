/// A pseudorandom generator (SplitMix64) with the same numbers on every machine.
package struct RandomSource: Sendable {
  private var state: UInt64

  package init(seed: UInt64) { state = seed }

  package mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  /// Returns a uniformly distributed number from 0 up to but not including a bound.
  package mutating func roll(below bound: UInt64) -> Int {
    // Numbers above the limit would make some results more likely, so they are rejected.
    let limit = UInt64.max - UInt64.max % bound
    var number = next()
    while number >= limit { number = next() }
    return Int(number % bound)
  }

  /// Returns the elements in a random order.
  ///
  /// The standard library's shuffle may change between versions.
  package mutating func shuffled<Element>(_ elements: [Element]) -> [Element] {
    var elements = elements
    for last in stride(from: elements.count - 1, to: 0, by: -1) {
      elements.swapAt(last, roll(below: UInt64(last + 1)))
    }
    return elements
  }
}

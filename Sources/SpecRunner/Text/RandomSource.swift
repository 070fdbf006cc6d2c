/// SplitMix64: a small generator whose numbers are the same everywhere.
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

  /// A number from 0 up to a bound, each as likely as the others.
  package mutating func roll(below bound: UInt64) -> Int {
    // The numbers at the top that would make some results likelier are thrown away.
    let limit = UInt64.max - UInt64.max % bound
    var number = next()
    while number >= limit { number = next() }
    return Int(number % bound)
  }
}

/// SHA-256 by FIPS 180-4, by which the policy of a page names its script and its style.
package enum SHA256 {
  /// The first 32 bits of the fractional parts of the roots of the first primes.
  private static func fractions(_ count: Int, root: (Double) -> Double) -> [UInt32] {
    var primes: [Int] = []
    var next = 2
    while primes.count < count {
      if primes.allSatisfy({ next % $0 != 0 }) { primes.append(next) }
      next += 1
    }
    return primes.map { prime in
      let value = root(Double(prime))
      return UInt32((value - value.rounded(.down)) * 4_294_967_296)
    }
  }

  private static let constants = fractions(64) { cubeRoot($0) }
  private static let initial = fractions(8) { $0.squareRoot() }

  /// By Newton's method, which is exact enough for 32 bits of the fraction.
  private static func cubeRoot(_ value: Double) -> Double {
    var root = value / 2
    for _ in 0..<100 { root -= (root * root * root - value) / (3 * root * root) }
    return root
  }

  /// Returns the digest of a text in UTF-8, in base 64.
  package static func base64(of text: String) -> String {
    var bytes = Array(text.utf8)
    let bits = UInt64(bytes.count) * 8
    bytes.append(0x80)
    while bytes.count % 64 != 56 { bytes.append(0) }
    bytes += (0..<8).map { UInt8(truncatingIfNeeded: bits >> (56 - 8 * UInt64($0))) }
    var hash = initial
    for start in stride(from: 0, to: bytes.count, by: 64) {
      add(bytes[start..<(start + 64)], to: &hash)
    }
    return Base64.encode(
      hash.flatMap { word in (0..<4).map { UInt8(truncatingIfNeeded: word >> (24 - 8 * $0)) } })
  }

  private static func add(_ block: ArraySlice<UInt8>, to hash: inout [UInt32]) {
    func turned(_ word: UInt32, _ bits: UInt32) -> UInt32 { word >> bits | word << (32 - bits) }
    var words = (0..<16).map { place in
      (0..<4).reduce(UInt32(0)) { $0 << 8 | UInt32(block[block.startIndex + place * 4 + $1]) }
    }
    for place in 16..<64 {
      let (early, late) = (words[place - 15], words[place - 2])
      let one = turned(early, 7) ^ turned(early, 18) ^ early >> 3
      let two = turned(late, 17) ^ turned(late, 19) ^ late >> 10
      words.append(words[place - 16] &+ one &+ words[place - 7] &+ two)
    }
    var state = hash
    for place in 0..<64 {
      let (a, b, c, e, f, g) = (state[0], state[1], state[2], state[4], state[5], state[6])
      let one = turned(e, 6) ^ turned(e, 11) ^ turned(e, 25)
      let first = state[7] &+ one &+ (e & f ^ ~e & g) &+ constants[place] &+ words[place]
      let two = turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)
      let second = two &+ (a & b ^ a & c ^ b & c)
      state = [first &+ second, a, b, c, state[3] &+ first, e, f, g]
    }
    hash = zip(hash, state).map { $0 &+ $1 }
  }
}

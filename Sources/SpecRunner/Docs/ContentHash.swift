import SpecJSON

/// The hash SHA-256 (FIPS 180-4) of a script or style sheet, which a content security policy names.
enum ContentHash {
  /// The hash as a source of a policy: `sha256-…`.
  static func source(_ text: String) -> String {
    "sha256-" + Base64.encode(hash(Array(text.utf8)))
  }

  /// The 32 bytes of the hash.
  static func hash(_ message: [UInt8]) -> [UInt8] {
    var state: [UInt32] = [
      0x6a09_e667, 0xbb67_ae85, 0x3c6e_f372, 0xa54f_f53a, 0x510e_527f, 0x9b05_688c, 0x1f83_d9ab,
      0x5be0_cd19,
    ]
    let zeros = (119 - message.count % 64) % 64
    let length = UInt64(message.count) * 8
    let padded =
      message + [0x80] + Array(repeating: 0, count: zeros)
      + stride(from: 56, through: 0, by: -8).map { UInt8(truncatingIfNeeded: length >> $0) }
    for start in stride(from: 0, to: padded.count, by: 64) {
      add(padded[start..<(start + 64)], to: &state)
    }
    return state.flatMap { word in
      stride(from: 24, through: 0, by: -8).map { UInt8(truncatingIfNeeded: word >> $0) }
    }
  }

  private static func add(_ block: ArraySlice<UInt8>, to state: inout [UInt32]) {
    var words = stride(from: block.startIndex, to: block.endIndex, by: 4).map { index in
      block[index..<(index + 4)].reduce(0 as UInt32) { $0 << 8 | UInt32($1) }
    }
    for index in 16..<64 {
      let (early, late) = (words[index - 15], words[index - 2])
      let first = rotated(early, 7) ^ rotated(early, 18) ^ early >> 3
      let second = rotated(late, 17) ^ rotated(late, 19) ^ late >> 10
      words.append(words[index - 16] &+ first &+ words[index - 7] &+ second)
    }
    var work = state
    for index in 0..<64 {
      let (a, e) = (work[0], work[4])
      let mix = rotated(e, 6) ^ rotated(e, 11) ^ rotated(e, 25)
      let choice = e & work[5] ^ ~e & work[6]
      let one = work[7] &+ mix &+ choice &+ constants[index] &+ words[index]
      let spread = rotated(a, 2) ^ rotated(a, 13) ^ rotated(a, 22)
      let majority = a & work[1] ^ a & work[2] ^ work[1] & work[2]
      work = [one &+ spread &+ majority] + work[0..<7]
      work[4] = work[4] &+ one
    }
    for index in 0..<8 { state[index] = state[index] &+ work[index] }
  }

  private static func rotated(_ word: UInt32, _ count: UInt32) -> UInt32 {
    word >> count | word << (32 - count)
  }

  private static let constants: [UInt32] = primes.map { prime in
    // The first 32 bits of the fractional part of the cube root.
    var low: UInt64 = 0
    var high: UInt64 = 8 << 32
    while high - low > 1 {
      let middle = (low + high) / 2
      if isCube(of: middle, atMost: prime) { low = middle } else { high = middle }
    }
    return UInt32(truncatingIfNeeded: low)
  }

  private static func isCube(of root: UInt64, atMost prime: UInt64) -> Bool {
    // root³ ≤ prime · 2⁹⁶, in 128 bits: root² fits 72 bits.
    let square = root.multipliedFullWidth(by: root)
    let low = square.low.multipliedFullWidth(by: root)
    let upper = square.high &* root
    let (sum, overflow) = low.high.addingReportingOverflow(upper)
    if overflow { return false }
    let limit = prime << 32
    return sum < limit || sum == limit && low.low == 0
  }

  private static let primes: [UInt64] = {
    var found: [UInt64] = []
    var number: UInt64 = 2
    while found.count < 64 {
      if found.allSatisfy({ number % $0 != 0 }) { found.append(number) }
      number += 1
    }
    return found
  }()
}

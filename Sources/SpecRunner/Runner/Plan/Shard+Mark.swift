import SpecMessages

/// The mark of a shard in its recording.
extension Shard {
  /// The mark of this shard for candidates with several variants.
  func mark(
    _ division: [(place: Int, part: Int)], of candidates: [Candidate], variants: [String?]
  ) -> ShardMark {
    var plan = Digest()
    var parts = Digest()
    plan.add(variants.count)
    for variant in variants { plan.add(variant ?? "") }
    for (place, part) in division {
      let candidate = candidates[place]
      plan.add(candidate.uri)
      plan.add(candidate.line)
      plan.add(candidate.name)
      parts.add(part)
    }
    return ShardMark(
      index: index, count: count, unit: unit.rawValue, plan: plan.description,
      division: parts.description)
  }
}

/// FNV-1a in 64 bits: the same on every machine, and sufficient to detect mistakes.
private struct Digest: CustomStringConvertible {
  private var state: UInt64 = 0xcbf2_9ce4_8422_2325

  private mutating func add(_ byte: UInt8) {
    state = (state ^ UInt64(byte)) &* 0x100_0000_01b3
  }

  mutating func add(_ text: String) {
    for byte in text.utf8 { add(byte) }
    // This byte does not occur in UTF-8, so different lists have different inputs.
    add(0xFF)
  }

  mutating func add(_ number: Int) {
    for shift in stride(from: 0, to: 64, by: 8) { add(UInt8(truncatingIfNeeded: number >> shift)) }
  }

  var description: String {
    let digits = String(state, radix: 16)
    return String(repeating: "0", count: 16 - digits.utf8.count) + digits
  }
}

import SpecMessages
import SpecText

/// The mark of a shard in its recording.
extension Shard {
  /// The mark of this shard for candidates with several variants.
  func mark(
    _ division: [(place: Int, part: Int)], of candidates: [Candidate], variants: [String?]
  ) -> ShardMark {
    var plan = FNV1a()
    var parts = FNV1a()
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
      index: index, count: count, unit: unit.rawValue, plan: plan.value.hexadecimal(digits: 16),
      division: parts.value.hexadecimal(digits: 16))
  }
}

/// A plan cut down to some of its scenarios, for whoever runs them one by one or again.
extension Plan {
  /// The same plan with nothing but some of its scenarios, in this order, and their files in it.
  public func narrowed(to chosen: [PlannedCase]) -> Plan {
    var suite = suite
    let files = Set(chosen.map(\.file)).sorted().filter { suite.files.indices.contains($0) }
    let places = Dictionary(uniqueKeysWithValues: zip(files, files.indices))
    suite.files = files.map { suite.files[$0] }
    let cases = chosen.compactMap { planned in
      places[planned.file].map {
        PlannedCase(
          pickle: planned.pickle, testCase: planned.testCase, file: $0, variant: planned.variant)
      }
    }
    return Plan(
      suite: suite, registry: registry, cases: cases, selection: selection,
      selectedCount: cases.count, shard: nil, shardMark: nil, mismatches: mismatches, ids: ids)
  }

  /// The same plan over other bodies for the same declarations; nil if these differ.
  ///
  /// Nothing is matched again, so that many ways to run one suite cost one plan.
  package func over(_ other: StepRegistry) -> Plan? {
    guard registry.isDeclared(like: other) else { return nil }
    return Plan(
      suite: suite, registry: other, cases: cases, selection: selection,
      selectedCount: selectedCount, shard: shard, shardMark: shardMark, mismatches: mismatches,
      ids: ids)
  }

  /// The same plan with nothing but one of its scenarios, and that one's file, in it.
  public func only(_ planned: PlannedCase) -> Plan { narrowed(to: [planned]) }
}

/// A plan with only some of its scenarios.
extension Plan {
  /// The plan with only these scenarios, in this order, their setups and teardowns, and the files of
  /// all.
  package func narrowed(to chosen: [PlannedCase]) -> Plan {
    var chosen = chosen
    var stages: Stages?
    if let all = self.stages {
      let places = Dictionary(
        uniqueKeysWithValues: zip(self.cases.map(\.number), self.cases.indices))
      let order = all.extended(chosen.compactMap { places[$0.number] })
      chosen = order.map { self.cases[$0] }
      stages = all.narrowed(to: order)
    }
    var suite = suite
    let files = Set(chosen.map(\.file)).sorted().filter { suite.files.indices.contains($0) }
    let places = Dictionary(uniqueKeysWithValues: zip(files, files.indices))
    suite.files = files.map { suite.files[$0] }
    let cases = chosen.compactMap { planned in places[planned.file].map(planned.inFile) }
    var plan = Plan(
      suite: suite, registry: registry, cases: cases, selection: selection,
      selectedCount: cases.count, standingCount: 0, shard: nil, shardMark: nil,
      mismatches: mismatches,
      unusedVariables: [], unusedTextSteps: [], ids: ids, repeats: repeats)
    plan.stages = stages
    return plan
  }

  /// The plan with only one of its scenarios and the file of that scenario.
  package func only(_ planned: PlannedCase) -> Plan { narrowed(to: [planned]) }
}

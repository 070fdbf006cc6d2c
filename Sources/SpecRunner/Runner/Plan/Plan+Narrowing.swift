/// A plan cut down to one of its scenarios, for whoever runs them one by one.
extension Plan {
  /// The same plan with nothing but one of its scenarios, and that one's file, in it.
  public func only(_ planned: PlannedCase) -> Plan {
    var suite = suite
    suite.files = suite.files.indices.contains(planned.file) ? [suite.files[planned.file]] : []
    return Plan(
      suite: suite, registry: registry,
      cases: [
        PlannedCase(
          pickle: planned.pickle, testCase: planned.testCase, file: 0, variant: planned.variant)
      ],
      selection: selection, selectedCount: 1, shard: nil, ids: ids)
  }
}

import SpecDrivers

/// The rules that an app has read, and on which visits.
final class RuleReads<Rules: FlowRules> {
  /// The limits whose visits each rule was read on.
  private var limits: [PartialKeyPath<Rules>: Set<VisitLimit>] = [:]

  func note(_ rule: PartialKeyPath<Rules>, on visit: Visit?) {
    let found = VisitLimit.allCases.filter { limit in visit.map(limit.includes) ?? false }
    limits[rule, default: []].formUnion(found)
  }

  /// The names of the faults that change one of the rules where it was read.
  func reachedFaults(by changes: RuleChanges<Rules>) -> Set<String> {
    limits.reduce(into: []) { names, read in
      for fault in changes.faults(changing: read.key) {
        names.insert(fault.name)
        names.formUnion(read.value.map { fault.limited(by: $0.description).name })
      }
    }
  }
}

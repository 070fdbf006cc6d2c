/// The order of node ids in a document whose ids do not ascend.
///
/// Ids from the parser ascend; those from other tools may not. For each kind of node, it contains
/// the record indices, sorted by id.
struct UnsortedIDs: Sendable {
  let rules: [UInt32]
  let scenarios: [UInt32]
  let steps: [UInt32]
  let rows: [UInt32]

  /// Creates the order; nil if the ids of every kind ascend.
  init?(_ records: borrowing DocumentRecords) {
    let rules = (0..<records.rules.count).map { records.rules[$0].heading.id }
    let scenarios = (0..<records.scenarios.count).map { records.scenarios[$0].heading.id }
    let steps = (0..<records.steps.count).map { records.steps[$0].id }
    let rows = (0..<records.rows.count).map { records.rows[$0].id }
    if [rules, scenarios, steps, rows].allSatisfy(Self.rises) { return nil }
    self.rules = Self.order(rules)
    self.scenarios = Self.order(scenarios)
    self.steps = Self.order(steps)
    self.rows = Self.order(rows)
  }

  private static func rises(_ ids: [UInt32]) -> Bool { zip(ids, ids.dropFirst()).allSatisfy(<) }

  private static func order(_ ids: [UInt32]) -> [UInt32] {
    ids.indices.sorted { ids[$0] < ids[$1] }.map { UInt32($0) }
  }
}

extension DocumentStorage {
  func ruleIndex(_ id: NodeID) -> Int? {
    search(id, records.rules.count, order?.rules) { $0.records.rules[$1].heading.id }
  }

  func scenarioIndex(_ id: NodeID) -> Int? {
    search(id, records.scenarios.count, order?.scenarios) { $0.records.scenarios[$1].heading.id }
  }

  func stepIndex(_ id: NodeID) -> Int? {
    search(id, records.steps.count, order?.steps) { $0.records.steps[$1].id }
  }

  func rowIndex(_ id: NodeID) -> Int? {
    search(id, records.rows.count, order?.rows) { $0.records.rows[$1].id }
  }

  /// Finds a record by its id by binary search.
  @inline(__always)
  private func search(
    _ id: NodeID, _ count: Int, _ order: [UInt32]?, _ number: (DocumentStorage, Int) -> UInt32
  ) -> Int? {
    var low = 0
    var high = count
    while low < high {
      let middle = (low + high) / 2
      let index = order.map { Int($0[middle]) } ?? middle
      let found = number(self, index)
      if found == id.number { return index }
      if found < id.number { low = middle + 1 } else { high = middle }
    }
    return nil
  }
}

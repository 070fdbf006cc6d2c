import SpecDrivers
import Synchronization

/// Which faults of a flow change a rule; compared once for each rule that is asked about.
final class RuleChanges<Rules: FlowRules>: Sendable {
  private struct Rule: Hashable, @unchecked Sendable {
    // Rules are stored properties, whose key paths contain no other values.
    let path: PartialKeyPath<Rules>
  }

  private let known = Mutex<[Rule: [Fault]]>([:])

  /// The faults that may give a rule another value.
  func faults(changing path: PartialKeyPath<Rules>) -> [Fault] {
    let rule = Rule(path: path)
    if let found = known.withLock({ $0[rule] }) { return found }
    let documented = Rules.documented[keyPath: path]
    let found = Rules.faults.filter { fault in
      !Self.areEqual(documented, fault.changed(Rules.documented)[keyPath: path])
    }.map(\.description)
    known.withLock { $0[rule] = found }
    return found
  }

  /// False for values that cannot be compared, such as functions.
  private static func areEqual(_ one: Any, _ other: Any) -> Bool {
    func compare<Value: Equatable>(_ one: Value) -> Bool { (other as? Value) == one }
    return (one as? any Equatable).map { compare($0) } ?? false
  }
}

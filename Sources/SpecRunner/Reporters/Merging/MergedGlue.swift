import SpecGherkin
import SpecMessages

/// The glue of all recordings without duplicates: parameter types, step definitions, hooks.
///
/// Recordings of a program have the same glue. Equal declarations within one recording are
/// distinct, so the second one corresponds to the second one in every other recording.
struct MergedGlue {
  private(set) var envelopes: [Envelope] = []
  private var known: [Declared: NodeID] = [:]

  /// A declaration without its id, and the number of equal ones before it in its recording.
  private struct Declared: Hashable {
    let content: Content
    let count: Int
  }

  fileprivate enum Content: Hashable {
    case parameterType(ParameterTypeMessage)
    case definition(StepDefinitionMessage)
    case hook(HookMessage)
    case undefinedType(UndefinedParameterType)
  }

  /// The declarations of one recording so far.
  struct Ledger {
    fileprivate var counts: [Content: Int] = [:]
    /// The ids of the declarations in the merged run, by their ids in the recording.
    private(set) var ids: [NodeID: NodeID] = [:]

    private init(counts: [Content: Int]) { self.counts = counts }
    init() { self.init(counts: [:]) }

    fileprivate mutating func note(_ id: NodeID, as other: NodeID) { ids[id] = other }
  }

  /// Receives a declaration; returns whether the envelope is one.
  mutating func add(_ envelope: Envelope, _ ledger: inout Ledger) -> Bool {
    let none = NodeID(0)
    switch envelope {
    case .parameterType(var type):
      let id = type.id
      type.id = none
      add(envelope, .parameterType(type), id, &ledger)
    case .stepDefinition(var definition):
      let id = definition.id
      definition.id = none
      add(envelope, .definition(definition), id, &ledger)
    case .hook(var hook):
      let id = hook.id
      hook.id = none
      add(envelope, .hook(hook), id, &ledger)
    case .undefinedParameterType(let type): add(envelope, .undefinedType(type), none, &ledger)
    default: return false
    }
    return true
  }

  private mutating func add(
    _ envelope: Envelope, _ content: Content, _ id: NodeID, _ ledger: inout Ledger
  ) {
    let declared = Declared(content: content, count: ledger.counts[content, default: 0])
    ledger.counts[content] = declared.count + 1
    if let other = known[declared] { return ledger.note(id, as: other) }
    known[declared] = id
    ledger.note(id, as: id)
    envelopes.append(envelope)
  }

  /// Returns the new declarations since the last call.
  mutating func take() -> [Envelope] {
    defer { envelopes.removeAll() }
    return envelopes
  }
}

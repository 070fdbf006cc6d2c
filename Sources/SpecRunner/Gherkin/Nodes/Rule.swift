/// A rule: one business rule of a feature, with the scenarios that illustrate it.
public struct Rule: Sendable {
  let storage: DocumentStorage
  let index: Int

  private var record: DocumentRecords.Rule { storage.records.rules[index] }
  private var heading: DocumentRecords.Heading { record.heading }

  public var id: NodeID { NodeID(heading.id) }
  public var location: Location { heading.spot.location }
  public var tags: NodeList<Tag> { storage.tags(heading.tags) }
  public var keyword: String { storage.text(heading.keyword) }
  public var name: String { storage.text(heading.name) }
  /// The lines below the title, indent kept, comments taken out; empty if there are none.
  public var description: String { storage.text(heading.description) }

  public var background: Background? {
    record.background == .none
      ? nil : Background(storage: storage, index: Int(record.background))
  }
  public var scenarios: NodeList<Scenario> {
    NodeList(storage, record.scenarios.range, Scenario.init(storage:index:))
  }
  /// The background and the scenarios, in this order.
  public var children: RuleChildren {
    RuleChildren(background: background, scenarios: scenarios)
  }
}

/// What stands directly in a rule.
public enum RuleChild: Sendable {
  case background(Background)
  case scenario(Scenario)
}

/// The children of a rule in the order of the text.
public struct RuleChildren: RandomAccessCollection, Sendable {
  private let background: Background?
  private let scenarios: NodeList<Scenario>

  init(background: Background?, scenarios: NodeList<Scenario>) {
    self.background = background
    self.scenarios = scenarios
  }

  public var startIndex: Int { 0 }
  public var endIndex: Int { (background == nil ? 0 : 1) + scenarios.count }

  public subscript(position: Int) -> RuleChild {
    if position == 0, let background { return .background(background) }
    return .scenario(scenarios[background == nil ? position : position - 1])
  }
}

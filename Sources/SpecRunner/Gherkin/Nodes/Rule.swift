/// A rule: a business rule of a feature, with the scenarios that illustrate it.
public struct Rule: Sendable {
  let storage: DocumentStorage
  let index: Int

  private var record: DocumentRecords.Rule { storage.records.rules[index] }
  private var heading: DocumentRecords.Heading { record.heading }

  /// The id of the rule, unique within a run.
  public var id: NodeID { NodeID(heading.id) }
  /// The location of the keyword.
  public var location: Location { heading.spot.location }
  /// The tags, in order, without inherited ones.
  public var tags: NodeList<Tag> { storage.tags(heading.tags) }
  /// The keyword as written, without its colon.
  public var keyword: String { storage.text(heading.keyword) }
  /// The name after the keyword; may be empty.
  public var name: String { storage.text(heading.name) }
  /// The description below the title, with its indentation and without comments; empty if there is
  /// none.
  public var description: String { storage.text(heading.description) }

  /// The background of the rule, if any.
  public var background: Background? {
    record.background == .none
      ? nil : Background(storage: storage, index: Int(record.background))
  }
  /// The scenarios, in order.
  public var scenarios: NodeList<Scenario> {
    NodeList(storage, record.scenarios.range, Scenario.init(storage:index:))
  }
  /// The background and the scenarios, in the order of the text.
  public var children: [RuleChild] {
    [background.map { .background($0) }].compactMap { $0 } + scenarios.map { .scenario($0) }
  }
}

/// A direct child of a rule.
public enum RuleChild: Sendable {
  /// The background.
  case background(Background)
  /// A scenario.
  case scenario(Scenario)
}

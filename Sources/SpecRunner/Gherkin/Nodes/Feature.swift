/// A feature: what one file specifies, as scenarios and rules.
public struct Feature: Sendable {
  let storage: DocumentStorage
  private let record: DocumentRecords.Feature

  init?(storage: DocumentStorage) {
    guard let record = storage.records.feature else { return nil }
    self.storage = storage
    self.record = record
  }

  private var heading: DocumentRecords.Heading { record.heading }

  public var location: Location { heading.spot.location }
  public var tags: NodeList<Tag> { storage.tags(heading.tags) }
  /// The code of the spoken language, such as `en`.
  public var language: String { storage.language }
  /// The keyword as written; nil only in Markdown whose first line is not a feature heading.
  public var keyword: String? { storage.optionalText(heading.keyword) }
  public var name: String { storage.text(heading.name) }
  /// The lines below the title, indent kept, comments taken out; empty if there are none.
  public var description: String { storage.text(heading.description) }

  public var background: Background? {
    record.background == .none
      ? nil : Background(storage: storage, index: Int(record.background))
  }
  /// The scenarios that stand before the first rule.
  public var scenarios: NodeList<Scenario> {
    NodeList(storage, record.scenarios.range, Scenario.init(storage:index:))
  }
  public var rules: NodeList<Rule> {
    NodeList(storage, record.rules.range, Rule.init(storage:index:))
  }
  /// The background, the scenarios and the rules, in this order: the grammar knows no other.
  public var children: FeatureChildren {
    FeatureChildren(background: background, scenarios: scenarios, rules: rules)
  }
}

/// What stands directly in a feature.
public enum FeatureChild: Sendable {
  case background(Background)
  case rule(Rule)
  case scenario(Scenario)
}

/// The children of a feature in the order of the text.
public struct FeatureChildren: RandomAccessCollection, Sendable {
  private let background: Background?
  private let scenarios: NodeList<Scenario>
  private let rules: NodeList<Rule>

  init(background: Background?, scenarios: NodeList<Scenario>, rules: NodeList<Rule>) {
    self.background = background
    self.scenarios = scenarios
    self.rules = rules
  }

  public var startIndex: Int { 0 }
  public var endIndex: Int { (background == nil ? 0 : 1) + scenarios.count + rules.count }

  public subscript(position: Int) -> FeatureChild {
    if position == 0, let background { return .background(background) }
    let index = background == nil ? position : position - 1
    return index < scenarios.count
      ? .scenario(scenarios[index]) : .rule(rules[index - scenarios.count])
  }
}

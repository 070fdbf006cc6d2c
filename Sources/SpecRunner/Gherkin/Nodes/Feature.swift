/// A feature: the root of a file, with scenarios and rules.
public struct Feature: Sendable {
  let storage: DocumentStorage
  private let record: DocumentRecords.Feature

  init?(storage: DocumentStorage) {
    guard let record = storage.records.feature else { return nil }
    self.storage = storage
    self.record = record
  }

  private var heading: DocumentRecords.Heading { record.heading }

  /// The location of the keyword.
  public var location: Location { heading.spot.location }
  /// The tags, in order, without inherited ones.
  public var tags: NodeList<Tag> { storage.tags(heading.tags) }
  /// The code of the spoken language, such as `en`.
  public var language: String { storage.language }
  /// The keyword as written; nil only in Markdown whose first line is not a feature heading.
  public var keyword: String? { storage.optionalText(heading.keyword) }
  /// The name after the keyword; may be empty.
  public var name: String { storage.text(heading.name) }
  /// The description below the title, with its indentation and without comments; empty if there is
  /// none.
  public var description: String { storage.text(heading.description) }

  /// The background of the feature, if any.
  public var background: Background? {
    record.background == .none
      ? nil : Background(storage: storage, index: Int(record.background))
  }
  /// The scenarios before the first rule.
  public var scenarios: NodeList<Scenario> {
    NodeList(storage, record.scenarios.range, Scenario.init(storage:index:))
  }
  /// The rules, in order.
  public var rules: NodeList<Rule> {
    NodeList(storage, record.rules.range, Rule.init(storage:index:))
  }
  /// The background, the scenarios and the rules in the order of the text, which is the only order
  /// that the grammar allows.
  public var children: [FeatureChild] {
    [background.map { .background($0) }].compactMap { $0 } + scenarios.map { .scenario($0) }
      + rules.map { .rule($0) }
  }
}

/// A direct child of a feature.
public enum FeatureChild: Sendable {
  /// The background.
  case background(Background)
  /// A rule.
  case rule(Rule)
  /// A scenario.
  case scenario(Scenario)
}

extension Feature {
  /// All scenarios, also those in rules, in the order of the text.
  package var allScenarios: [Scenario] { scenarios + rules.flatMap(\.scenarios) }

  /// The tags of the feature and of everything in it, in the order of the text.
  package var allTags: [Tag] {
    let below = allScenarios.flatMap { $0.tags + $0.examples.flatMap(\.tags) }
    return (tags + rules.flatMap(\.tags) + below).sorted { $0.location < $1.location }
  }
}

/// A scenario or scenario outline; their keywords are equivalent.
///
/// With examples, it has one case per row of its examples; without, it is one case, and `<names>`
/// in it are plain text.
public struct Scenario: Sendable {
  let storage: DocumentStorage
  let index: Int

  private var record: DocumentRecords.Scenario { storage.records.scenarios[index] }
  private var heading: DocumentRecords.Heading { record.heading }

  /// The id of the scenario, unique within a run.
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
  /// The steps, in order, without those of backgrounds.
  public var steps: NodeList<Step> {
    NodeList(storage, record.steps.range, Step.init(storage:index:))
  }
  /// The examples blocks, in order; empty for a plain scenario.
  public var examples: NodeList<Examples> {
    NodeList(storage, record.examples.range, Examples.init(storage:index:))
  }
  /// The rule of the scenario, if any.
  public var rule: Rule? {
    record.rule == .none ? nil : Rule(storage: storage, index: Int(record.rule))
  }
}

/// A scenario, or an outline of several: which keyword was used makes no difference.
///
/// One with examples stands for as many cases as its examples have rows; one without examples is
/// one case, and its `<names>` are plain text.
public struct Scenario: Sendable {
  let storage: DocumentStorage
  let index: Int

  private var record: DocumentRecords.Scenario { storage.records.scenarios[index] }
  private var heading: DocumentRecords.Heading { record.heading }

  public var id: NodeID { NodeID(heading.id) }
  public var location: Location { heading.spot.location }
  public var tags: NodeList<Tag> { storage.tags(heading.tags) }
  public var keyword: String { storage.text(heading.keyword) }
  public var name: String { storage.text(heading.name) }
  /// The lines below the title, indent kept, comments taken out; empty if there are none.
  public var description: String { storage.text(heading.description) }
  public var steps: NodeList<Step> {
    NodeList(storage, record.steps.range, Step.init(storage:index:))
  }
  public var examples: NodeList<Examples> {
    NodeList(storage, record.examples.range, Examples.init(storage:index:))
  }
  /// The rule the scenario stands in, if any.
  public var rule: Rule? {
    record.rule == .none ? nil : Rule(storage: storage, index: Int(record.rule))
  }
}

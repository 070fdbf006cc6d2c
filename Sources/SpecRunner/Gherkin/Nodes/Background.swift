/// A background: steps that run before those of each scenario of a feature or rule.
public struct Background: Sendable {
  let storage: DocumentStorage
  let index: Int

  private var record: DocumentRecords.Background { storage.records.backgrounds[index] }
  private var heading: DocumentRecords.Heading { record.heading }

  /// The id of the background, unique within a run.
  public var id: NodeID { NodeID(heading.id) }
  /// The location of the keyword.
  public var location: Location { heading.spot.location }
  /// The keyword as written, without its colon.
  public var keyword: String { storage.text(heading.keyword) }
  /// The name after the keyword; may be empty.
  public var name: String { storage.text(heading.name) }
  /// The description below the title, with its indentation and without comments; empty if there is
  /// none.
  public var description: String { storage.text(heading.description) }
  /// The steps, in order.
  public var steps: NodeList<Step> {
    NodeList(storage, record.steps.range, Step.init(storage:index:))
  }
}

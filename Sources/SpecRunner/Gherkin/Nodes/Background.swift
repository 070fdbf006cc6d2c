/// A background: the steps that come before those of every scenario of a feature or rule.
public struct Background: Sendable {
  let storage: DocumentStorage
  let index: Int

  private var record: DocumentRecords.Background { storage.records.backgrounds[index] }
  private var heading: DocumentRecords.Heading { record.heading }

  public var id: NodeID { NodeID(heading.id) }
  public var location: Location { heading.spot.location }
  public var keyword: String { storage.text(heading.keyword) }
  public var name: String { storage.text(heading.name) }
  /// The lines below the title, indent kept, comments taken out; empty if there are none.
  public var description: String { storage.text(heading.description) }
  public var steps: NodeList<Step> {
    NodeList(storage, record.steps.range, Step.init(storage:index:))
  }
}

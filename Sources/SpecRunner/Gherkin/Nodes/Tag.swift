/// A tag, with its `@`.
public struct Tag: Sendable {
  let storage: DocumentStorage
  let index: Int

  private var record: DocumentRecords.Tag { storage.records.tags[index] }

  public var id: NodeID { NodeID(record.id) }
  /// The place of the `@`.
  public var location: Location { record.spot.location }
  public var name: String { storage.text(record.name) }
}

extension DocumentStorage {
  func tags(_ run: Run) -> NodeList<Tag> { NodeList(self, run.range, Tag.init(storage:index:)) }
}

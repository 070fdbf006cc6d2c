/// A tag, with its `@`.
public struct Tag: Sendable {
  let storage: DocumentStorage
  let index: Int

  private var record: DocumentRecords.Tag { storage.records.tags[index] }

  /// The id of the tag, unique within a run.
  public var id: NodeID { NodeID(record.id) }
  /// The location of the `@`.
  public var location: Location { record.spot.location }
  /// The name, with its `@`.
  public var name: String { storage.text(record.name) }
}

extension DocumentStorage {
  func tags(_ run: Run) -> NodeList<Tag> { NodeList(self, run.range, Tag.init(storage:index:)) }
}

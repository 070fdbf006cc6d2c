/// A tag of a pickle, with its `@`, and the tag node it comes from.
public struct PickleTag: Sendable {
  let storage: PickleStorage
  private let record: PickleRecords.Tag

  init(storage: PickleStorage, index: Int) {
    self.storage = storage
    record = storage.records.tags[index]
  }

  public var name: String { storage.text(record.name) }
  public var astNodeID: NodeID { NodeID(record.node) }

  /// Lends the UTF-8 bytes of the name, without making a string.
  package func withNameUTF8<Result>(
    _ body: (UnsafeBufferPointer<UInt8>) throws -> Result
  ) rethrows -> Result {
    try storage.withBytes(of: record.name, body)
  }
}

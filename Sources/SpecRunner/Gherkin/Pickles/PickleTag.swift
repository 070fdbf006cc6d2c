/// A tag of a pickle, and the tag node that it comes from.
public struct PickleTag: Sendable {
  let storage: PickleStorage
  private let record: PickleRecords.Tag

  init(storage: PickleStorage, pickle: UInt32, position: Int) {
    self.storage = storage
    record = storage.tag(UInt32(position), of: pickle)
  }

  /// The name, with its `@`.
  public var name: String { storage.text(record.name) }
  /// The id of the tag node.
  public var astNodeID: NodeID { NodeID(record.node) }

  /// Calls a closure with the UTF-8 bytes of the name, without making a string.
  package func withNameUTF8<Result>(
    _ body: (UnsafeBufferPointer<UInt8>) throws -> Result
  ) rethrows -> Result {
    try storage.withBytes(of: record.name, body)
  }
}

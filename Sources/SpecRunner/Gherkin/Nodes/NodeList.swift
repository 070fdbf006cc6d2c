/// The nodes of a list in the order of the text, created on access.
public struct NodeList<Element: Sendable>: RandomAccessCollection, Sendable {
  private let storage: DocumentStorage
  private let first: Int
  private let make: @Sendable (DocumentStorage, Int) -> Element
  /// The number of nodes.
  public let count: Int

  init(
    _ storage: DocumentStorage, _ range: Range<Int>,
    _ make: @escaping @Sendable (DocumentStorage, Int) -> Element
  ) {
    self.storage = storage
    first = range.lowerBound
    count = range.count
    self.make = make
  }

  /// The index of the first node, 0.
  public var startIndex: Int { 0 }
  /// The index after the last node.
  public var endIndex: Int { count }

  /// The node at an index.
  public subscript(position: Int) -> Element {
    precondition(position >= 0 && position < count, "no node \(position) among \(count)")
    return make(storage, first + position)
  }
}

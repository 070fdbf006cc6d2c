/// Several nodes of a document in the order of the text; a node is made when it is asked for.
public struct NodeList<Element: Sendable>: RandomAccessCollection, Sendable {
  private let storage: DocumentStorage
  private let first: Int
  private let make: @Sendable (DocumentStorage, Int) -> Element
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

  public var startIndex: Int { 0 }
  public var endIndex: Int { count }

  public subscript(position: Int) -> Element {
    precondition(position >= 0 && position < count, "no node \(position) among \(count)")
    return make(storage, first + position)
  }
}

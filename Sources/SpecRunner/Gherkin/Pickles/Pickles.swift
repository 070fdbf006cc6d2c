/// The pickles of one document in order.
public struct Pickles: RandomAccessCollection, Sendable {
  private let storage: PickleStorage?

  /// No pickles.
  public init() { storage = nil }

  init(_ storage: PickleStorage) { self.storage = storage }

  public var startIndex: Int { 0 }
  public var endIndex: Int { storage?.records.pickles.count ?? 0 }

  public subscript(position: Int) -> Pickle {
    guard let storage, position >= 0, position < endIndex else {
      preconditionFailure("no pickle \(position) among \(count)")
    }
    return Pickle(storage: storage, index: position)
  }
}

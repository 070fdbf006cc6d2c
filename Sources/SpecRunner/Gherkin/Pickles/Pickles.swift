/// The pickles of one document in order.
public struct Pickles: RandomAccessCollection, Sendable {
  private let storage: PickleStorage?

  /// Creates an empty list.
  public init() { storage = nil }

  init(_ storage: PickleStorage) { self.storage = storage }

  /// The index of the first pickle, 0.
  public var startIndex: Int { 0 }
  /// The index after the last pickle.
  public var endIndex: Int { storage?.records.pickles.count ?? 0 }

  /// The pickle at an index.
  public subscript(position: Int) -> Pickle {
    guard let storage, position >= 0, position < endIndex else {
      preconditionFailure("no pickle \(position) among \(count)")
    }
    return Pickle(storage: storage, index: position)
  }
}

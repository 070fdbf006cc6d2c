import Synchronization

/// Counts from 1, for closures that answer differently each time.
final class Counter: Sendable {
  private let count = Mutex(0)

  /// How often it was asked.
  var value: Int { count.withLock { $0 } }

  func next() -> Int {
    count.withLock { count in
      count += 1
      return count
    }
  }
}

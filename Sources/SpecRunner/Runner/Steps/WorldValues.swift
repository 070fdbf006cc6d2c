import Synchronization

/// The typed values of a world and those it inherits.
package final class WorldValues: Sendable {
  private let inherited: WorldValues?
  private let boxes = Mutex<[(key: ObjectIdentifier, box: AnyBox)]>([])

  /// - Parameter inherited: the values that are copied on first use.
  package init(inheriting inherited: WorldValues? = nil) {
    self.inherited = inherited
  }

  /// Reads and changes the value of a key in place, under the lock.
  func with<Key: WorldKey, Result: Sendable>(
    _ key: Key.Type, _ change: (inout Key.Value) throws -> Result
  ) rethrows -> Result {
    try boxes.withLock { boxes in
      let name = ObjectIdentifier(key)
      if let index = boxes.firstIndex(where: { $0.key == name }) {
        // The identity of the key determines the type of the value, so the cast always succeeds.
        return try change(&unsafeDowncast(boxes[index].box, to: Box<Key.Value>.self).value)
      }
      let box = Box(inherited?.value(key) ?? Key.initial)
      boxes.append((name, box))
      return try change(&box.value)
    }
  }

  /// The value of a key; nil if there is none.
  private func value<Key: WorldKey>(_ key: Key.Type) -> Key.Value? {
    boxes.withLock { boxes in
      boxes.first { $0.key == ObjectIdentifier(key) }.map {
        unsafeDowncast($0.box, to: Box<Key.Value>.self).value
      }
    }
  }
}

/// A box for one value, so that changes do not copy it; protected by the owner's lock.
private class AnyBox: @unchecked Sendable {}

private final class Box<Value>: AnyBox, @unchecked Sendable {
  var value: Value
  init(_ value: Value) { self.value = value }
}

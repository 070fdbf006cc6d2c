import Synchronization

/// The typed values of a world, each under its key, and those it begins with.
package final class WorldValues: Sendable {
  private let inherited: WorldValues?
  private let boxes = Mutex<[(key: ObjectIdentifier, box: AnyBox)]>([])

  /// - Parameter inherited: whose values are copied when one is first looked for here.
  package init(inheriting inherited: WorldValues? = nil) {
    self.inherited = inherited
  }

  /// Reads and changes the value kept under a key, in place and undisturbed.
  func with<Key: WorldKey, Result: Sendable>(
    _ key: Key.Type, _ change: (inout Key.Value) throws -> Result
  ) rethrows -> Result {
    try boxes.withLock { boxes in
      let name = ObjectIdentifier(key)
      if let index = boxes.firstIndex(where: { $0.key == name }) {
        // The key's identity stands for the value's type, so the cast cannot be wrong.
        return try change(&unsafeDowncast(boxes[index].box, to: Box<Key.Value>.self).value)
      }
      let box = Box(inherited?.value(key) ?? Key.initial)
      boxes.append((name, box))
      return try change(&box.value)
    }
  }

  /// The value kept under a key; nil if there is none.
  private func value<Key: WorldKey>(_ key: Key.Type) -> Key.Value? {
    boxes.withLock { boxes in
      boxes.first { $0.key == ObjectIdentifier(key) }.map {
        unsafeDowncast($0.box, to: Box<Key.Value>.self).value
      }
    }
  }
}

/// Holds one value in place, so that changing it copies nothing; guarded by the lock of its owner.
private class AnyBox: @unchecked Sendable {}

private final class Box<Value>: AnyBox, @unchecked Sendable {
  var value: Value
  init(_ value: Value) { self.value = value }
}

import Synchronization

/// The typed values of a world and those it inherits.
package final class WorldValues: Sendable {
  private let inherited: WorldValues?
  private let boxes = Mutex<[AnyBox]>([])

  /// - Parameter inherited: the values that are copied on first use.
  package init(inheriting inherited: WorldValues? = nil) {
    self.inherited = inherited
  }

  /// The value of a key; its initial value until it is set.
  package subscript<Key: WorldKey>(key: Key.Type) -> Key.Value {
    get { with(key) { $0 } }
    set { with(key) { $0 = newValue } }
  }

  /// Reads and changes the value of a key in place, under its lock.
  func with<Key: WorldKey, Result: Sendable>(
    _ key: Key.Type, _ change: (inout Key.Value) throws -> Result
  ) rethrows -> Result {
    let name = ObjectIdentifier(key)
    let found =
      box(name)
      ?? add(Box<Key.Value>(name, inherited?.value(key) ?? Key.initial))
    // The identity of the key determines the type of the value, so the cast always succeeds.
    return try unsafeDowncast(found, to: Box<Key.Value>.self).value.withLock { try change(&$0) }
  }

  /// Forgets all values, except those it inherits.
  func reset() { boxes.withLock { $0 = [] } }

  /// The value of a key, its own or inherited; nil if there is none.
  private func value<Key: WorldKey>(_ key: Key.Type) -> Key.Value? {
    box(ObjectIdentifier(key)).map {
      unsafeDowncast($0, to: Box<Key.Value>.self).value.withLock { $0 }
    } ?? inherited?.value(key)
  }

  private func box(_ key: ObjectIdentifier) -> AnyBox? {
    boxes.withLock { boxes in
      for box in boxes where box.key == key { return box }
      return nil
    }
  }

  /// Adds a box, unless an abandoned body has added one for the same key meanwhile.
  private func add(_ box: AnyBox) -> AnyBox {
    boxes.withLock { boxes in
      for other in boxes where other.key == box.key { return other }
      boxes.append(box)
      return box
    }
  }
}

/// A box for one value, so that changes do not copy it.
private class AnyBox: @unchecked Sendable {
  let key: ObjectIdentifier
  init(_ key: ObjectIdentifier) { self.key = key }
}

private final class Box<Value: Sendable>: AnyBox, @unchecked Sendable {
  let value: Mutex<Value>

  init(_ key: ObjectIdentifier, _ value: Value) {
    self.value = Mutex(value)
    super.init(key)
  }
}

/// Values by name, used like a dictionary: the properties of an element, the details of an event.
///
/// There are only a few, so comparing the names one after another is faster than hashing them: as
/// dictionaries, they took a fifth of the time of a simulated scenario.
public struct NamedValues<Name: Hashable & Sendable, Value: Hashable & Sendable>: Sendable {
  @usableFromInline var entries: [(Name, Value)] = []

  /// Creates an empty list.
  @inlinable public init() {}

  /// The value of a name; nil if there is none.
  @inlinable public subscript(name: Name) -> Value? {
    get {
      for entry in entries where entry.0 == name { return entry.1 }
      return nil
    }
    set {
      for place in entries.indices where entries[place].0 == name {
        if let newValue { entries[place].1 = newValue } else { entries.remove(at: place) }
        return
      }
      if let newValue { entries.append((name, newValue)) }
    }
  }

  /// Creates a list of distinct names and their values, however many.
  package init(_ values: some Sequence<(Name, Value)>) { entries = Array(values) }

  /// The names.
  public var keys: [Name] { entries.map(\.0) }

  /// Makes room for a number of values.
  @inlinable package mutating func reserveCapacity(_ count: Int) {
    entries.reserveCapacity(count)
  }
}

extension NamedValues: ExpressibleByDictionaryLiteral {
  /// Creates a list of distinct names and their values.
  @inlinable public init(dictionaryLiteral values: (Name, Value)...) { entries = values }
}

extension NamedValues: RandomAccessCollection {
  /// The first position.
  public var startIndex: Int { 0 }
  /// The position after the last.
  public var endIndex: Int { entries.count }
  /// A name and its value.
  public subscript(position: Int) -> (key: Name, value: Value) {
    (key: entries[position].0, value: entries[position].1)
  }
}

extension NamedValues: Hashable {
  /// Whether both have the same names with the same values, in any order.
  public static func == (one: Self, other: Self) -> Bool {
    one.count == other.count && one.allSatisfy { other[$0.key] == $0.value }
  }

  /// Hashes the names and values, whatever their order.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(Dictionary(self))
  }
}

extension Dictionary where Key: Sendable, Value: Hashable & Sendable {
  /// The same names and values.
  package init(_ values: NamedValues<Key, Value>) {
    self.init(values.map { ($0.key, $0.value) }) { first, _ in first }
  }
}

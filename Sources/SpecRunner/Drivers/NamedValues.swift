/// Values by name, used like a dictionary: the properties of an element, the details of an event.
///
/// There are only a few, so comparing the names one after another is faster than hashing them: as
/// dictionaries, they took a fifth of the time of a simulated scenario. Names and values are two
/// arrays, because the methods of arrays are compiled with optimisation in every build.
public struct NamedValues<Name: Hashable & Sendable, Value: Hashable & Sendable>: Sendable {
  @usableFromInline var names: [Name] = []
  @usableFromInline var values: [Value] = []

  /// Creates an empty list.
  @inlinable public init() {}

  /// The names.
  @inlinable public var keys: [Name] { names }

  /// The value of a name; nil if there is none.
  @inlinable public subscript(name: Name) -> Value? {
    get { names.firstIndex(of: name).map { values[$0] } }
    set {
      switch (names.firstIndex(of: name), newValue) {
      case (let place?, let value?): values[place] = value
      case (let place?, nil):
        names.remove(at: place)
        values.remove(at: place)
      case (nil, let value?):
        names.append(name)
        values.append(value)
      case (nil, nil): break
      }
    }
  }

  /// Creates a list of distinct names and their values, however many.
  @inlinable package init(_ values: some Sequence<(Name, Value)>) {
    for (name, value) in values {
      names.append(name)
      self.values.append(value)
    }
  }

  /// Makes room for a number of values.
  @inlinable package mutating func reserveCapacity(_ count: Int) {
    names.reserveCapacity(count)
    values.reserveCapacity(count)
  }
}

extension NamedValues: ExpressibleByDictionaryLiteral {
  /// Creates a list of distinct names and their values.
  @inlinable public init(dictionaryLiteral values: (Name, Value)...) { self.init(values) }
}

extension NamedValues: RandomAccessCollection {
  /// The first position.
  public var startIndex: Int { 0 }
  /// The position after the last.
  public var endIndex: Int { names.count }
  /// A name and its value.
  public subscript(position: Int) -> (key: Name, value: Value) {
    (key: names[position], value: values[position])
  }
}

extension NamedValues: Hashable {
  /// Whether both have the same names with the same values, in any order.
  public static func == (one: Self, other: Self) -> Bool {
    if one.names == other.names { return one.values == other.values }
    return one.count == other.count && one.allSatisfy { other[$0.key] == $0.value }
  }

  /// Hashes the names and values, whatever their order.
  public func hash(into hasher: inout Hasher) {
    var sum = 0
    for place in names.indices {
      var entry = Hasher()
      entry.combine(names[place])
      entry.combine(values[place])
      sum &+= entry.finalize()
    }
    hasher.combine(sum)
  }
}

extension Dictionary where Key: Sendable, Value: Hashable & Sendable {
  /// The same names and values.
  package init(_ values: NamedValues<Key, Value>) {
    self.init(values.map { ($0.key, $0.value) }) { first, _ in first }
  }
}

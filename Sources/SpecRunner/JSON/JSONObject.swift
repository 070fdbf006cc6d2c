import SpecText

/// The keys and values of a JSON object, in the order they were written.
///
/// If a key is repeated, its last value counts, at the position of the first, as in JavaScript and
/// Python; RFC 8259, section 4, leaves this open. Two objects are equal if they have the same keys
/// with the same values, in any order. Keys are compared by code points.
package struct JSONObject: Sendable {
  /// One key and its value.
  package typealias Element = (key: String, value: JSONValue)

  private var entries: [Element] = []

  /// The position of each key, if there are more keys than a linear search is good for.
  private var positions: [ExactText: Int]?

  /// Objects with up to this many keys are searched linearly, which costs less than hashing.
  private static let longestSearch = 16

  /// An object without keys.
  package init() {}

  /// Creates an object; if a key is repeated, its last value is kept.
  package init(_ pairs: some Sequence<(String, JSONValue)>) {
    entries.reserveCapacity(pairs.underestimatedCount)
    for (key, value) in pairs { self[key] = value }
  }

  /// Reserves capacity for a number of keys.
  mutating func reserveCapacity(_ count: Int) { entries.reserveCapacity(count) }

  /// The value of a key, or nil if the object does not have it; setting nil removes the key.
  ///
  /// A new key is added at the end, an existing one keeps its position.
  package subscript(key: String) -> JSONValue? {
    get { position(of: key).map { entries[$0].value } }
    set {
      switch (position(of: key), newValue) {
      case (let position?, let value?): entries[position].value = value
      case (nil, let value?): append(key, value)
      case (let position?, nil):
        entries.remove(at: position)
        if positions != nil { indexKeys() }
      case (nil, nil): break
      }
    }
  }

  /// The keys, in order.
  package var keys: [String] { entries.map(\.key) }

  /// The values, in the order of their keys.
  package var values: [JSONValue] { entries.map(\.value) }

  private func position(of key: String) -> Int? {
    if let positions { return positions[key] }
    return entries.firstIndex { $0.key.isSame(as: key) }
  }

  private mutating func append(_ key: String, _ value: JSONValue) {
    entries.append((key, value))
    if positions != nil {
      positions?[key] = entries.count - 1
    } else if entries.count > Self.longestSearch {
      indexKeys()
    }
  }

  private mutating func indexKeys() {
    var positions: [ExactText: Int] = [:]
    positions.reserveCapacity(entries.count)
    for (position, entry) in entries.enumerated() { positions[entry.key] = position }
    self.positions = positions
  }
}

extension JSONObject: RandomAccessCollection {
  package var startIndex: Int { 0 }
  package var endIndex: Int { entries.count }

  /// The key and value at a position.
  package subscript(position: Int) -> Element { entries[position] }
}

extension JSONObject: ExpressibleByDictionaryLiteral {
  package init(dictionaryLiteral elements: (String, JSONValue)...) { self.init(elements) }
}

extension JSONObject: Hashable {
  package static func == (left: JSONObject, right: JSONObject) -> Bool {
    left.count == right.count && left.allSatisfy { key, value in right[key] == value }
  }

  package func hash(into hasher: inout Hasher) {
    // A sum, because the order of the keys does not count.
    var sum = 0
    for (key, value) in entries {
      var entry = Hasher()
      entry.combine(key)
      entry.combine(value)
      sum &+= entry.finalize()
    }
    hasher.combine(sum)
  }
}

import SpecText

/// The keys and values of a JSON object, in the order they were written.
///
/// Of a key that is written twice the last value counts and stands at the first one's place, as in
/// the JavaScript and Python readers; RFC 8259, section 4, leaves that open. Two objects are equal
/// if they have the same keys with the same values, in whatever order. Keys are compared by code
/// points.
public struct JSONObject: Sendable {
  /// One key and its value.
  public typealias Element = (key: String, value: JSONValue)

  private var entries: [Element] = []

  /// Where each key stands, once there are more keys than a search from the front is good for.
  private var places: [ExactText: Int]?

  /// Objects of up to this many keys are searched from the front; hashing costs more than that.
  private static let longestSearch = 16

  /// An object without keys.
  public init() {}

  /// An object of these keys and values; of two equal keys the last one's value is kept.
  public init(_ pairs: some Sequence<(String, JSONValue)>) {
    entries.reserveCapacity(pairs.underestimatedCount)
    for (key, value) in pairs { self[key] = value }
  }

  /// Makes room for so many keys.
  mutating func reserveCapacity(_ count: Int) { entries.reserveCapacity(count) }

  /// The value of a key, or nil if the object does not have it; setting nil takes the key away.
  ///
  /// A key that is new goes to the end, one that is there keeps its place.
  public subscript(key: String) -> JSONValue? {
    get { place(of: key).map { entries[$0].value } }
    set {
      switch (place(of: key), newValue) {
      case (let place?, let value?): entries[place].value = value
      case (nil, let value?): append(key, value)
      case (let place?, nil):
        entries.remove(at: place)
        if places != nil { indexKeys() }
      case (nil, nil): break
      }
    }
  }

  /// The keys, in order.
  public var keys: [String] { entries.map(\.key) }

  /// The values, in the order of their keys.
  public var values: [JSONValue] { entries.map(\.value) }

  private func place(of key: String) -> Int? {
    if let places { return places[key] }
    return entries.firstIndex { $0.key.isSame(as: key) }
  }

  private mutating func append(_ key: String, _ value: JSONValue) {
    entries.append((key, value))
    if places != nil {
      places?[key] = entries.count - 1
    } else if entries.count > Self.longestSearch {
      indexKeys()
    }
  }

  private mutating func indexKeys() {
    var places: [ExactText: Int] = [:]
    places.reserveCapacity(entries.count)
    for (place, entry) in entries.enumerated() { places[entry.key] = place }
    self.places = places
  }
}

extension JSONObject: RandomAccessCollection {
  public var startIndex: Int { 0 }
  public var endIndex: Int { entries.count }

  /// The key and value at a place in the written order.
  public subscript(position: Int) -> Element { entries[position] }
}

extension JSONObject: ExpressibleByDictionaryLiteral {
  public init(dictionaryLiteral elements: (String, JSONValue)...) { self.init(elements) }
}

extension JSONObject: Hashable {
  public static func == (left: JSONObject, right: JSONObject) -> Bool {
    left.count == right.count && left.allSatisfy { key, value in right[key] == value }
  }

  public func hash(into hasher: inout Hasher) {
    // A sum, because the order of the keys must not count.
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

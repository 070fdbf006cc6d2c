import SpecDrivers
import SpecJSON
import SpecText

/// An item that a browser keeps for a page; one without a value is removed.
struct StoredItem: Equatable, Sendable {
  var area: BrowserStorage
  var name: String
  var value: String?

  static func == (one: Self, other: Self) -> Bool {
    one.area == other.area && one.name.isSame(as: other.name)
      && one.value.map { ExactText($0) } == other.value.map { ExactText($0) }
  }

  /// The arguments of the page script: area, name and value.
  var arguments: [JSONValue] {
    [.string(area.rawValue), .string(name), value.map { .string($0) } ?? .null]
  }
}

#if DEBUG && canImport(UIKit)
import SpecDrivers
import UIKit

/// Collects the elements of a screen and gives each an id of its own.
struct ElementList {
  /// The most elements of a screen that are read.
  static let limit = 10_000

  private(set) var found: [FoundElement] = []
  /// What could not be read, in words.
  private(set) var unread: [String] = []
  private var ids: Set<[Unicode.Scalar]> = []
  private var counts: [String: Int] = [:]

  var isFull: Bool { found.count >= Self.limit }

  /// Adds an element with the id of its view, or a made one; returns the id.
  @discardableResult
  mutating func add(
    _ target: FoundElement.Target, id: String?, role: Element.Role, label: String,
    parent: String?, frame: Observed<Frame>, properties: Properties
  ) -> String {
    let id = unique(id, role)
    found.append(
      FoundElement(
        element: Element(
          id: id, role: role, label: label, parent: parent, frame: frame, properties: properties),
        target: target))
    return id
  }

  /// Notes that a part of the screen could not be read; each part once.
  mutating func note(_ part: String) {
    if !unread.contains(part) { unread.append(part) }
  }

  /// Cells often share an identifier, and ids are unique: the second is `~cell 2`, which steps
  /// cannot name.
  private mutating func unique(_ id: String?, _ role: Element.Role) -> String {
    if let id, !id.isEmpty, ids.insert(Array(id.unicodeScalars)).inserted { return id }
    let stem = "~" + (id.flatMap { $0.isEmpty ? nil : $0 } ?? role.rawValue)
    var number = counts[stem] ?? (id == nil ? 0 : 1)
    var new: String
    repeat {
      number += 1
      new = "\(stem) \(number)"
    } while !ids.insert(Array(new.unicodeScalars)).inserted
    counts[stem] = number
    return new
  }
}
#endif

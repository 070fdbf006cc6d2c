import SpecDrivers
import SpecText

/// The names of a screen's elements in the graph of paths, and selectors that reach them.
///
/// Rows, cards and other items of a collection have the name of their role, because their number
/// and their labels are data of the app.
struct ElementNames {
  private let screen: Screen
  private let items: [ExactText: Element.Role]

  /// The roles of elements that show data, one of many.
  static let itemRoles: Set<Element.Role> = [
    .row, .card, .chip, .listItem, .option, .menuItem, .treeItem, .cell, .columnHeader, .rowHeader,
  ]

  init(_ screen: Screen) {
    self.screen = screen
    items = Dictionary(
      screen.elements.lazy.filter { Self.itemRoles.contains($0.role) }
        .map { (ExactText($0.id), $0.role) }, uniquingKeysWith: { first, _ in first })
  }

  /// Whether an element is an item of a collection, or directly inside one.
  func isInCollection(_ element: Element) -> Bool {
    Self.itemRoles.contains(element.role) || element.parent.map { items[$0] != nil } ?? false
  }

  /// The name in quotes, or the role of an item: `"Next"`, `a row`, `"Delete" in a row`.
  func name(of element: Element) -> String {
    if Self.itemRoles.contains(element.role) { return "a " + element.role.rawValue }
    let name = element.plainName
    if let role = element.parent.flatMap({ items[$0] }) {
      return "\"\(name)\" in a \(role.rawValue)"
    }
    return "\"\(name)\""
  }

  func name(ofID id: String) -> String {
    screen.elements.first { $0.id.isSame(as: id) }.map { name(of: $0) } ?? "\"\(id)\""
  }

  /// The name of the element that a selector means; its own words if it means none.
  func name(of selector: Selector) -> String {
    (try? selector.resolve(on: screen)).map { name(of: $0) } ?? selector.description
  }
}

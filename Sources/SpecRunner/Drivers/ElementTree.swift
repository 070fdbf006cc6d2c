import SpecText

/// Which elements of a screen are inside which.
package struct ElementTree {
  private let elements: [Element]
  private let places: [ExactText: Int]
  /// Whether the engine reports which elements contain which; otherwise their frames decide.
  package let hasParents: Bool

  package init(_ screen: Screen) {
    elements = screen.elements
    hasParents = elements.contains { $0.parent != nil }
    places = Dictionary(
      (hasParents ? elements : []).enumerated().map { (ExactText($1.id), $0) },
      uniquingKeysWith: { first, _ in first })
  }

  /// The elements around an element, the closest first.
  package func ancestors(of element: Element) -> [Element] {
    var found: [Element] = []
    _ = isAround(element) { outer in
      found.append(outer)
      return false
    }
    return found
  }

  /// The id of the closest element around an element: its parent, or the smallest one around its frame.
  package func parent(of element: Element) -> String? {
    if hasParents { return element.parent }
    let around = elements.filter { isInside(element, $0) }
    return around.min { one, other in isInside(one, other) }?.id
  }

  /// Whether an element is inside another one.
  package func isInside(_ element: Element, _ other: Element) -> Bool {
    if element.id.isSame(as: other.id) { return false }
    if hasParents { return isAround(element) { $0.id.isSame(as: other.id) } }
    guard let outer = other.frame.value, let inner = element.frame.value else { return false }
    return outer.contains(inner)
  }

  /// Whether one of the elements around an element is meant; the closest is tried first.
  private func isAround(_ element: Element, _ isMeant: (Element) -> Bool) -> Bool {
    var next = element.parent
    // An engine in another process may report a circle.
    for _ in elements {
      guard let id = next, let place = places[ExactText(id)] else { return false }
      if isMeant(elements[place]) { return true }
      next = elements[place].parent
    }
    return false
  }
}

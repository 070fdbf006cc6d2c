/// The expressions that match a text; a single match needs no allocation.
package struct ExpressionMatches: Sendable, RandomAccessCollection {
  package typealias Element = (index: Int, matcher: ExpressionMatcher)

  private var one: Element?
  private var more: [Element] = []

  package var startIndex: Int { 0 }
  package var endIndex: Int { one == nil ? 0 : 1 + more.count }

  package subscript(position: Int) -> Element {
    if position == 0, let one { return one }
    return more[position - 1]
  }

  /// Those that satisfy a condition.
  package func filter(_ isKept: (Element) -> Bool) -> Self {
    var kept = Self()
    for element in self where isKept(element) { kept.insert(element) }
    return kept
  }

  /// Inserts a match in order, unless it is present: an expression with several prefixes is found
  /// under each.
  mutating func insert(_ element: Element) {
    guard let first = one else {
      one = element
      return
    }
    if self.contains(where: { $0.index == element.index }) { return }
    if element.index < first.index {
      one = element
      more.insert(first, at: 0)
    } else {
      more.insert(element, at: more.firstIndex { $0.index > element.index } ?? more.count)
    }
  }
}

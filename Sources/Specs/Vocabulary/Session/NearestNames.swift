import SpecDrivers
import SpecRunner
import SpecText

/// Failures for names that match nothing or several things, with the most similar names.
package enum NearestNames {
  /// A failure for an unknown name of some kind.
  static func unknown(
    _ sort: String, _ name: String, _ known: [String], of owner: String? = nil
  ) -> StepFailure {
    let nearest = Nearest.names(to: name, in: known)
    let note =
      nearest.isEmpty
      ? (known.isEmpty ? "there is none" : "there are: " + known.joined(separator: ", "))
      : "did you mean " + nearest.map(\.quoted).listed() + "?"
    let headline = owner.map { "\"\($0)\" has no" } ?? "there is no"
    return StepFailure("\(headline) \(sort) \"\(name)\"", notes: [note], kind: .argument)
  }

  static func notFound(_ selector: Selector, _ screen: Screen) -> StepFailure {
    let headline = "there is no \(selector) on the \"\(screen.name)\" screen"
    // The observation may be incomplete.
    let notes = [screen.missing].compactMap { $0 } + advice(for: selector, screen)
    return StepFailure(headline, notes: notes)
  }

  /// What may be meant instead of a selector without matches.
  private static func advice(for selector: Selector, _ screen: Screen) -> [String] {
    var other = selector
    if let position = selector.position {
      other.position = nil
      let count = other.matches(on: screen).count
      if count > 0 {
        return [
          "there \(count == 1 ? "is only one" : "are only \(count)") of that name"
            + (position == 0 ? "; the first is the 1st" : "")
        ]
      }
    }
    if let elsewhere = elsewhere(selector, screen) { return [elsewhere] }
    if let alike = LookAlike(selector, on: screen) { return [alike.sentence] }
    if selector.role != nil, selector.comparison != .any {
      other.role = nil
      let others = other.matches(on: screen)
      if !others.isEmpty {
        return [meant(others.prefix(3).map { reference(to: $0, on: screen) })]
      }
    }
    if let hidden = hiddenMatch(selector, screen) {
      return ["\(hidden.label.quoted) is there, but hidden"]
    }
    return [nearest(to: selector, screen)]
  }

  /// A sentence for what is on the screen, but not where a selector says; nil if there is no such
  /// element.
  private static func elsewhere(_ selector: Selector, _ screen: Screen) -> String? {
    guard let scope = selector.scopes.first, selector.comparison != .any else { return nil }
    var other = selector
    other.scopes = []
    guard !other.matches(on: screen).isEmpty else { return nil }
    var place = scope
    place.scopes = Array(selector.scopes.dropFirst())
    guard !place.matches(on: screen).isEmpty else { return nil }
    return "\(other.named) is on the screen, but not \(scope.relation.rawValue) \(place.named)"
  }

  /// The elements with the most similar names; those of the same role if one is given.
  private static func nearest(to selector: Selector, _ screen: Screen) -> String {
    let visible = screen.elements.filter(\.isVisible)
    let isWhole = selector.comparison == .exact || selector.comparison == .ignoringCase
    guard let role = selector.role else {
      let nearest = isWhole ? Nearest.names(to: selector.name, in: names(on: screen)) : []
      return nearest.isEmpty
        ? "it shows: " + listed(names(on: screen)) : meant(nearest.map(\.quoted))
    }
    let alike = visible.filter { $0.role.isA(role) }
    for candidates in [alike, visible] where isWhole {
      let near = Nearest.names(to: selector.name, in: candidates.flatMap(Self.names))
      let elements = near.compactMap { name in
        candidates.first { Self.names(of: $0).contains(same: name) }
      }
      if !elements.isEmpty {
        return meant(
          elements.map { element in
            // A cell of a row has the name of its column.
            guard role == .cell, element.role == .columnHeader, !selector.scopes.isEmpty else {
              return reference(to: element, on: screen)
            }
            var cell = selector
            cell.name = element.label
            return cell.named
          })
      }
    }
    return alike.isEmpty
      ? "it shows: " + listed(names(on: screen))
      : "there \(alike.count == 1 ? "is" : "are"): "
        + enumerated(alike.map { reference(to: $0, on: screen) })
  }

  private static func meant(_ references: [String]) -> String {
    "did you mean " + references.listed() + "?"
  }

  static func ambiguous(_ selector: Selector, _ count: Int, _ screen: Screen) -> StepFailure {
    let matches = selector.matches(on: screen)
    let counts = Dictionary(matches.map { ($0.role, 1) }, uniquingKeysWith: +)
    var ways: [String] = []
    var positions: [String] = []
    for (index, element) in matches.enumerated() {
      var one = selector
      one.role = element.role
      if counts[element.role] == 1, RoleWords.has(element.role),
        one.matches(on: screen).count == 1
      {
        ways.append(one.named)
      } else if positions.count < 3 {
        one.role = selector.role
        one.position = index + 1
        positions.append(one.named)
      }
    }
    ways = Array((ways + positions).prefix(3))
    return StepFailure(
      "there are \(count) elements called \(selector) on the \"\(screen.name)\" screen",
      notes: ["specify one: " + (matches.count > 3 ? enumerated(ways) + ", …" : ways.listed())])
  }

  /// Words that a step can use for an element: `the "Save" button`, `the 2nd "Delete" button`.
  static func reference(to element: Element, on screen: Screen) -> String {
    let name = name(of: element)
    let role = RoleWords.has(element.role) ? element.role : nil
    var selector = name.map { Selector($0, role: role) } ?? Selector("", .any, role: role)
    let matches = selector.matches(on: screen)
    if matches.count > 1 {
      selector.position = matches.firstIndex { $0.id.isSame(as: element.id) }.map { $0 + 1 }
    }
    return selector.named
  }

  /// A note with the first few of some elements; none if there are no elements.
  static func sample(of elements: [Element]) -> [String] {
    let named = elements.map { name(of: $0)?.quoted ?? $0.role.rawValue }
    return named.isEmpty ? [] : ["these: " + enumerated(named)]
  }

  /// All names of the visible elements of a screen: labels, placeholders and texts.
  static func names(on screen: Screen) -> [String] {
    screen.masked.elements.filter(\.isVisible).flatMap(names)
  }

  /// The first name of an element, or else its identifier; nil if it has none.
  private static func name(of element: Element) -> String? {
    names(of: element).first { !$0.isEmpty } ?? element.identifier
  }

  private static func names(of element: Element) -> [String] {
    [element.label]
      + [Property.placeholder, .text].compactMap { element.properties[$0]?.value?.text }
  }

  private static func hiddenMatch(_ selector: Selector, _ screen: Screen) -> Element? {
    screen.elements.first { element in
      !element.isVisible
        && [element.label, element.identifier ?? ""].contains(same: selector.name)
    }
  }

  private static func listed(_ names: [String]) -> String {
    var seen: Set<ExactText> = []
    let unique = names.filter { !$0.isEmpty && seen.insert($0) }
    return unique.isEmpty ? "nothing" : enumerated(unique.map(\.quoted))
  }

  private static func enumerated(_ texts: [String]) -> String {
    texts.prefix(8).joined(separator: ", ") + (texts.count > 8 ? ", …" : "")
  }
}

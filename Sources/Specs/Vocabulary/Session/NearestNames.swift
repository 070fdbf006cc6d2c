import SpecDrivers
import SpecRunner
import SpecText

/// Failures for names that match nothing or several things, with the most similar names.
package enum NearestNames {
  /// A failure for an unknown name of some kind.
  static func unknown(_ sort: String, _ name: String, _ known: [String]) -> StepFailure {
    let nearest = Nearest.names(to: name, in: known)
    let note =
      nearest.isEmpty
      ? (known.isEmpty ? "there is none" : "there are: " + known.joined(separator: ", "))
      : "did you mean " + nearest.map(\.quoted).listed() + "?"
    return StepFailure("there is no \(sort) \"\(name)\"", notes: [note])
  }

  static func notFound(_ selector: Selector, _ screen: Screen) -> StepFailure {
    var failure = notAmongElements(selector, screen)
    // The observation may be incomplete.
    if let missing = screen.missing { failure.notes.insert(missing, at: 0) }
    return failure
  }

  private static func notAmongElements(_ selector: Selector, _ screen: Screen) -> StepFailure {
    let headline = "there is no \(selector) on the \"\(screen.name)\" screen"
    if let position = selector.position {
      let count = Selector(selector.name, role: selector.role).matches(on: screen).count
      if count > 0 {
        return StepFailure(
          headline,
          notes: [
            "there \(count == 1 ? "is only one" : "are only \(count)") of that name"
              + (position == 0 ? "; the first is the 1st" : "")
          ])
      }
    }
    if selector.role != nil {
      let others = Selector(selector.name).matches(on: screen)
      if let other = others.first {
        return StepFailure(
          headline, notes: ["\"\(selector.name)\" is there, as a \(other.role.rawValue)"])
      }
    }
    if let hidden = hiddenMatch(selector, screen) {
      return StepFailure(headline, notes: ["\"\(hidden.label)\" is there, but hidden"])
    }
    let nearest = Nearest.names(to: selector.name, in: names(on: screen))
    return StepFailure(
      headline,
      notes: [
        nearest.isEmpty
          ? "it shows: " + listed(names(on: screen))
          : "did you mean " + nearest.map(\.quoted).listed() + "?"
      ])
  }

  static func ambiguous(_ selector: Selector, _ count: Int, _ screen: Screen) -> StepFailure {
    let matches = selector.matches(on: screen)
    let roles = Set(matches.map(\.role.rawValue))
    let way =
      roles.count == matches.count
      ? "specify one: "
        + matches.map { "the \($0.role.rawValue) \"\(selector.name)\"" }
        .joined(separator: " or ")
      : "specify one: the 1st \"\(selector.name)\", the 2nd \"\(selector.name)\""
    return StepFailure(
      "there are \(count) elements called \(selector) on the \"\(screen.name)\" screen",
      notes: [way])
  }

  /// All names of the visible elements of a screen: labels, placeholders and texts.
  static func names(on screen: Screen) -> [String] {
    var names: [String] = []
    for element in screen.elements where element.isVisible {
      names.append(element.label)
      names += [Property.placeholder, .text].compactMap { element.properties[$0]?.value?.text }
    }
    return names
  }

  private static func hiddenMatch(_ selector: Selector, _ screen: Screen) -> Element? {
    screen.elements.first {
      !$0.isVisible && ($0.label.isSame(as: selector.name) || $0.id.isSame(as: selector.name))
    }
  }

  private static func listed(_ names: [String]) -> String {
    var seen: Set<ExactText> = []
    let unique = names.filter { !$0.isEmpty && seen.insert($0) }
    guard !unique.isEmpty else { return "nothing" }
    let shown = unique.prefix(8).map { "\"\($0)\"" }.joined(separator: ", ")
    return unique.count > 8 ? shown + ", …" : shown
  }
}

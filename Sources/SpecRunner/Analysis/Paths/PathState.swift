import SpecDrivers
package import SpecText

/// A state of an app in the graph of its paths: the facts of a screen that the abstraction keeps.
package struct PathState: Hashable, Sendable {
  /// The name of the screen; empty if the abstraction leaves it out.
  package let screen: String
  /// What is in front of the screen.
  package let prompt: String?
  /// The facts in the order of the screen.
  package let facts: [Fact]
  /// Whether the user has left the app; the facts are then those before.
  package let isAway: Bool
  private let id: ExactText

  /// A fact about a part of the screen.
  package struct Fact: Hashable, Sendable {
    package let facet: PathFacet
    /// The name of the element; empty for the screen.
    @ExactText package var subject: String
    /// The value, such as `valid` or `disabled`.
    @ExactText package var value: String
    /// Whether it goes without saying: an empty field, an enabled control.
    package let isUsual: Bool
  }

  package init(screen: String, prompt: String? = nil, facts: [Fact], isAway: Bool = false) {
    self.screen = screen
    self.prompt = prompt
    self.facts = facts
    self.isAway = isAway
    var id = isAway ? "away\n" : "\n"
    id += screen + "\n" + (prompt ?? "\n")
    for fact in facts {
      id += "\n" + fact.facet.rawValue + "\t" + fact.subject + "\t" + fact.value
    }
    self.id = ExactText(id)
  }

  package static func == (one: Self, other: Self) -> Bool { one.id == other.id }

  package func hash(into hasher: inout Hasher) { hasher.combine(id) }

  /// An order that is the same on every machine.
  package static func precedes(_ one: Self, _ other: Self) -> Bool { one.id < other.id }

  /// The same state after the user left the app.
  package var left: PathState {
    PathState(screen: screen, prompt: prompt, facts: facts, isAway: true)
  }

  /// The state without the facts of other facets.
  package func keeping(_ facets: Set<PathFacet>) -> PathState {
    PathState(
      screen: facets.contains(.screen) ? screen : "",
      prompt: facets.contains(.prompt) ? prompt : nil,
      facts: facts.filter { facets.contains($0.facet) }, isAway: isAway)
  }

  /// The name of the screen with what is in front of it: the place of the state.
  package var place: String {
    var words = screen.isEmpty ? "any screen" : screen
    if let prompt { words += " › " + (prompt.isEmpty ? "a prompt" : prompt) }
    return isAway ? words + " (left)" : words
  }

  /// The facts that do not go without saying, in words: `focus "name"`, `"Next" disabled`.
  package var particulars: [String] {
    facts.filter { !$0.isUsual }.map { fact in
      fact.subject.isEmpty
        ? fact.value
        : (fact.facet == .focus ? "focus " : "") + fact.subject
          + (fact.value.isEmpty ? "" : " " + fact.value)
    }
  }

  /// The state in a line: the place, then the particulars.
  package var text: String { ([place] + particulars).joined(separator: ", ") }
}

package import SpecDrivers
import SpecText

/// Writes walks through an app as scenarios: the actions, after each the checks of what it changed,
/// and a last check that only a person can make.
///
/// The last step has no definition, so a scenario fails until somebody has compared the proposed
/// checks with what is required.
package struct PathSuggestions: Sendable {
  /// The sentence for an action, without its keyword; nil if the vocabulary has none.
  package typealias Sentence = @Sendable (Action) -> String?
  /// The steps before the app is open and the one that opens it; nil if they cannot be written.
  package typealias Opening = @Sendable (PathStart) -> [String]?
  /// The checks of what differs between two screens; without a screen before, of the main facts.
  package typealias Checks = @Sendable (_ before: Screen?, _ after: Screen) -> [String]

  /// The text of the step that a person removes after the review.
  package static let openStep = "a person has reviewed the proposed checks"

  private let sentence: Sentence
  private let opening: Opening
  private let checks: Checks

  package init(
    opening: @escaping Opening, sentence: @escaping Sentence, checks: @escaping Checks
  ) {
    self.opening = opening
    self.sentence = sentence
    self.checks = checks
  }

  /// The walks of several apps as a feature.
  package func feature(_ apps: [(app: String, walks: [SuggestedWalk])]) -> String {
    var lines = ["Feature: Walks that no scenario takes"]
    for (app, walks) in apps {
      var names: Set<ExactText> = []
      let facts = UsualFacts(walks.flatMap { $0.steps.map(\.after) }, checks)
      let scenarios = walks.compactMap { scenario($0, facts, &names) }
      if scenarios.isEmpty { continue }
      lines += ["", "  Rule: \(app.asPartOfLine)"]
      for scenario in scenarios {
        lines += [""] + scenario.map { "    " + $0 }
      }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// Whether the steps before the first action can be written.
  package func canOpen(_ start: PathStart) -> Bool { opening(start) != nil }

  private func scenario(
    _ walk: SuggestedWalk, _ facts: UsualFacts, _ names: inout Set<ExactText>
  ) -> [String]? {
    guard let given = opening(walk.start), let title = walk.title else { return nil }
    var group = StepGroup()
    for text in given { group.add(.given, text) }
    /// The screen whose checks wait for the end of a series of actions that change nothing.
    var waiting: Screen?
    for (number, step) in walk.steps.enumerated() {
      guard let text = sentence(step.action) else { return nil }
      let isArrival = !step.before.name.isSame(as: step.after.name)
      let changes = step.isAway ? [] : checks(step.before, step.after)
      let isLast = number == walk.steps.count - 1
      if let screen = waiting, step.isAway || !changes.isEmpty {
        for text in facts.unusual(checks(nil, screen), on: screen) { group.add(.then, text) }
        waiting = nil
      }
      group.add(.when, text)
      if changes.isEmpty, step.isNew, !step.isAway { waiting = step.after }
      if isLast {
        for text in Self.union(changes, checks(nil, step.after)) { group.add(.then, text) }
      } else if step.isNew {
        let texts = isArrival ? facts.unusual(changes, on: step.after) : changes
        for text in texts { group.add(.then, text) }
      }
    }
    group.add(.then, Self.openStep)
    return [
      "# missing pairs on this walk: \(walk.pairs)", "Scenario: \(Self.name(title, &names))",
    ] + group.lines
  }

  private static func union(_ texts: [String], _ others: [String]) -> [String] {
    let known = Set(texts.map { ExactText($0) })
    return texts + others.filter { !known.contains(ExactText($0)) }
  }

  // MARK: - Names

  /// A name that no other walk has: by the place, else by the whole state, else by a number.
  private static func name(_ title: SuggestedWalk.Title, _ names: inout Set<ExactText>) -> String {
    let actions = ": \(title.first.text.asPartOfLine), then \(title.second.text.asPartOfLine)"
    let short = "On " + title.state.place.asPartOfLine + actions
    let long = "On " + title.state.text.asPartOfLine + actions
    for name in [short, long] where names.insert(ExactText(name)).inserted { return name }
    for number in 2... where names.insert(ExactText("\(long) (\(number))")).inserted {
      return "\(long) (\(number))"
    }
    return long
  }
}

/// The main facts of each screen that are the same at every visit.
///
/// On the way they go without saying; at the end of a walk they are checked too.
private struct UsualFacts {
  private var facts: [ExactText: Set<ExactText>] = [:]

  init(_ screens: [Screen], _ checks: PathSuggestions.Checks) {
    for screen in Set(screens) {
      let texts = Set(checks(nil, screen).map { ExactText($0) })
      facts[ExactText(screen.name)] =
        facts[ExactText(screen.name)].map { $0.intersection(texts) } ?? texts
    }
  }

  /// The first fact, which names the screen, and those that are not always the same.
  func unusual(_ texts: [String], on screen: Screen) -> [String] {
    let usual = facts[ExactText(screen.name)] ?? []
    return texts.prefix(1) + texts.dropFirst().filter { !usual.contains(ExactText($0)) }
  }
}

/// Steps in groups of Given, When and Then.
private struct StepGroup {
  private(set) var lines: [String] = []
  private var last: Keyword?

  enum Keyword: String {
    case given = "Given"
    case when = "When"
    case then = "Then"
  }

  /// Adds a step; further lines of its text are its table.
  mutating func add(_ keyword: Keyword, _ text: String) {
    let word = keyword == last ? "And" : keyword.rawValue
    last = keyword
    for (number, line) in text.split(separator: "\n").enumerated() {
      lines.append("  " + (number == 0 ? "\(word) " : "") + line)
    }
  }
}

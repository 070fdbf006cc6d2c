package import SpecMessages
import SpecText

/// Finds a text in the scenarios, steps, failures, events, logs and screens of a recording.
package struct TraceSearch {
  /// What a text was found in.
  package enum Kind: String, Sendable {
    case scenario, step, failure, event, log, screen
  }

  package struct Match: Sendable {
    package let scenario: TracedScenario
    /// The number of the step; nil for a scenario's name and for a hook.
    package let step: Int?
    package let kind: Kind
    /// The line that has the text.
    package let line: String
  }

  /// The first matches.
  package private(set) var matches: [Match] = []
  /// The number of all matches.
  package private(set) var count = 0
  /// Whether any attempt was searched, and any with a screen.
  package private(set) var hasAttempts = false
  package private(set) var hasScreens = false

  private let limit: Int
  private let isMeant: (TracedScenario) -> Bool
  private let isFound: (String) -> Bool
  private var numbers = AttemptNumbers()

  /// - Parameters:
  ///   - limit: the number of matches that are kept.
  ///   - isMeant: whether a scenario is searched.
  ///   - isFound: whether a line has the text.
  package init(
    limit: Int, in isMeant: @escaping (TracedScenario) -> Bool,
    isFound: @escaping (String) -> Bool
  ) {
    self.limit = limit
    self.isMeant = isMeant
    self.isFound = isFound
  }

  package mutating func receive(_ envelope: Envelope, _ index: RunIndex) {
    guard let attempt = index.attempt(endedBy: envelope) else { return }
    search(attempt, index)
  }

  /// Searches the attempts that never ended; call it after the last message.
  package mutating func finish(_ index: RunIndex) {
    for attempt in index.running { search(attempt, index) }
  }

  private mutating func search(_ attempt: Attempt, _ index: RunIndex) {
    let scenario = TracedScenario(attempt, number: numbers.next(attempt))
    guard isMeant(scenario) else { return }
    hasAttempts = true
    search([scenario.title], .scenario, nil, scenario)
    var last: [String] = []
    for step in TracedAttempt(attempt, number: scenario.attempt, index).steps {
      search([step.line] + step.arguments + step.innerSteps, .step, step.number, scenario)
      search(step.message, .failure, step.number, scenario)
      search(step.events, .event, step.number, scenario)
      search(step.logs, .log, step.number, scenario)
      guard let screen = step.screen else { continue }
      hasScreens = true
      // A screen that has not changed is found once.
      if !screen.elementsEqual(last, by: { $0.isSame(as: $1) }) {
        search(screen, .screen, step.number, scenario)
      }
      last = screen
    }
  }

  private mutating func search(
    _ lines: [String], _ kind: Kind, _ step: Int?, _ scenario: TracedScenario
  ) {
    for line in lines where isFound(line) {
      count += 1
      guard matches.count < limit else { continue }
      matches.append(Match(scenario: scenario, step: step, kind: kind, line: line))
    }
  }
}

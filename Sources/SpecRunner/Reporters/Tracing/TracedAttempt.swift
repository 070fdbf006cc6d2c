import SpecGherkin
import SpecMessages
import SpecText

/// A recorded attempt at a scenario: its steps with what happened during them.
package struct TracedAttempt: Sendable {
  package let scenario: TracedScenario
  /// The steps in order, and the hooks that did not pass.
  package let steps: [TracedStep]

  init(_ attempt: Attempt, number: Int, _ index: RunIndex) {
    scenario = TracedScenario(attempt, number: number)
    steps = attempt.testCase.steps.indices.compactMap { position in
      let step = TracedStep(attempt, at: position, index)
      return step.number != nil || (step.status.map { $0 > .passed } ?? false) ? step : nil
    }
  }

  /// The number of steps without hooks.
  package var stepCount: Int { steps.count { $0.number != nil } }

  /// The numbers of the steps whose screens were recorded.
  package var numbersWithScreen: [Int] { steps.filter(\.hasScreen).compactMap(\.number) }

  /// The step with a number; nil if there is none.
  package subscript(number: Int) -> TracedStep? { steps.first { $0.number == number } }

  /// A screen, and what an earlier one of the same form does not have.
  package struct Change: Sendable {
    /// What the earlier screen was seen after; nil if it was seen before the last action.
    package let since: TracedStep?
    package let added: [String]
    package let removed: [String]
  }

  /// How the screen after a step differs from the one before; nil if none is known to compare with.
  package func change(at number: Int) -> Change? {
    guard let place = steps.firstIndex(where: { $0.number == number }) else { return nil }
    let step = steps[place]
    let earlier = steps[..<place].reversed()
    if let text = step.text, let last = earlier.first(where: { $0.text != nil }) {
      return Self.change(from: last.text ?? [], to: text, since: last)
    }
    guard let drawn = step.drawn else { return nil }
    let last = earlier.first { $0.drawn != nil }
    guard let before = last?.drawn ?? step.drawnBefore else { return nil }
    return Self.change(
      from: RecordedScreenText.lines(before), to: RecordedScreenText.lines(drawn), since: last)
  }

  private static func change(
    from old: [String], to new: [String], since step: TracedStep?
  ) -> Change {
    let difference = new.map { ExactText($0) }.difference(from: old.map { ExactText($0) })
    return Change(
      since: step, added: difference.insertions.map(\.line),
      removed: difference.removals.map(\.line))
  }
}

extension CollectionDifference<ExactText>.Change {
  fileprivate var line: String {
    switch self {
    case .insert(_, let text, _), .remove(_, let text, _): text.wrappedValue
    }
  }
}

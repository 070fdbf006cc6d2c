import SpecGherkin
package import SpecMessages
package import SpecRunner
import SpecText

/// What is known of a line of a feature: of a step, or of a scenario and its steps.
package struct LineExplanation: Sendable {
  package let uri: String
  package let line: Int
  package let subject: Subject

  package enum Subject: Sendable {
    case step(StepLine)
    case scenario(ScenarioLine)
  }

  /// A step as written, and how it resolves in each row of an outline.
  package struct StepLine: Sendable {
    package let line: Int
    package let keyword: String
    package let text: String
    package let variants: [Variant]
    /// The step in text that it is a part of.
    package var partOf: String?
  }

  /// The texts of a step that are the same once values are filled in.
  package struct Variant: Sendable {
    package let text: String
    /// The rows of examples with this text; empty outside an outline.
    package var rows: [Int]
    /// The table or doc string below the step, in words.
    package let below: String?
    package let resolution: StepExplanation
    package var last = LastResult()

    package var status: String {
      switch resolution.matches.count {
      case 0: "undefined"
      case 1: resolution.matches[0].problem == nil ? "defined" : "unfitting"
      default: "ambiguous"
      }
    }
  }

  /// A scenario: what its tags say, and how each step resolves.
  package struct ScenarioLine: Sendable {
    package let line: Int
    package let keyword: String
    package let name: String
    package let tags: [String]
    package let statements: [Statement]
    /// The rows of examples; 1 for a scenario without examples.
    package let count: Int
    /// The row whose steps are listed; nil outside an outline.
    package let row: Int?
    package let steps: [StepLine]
    package let last: LastResult
    /// Whether the scenario defines a step and is therefore not run by itself.
    package let definesStep: Bool
  }

  /// A statement of the requirements that a tag names.
  package struct Statement: Sendable {
    package let id: String
    /// Nil if no requirements document next to the feature has it.
    package let text: String?
  }

  /// The abilities that the steps require, each once, in order.
  package var needs: [String] {
    let steps: [StepLine] =
      switch subject {
      case .step(let step): [step]
      case .scenario(let scenario): scenario.steps
      }
    var seen: Set<String> = []
    return steps.flatMap(\.variants).flatMap(\.resolution.matches).flatMap(\.needs)
      .filter { seen.insert($0).inserted }
  }
}

/// The results of a step or a scenario in a recording.
package struct LastResult: Sendable, Equatable {
  package private(set) var statuses: [Status] = []
  package private(set) var longest = Duration.zero

  mutating func note(_ status: Status, _ duration: Duration) {
    statuses.append(status)
    longest = max(longest, duration)
  }

  /// The number of results by status, the most severe first.
  package var counts: [(status: Status, count: Int)] {
    Dictionary(grouping: statuses) { $0 }.map { ($0.key, $0.value.count) }
      .sorted { $0.0 > $1.0 }
  }
}

import SpecGherkin
import SpecMessages
import SpecRunner
import SpecText

/// What is known of a line of a feature: of a step, or of a scenario and its steps.
struct LineExplanation: Sendable {
  let uri: String
  let line: Int
  let subject: Subject

  enum Subject: Sendable {
    case step(StepLine)
    case scenario(ScenarioLine)
  }

  /// A step as written, and how it resolves in each row of an outline.
  struct StepLine: Sendable {
    let line: Int
    let keyword: String
    let text: String
    let variants: [Variant]
    /// The step in text that it is a part of.
    var partOf: String?
  }

  /// The texts of a step that are the same once values are filled in.
  struct Variant: Sendable {
    let text: String
    /// The rows of examples with this text; empty outside an outline.
    var rows: [Int]
    /// The table or doc string below the step, in words.
    let below: String?
    let resolution: StepExplanation
    var last = LastResult()

    var status: String {
      switch resolution.matches.count {
      case 0: "undefined"
      case 1: resolution.matches[0].problem == nil ? "defined" : "unfitting"
      default: "ambiguous"
      }
    }
  }

  /// A scenario: what its tags say, and how each step resolves.
  struct ScenarioLine: Sendable {
    let line: Int
    let keyword: String
    let name: String
    let tags: [String]
    let statements: [Statement]
    /// The rows of examples; 1 for a scenario without examples.
    let count: Int
    /// The row whose steps are listed; nil outside an outline.
    let row: Int?
    let steps: [StepLine]
    let last: LastResult
    /// Whether the scenario defines a step and is therefore not run by itself.
    let definesStep: Bool
  }

  /// A statement of the requirements that a tag names.
  struct Statement: Sendable {
    let id: String
    /// Nil if no requirements document next to the feature has it.
    let text: String?
  }

  /// The abilities that the steps require, each once, in order.
  var needs: [String] {
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
struct LastResult: Sendable, Equatable {
  private(set) var statuses: [Status] = []
  private(set) var longest = Duration.zero

  mutating func note(_ status: Status, _ duration: Duration) {
    statuses.append(status)
    longest = max(longest, duration)
  }

  /// The number of results by status, the most severe first.
  var counts: [(status: Status, count: Int)] {
    Dictionary(grouping: statuses) { $0 }.map { ($0.key, $0.value.count) }
      .sorted { $0.0 > $1.0 }
  }
}

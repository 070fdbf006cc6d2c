import SpecGherkin
import SpecText

/// A scenario with its texts.
struct LintScenario {
  let node: Scenario
  let name: String
  let location: Location
  let tags: [LintTag]
  let steps: [LintStep]
  let examples: [LintExamples]
  let isStepDefinition: Bool

  /// - Parameter isStepDefinition: whether the scenario defines a step, so that the rules about
  ///   scenarios do not apply to it.
  init(_ scenario: Scenario, isStepDefinition: Bool) {
    node = scenario
    name = scenario.name
    location = scenario.location
    tags = scenario.tags.map(LintTag.init)
    steps = LintStep.all(scenario.steps)
    examples = scenario.examples.map(LintExamples.init)
    self.isStepDefinition = isStepDefinition
  }
}

/// An examples block with its texts.
struct LintExamples {
  let node: Examples
  let location: Location
  let tags: [LintTag]
  /// The names of the columns with their places.
  let columns: [(name: String, location: Location)]

  init(_ examples: Examples) {
    node = examples
    location = examples.location
    tags = examples.tags.map(LintTag.init)
    columns = examples.tableHeader?.cells.map { ($0.value, $0.location) } ?? []
  }
}

/// A step with its texts.
struct LintStep {
  let node: Step
  let id: NodeID
  let keyword: String
  let text: String
  let location: Location
  /// Given, When or Then, for And and But that of the steps above.
  let type: PickleStepType

  private init(_ step: Step, _ type: PickleStepType) {
    node = step
    id = step.id
    keyword = step.keyword
    text = step.text
    location = step.location
    self.type = type
  }

  /// The steps of a scenario or background.
  static func all(_ steps: NodeList<Step>) -> [LintStep] {
    var last = PickleStepType.unknown
    return steps.map { step in
      switch step.keywordType {
      case .context: last = .context
      case .action: last = .action
      case .outcome: last = .outcome
      case .unknown: last = .unknown
      case .conjunction: break
      }
      return LintStep(step, last)
    }
  }

  /// Whether the step has a keyword of its own type, neither And nor But.
  var isOpening: Bool { node.keywordType != .conjunction }
}

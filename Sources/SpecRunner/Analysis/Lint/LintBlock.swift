import SpecGherkin
import SpecText

/// A feature or a rule: what has a background and scenarios.
struct LintBlock {
  let name: String
  let location: Location
  let description: String
  let tags: [LintTag]
  let isFeature: Bool
  let background: LintBackground?
  /// Its own scenarios, except those that define steps.
  let scenarios: [LintScenario]
  /// Its own scenarios with those that define steps.
  let every: [LintScenario]
  /// The tags of the feature around a rule.
  private let inherited: [LintTag]

  /// - Parameter stepDefinitions: the scenarios that define steps.
  init(_ feature: Feature, stepDefinitions: Set<NodeID>) {
    name = feature.name
    location = feature.location
    description = feature.description
    tags = feature.tags.map(LintTag.init)
    inherited = []
    isFeature = true
    background = feature.background.map(LintBackground.init)
    every = feature.scenarios.map {
      LintScenario($0, isStepDefinition: stepDefinitions.contains($0.id))
    }
    scenarios = every.filter { !$0.isStepDefinition }
  }

  init(_ rule: Rule, in feature: Feature, stepDefinitions: Set<NodeID>) {
    name = rule.name
    location = rule.location
    description = rule.description
    tags = rule.tags.map(LintTag.init)
    inherited = feature.tags.map(LintTag.init)
    isFeature = false
    background = rule.background.map(LintBackground.init)
    every = rule.scenarios.map {
      LintScenario($0, isStepDefinition: stepDefinitions.contains($0.id))
    }
    scenarios = every.filter { !$0.isStepDefinition }
  }

  /// It and the elements in it.
  var tagged: [LintTagged] {
    let outer = inherited + tags
    return [LintTagged(tags: tags, inherited: inherited, location: location)]
      + scenarios.flatMap { scenario in
        [
          LintTagged(tags: scenario.tags, inherited: outer, location: scenario.location)
        ]
          + scenario.examples.map {
            LintTagged(tags: $0.tags, inherited: outer + scenario.tags, location: $0.location)
          }
      }
  }
}

/// A background and its steps.
struct LintBackground {
  let location: Location
  let name: String
  let description: String
  let steps: [LintStep]

  init(_ background: Background) {
    location = background.location
    name = background.name
    description = background.description
    steps = LintStep.all(background.steps)
  }
}

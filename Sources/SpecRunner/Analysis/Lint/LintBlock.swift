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

  /// - Parameters:
  ///   - rule: a rule of the feature; nil for the feature itself.
  ///   - stepDefinitions: the scenarios that define steps.
  init(_ feature: Feature, _ rule: Rule? = nil, stepDefinitions: Set<NodeID>) {
    name = rule?.name ?? feature.name
    location = rule?.location ?? feature.location
    description = rule?.description ?? feature.description
    tags = (rule?.tags ?? feature.tags).map(LintTag.init)
    inherited = rule == nil ? [] : feature.tags.map(LintTag.init)
    isFeature = rule == nil
    background = (rule == nil ? feature.background : rule?.background).map(LintBackground.init)
    every = (rule?.scenarios ?? feature.scenarios).map {
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

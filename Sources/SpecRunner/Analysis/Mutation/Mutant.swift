package import SpecGherkin
import SpecRunner
import SpecText

/// A mutant: a suite with one change that should make it fail.
package struct Mutant: Hashable, Sendable {
  /// The mutation operator.
  package enum Kind: String, Hashable, Sendable, CaseIterable {
    /// An argument of a Then step: a text, a number, a word of a closed set.
    case value
    /// A cell in the data table of a Then step.
    case cell
    /// The doc string of a Then step.
    case text
    /// A value of an examples row in a Then step, not where it is input.
    case example
    /// A negated Then step.
    case negated = "contrary"
    /// A removed When step.
    case removed = "dropped"

    /// The conclusion if the mutant survives.
    package var meaning: String {
      switch self {
      case .value, .text, .cell, .example:
        "the scenario passes with another value, so this one is not checked"
      case .negated: "the scenario passes with the opposite, so this step checks nothing"
      case .removed: "the scenario passes without this step, so its result was already true"
      }
    }
  }

  package let kind: Kind
  package let uri: String
  /// The location of the change: a step, a row of a table, a row of examples.
  package let location: Location
  /// The name of the scenario, or of the first of several that share the step.
  package let scenario: String
  /// The number of scenarios and rows that share the change.
  package let shared: Int
  /// The step with its keyword, values substituted.
  package let step: String
  package let before: String
  /// The changed text; nil for a removed step.
  package let after: String?

  /// What is changed, in words.
  package var difference: String { after.map { "\($0) instead of \(before)" } ?? "removed" }
}

/// A mutable copy of a pickle.
struct PickleDraft: Hashable {
  struct Step: Hashable {
    @ExactText var text: String
    let type: PickleStepType
    let nodes: [NodeID]
    var docString: PickleDocString?
    var table: PickleTable?
  }

  let name: String
  let location: Location
  let nodes: [NodeID]
  let tags: [String]
  var steps: [Step]

  /// - Parameter steps: the steps, with those of text steps in place of their calls.
  ///
  /// A call is one step with a keyword of its own: what follows it is no further When after a Given
  /// call, whatever the call ends with.
  init(_ pickle: Pickle, _ steps: [Plan.ExpandedStep]) {
    name = pickle.name
    location = pickle.location
    nodes = pickle.astNodeIDs
    tags = pickle.tags.map(\.name)
    self.steps = steps.indices.map { place in
      let (step, caller) = (steps[place].step, steps[place].caller)
      let isLast = place + 1 == steps.endIndex || steps[place + 1].caller != caller
      let type = pickle.steps[caller].type
      return Step(
        text: step.text,
        type: isLast && (type == .context || type == .action) ? type : step.type,
        nodes: step.astNodeIDs, docString: step.docString, table: step.dataTable)
    }
  }

  /// Adds the pickle to a builder; ids are assigned to its steps before the pickle.
  func build(with builder: PickleBuilder, _ newID: () -> NodeID, _ original: Pickle) -> NodeID {
    let stepIDs = steps.map { _ in newID() }
    let id = newID()
    builder.addPickle(id, name: name, location: location, astNodeIDs: nodes)
    for tag in original.tags { builder.addTag(tag.name, astNodeID: tag.astNodeID) }
    for (step, id) in zip(steps, stepIDs) {
      builder.addStep(id, text: step.text, type: step.type, astNodeIDs: step.nodes)
      if let text = step.docString { builder.addDocString(text) }
      if let table = step.table { builder.addDataTable(table) }
    }
    return id
  }
}

public import SpecGherkin
import SpecText

/// A suite with one thing changed that should make it fail: what, where, and from what to what.
public struct Mutant: Hashable, Sendable {
  /// What was changed.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    /// An argument of a Then: a text, a number, a word of a closed set.
    case value
    /// A cell of the table below a Then.
    case cell
    /// The text below a Then.
    case text
    /// A row's value where it is expected, not where it is put in.
    case example
    /// A Then made to say the contrary.
    case contrary
    /// A When that is left out.
    case dropped

    /// What it means that the change goes unnoticed.
    public var meaning: String {
      switch self {
      case .value, .text, .cell, .example:
        "the scenario passes with another value, so this one is not checked"
      case .contrary: "the scenario passes with the contrary, so this step checks nothing"
      case .dropped: "the scenario passes without this step, so what it checks was so before"
      }
    }
  }

  public let kind: Kind
  public let uri: String
  /// The line of what was changed: a step, a row of a table, a row of examples.
  public let location: Location
  /// The scenario, or the first of several that share the step.
  public let scenario: String
  /// How many scenarios and rows have what was changed.
  public let shared: Int
  /// The step as it is written, keyword included, values filled in.
  public let step: String
  public let before: String
  /// Nil for a step that is left out.
  public let after: String?
}

/// A pickle as values that can be changed, and made a pickle again.
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

  init(_ pickle: Pickle) {
    name = pickle.name
    location = pickle.location
    nodes = pickle.astNodeIDs
    tags = pickle.tags.map(\.name)
    steps = pickle.steps.map {
      Step(
        text: $0.text, type: $0.type, nodes: $0.astNodeIDs, docString: $0.docString,
        table: $0.dataTable)
    }
  }

  /// Adds the pickle to a builder; its steps take the ids before its own.
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

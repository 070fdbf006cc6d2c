public import SpecExpressions
public import SpecGherkin

/// What will be run: a pickle's steps and hooks, matched to glue.
public struct TestCase: Sendable {
  public var id: NodeID
  public var pickleID: NodeID
  public var testRunStartedID: NodeID
  public var steps: [TestStep]

  public init(id: NodeID, pickleID: NodeID, testRunStartedID: NodeID, steps: [TestStep]) {
    self.id = id
    self.pickleID = pickleID
    self.testRunStartedID = testRunStartedID
    self.steps = steps
  }
}

/// One step of a test case: a hook's or a pickle's.
public struct TestStep: Sendable {
  public enum Role: Sendable {
    case hook(NodeID)
    case step(pickleStepID: NodeID, StepMatch)
  }

  public var id: NodeID
  public var role: Role

  public init(id: NodeID, role: Role) {
    self.id = id
    self.role = role
  }
}

/// Which step definitions fit a step: none, one, or rivals.
public enum StepMatch: Sendable {
  case undefined
  case defined(DefinitionMatch)
  case ambiguous([DefinitionMatch])

  /// All of them, in order of definition.
  public var all: [DefinitionMatch] {
    switch self {
    case .undefined: []
    case .defined(let match): [match]
    case .ambiguous(let matches): matches
    }
  }
}

/// A definition that fits a step, and what it captured.
public struct DefinitionMatch: Sendable {
  public var definitionID: NodeID
  public var match: ExpressionMatch

  public init(definitionID: NodeID, match: ExpressionMatch) {
    self.definitionID = definitionID
    self.match = match
  }
}

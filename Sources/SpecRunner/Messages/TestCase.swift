package import SpecExpressions
package import SpecGherkin

/// What will be run: a pickle's steps and hooks, matched to glue.
package struct TestCase: Sendable {
  package var id: NodeID
  package var pickleID: NodeID
  package var testRunStartedID: NodeID
  package var steps: TestSteps

  package init(id: NodeID, pickleID: NodeID, testRunStartedID: NodeID, steps: TestSteps) {
    self.id = id
    self.pickleID = pickleID
    self.testRunStartedID = testRunStartedID
    self.steps = steps
  }
}

/// One step of a test case: a hook's or a pickle's.
package struct TestStep: Sendable {
  package enum Role: Sendable {
    case hook(NodeID)
    case step(pickleStepID: NodeID, StepMatch)
  }

  package var id: NodeID
  package var role: Role

  package init(id: NodeID, role: Role) {
    self.id = id
    self.role = role
  }
}

/// Which step definitions fit a step: none, one, or rivals.
package enum StepMatch: Sendable {
  case undefined
  case defined(DefinitionMatch)
  case ambiguous([DefinitionMatch])

  /// All of them, in order of definition.
  package var all: [DefinitionMatch] {
    switch self {
    case .undefined: []
    case .defined(let match): [match]
    case .ambiguous(let matches): matches
    }
  }
}

/// A definition that fits a step, and what it captured.
package struct DefinitionMatch: Sendable {
  package var definitionID: NodeID
  private var source: Source

  /// A plan keeps every match of a run, so a match keeps what it can be made of again.
  private enum Source: Sendable {
    case step(PickleStep, ExpressionMatcher)
    case recording([StepMatchArgument])
  }

  /// The match of a step's text by an expression, which must fit it.
  package init(definitionID: NodeID, _ step: PickleStep, by matcher: ExpressionMatcher) {
    self.definitionID = definitionID
    source = .step(step, matcher)
  }

  /// A match as a recording has it.
  package init(definitionID: NodeID, recorded arguments: [StepMatchArgument]) {
    self.definitionID = definitionID
    source = .recording(arguments)
  }

  /// What the expression captures, for the step's body, matched anew; nil in a recording, which
  /// keeps only `arguments`.
  package var match: ExpressionMatch? {
    guard case .step(let step, let matcher) = source else { return nil }
    return step.withTextUTF8 { matcher.match(utf8: $0) }
  }

  /// What was captured, in the order of the expression.
  package var arguments: [StepMatchArgument] {
    switch source {
    case .recording(let arguments): arguments
    case .step(_, let matcher) where matcher.argumentCount == 0: []
    case .step:
      (match?.arguments ?? []).map {
        StepMatchArgument(group: $0.group, parameterTypeName: $0.parameterTypeName)
      }
    }
  }
}

/// One captured piece of a step's text.
package struct StepMatchArgument: Hashable, Sendable {
  /// Where it stands, and the groups inside it.
  package var group: Group
  /// Nil for a group of a regular expression that is of no type.
  package var parameterTypeName: String?

  package init(group: Group, parameterTypeName: String?) {
    self.group = group
    self.parameterTypeName = parameterTypeName
  }
}

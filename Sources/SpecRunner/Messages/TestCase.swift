package import SpecExpressions
package import SpecGherkin

/// A test case: a pickle with its hooks and the glue that each step matches.
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

/// A step of a test case: a hook or a step of the pickle.
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

/// The step definitions that match a step: none, one, or several.
package enum StepMatch: Sendable {
  case undefined
  case defined(DefinitionMatch)
  case ambiguous([DefinitionMatch])

  /// The matches in order of definition.
  package var all: [DefinitionMatch] {
    switch self {
    case .undefined: []
    case .defined(let match): [match]
    case .ambiguous(let matches): matches
    }
  }
}

/// A step definition that matches a step, and the captured arguments.
package struct DefinitionMatch: Sendable {
  package var definitionID: NodeID
  private var source: Source

  /// A plan keeps the matches of all steps, so a match stores only what is needed to compute it
  /// again.
  private enum Source: Sendable {
    case step(PickleStep, ExpressionMatcher)
    case recording([StepMatchArgument])
  }

  /// Creates the match of a step by an expression, which must match it.
  package init(definitionID: NodeID, _ step: PickleStep, by matcher: ExpressionMatcher) {
    self.definitionID = definitionID
    source = .step(step, matcher)
  }

  /// Creates a match from a recording.
  package init(definitionID: NodeID, recorded arguments: [StepMatchArgument]) {
    self.definitionID = definitionID
    source = .recording(arguments)
  }

  /// The match with the captured values, for the step's body; computed on each access, and nil in a
  /// recording, which has only `arguments`.
  package var match: ExpressionMatch? {
    guard case .step(let step, let matcher) = source else { return nil }
    return step.withTextUTF8 { matcher.match(utf8: $0) }
  }

  /// The captured arguments, in the order of the expression.
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

/// A captured argument in a step's text.
package struct StepMatchArgument: Hashable, Sendable {
  /// The position in the text, with nested groups.
  package var group: Group
  /// The type of the parameter; nil for a group of a regular expression without a type.
  package var parameterTypeName: String?
}

package import SpecGherkin
package import SpecText

/// A place in source code: a file and a line in it.
package struct SourceReference: Hashable, Sendable {
  package var uri: String?
  package var line: Int?

  package init(uri: String?, line: Int?) {
    self.uri = uri
    self.line = line
  }
}

/// A registered step definition.
package struct StepDefinitionMessage: Hashable, Sendable {
  package enum PatternType: String, Hashable, Sendable {
    case cucumberExpression = "CUCUMBER_EXPRESSION"
    case regularExpression = "REGULAR_EXPRESSION"
  }

  package var id: NodeID
  @ExactText package var pattern: String
  package var patternType: PatternType
  package var sourceReference: SourceReference

  package init(
    id: NodeID, pattern: String, patternType: PatternType, sourceReference: SourceReference
  ) {
    self.id = id
    self.pattern = pattern
    self.patternType = patternType
    self.sourceReference = sourceReference
  }
}

/// A registered hook.
package struct HookMessage: Hashable, Sendable {
  package enum Kind: String, Hashable, Sendable {
    case beforeTestRun = "BEFORE_TEST_RUN"
    case afterTestRun = "AFTER_TEST_RUN"
    case beforeTestCase = "BEFORE_TEST_CASE"
    case afterTestCase = "AFTER_TEST_CASE"
    case beforeTestStep = "BEFORE_TEST_STEP"
    case afterTestStep = "AFTER_TEST_STEP"
  }

  package var id: NodeID
  package var name: String?
  package var kind: Kind
  package var tagExpression: String?
  package var sourceReference: SourceReference

  package init(
    id: NodeID, name: String?, kind: Kind, tagExpression: String?,
    sourceReference: SourceReference
  ) {
    self.id = id
    self.name = name
    self.kind = kind
    self.tagExpression = tagExpression
    self.sourceReference = sourceReference
  }
}

/// A parameter type that a step library defines.
package struct ParameterTypeMessage: Hashable, Sendable {
  package var id: NodeID
  package var name: String
  package var regularExpressions: [String]
  package var preferForRegularExpressionMatch: Bool
  package var useForSnippets: Bool
  package var sourceReference: SourceReference?

  package init(
    id: NodeID, name: String, regularExpressions: [String], preferForRegularExpressionMatch: Bool,
    useForSnippets: Bool, sourceReference: SourceReference?
  ) {
    self.id = id
    self.name = name
    self.regularExpressions = regularExpressions
    self.preferForRegularExpressionMatch = preferForRegularExpressionMatch
    self.useForSnippets = useForSnippets
    self.sourceReference = sourceReference
  }
}

/// A parameter type that a step definition names and no library defines; the definition is not
/// used.
package struct UndefinedParameterType: Hashable, Sendable {
  package var name: String
  package var expression: String

  package init(name: String, expression: String) {
    self.name = name
    self.expression = expression
  }
}

public import SpecGherkin
public import SpecText

/// Where code stands: a file and a line of it.
public struct SourceReference: Hashable, Sendable {
  public var uri: String?
  public var line: Int?

  public init(uri: String?, line: Int?) {
    self.uri = uri
    self.line = line
  }
}

/// A step definition that was found.
public struct StepDefinitionMessage: Hashable, Sendable {
  public enum PatternType: String, Hashable, Sendable {
    case cucumberExpression = "CUCUMBER_EXPRESSION"
    case regularExpression = "REGULAR_EXPRESSION"
  }

  public var id: NodeID
  @ExactText public var pattern: String
  public var patternType: PatternType
  public var sourceReference: SourceReference

  public init(
    id: NodeID, pattern: String, patternType: PatternType, sourceReference: SourceReference
  ) {
    self.id = id
    self.pattern = pattern
    self.patternType = patternType
    self.sourceReference = sourceReference
  }
}

/// A hook that was found.
public struct HookMessage: Hashable, Sendable {
  public enum Kind: String, Hashable, Sendable {
    case beforeTestRun = "BEFORE_TEST_RUN"
    case afterTestRun = "AFTER_TEST_RUN"
    case beforeTestCase = "BEFORE_TEST_CASE"
    case afterTestCase = "AFTER_TEST_CASE"
    case beforeTestStep = "BEFORE_TEST_STEP"
    case afterTestStep = "AFTER_TEST_STEP"
  }

  public var id: NodeID
  public var name: String?
  public var kind: Kind
  public var tagExpression: String?
  public var sourceReference: SourceReference

  public init(
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

/// A parameter type a library added.
public struct ParameterTypeMessage: Hashable, Sendable {
  public var id: NodeID
  public var name: String
  public var regularExpressions: [String]
  public var preferForRegularExpressionMatch: Bool
  public var useForSnippets: Bool
  public var sourceReference: SourceReference?

  public init(
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

/// A step definition left out because no library defines a parameter type it names.
public struct UndefinedParameterType: Hashable, Sendable {
  public var name: String
  public var expression: String

  public init(name: String, expression: String) {
    self.name = name
    self.expression = expression
  }
}

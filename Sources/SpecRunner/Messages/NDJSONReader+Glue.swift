import SpecExpressions
import SpecGherkin
import SpecJSON

/// Who speaks, what is declared, and what is matched to it.
extension NDJSONReader {
  func meta(_ value: JSONValue) throws(JSONDecodingError) -> Meta {
    Meta(
      protocolVersion: try value.string(at: "protocolVersion"),
      implementation: try product(value, "implementation"),
      runtime: try product(value, "runtime"), os: try product(value, "os"),
      cpu: try product(value, "cpu"),
      ci: try value.fieldIfPresent(at: "ci") { (ci) throws(JSONDecodingError) in
        try continuousIntegration(ci)
      })
  }

  private func product(
    _ value: JSONValue, _ key: String
  ) throws(JSONDecodingError) -> Meta.Product {
    try value.field(at: key) { (product) throws(JSONDecodingError) in
      Meta.Product(
        name: try product.string(at: "name"), version: try string(product, ifPresent: "version"))
    }
  }

  private func continuousIntegration(
    _ value: JSONValue
  ) throws(JSONDecodingError) -> Meta.ContinuousIntegration {
    Meta.ContinuousIntegration(
      name: try value.string(at: "name"), url: try string(value, ifPresent: "url"),
      buildNumber: try string(value, ifPresent: "buildNumber"),
      git: try value.fieldIfPresent(at: "git") { (git) throws(JSONDecodingError) in
        Meta.Git(
          remote: try git.string(at: "remote"), revision: try git.string(at: "revision"),
          branch: try string(git, ifPresent: "branch"), tag: try string(git, ifPresent: "tag"))
      })
  }

  mutating func parameterType(
    _ value: JSONValue
  ) throws(JSONDecodingError) -> ParameterTypeMessage {
    ParameterTypeMessage(
      id: try id(value, "id"), name: try value.string(at: "name"),
      regularExpressions: try list(value, "regularExpressions") {
        (_, text) throws(JSONDecodingError) in try text.string()
      },
      preferForRegularExpressionMatch: try bool(
        value, ifPresent: "preferForRegularExpressionMatch") ?? false,
      useForSnippets: try bool(value, ifPresent: "useForSnippets") ?? true,
      sourceReference: try sourceReference(value))
  }

  mutating func stepDefinition(
    _ value: JSONValue
  ) throws(JSONDecodingError) -> StepDefinitionMessage {
    let pattern = try object(value, "pattern")
    let source: String
    let type: StepDefinitionMessage.PatternType
    do throws(JSONDecodingError) {
      source = try pattern.string(at: "source")
      type = .init(rawValue: try pattern.string(at: "type")) ?? .cucumberExpression
    } catch {
      throw error.prefixed(by: .key("pattern"))
    }
    return StepDefinitionMessage(
      id: try id(value, "id"), pattern: source, patternType: type,
      sourceReference: try sourceReference(value) ?? SourceReference(uri: nil, line: nil))
  }

  mutating func hook(_ value: JSONValue) throws(JSONDecodingError) -> HookMessage {
    HookMessage(
      id: try id(value, "id"), name: try string(value, ifPresent: "name"),
      // Recordings from before the type was told know hooks around scenarios only.
      kind: try string(value, ifPresent: "type").flatMap { .init(rawValue: $0) }
        ?? .beforeTestCase,
      tagExpression: try string(value, ifPresent: "tagExpression"),
      sourceReference: try sourceReference(value) ?? SourceReference(uri: nil, line: nil))
  }

  func undefinedParameterType(
    _ value: JSONValue
  ) throws(JSONDecodingError) -> UndefinedParameterType {
    UndefinedParameterType(
      name: try value.string(at: "name"), expression: try value.string(at: "expression"))
  }

  mutating func testCase(_ value: JSONValue) throws(JSONDecodingError) -> TestCase {
    TestCase(
      id: try id(value, "id"), pickleID: try id(value, "pickleId"),
      testRunStartedID: try run(value),
      steps: TestSteps(
        try list(value, "testSteps") { (reader, step) throws(JSONDecodingError) in
          try reader.testStep(step)
        }))
  }

  private mutating func testStep(_ value: JSONValue) throws(JSONDecodingError) -> TestStep {
    let id = try id(value, "id")
    if let hook = try self.id(value, ifPresent: "hookId") {
      return TestStep(id: id, role: .hook(hook))
    }
    let definitions = try ids(value, "stepDefinitionIds")
    let arguments = try list(value, "stepMatchArgumentsLists") {
      (reader, list) throws(JSONDecodingError) in try reader.arguments(list)
    }
    let matches = definitions.enumerated().map { index, definition in
      DefinitionMatch(
        definitionID: definition, recorded: index < arguments.count ? arguments[index] : [])
    }
    let match: StepMatch =
      switch matches.count {
      case 0: .undefined
      case 1: .defined(matches[0])
      default: .ambiguous(matches)
      }
    return TestStep(id: id, role: .step(pickleStepID: try self.id(value, "pickleStepId"), match))
  }

  private mutating func arguments(
    _ value: JSONValue
  ) throws(JSONDecodingError) -> [StepMatchArgument] {
    try list(value, "stepMatchArguments") { (reader, argument) throws(JSONDecodingError) in
      let group: Group
      do throws(JSONDecodingError) {
        group = try reader.group(try reader.object(argument, "group"))
      } catch {
        throw error.prefixed(by: .key("group"))
      }
      return StepMatchArgument(
        group: group, parameterTypeName: try reader.string(argument, ifPresent: "parameterTypeName")
      )
    }
  }

  private mutating func group(_ value: JSONValue) throws(JSONDecodingError) -> Group {
    Group(
      value: try string(value, ifPresent: "value"), start: try integer(value, ifPresent: "start"),
      children: try list(value, "children") { (reader, child) throws(JSONDecodingError) in
        try reader.group(child)
      })
  }
}

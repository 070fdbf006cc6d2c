import SpecGherkin
import SpecJSON

/// Reads metadata and glue: parameter types, step definitions and hooks.
struct RecordedGlue: Sendable {
  private let ids: NodeIDs

  init(_ ids: NodeIDs) { self.ids = ids }

  func meta(_ value: JSONValue) throws(JSONDecodingError) -> Meta {
    Meta(
      protocolVersion: try value.string(at: "protocolVersion"),
      implementation: try product(value, "implementation"),
      runtime: try product(value, "runtime"), os: try product(value, "os"),
      cpu: try product(value, "cpu"),
      ci: try value.fieldIfPresent(at: "ci", as: continuousIntegration))
  }

  private func product(
    _ value: JSONValue, _ key: String
  ) throws(JSONDecodingError) -> Meta.Product {
    try value.field(at: key) { (product) throws(JSONDecodingError) in
      Meta.Product(
        name: try product.string(at: "name"), version: try product.string(ifPresent: "version"))
    }
  }

  private func continuousIntegration(
    _ value: JSONValue
  ) throws(JSONDecodingError) -> Meta.ContinuousIntegration {
    Meta.ContinuousIntegration(
      name: try value.string(at: "name"), url: try value.string(ifPresent: "url"),
      buildNumber: try value.string(ifPresent: "buildNumber"),
      git: try value.fieldIfPresent(at: "git") { (git) throws(JSONDecodingError) in
        Meta.Git(
          remote: try git.string(at: "remote"), revision: try git.string(at: "revision"),
          branch: try git.string(ifPresent: "branch"), tag: try git.string(ifPresent: "tag"))
      })
  }

  func parameterType(
    _ value: JSONValue
  ) throws(JSONDecodingError) -> ParameterTypeMessage {
    ParameterTypeMessage(
      id: try ids.id(value, "id"), name: try value.string(at: "name"),
      regularExpressions: try value.list(at: "regularExpressions", of: JSONForm.string),
      preferForRegularExpressionMatch: try value.bool(
        ifPresent: "preferForRegularExpressionMatch") ?? false,
      useForSnippets: try value.bool(ifPresent: "useForSnippets") ?? true,
      sourceReference: try value.sourceReference())
  }

  func stepDefinition(
    _ value: JSONValue
  ) throws(JSONDecodingError) -> StepDefinitionMessage {
    let pattern = try value.value(at: "pattern")
    let source: String
    let type: StepDefinitionMessage.PatternType
    do throws(JSONDecodingError) {
      source = try pattern.string(at: "source")
      type = .init(rawValue: try pattern.string(at: "type")) ?? .cucumberExpression
    } catch {
      throw error.prefixed(by: .key("pattern"))
    }
    return StepDefinitionMessage(
      id: try ids.id(value, "id"), pattern: source, patternType: type,
      sourceReference: try value.sourceReference() ?? SourceReference(uri: nil, line: nil))
  }

  func hook(_ value: JSONValue) throws(JSONDecodingError) -> HookMessage {
    HookMessage(
      id: try ids.id(value, "id"), name: try value.string(ifPresent: "name"),
      // Older recordings omit the type; they have only hooks around scenarios.
      kind: try value.string(ifPresent: "type").flatMap { .init(rawValue: $0) }
        ?? .beforeTestCase,
      tagExpression: try value.string(ifPresent: "tagExpression"),
      sourceReference: try value.sourceReference() ?? SourceReference(uri: nil, line: nil))
  }

  func undefinedParameterType(
    _ value: JSONValue
  ) throws(JSONDecodingError) -> UndefinedParameterType {
    UndefinedParameterType(
      name: try value.string(at: "name"), expression: try value.string(at: "expression"))
  }
}

import SpecExpressions
import SpecGherkin
import SpecMessages

/// A definition that is left out, because it names a parameter type that no library declares.
struct UndeclaredType: Sendable {
  let name: String
  let definition: StepDefinition

  var message: UndefinedParameterType {
    UndefinedParameterType(name: name, expression: definition.pattern)
  }

  /// What is told before a run.
  var diagnostic: Diagnostic {
    Diagnostic(
      code: "glue.undeclared-parameter-type",
      message:
        "the step \"\(definition.pattern)\" is not used: no library declares the parameter type {\(name)}",
      uri: definition.source.uri ?? "",
      location: definition.source.line.map { Location(line: $0, column: nil) },
      fix: "declare it: \(declaration)")
  }

  /// The Swift that would declare the type.
  var declaration: String {
    "Parameter(ParameterType(\(Snippet.quoted(name)), matching: \".+\") { (text: String) in text })"
  }

  /// Whether the definition would fit a text if the types it names took anything.
  func matches(_ text: String, _ declared: ParameterTypes) -> Bool {
    var types = declared
    var missing: String? = name
    while let name = missing {
      missing = nil
      do throws(ExpressionError) {
        try types.define(ParameterType(name, matching: ".+") { (text: String) in text })
        return try Expression(definition.pattern, types: types).match(text) != nil
      } catch {
        missing = error.undefinedParameterTypeName
      }
    }
    return false
  }
}

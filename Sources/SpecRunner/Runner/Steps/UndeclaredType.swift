import SpecExpressions
import SpecGherkin
import SpecMessages

/// A definition that is ignored because it names an undeclared parameter type.
struct UndeclaredType: Sendable {
  let name: String
  let definition: StepDefinition

  var message: UndefinedParameterType {
    UndefinedParameterType(name: name, expression: definition.pattern)
  }

  /// The error before a run.
  var diagnostic: Diagnostic {
    Diagnostic(
      code: "glue.undeclared-parameter-type",
      message:
        "the step \"\(definition.pattern)\" is not used: no library declares the parameter type {\(name)}",
      uri: definition.source.uri ?? "",
      location: definition.source.line.map { Location(line: $0, column: nil) },
      fix: "declare it: \(declaration)")
  }

  /// The Swift code that declares the type.
  var declaration: String {
    "Parameter(ParameterType(\(Snippet.quoted(name)), matching: \".+\") { (text: String) in text })"
  }

  /// Whether the definition would match a text if the type matched any text.
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

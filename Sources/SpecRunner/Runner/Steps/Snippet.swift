import SpecExpressions
import SpecGherkin
package import SpecMessages

/// The Swift an author would write for an undefined step, ready to paste and to compile.
package enum Snippet {
  /// One snippet per way to read the step's text, the likeliest first.
  package static func snippets(
    for step: PickleStep, types: ParameterTypes
  ) -> [Suggestion.Snippet] {
    ExpressionSuggestion.suggestions(for: step.text, types: types).map { suggestion in
      Suggestion.Snippet(language: "swift", code: code(suggestion, step))
    }
  }

  private static func code(_ suggestion: GeneratedExpression, _ step: PickleStep) -> String {
    var parameters = ["world: World"]
    for (name, type) in zip(suggestion.parameterNames, suggestion.swiftTypeNames) {
      parameters.append("\(name): \(type)")
    }
    let table = step.dataTable.map { ($0.argumentIndex ?? 1, "table: Table") }
    let text = step.docString.map { ($0.argumentIndex ?? 1, "text: DocStringArgument") }
    parameters += [table, text].compactMap { $0 }.sorted { $0.0 < $1.0 }.map(\.1)
    return """
      \(keyword(step.type))(\(quoted(suggestion.source))) { (\(parameters.joined(separator: ", "))) in
        throw Pending()
      }
      """
  }

  private static func keyword(_ type: PickleStepType) -> String {
    switch type {
    case .action: "When"
    case .outcome: "Then"
    case .context, .unknown: "Given"
    }
  }

  /// A Swift string literal of a text, raw where that reads better.
  private static func quoted(_ text: String) -> String {
    guard text.unicodeScalars.contains(where: { $0 == "\"" || $0 == "\\" }) else {
      return "\"\(text)\""
    }
    var fence = "#"
    while text.contains("\"" + fence) { fence += "#" }
    return "\(fence)\"\(text)\"\(fence)"
  }
}

import SpecExpressions
import SpecGherkin
import SpecMessages

/// The Swift code for an undefined step, ready to paste.
package enum Snippet {
  /// One snippet for each way to read the step's text, the most likely first; similar existing
  /// steps are advice, because a misspelt step needs no new code.
  ///
  /// - Parameters:
  ///   - text: the text of the step with its variables put in.
  ///   - undeclared: a definition that would match if its parameter type were declared; then only
  ///     the type is missing.
  ///   - nearest: the expressions of similar steps.
  ///   - caller: the step that calls the text step with the step, if any.
  static func suggestion(
    _ id: NodeID, for step: PickleStep, text: String? = nil, types: ParameterTypes,
    undeclared: UndeclaredType? = nil, nearest: [String] = [], in caller: PickleStep? = nil
  ) -> Suggestion {
    let advice: [String]
    let codes: [String]
    if let undeclared {
      let definition = undeclared.definition
      advice = [
        "\"\(definition.pattern)\" at \(definition.source.description) is not used: it names "
          + "{\(undeclared.name)}, which no library declares"
      ]
      codes = [undeclared.declaration]
    } else {
      advice = nearest.enumerated().map { "\($0 == 0 ? "did you mean" : "or"): \($1)" }
      codes = ExpressionSuggestion.suggestions(for: text ?? step.text, types: types)
        .map { code($0, step) }
    }
    return Suggestion(
      id: id, pickleStepID: (caller ?? step).id, advice: advice.map(line),
      snippets: codes.map { Suggestion.Snippet(language: "swift", code: $0) })
  }

  /// A text on one line: each line of advice is a comment where there is code.
  private static func line(_ text: String) -> String {
    text.unicodeScalars.split { $0.properties.generalCategory == .control }
      .map { String(String.UnicodeScalarView($0)) }.joined(separator: " ")
  }

  private static func code(_ suggestion: GeneratedExpression, _ step: PickleStep) -> String {
    var names = ["world"]
    var parameters = ["world: World"]
    func add(_ name: String, _ type: String) {
      let name = identifier(name, besides: names)
      names.append(name)
      parameters.append("\(name): \(type)")
    }
    for type in suggestion.parameterTypes { add(type.name, type.typeName) }
    let table = step.dataTable.map { ($0.argumentIndex ?? 1, "table", "Table") }
    let text = step.docString.map { ($0.argumentIndex ?? 1, "text", "DocStringArgument") }
    for (_, name, type) in [table, text].compactMap({ $0 }).sorted(by: { $0.0 < $1.0 }) {
      add(name, type)
    }
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

  // MARK: - Swift

  /// A parameter name from the name of its type: `permission state` is `permissionState`.
  ///
  /// Further parameters of the same type are numbered. A name that is not an identifier becomes
  /// `value`.
  static func identifier(_ name: String, besides taken: [String]) -> String {
    let words = name.unicodeScalars.split { !isIdentifier($0) }.map { String($0) }
    var joined = words.first ?? ""
    for word in words.dropFirst() { joined += word.prefix(1).uppercased() + word.dropFirst() }
    let start = joined.unicodeScalars.first
    if start == nil || start?.properties.isXIDStart == false { joined = "value" + joined }
    if keywords.contains(joined) { joined += "Value" }
    guard taken.contains(joined) else { return joined }
    let number = (2...(taken.count + 2)).first { !taken.contains("\(joined)\($0)") }
    return "\(joined)\(number ?? 2)"
  }

  private static func isIdentifier(_ scalar: Unicode.Scalar) -> Bool {
    scalar == "_" || scalar.properties.isXIDContinue
  }

  /// Words that cannot be parameter names without backticks.
  private static let keywords: Set<String> = [
    "Any", "Self", "as", "break", "case", "catch", "class", "continue", "default", "defer",
    "deinit",
    "do", "else", "enum", "extension", "fallthrough", "false", "fileprivate", "for", "func",
    "guard",
    "if", "import", "in", "init", "inout", "internal", "is", "let", "nil", "operator",
    "precedencegroup", "private", "protocol", "public", "repeat", "rethrows", "return", "self",
    "static", "struct", "subscript", "super", "switch", "throw", "throws", "true", "try",
    "typealias", "var", "where", "while", "_",
  ]

  /// A text as a Swift string literal, raw if that is more readable.
  static func quoted(_ text: String) -> String {
    if text.unicodeScalars.contains(where: { $0.properties.generalCategory == .control }) {
      return "\"" + text.unicodeScalars.map { $0.escaped(asASCII: false) }.joined() + "\""
    }
    guard text.unicodeScalars.contains(where: { $0 == "\"" || $0 == "\\" }) else {
      return "\"\(text)\""
    }
    var fence = "#"
    while text.contains("\"" + fence) || text.contains("\\" + fence) { fence += "#" }
    return "\(fence)\"\(text)\"\(fence)"
  }
}

import SpecExpressions
import SpecGherkin
import SpecMessages
import SpecText

/// The definition of an undefined step, ready to paste: a text step, or Swift code.
package enum Snippet {
  /// What is offered for an undefined step.
  ///
  /// A sentence with a mistake that can be repaired needs no definition: it is corrected. Otherwise
  /// similar existing steps are advice, and there is a snippet: a text step, or one of code for each
  /// way to read the step's text, the most likely first.
  ///
  /// - Parameters:
  ///   - text: the text of the step with its variables put in.
  ///   - undeclared: a definition that would match if its parameter type were declared; then only
  ///     the type is missing.
  ///   - repair: the sentence that the author meant.
  ///   - nearest: the expressions of similar steps.
  ///   - isText: whether the author writes no code, so that a text step defines it.
  ///   - caller: the step that calls the text step with the step, if any.
  static func suggestion(
    _ id: NodeID, for step: PickleStep, text: String? = nil, types: ParameterTypes,
    undeclared: UndeclaredType? = nil, repair: SentenceRepair? = nil, nearest: [String] = [],
    in caller: PickleStep? = nil, isText: Bool = false
  ) -> Suggestion {
    let advice: [String]
    var language = Suggestion.Snippet.swift
    let codes: [String]
    if let undeclared {
      let definition = undeclared.definition
      advice = [
        "\"\(definition.pattern)\" at \(definition.source.description) is not used: it names "
          + "{\(undeclared.name)}, which no library declares"
      ]
      codes = [undeclared.declaration]
    } else if let repair {
      advice = ["did you mean: \(repair.sentence)"] + repair.mistakes
      codes = []
    } else if nearest.contains(same: text ?? step.text) {
      advice = [StepAdvice.openText]
      codes = []
    } else {
      advice = nearest.enumerated().flatMap { number, sentence in
        number > 0
          ? ["or: \(sentence)"]
          : ["did you mean: \(sentence)"] + Confusables.notes(sentence, text ?? step.text)
      }
      let readings = ExpressionSuggestion.suggestions(for: text ?? step.text, types: types)
      if isText {
        language = Suggestion.Snippet.gherkin
        let read = readings.first.map { sentence(ofExpression: $0.source) } ?? step.text
        codes = [textStep(sentence(read), in: step.language)]
      } else {
        codes = readings.map { code($0, step) }
      }
    }
    return Suggestion(
      id: id, pickleStepID: (caller ?? step).id, advice: advice.map(line),
      snippets: codes.map { Suggestion.Snippet(language: language, code: $0) })
  }

  // MARK: - Text

  private static func textStep(_ sentence: String, in language: String) -> String {
    """
    @step
    \(Dialect.named(language)?.usualScenario ?? "Scenario"): \(line(sentence))
      # write what the step does
    """
  }

  /// The sentence of a text step for a Cucumber expression: `{string}` is `"<text>"`, `{int}` is
  /// `<number:int>`, another type `{size}` is `<size:size>`.
  private static func sentence(ofExpression source: String) -> String {
    var sentence = ""
    var names: [String] = []
    var rest = source.unicodeScalars[...]
    func unused(_ name: String) -> String {
      let count = names.count { $0 == name }
      names.append(name)
      return count == 0 ? name : "\(name)\(count + 1)"
    }
    while let scalar = rest.popFirst() {
      if scalar == "\\", let escaped = rest.popFirst() {
        sentence.unicodeScalars.append(escaped)
      } else if scalar == "{", let end = rest.firstIndex(of: "}") {
        let type = String(rest[..<end])
        rest = rest[rest.index(after: end)...]
        switch type {
        case "string": sentence += "\"<\(unused("text"))>\""
        case "int", "float": sentence += "<\(unused("number")):\(type)>"
        default: sentence += "<\(unused(type)):\(type)>"
        }
      } else {
        sentence.unicodeScalars.append(scalar)
      }
    }
    return sentence
  }

  /// The sentence of a text step, with a parameter for each quoted text.
  package static func sentence(_ text: String) -> String {
    var sentence = ""
    var quoted: String.UnicodeScalarView?
    var count = 0
    for scalar in text.unicodeScalars {
      if scalar == "\"" {
        if quoted != nil {
          count += 1
          sentence += "\"<\(count == 1 ? "text" : "text\(count)")>\""
          quoted = nil
        } else {
          quoted = String.UnicodeScalarView()
        }
      } else if quoted != nil {
        quoted?.append(scalar)
      } else {
        sentence.unicodeScalars.append(scalar)
      }
    }
    // A mark without its partner is an ordinary character.
    return quoted.map { sentence + "\"" + String($0) } ?? sentence
  }

  // MARK: - Code

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

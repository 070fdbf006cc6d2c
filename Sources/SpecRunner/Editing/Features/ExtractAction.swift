import SpecGherkin
import SpecRunner
import SpecText

/// Makes a text step of selected steps, which a call replaces.
struct ExtractAction {
  let view: DocumentView

  /// The sentence of the new step until its author renames it.
  private static let sentence = "I do the extracted steps"

  func actions(in range: Range<Int>) -> [EditingAction] {
    // An empty range is a cursor, which selects nothing.
    guard !range.isEmpty, let file = view.file else { return [] }
    let first = view.buffer.parserLine(of: range.lowerBound)
    let last = view.buffer.parserLine(of: max(range.lowerBound, range.upperBound - 1))
    let uses = view.uses.filter { (first...last).contains($0.line) }
    guard let start = uses.first, let end = uses.last, let owner = start.scenario,
      uses.allSatisfy({ $0.scenario?.id == owner.id })
    else { return [] }
    let lines = GherkinLines(view)
    let next = view.uses.first { $0.line > end.line && $0.scenario?.id == owner.id }?.line
    let lastLine = endLine(of: end, before: next, file)
    let names = placeholders(in: start.line...lastLine, of: owner)
    let known = Set(exactly: names)
    // A text step cannot have a `<name>` that is no parameter.
    guard uses.allSatisfy({ Self.placeholders(of: $0.step).isSubset(of: known) }) else { return [] }
    let indent = lines.indent(ofLine: start.line)
    var body = (start.line...lastLine).map { line in
      let text = view.buffer.text(view.buffer.range(ofParserLine: line))
      return text.begins(with: indent)
        ? String(Substring(text.utf8.dropFirst(indent.utf8.count))) : text
    }
    // What continues the step before it in the scenario begins the new one.
    if let dialect = Dialect.named(file.language ?? ""),
      (dialect.and + dialect.but).contains(same: start.step.keyword)
    {
      body[0].replace(
        start.step.keyword, with: lines.keyword(start.run?.step.type), maxReplacements: 1)
    }
    let quoted = uses.flatMap { QuotedTexts.uses(in: $0.step.text).map { "\"\($0.text)\"" } }
    var values: [String] = []
    for text in quoted where !text.includes("<") && !values.contains(same: text) {
      values.append(text)
    }
    let places = names.map { "<\($0)>" }
    let parameters = values.indices.map { $0 == 0 ? "<value>" : "<value \($0 + 1)>" }
    var lifted = body
    for (parameter, text) in zip(parameters, values) {
      for use in uses {
        lifted[use.line - start.line].replace(text, with: parameter)
      }
    }
    let base = unusedSentence
    return [
      action("Extract to a text step", places, places, body),
      values.isEmpty
        ? nil
        : action(
          "Extract to a text step that takes the quoted texts", places + parameters,
          places + values, lifted),
    ].compactMap { $0 }

    /// Nil if a call would not give its values to the parameters they are meant for.
    ///
    /// - Parameters:
    ///   - parameters: those of the new step, in order.
    ///   - values: those of the step that stands where the selected ones were.
    func action(
      _ title: String, _ parameters: [String], _ values: [String], _ body: [String]
    ) -> EditingAction? {
      let sentence = base + Self.listed(parameters)
      let call = base + Self.listed(values)
      let calls = Self.rows(of: owner).map { row in values.map { row($0) } }
      guard
        calls.allSatisfy({ values in
          StepValues.match(base + Self.listed(values), TextStepName(sentence).pattern)?
            .areSame(as: values) ?? false
        })
      else { return nil }
      var edit = WorkspaceEdit(view)
      let from = view.buffer.range(ofParserLine: start.line).lowerBound
      let to = view.buffer.range(ofParserLine: lastLine).upperBound
      edit.replace(from..<to, of: view.path, with: indent + start.step.keyword + call)
      let place = lines.end(ofLine: lines.lastLine(from: owner.location.line))
      let home = lines.indent(ofLine: owner.location.line)
      let definition = lines.scenario(
        tag: view.workspace.settings.loader.stepTag, name: sentence, steps: body, indent: home)
      edit.replace(
        place.offset..<place.offset, of: view.path, with: place.before + definition)
      return EditingAction(title: title, kind: .extract, edit: edit)
    }
  }

  /// Values with a word before each: parameters side by side would take parts of each other.
  private static func listed(_ values: [String]) -> String {
    values.enumerated().map { ($0 == 0 ? " with " : " and ") + $1 }.joined()
  }

  /// What a row of examples makes of a text, for each; without examples, the text as it is.
  private static func rows(of scenario: Scenario) -> [(String) -> String] {
    let rows = scenario.examples.flatMap { examples -> [(String) -> String] in
      let columns = examples.tableHeader?.cells.map { "<\($0.value)>" } ?? []
      return examples.tableBody.map { row in
        { text in
          zip(columns, row.cells).reduce(text) { $0.replacing(exactly: $1.0, with: $1.1.value) }
        }
      }
    }
    return rows.isEmpty ? [{ $0 }] : rows
  }

  /// The names in a step and its table; in a doc string, `<…>` is rarely one.
  private static func placeholders(of step: Step) -> Set<ExactText> {
    let cells = step.dataTable?.rows.flatMap { $0.cells.map(\.value) } ?? []
    return Set(exactly: ([step.text] + cells).flatMap { Placeholders($0).names })
  }

  /// The last line of a step with its table or doc string.
  private func endLine(of use: StepUse, before next: Int?, _ file: WorkspaceFile) -> Int {
    var last = use.line
    for line in file.lines.dropFirst(use.line) {
      guard
        [.row, .docStringStart, .docStringContent, .docStringEnd, .comment, .blank]
          .contains(line.kind), next.map({ Int(line.line.number) < $0 }) ?? true
      else { break }
      if line.kind != .comment, line.kind != .blank { last = Int(line.line.number) }
    }
    return last
  }

  /// The columns of examples that the steps use, which the new step takes as parameters.
  private func placeholders(in lines: ClosedRange<Int>, of scenario: Scenario) -> [String] {
    let columns = scenario.examples.flatMap { $0.tableHeader?.cells.map(\.value) ?? [] }
    let parameters = view.textStep(scenario)?.parameterNames ?? []
    let text = lines.map { view.buffer.text(view.buffer.range(ofParserLine: $0)) }
      .joined(separator: "\n")
    var seen: Set<ExactText> = []
    return (columns + parameters).filter { text.includes("<\($0)>") && seen.insert($0) }
  }

  /// The sentence, with a number if a step has it already.
  private var unusedSentence: String {
    var sentence = Self.sentence
    var number = 1
    while !view.registry.definitions(matching: sentence).isEmpty, number < 1_000 {
      number += 1
      sentence = "\(Self.sentence) \(number)"
    }
    return sentence
  }
}

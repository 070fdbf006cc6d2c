import SpecGherkin
import SpecRunner
import SpecText

/// Makes a text step of selected steps, which a call replaces.
struct ExtractAction {
  private let view: DocumentView

  /// The sentence of the new step until its author renames it.
  private static let sentence = "I do the extracted steps"

  init(_ view: DocumentView) { self.view = view }

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
    let sentence = names.reduce(unusedSentence) { $0 + " <\($1)>" }
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
    let whole = action("Extract to a text step", sentence, sentence, body)
    if values.isEmpty { return [whole] }
    var (taking, call) = (sentence, sentence)
    var lifted = body
    for (number, text) in values.enumerated() {
      let parameter = number == 0 ? "<value>" : "<value \(number + 1)>"
      taking += " " + parameter
      call += " " + text
      for use in uses {
        lifted[use.line - start.line].replace(text, with: parameter)
      }
    }
    return [
      whole, action("Extract to a text step that takes the quoted texts", taking, call, lifted),
    ]

    /// - Parameters:
    ///   - sentence: the name of the new step.
    ///   - call: the step that stands where the selected ones were.
    func action(
      _ title: String, _ sentence: String, _ call: String, _ body: [String]
    ) -> EditingAction {
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

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
    let keyword = start.step.keyword
    let indent = lines.indent(ofLine: start.line)
    let body = (start.line...lastLine).map { line in
      let text = view.buffer.text(view.buffer.range(ofParserLine: line))
      return text.begins(with: indent)
        ? String(Substring(text.utf8.dropFirst(indent.utf8.count))) : text
    }
    var edit = WorkspaceEdit(view)
    let from = view.buffer.range(ofParserLine: start.line).lowerBound
    let to = view.buffer.range(ofParserLine: lastLine).upperBound
    edit.replace(from..<to, of: view.path, with: indent + keyword + sentence)
    let place = lines.end(ofLine: lines.lastLine(from: owner.location.line))
    let home = lines.indent(ofLine: owner.location.line)
    let definition = lines.scenario(
      tag: view.workspace.settings.loader.stepTag, name: sentence, steps: body, indent: home)
    edit.replace(
      place.offset..<place.offset, of: view.path, with: place.before + definition)
    return [EditingAction(title: "Extract to a text step", kind: .extract, edit: edit)]
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

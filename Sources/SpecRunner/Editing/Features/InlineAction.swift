import SpecGherkin
import SpecReporters
import SpecRunner
import SpecText

/// Writes the steps of a text step in place of a call, with the values of the call.
struct InlineAction {
  let view: DocumentView

  func actions(in range: Range<Int>) -> [EditingAction] {
    guard let file = view.file, let use = view.use(at: range.lowerBound),
      use.definitions.count == 1, let index = use.definitions.first,
      let textStep = view.registry.definitions[index].textStep, let run = use.run,
      run.step.text.isSame(as: use.step.text), let match = view.registry.match(run.step, by: index)
    else { return [] }
    let expansion = view.registry.expansion(of: index, match, run.step)
    guard expansion.problem == nil else { return [] }
    let lines = GherkinLines(view)
    let indent = lines.indent(ofLine: use.line)
    var text: [String] = []
    for (place, inner) in expansion.steps.filter({ $0.depth == 1 }).enumerated() {
      // The first step takes the place of the call, whose keyword may continue the step before.
      let keyword = place == 0 && isConjunction(inner) ? use.step.keyword : inner.written.keyword
      text.append(indent + keyword + inner.step.text)
      text += StepArgumentText.lines(of: inner.step).map { $0.isEmpty ? $0 : indent + "  " + $0 }
    }
    var last = use.line
    for line in file.lines.dropFirst(use.line) {
      guard [.row, .docStringStart, .docStringContent, .docStringEnd].contains(line.kind) else {
        break
      }
      last = Int(line.line.number)
    }
    let start = view.buffer.range(ofParserLine: use.line).lowerBound
    let end = view.buffer.range(ofParserLine: last).upperBound
    var edit = WorkspaceEdit(view)
    edit.replace(start..<end, of: view.path, with: text.joined(separator: lines.lineEnd))
    return [
      EditingAction(
        title: "Inline the step \"\(textStep.sentence)\"", kind: .inline, edit: edit)
    ]
  }

  private func isConjunction(_ step: InnerStep) -> Bool {
    step.written.keywordType == .conjunction
  }
}

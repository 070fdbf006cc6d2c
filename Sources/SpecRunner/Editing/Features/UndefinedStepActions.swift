import SpecGherkin
import SpecRunner
import SpecText

/// Defines an undefined step, in text or in Swift, or replaces it with a similar one.
struct UndefinedStepActions {
  let view: DocumentView

  func actions(in range: Range<Int>) -> [EditingAction] {
    let line = view.buffer.parserLine(of: range.lowerBound)
    guard let use = view.uses.first(where: { $0.line == line }), use.definitions.isEmpty,
      use.scenario != nil || use.run != nil
    else { return [] }
    return [inText(use), inSwift(use)].compactMap { $0 }
  }

  // MARK: - Text

  private func inText(_ use: StepUse) -> EditingAction? {
    let lines = GherkinLines(view)
    let owner = use.scenario ?? view.file?.scenarios.last
    guard let owner else { return nil }
    let indent = lines.indent(ofLine: owner.location.line)
    let place = lines.end(ofLine: lines.lastLine(from: owner.location.line))
    let text = lines.scenario(
      tag: view.workspace.settings.loader.stepTag, name: Snippet.sentence(use.step.text),
      steps: ["# write what the step does", "* "], indent: indent)
    var edit = WorkspaceEdit(view)
    edit.replace(place.offset..<place.offset, of: view.path, with: place.before + text)
    return EditingAction(title: "Define the step in text", kind: .quickFix, edit: edit)
  }

  // MARK: - Swift

  /// Inserts the code before the last step of the tool's own libraries.
  private func inSwift(_ use: StepUse) -> EditingAction? {
    guard let run = use.run else { return nil }
    var nearest: NearestSteps?
    let explanation = view.registry.explanation(of: run.step, in: run.pickle, nearest: &nearest)
    guard let code = explanation.snippets.first, let place = swiftPlace else { return nil }
    let lines = code.split(separator: "\n").map { place.indent + $0 + "\n" }
    var edit = WorkspaceEdit(view)
    edit.replace(place.offset..<place.offset, of: place.path, with: lines.joined())
    return EditingAction(
      title: "Define the step in \(FilePath.name(of: place.path))", kind: .quickFix, edit: edit)
  }

  private var swiftPlace: (path: String, offset: Int, indent: String)? {
    for definition in view.workspace.settings.own.flatMap(\.definitions).reversed() {
      guard let uri = definition.source.uri, let line = definition.source.line,
        let path = SwiftSources.path(of: uri), let buffer = view.workspace.buffer(path)
      else { continue }
      let own = buffer.bytes[buffer.range(ofParserLine: line)]
      let indent = own.prefix { $0 == 0x20 || $0 == 0x09 }
      // An older or newer file has something else on that line.
      let name = definition.word
      guard own.dropFirst(indent.count).starts(with: name.utf8) else { continue }
      var first = line
      while first > 1 {
        let above = buffer.bytes[buffer.range(ofParserLine: first - 1)].drop { $0 == 0x20 }
        guard above.starts(with: "//".utf8) else { break }
        first -= 1
      }
      return (
        path, buffer.range(ofParserLine: first).lowerBound, String(decoding: indent, as: UTF8.self)
      )
    }
    return nil
  }
}

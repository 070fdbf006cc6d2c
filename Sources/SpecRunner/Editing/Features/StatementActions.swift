import SpecAnalysis
import SpecGherkin
import SpecText

/// Creates a scenario for a statement of the requirements that no scenario covers.
struct StatementActions {
  let view: DocumentView

  func actions(in range: Range<Int>) -> [EditingAction] {
    let line = view.buffer.parserLine(of: range.lowerBound)
    let document = view.workspace.requirements.documents.first { $0.uri.isSame(as: view.path) }
    guard let statement = document?.statements.last(where: { $0.location.line <= line }),
      statement.location.line == line, statement.kind.isTestable, !isCovered(statement.id)
    else { return [] }
    return [action(statement)].compactMap { $0 }
  }

  private func isCovered(_ id: RequirementID) -> Bool {
    let tag = "@\(id)"
    return view.workspace.inOrder.contains { file in
      file.tags.contains { $0.name.isSame(as: tag) }
    }
  }

  /// Adds the scenario to the feature that covers the statement before it, or to the first feature
  /// next to the requirements.
  private func action(_ statement: RequirementsDocument.Statement) -> EditingAction? {
    let folder = FilePath.base(of: view.path)
    let files = view.workspace.inOrder.filter { file in
      FilePath.base(of: file.path).isSame(as: folder) && file.document?.feature != nil
        && file.textSteps.count < file.scenarios.count && !FilePath.has(file.path, ".md")
    }
    let ids = view.workspace.requirements.statements.map(\.id)
    let before = ids.prefix { $0 != statement.id }.reversed()
    let neighbour = before.lazy.compactMap { id in
      files.first { file in file.tags.contains { $0.name.isSame(as: "@\(id)") } }
    }.first
    var edit = WorkspaceEdit(view)
    guard let file = neighbour ?? files.first else {
      guard view.client.canCreateFiles else { return nil }
      let text = """
        Feature: \(FilePath.name(of: String(folder.dropLast())))

          @\(statement.id)
          Scenario: \(statement.text)
            * \n
        """
      edit.create("\(folder)\(statement.id.prefix).feature", text)
      return EditingAction(
        title: "Create a feature with a scenario for \(statement.id)", kind: .quickFix, edit: edit)
    }
    let home = DocumentView(
      workspace: view.workspace, path: file.path, buffer: file.buffer, client: view.client)
    let lines = GherkinLines(home)
    let last = file.lines.last { $0.kind != .blank && $0.kind != .comment && $0.kind != .tags }
    let place = lines.end(ofLine: last.map { Int($0.line.number) } ?? 1)
    let indent = file.scenarios.last.map { lines.indent(ofLine: $0.location.line) } ?? "  "
    edit.replace(
      place.offset..<place.offset, of: file.path,
      with: place.before
        + lines.scenario(
          tag: "@\(statement.id)", name: statement.text, steps: ["* "], indent: indent))
    return EditingAction(
      title: "Create a scenario for \(statement.id) in \(FilePath.name(of: file.path))",
      kind: .quickFix, edit: edit, isPreferred: true)
  }
}

import SpecAnalysis
import SpecGherkin
import SpecJSON
import SpecReporters
import SpecRunner
import SpecText

/// Makes the diagnostics of files: those of the parser, of the steps and of `spec lint`, in the same
/// words.
struct DiagnosticsProvider {
  let workspace: Workspace
  /// The findings of the last lint of the whole suite; nil before the first.
  let whole: WholeLint?

  /// The diagnostics of a file.
  func items(_ path: String) -> [JSONValue] {
    guard let buffer = workspace.buffer(path) else { return [] }
    return diagnostics(path).map { json($0, buffer) }
  }

  /// The paths that have or may have diagnostics, in order.
  var paths: [String] {
    var paths = Set(exactly: workspace.files.values.filter { $0.role != .steps }.map(\.path))
    paths.formUnion(workspace.requirements.documents.map { ExactText($0.uri) })
    paths.formUnion(workspace.requirements.diagnostics.map { ExactText($0.uri) })
    return paths.inOrder
  }

  private func diagnostics(_ path: String) -> [Diagnostic] {
    var all = workspace.glueErrors.filter { $0.uri.isSame(as: path) }
    all += workspace.requirements.diagnostics.filter { $0.uri.isSame(as: path) }
    guard let file = workspace.file(path) else { return all }
    all += file.part.unread + file.part.knownIssueErrors
    let findings = findings(file)
    if !findings.contains(where: { $0.rule == "undefined-step" }) {
      return all + findings.map { $0.syntaxError ?? $0.diagnostic }
    }
    let notes = notesOnSteps
    return all + findings.map { noting($0, notes) }
  }

  private func findings(_ file: WorkspaceFile) -> [LintFinding] {
    let known = whole?.findings[file.path] ?? []
    // Those of a file that is not open wait for the lint of the whole suite, which takes less time
    // than one for each file.
    let isCurrent = whole?.isCurrent(file, workspace.registry) == true && file.role == .suite
    if isCurrent || workspace.document(file.path) == nil { return known }
    let own = workspace.linter.lint(file.part, comparesFiles: false).findings
    if file.isElsewhere { return own.filter { $0.rule != "undefined-step" } }
    return own + known.filter { LintCatalog.rule(named: $0.rule)?.comparesFiles == true }
  }

  /// Which steps are known, for undefined ones.
  private var notesOnSteps: [String] {
    var notes: [String] = []
    if let build = workspace.settings.build, !workspace.settings.own.isEmpty {
      notes.append("the steps are those of \(workspace.settings.tool), built \(build)")
    }
    let unread = workspace.inOrder.filter { $0.mayHideSteps(workspace.settings.loader.stepTag) }
    notes += unread.map { "the text steps of \($0.path) are not known, because it has an error" }
    return notes
  }

  /// The diagnostic of a finding, with the notes if it is an undefined step.
  private func noting(_ finding: LintFinding, _ notes: [String]) -> Diagnostic {
    let plain = finding.syntaxError ?? finding.diagnostic
    guard finding.rule == "undefined-step" else { return plain }
    return Diagnostic(
      code: plain.code, severity: plain.severity, message: plain.message, uri: plain.uri,
      location: plain.location, notes: plain.notes + notes, fix: plain.fix)
  }

  // MARK: - JSON

  private func json(_ diagnostic: Diagnostic, _ buffer: TextBuffer) -> JSONValue {
    let lines = [ExpectationText.message(diagnostic)] + diagnostic.notes
    let message = (lines + [diagnostic.fix].compactMap { $0 }).joined(separator: "\n")
    let severity =
      switch diagnostic.severity {
      case .error: 1
      case .warning: 2
      case .note: 3
      }
    return [
      "range": buffer.range(Self.range(of: diagnostic.location, buffer)).json,
      "severity": .integer(severity), "code": .string(diagnostic.code), "source": "spec",
      "message": .string(VisibleText.clean(message)),
    ]
  }

  /// From the location to the end of the word for a tag, otherwise to the end of the line.
  static func range(of location: Location?, _ buffer: TextBuffer) -> Range<Int> {
    guard let location else { return buffer.range(ofParserLine: 1) }
    let line = buffer.range(ofParserLine: location.line)
    let start = min(buffer.offset(of: location), line.upperBound)
    let rest = buffer.bytes[start..<line.upperBound]
    let isTag = rest.first == UInt8(ascii: "@")
    let end =
      isTag
      ? rest.firstIndex { $0 == 0x20 || $0 == 0x09 } ?? rest.endIndex
      : rest.lastIndex { $0 != 0x20 && $0 != 0x09 }.map { $0 + 1 } ?? start
    return start..<end
  }
}

extension WorkspaceFile {
  /// Whether it has an error and the tag of text steps, none of which is known.
  fileprivate func mayHideSteps(_ tag: String) -> Bool {
    document == nil && textSteps.isEmpty && TextPart(Array(tag.utf8)).isFound(in: buffer.bytes)
  }
}

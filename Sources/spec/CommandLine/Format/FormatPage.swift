import SpecFormat
import SpecGherkin
import SpecJSON
import SpecReporters
import SpecText

/// The results of `spec format`, as text, as a diff or as JSON.
struct FormatPage {
  /// Whether the files are left as they are.
  let isDryRun: Bool
  private var files: [File] = []

  private struct File {
    let path: String
    let status: Status
    var errors: [Diagnostic] = []
    var diff: [UnifiedDiff.Line]?
  }

  private enum Status: String {
    case formatted, unchanged, error
  }

  init(isDryRun: Bool) { self.isDryRun = isDryRun }

  /// Adds errors of files that were not formatted.
  mutating func add(_ errors: [Diagnostic]) {
    for error in errors { files.append(File(path: error.uri, status: .error, errors: [error])) }
  }

  /// Adds a file.
  mutating func add(_ formatted: FormattedSource, withDiff: Bool) {
    let status: Status =
      !formatted.errors.isEmpty ? .error : formatted.isChanged ? .formatted : .unchanged
    files.append(
      File(
        path: formatted.source.uri, status: status, errors: formatted.errors,
        diff: withDiff ? UnifiedDiff(formatted).lines : nil))
  }

  /// The errors of all files.
  var errors: [Diagnostic] { files.flatMap(\.errors) }

  /// Whether a file has changed or would change.
  var hasChanges: Bool { files.contains { $0.status == .formatted } }

  /// The names of the changed files, and the counts.
  var text: String {
    let changed = files.filter { $0.status == .formatted }
    let failed = Set(exactly: files.filter { $0.status == .error }.map(\.path)).count
    var counts = [
      changed.count.counted("file") + (isDryRun ? " would change" : " formatted"),
      "\(files.count { $0.status == .unchanged }) unchanged",
    ]
    if failed > 0 { counts.append("\(failed) with errors") }
    return changed.map { VisibleText.line($0.path) + "\n" }.joined()
      + counts.joined(separator: ", ") + "\n"
  }

  /// The changes of all files.
  ///
  /// For a terminal, control characters become visible ones; a program gets the text as it is.
  func diff(on display: Display) -> String {
    let style = Style(display)
    let isTerminal = display.width != nil
    return files.flatMap { $0.diff ?? [] }.map { line in
      let text =
        line.role == .file
        ? VisibleText.line(line.text) : isTerminal ? VisibleText.clean(line.text) : line.text
      return (line.role.tone.map { style.paint(text, $0) } ?? text) + "\n"
    }.joined()
  }

  /// The results as one JSON object.
  var json: String {
    JSONPage.text(["written": .bool(!isDryRun), "files": .array(files.map(Self.json))])
  }

  private static func json(_ file: File) -> JSONValue {
    JSONValue.fields([
      "path": .string(file.path), "status": .string(file.status.rawValue),
      "errors": .array(file.errors.map(json)),
      "diff": file.diff.map { .string($0.map { $0.text + "\n" }.joined()) },
    ])
  }

  private static func json(_ error: Diagnostic) -> JSONValue {
    JSONValue.fields([
      "code": .string(error.code), "message": .string(error.message),
      "line": error.location.map { .integer($0.line) },
      "column": error.location?.column.map { .integer($0) },
      "notes": error.notes.isEmpty ? Optional.none : JSONPage.strings(error.notes),
      "fix": error.fix.map { .string($0) },
    ])
  }
}

extension UnifiedDiff.Role {
  /// The colour of a line; nil for a line as usual.
  fileprivate var tone: Style.Tone? {
    switch self {
    case .file: .heading
    case .hunk: .tag
    case .removed: .actual
    case .added: .expected
    case .same: nil
    case .unended: .faint
    }
  }
}

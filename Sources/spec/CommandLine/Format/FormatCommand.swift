import SpecFormat
import SpecGherkin
import SpecReporters
import SpecRunner
import SpecSystem
import SpecText

/// `spec format`: writes feature files in canonical form.
enum FormatCommand: Command {
  private static let check = Flag<Bool>(
    "check", section: "output",
    help: "change nothing; name the files that would change, and fail if there are any")

  private static let diff = Flag<Bool>(
    "diff", section: "output", help: "change nothing; print the changes as a unified diff")

  private static let format = TextFormat.flag(
    "the names of the files that change, and the counts", json: "JSON for programs")

  private static let inputName = Flag<String?>(
    "stdin-filename", value: "NAME", .path, section: "selection",
    help: "name of standard input in messages; .md means Markdown")

  static let spec = CommandSpec(
    name: "format", summary: "write feature files in canonical form",
    discussion: """
      Sets indentation, blank lines, the columns of tables and the spaces between tags. Keywords, \
      texts, comments and the contents of doc strings stay as written, and a formatted file means \
      the same as before. In Markdown only lines of Gherkin are changed.

      Without a path, the files below specs are formatted. Lines behind a path (file:line) are \
      ignored. The path - formats standard input to standard output.

      A file with errors is left as it is. The exit status is then 2, and the other files are \
      still formatted.
      """,
    examples: [
      .init("spec format", "format all files below specs"),
      .init("spec format --check specs", "in continuous integration: fail if a file would change"),
      .init("spec format --diff specs/log-in.feature", "what would change"),
      .init("spec format - --stdin-filename a.feature < a.feature", "for editors"),
    ],
    positionals: [SharedFlags.paths],
    flags: [SharedFlags.language, inputName, check, diff, format])

  static func run(_ arguments: Arguments, in tool: ToolContext) async throws -> ExitStatus {
    let language = arguments[SharedFlags.language]
    let paths = arguments.positionals.isEmpty ? ["specs"] : arguments.positionals
    let isInput = paths.contains { $0.isSame(as: standardInput) }
    if isInput {
      return try refusal(paths, arguments).map { tool.printError($0) }
        ?? formatInput(language, arguments, tool)
    }
    guard !arguments.isOn(inputName) else {
      throw arguments.error(.needsOther(inputName.long, standardInput))
    }
    let request = FeatureLoader().request(paths)
    let (page, status) = await tool.untilSignalled("finishing the current file") {
      formatFiles(request.files, request.errors, language, arguments)
    }
    let stopped = (tool.signals?.signal).flatMap { ExitStatus(signal: $0) } ?? .passed
    return status.combined(with: show(page, arguments, tool)).combined(with: stopped)
  }

  /// Formats files until the task is cancelled.
  private static func formatFiles(
    _ paths: [String], _ errors: [Diagnostic], _ language: String, _ arguments: Arguments
  ) -> (FormatPage, ExitStatus) {
    var page = FormatPage(isDryRun: isDryRun(arguments))
    page.add(errors)
    var status = ExitStatus.passed
    for path in paths where !Task.isCancelled {
      switch read(path) {
      case .failure(let error): page.add([error])
      case .success(let source):
        let formatted = FormattedSource(source, language: language)
        if !page.isDryRun, formatted.isChanged, let error = write(formatted, to: path) {
          page.add([error])
          status = .broken
        } else {
          page.add(formatted, withDiff: arguments[diff])
        }
      }
    }
    return (page, status)
  }

  private static let standardInput = "-"

  private static func isDryRun(_ arguments: Arguments) -> Bool {
    arguments[check] || arguments[diff]
  }

  /// What cannot be combined with standard input.
  private static func refusal(_ paths: [String], _ arguments: Arguments) -> String? {
    if paths.count > 1 {
      return "- is standard input, which is formatted alone\nname either - or other paths"
    }
    if arguments[format] == .json, !isDryRun(arguments) {
      return """
        the formatted text of standard input is not printed as JSON
        remove \(format.long) json, or add \(check.long) or \(diff.long)
        """
    }
    return nil
  }

  // MARK: - Files

  private static func read(_ path: String) -> Result<Source, Diagnostic> {
    switch FileSystem.read(path) {
    case .success(let bytes): .success(Source(uri: path, bytes: bytes))
    case .failure(let reason):
      .failure(
        Diagnostic(
          code: "path.unreadable", message: "\"\(path)\" cannot be read: \(reason.sentence)",
          uri: path, fix: "check the path and its permissions"))
    }
  }

  /// Replaces the file at once, so that no reader sees an incomplete one; returns the error.
  ///
  /// A file with several names is written in place, because a new file would have only one of them.
  private static func write(_ formatted: FormattedSource, to path: String) -> Diagnostic? {
    guard let text = formatted.text else { return nil }
    guard let name = exactName(path) else {
      return unwritten(path, "its name is not UTF-8", fix: "rename the file")
    }
    do throws(OutputError) {
      let hasOtherNames = ((try? FileSystem.status(at: name))?.names ?? 1) > 1
      try OutputFile(
        name, mode: hasOtherNames ? .growing : .whole, keepsPermissions: true
      ).write(text.bytes)
      return nil
    } catch {
      return unwritten(path, error.reason, fix: error.fix)
    }
  }

  /// The name of the file that was read, without escapes; nil if it is not UTF-8.
  private static func exactName(_ path: String) -> String? {
    FileSystem.withPath(path) { String(validatingCString: $0) }
  }

  private static func unwritten(_ path: String, _ reason: String, fix: String) -> Diagnostic {
    Diagnostic(
      code: "format.unwritten", message: "\"\(path)\" cannot be written: \(reason)", uri: path,
      fix: fix)
  }

  // MARK: - Standard input

  private static func formatInput(
    _ language: String, _ arguments: Arguments, _ tool: ToolContext
  ) throws -> ExitStatus {
    var bytes: [UInt8] = []
    let failure = FileSystem.read("/dev/stdin", allowsPipes: true) { piece in
      bytes += piece
      return true
    }
    if let failure {
      return tool.printError(
        "standard input cannot be read: \(failure.sentence)\npass the text of a feature file")
    }
    let source = Source(uri: arguments[inputName] ?? "standard input", bytes: bytes)
    let formatted = FormattedSource(source, language: language)
    if isDryRun(arguments) {
      var page = FormatPage(isDryRun: true)
      page.add(formatted, withDiff: arguments[diff])
      return show(page, arguments, tool, of: source)
    }
    guard let text = formatted.text else {
      return show(formatted.errors, of: source, arguments, tool)
    }
    // It is the content of a file, in which nothing may be escaped.
    try Console.output.write(String(decoding: text.bytes, as: UTF8.self))
    return .passed
  }

  // MARK: - Results

  /// Shows the results.
  ///
  /// - Parameter source: Standard input; nil for files.
  private static func show(
    _ page: FormatPage, _ arguments: Arguments, _ tool: ToolContext, of source: Source? = nil
  ) -> ExitStatus {
    var status = ExitStatus.passed
    if arguments[check], page.hasChanges { status = .failed }
    if !page.errors.isEmpty { status = .unusable }
    if arguments[format] == .json {
      return status.combined(with: tool.write(page.json, as: .json))
    }
    let display = tool.display(1, arguments)
    let text = arguments[diff] ? page.diff(on: display) : page.text
    let written = tool.write(text)
    let shown =
      source.map { show(page.errors, of: $0, arguments, tool) } ?? tool.show(page.errors, arguments)
    return status.combined(with: written).combined(with: shown)
  }

  /// Shows the errors of standard input, whose name can be that of a file with another text.
  private static func show(
    _ errors: [Diagnostic], of source: Source, _ arguments: Arguments, _ tool: ToolContext
  ) -> ExitStatus {
    if errors.isEmpty { return .passed }
    let text = DiagnosticText(Style(tool.display(2, arguments)), sources: [source])
    try? tool.errorStream.write(text.text(errors) + "\n", tool.logGuard(.text))
    return .unusable
  }
}

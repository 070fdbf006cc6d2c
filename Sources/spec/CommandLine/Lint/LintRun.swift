import SpecAnalysis
import SpecGherkin
import SpecJSON
import SpecReporters
import SpecRunner
import SpecSystem
import SpecText

/// A lint: its settings, the files it reads, and the findings.
///
/// What cannot be read is reported at once and remembered in the status; the rest is checked.
struct LintRun {
  /// The most severe status so far.
  private(set) var status = ExitStatus.passed
  private let arguments: Arguments
  private let tool: ToolContext
  private let selection: SelectionSettings
  private var settings = LintSettings()

  /// The number of rounds of repairs, of which each may make others possible.
  private static let mostRounds = 10

  init(_ arguments: Arguments, _ tool: ToolContext) throws(UsageError) {
    self.arguments = arguments
    self.tool = tool
    selection = try SelectionSettings(arguments)
    settings = try Self.settings(arguments, tool)
  }

  // MARK: - Settings

  /// From lowest to highest priority: the file of gherkin-lint, `spec.json`, the command line.
  static func settings(
    _ arguments: Arguments, _ tool: ToolContext
  ) throws(UsageError) -> LintSettings {
    var settings = try gherkinLint(arguments, tool)
    if let file = arguments.file { settings = settings.overridden(by: file.lint) }
    for rule in arguments[LintFlags.rule] { settings.set(rule.name, rule.severity) }
    if let rule = settings.rulesWithoutOptions.first {
      let names = rule.options.map { "\"\($0.name)\"" }.listed()
      throw arguments.error(
        .refused(
          LintFlags.rule.long, "the rule \"\(rule.name)\" has no options",
          "set \(names) of it in \"lint\" of \(ConfigFile.name), or turn it off"))
    }
    return settings
  }

  private static func gherkinLint(
    _ arguments: Arguments, _ tool: ToolContext
  ) throws(UsageError) -> LintSettings {
    if arguments.isOff(LintFlags.gherkinLint) { return LintSettings() }
    let named = arguments[LintFlags.gherkinLint]
    if named == nil, !FileSystem.exists(GherkinLintFile.name) { return LintSettings() }
    let path = named ?? GherkinLintFile.name
    let problems: [ConfigFileProblem]
    switch FileSystem.read(path) {
    case .failure(let failure):
      problems = [ConfigFileProblem(file: path, fact: .unreadable(failure.sentence))]
    case .success(let bytes):
      do throws(JSONError) {
        let file = try GherkinLintFile(bytes)
        if file.wantsIndentation {
          tool.note(
            "note: \(path): indentation is left to a formatter, so this rule is not checked")
        }
        if file.problems.isEmpty { return file.settings }
        let text = ConfigFile.Text(path: path, bytes: GherkinLintFile.withoutComments(bytes))
        problems = file.problems.map { ConfigFileProblem($0, in: text) }
      } catch {
        let escape = "\(LintFlags.gherkinLint.negation ?? "") ignores the file"
        problems = [
          ConfigFileProblem(
            file: "\(path):\(error.line):\(error.column)",
            fact: .sentence("invalid JSON: \(error.problem)", fix: "fix it; \(escape)"))
        ]
      }
    }
    throw arguments.error(.settings(ConfigFileError(problems)))
  }

  // MARK: - Linting

  /// Checks the files.
  ///
  /// - Throws: that there is nothing to check.
  mutating func report(fixes: Bool) throws -> LintReport {
    var suite = selection.load()
    let linter = try linter(for: suite)
    if let line = suite.lines.keys.min()?.wrappedValue {
      throw tool.ending("whole files are checked: name \"\(line)\" without a line")
    }
    note(tool.show(suite.unread, arguments))
    guard suite.files.contains(where: { !settings.ignores($0.source.uri) }) else {
      if suite.unread.isEmpty { note(tool.printError(nothing(suite), .nothingSelected)) }
      throw CommandEnding(status: status)
    }
    var report = linter.lint(suite)
    guard fixes else { return report }
    var fixed = 0
    for _ in 0..<Self.mostRounds {
      let count = fix(report, suite)
      if count == 0 { break }
      fixed += count
      suite = selection.load()
      report = linter.lint(suite)
    }
    report.fixedCount = fixed
    return report
  }

  private func nothing(_ suite: Suite) -> String {
    suite.files.isEmpty
      ? "nothing to check: no feature files\nname a feature file or a directory with feature files"
      : "nothing to check: the settings ignore \(suite.files.count.counted("file")), which is all "
        + "of them\nchange \"ignore\" in \"lint\" of \(ConfigFile.name), or name other paths"
  }

  /// Writes the repaired files.
  ///
  /// - Returns: the number of findings that were repaired.
  private mutating func fix(_ report: LintReport, _ suite: Suite) -> Int {
    let fixer = LintFixer(report)
    var count = 0
    let uris = Set(exactly: fixer.uris)
    for file in suite.files where uris.contains(ExactText(file.source.uri)) {
      do throws(OutputError) {
        let (bytes, applied) = fixer.fixed(file.source)
        try OutputFile(file.source.uri, mode: .whole, keepsPermissions: true).write(bytes)
        count += applied
      } catch {
        note(tool.printError(error.description, .broken))
        return 0
      }
    }
    return count
  }

  /// The linter with the step definitions, requirements and recording.
  private mutating func linter(for suite: Suite) throws -> Linter {
    let registry = try tool.registry(of: tool.definition.words, for: suite, arguments)
    let recording = try arguments[LintFlags.recording].map(read)
    let own = tool.definition.own.flatMap(\.definitions).map(\.pattern)
    return Linter(
      registry, settings, own: own, requirements: requirements(), recording: recording)
  }

  private func read(_ path: String) throws(CommandEnding) -> LintRecording {
    var recording = LintRecording()
    if let complaint = RecordedRun.read(path, { recording.receive($0) }) {
      throw tool.ending(complaint)
    }
    if recording.hasNoScreens {
      throw tool.ending(
        "no screen was recorded in \"\(VisibleText.line(path))\"\n"
          + "record a run with --trace DIR --report messages:FILE", .nothingSelected)
    }
    return recording
  }

  /// The requirements below the directories; none if one of them is invalid, which is reported.
  private mutating func requirements() -> [RequirementsDocument] {
    let files = CompanionFiles(
      of: selection.paths.filter(CompanionFiles.isDirectory), named: CoverageCommand.fileName)
    let requirements = Requirements(files.sources)
    let diagnostics = files.errors + requirements.diagnostics
    if diagnostics.isEmpty { return requirements.documents }
    note(tool.show(diagnostics, arguments))
    return diagnostics.contains { $0.severity == .error } ? [] : requirements.documents
  }

  private mutating func note(_ status: ExitStatus) {
    self.status = self.status.combined(with: status)
  }
}

/// A value of `--rule NAME[=SEVERITY]`; without a severity, the rule becomes a warning.
struct LintRule: Sendable {
  let name: String
  let severity: LintSeverity
}

extension FlagWords<LintRule> {
  static var rule: FlagWords {
    let names = AnyFlag.Completion.words(
      LintCatalog.infos.map { AnyFlag.Choice($0.name, $0.summary) })
    return FlagWords(completion: names) { given throws(UsageError.Fact) in
      let (name, word) = given.pair
      guard LintCatalog.rule(named: name) != nil else {
        throw .unknownName(
          typed: given.long, value: name, known: LintCatalog.names,
          lister: LintFlags.rules.long)
      }
      guard let severity = word.map({ LintSeverity(rawValue: $0) }) ?? .warning else {
        throw given.unusable(
          expected: "a rule and error, warning or off", example: "\(name)=warning")
      }
      return LintRule(name: name, severity: severity)
    }
  }
}

import SpecAnalysis
import SpecReporters
import SpecRunner

/// `spec lint`: finds mistakes and bad style in feature files without running them.
enum LintCommand: Command {
  static let spec = CommandSpec(
    name: "lint", summary: "find mistakes and bad style in feature files",
    discussion: """
      Checks whole files with the rules that --rules lists. Settings are in "lint" of \
      \(ConfigFile.name), and in \(GherkinLintFile.name) of gherkin-lint. A comment with a reason \
      silences a rule for the next line or for the file:

        # spec-lint-disable-next-line no-then: checked by hand
        # spec-lint-disable no-unnamed-features: the file name says it

      The exit status is 1 for an error or too many warnings, and 2 if a file cannot be read or \
      parsed.
      """,
    examples: [
      .init("spec lint", "every feature below specs"),
      .init("spec lint specs --fix", "repairs what is safe to repair"),
      .init("spec lint --rule no-trailing-spaces=error --max-warnings 0", "stricter"),
      .init("spec lint --format sarif --output lint.sarif", "for code scanning"),
    ],
    positionals: [SharedFlags.paths],
    flags: [
      SharedFlags.language, SharedFlags.stepTag, SharedFlags.stepsFrom,
      RunFlags.variable, RunFlags.secret, LintFlags.rule,
      LintFlags.gherkinLint, LintFlags.recording,
      LintFlags.maxWarnings, LintFlags.fix, LintFlags.rules, LintFlags.format, PageSettings.output,
    ])

  static func run(_ arguments: Arguments, in tool: ToolContext) async throws(UsageError)
    -> ExitStatus
  {
    if arguments.isOn(LintFlags.rules) {
      return tool.write(LintPage.rules(Style(tool.display(1, arguments))))
    }
    let format: LintFlags.Format = arguments.choice(LintFlags.format) ?? .text
    let file = arguments.value(PageSettings.output)
    if file?.isEmpty == true {
      throw arguments.unusable(PageSettings.output, expected: "a file", example: "lint.sarif")
    }
    let mostWarnings = try arguments.integer(LintFlags.maxWarnings, in: 0...Int.max)
    var lint = try LintRun(arguments, tool)
    guard let report = lint.report(fixes: arguments.isOn(LintFlags.fix)) else {
      return lint.status
    }
    var status = lint.status
    if report.hasSyntaxErrors { status = status.combined(with: .unusable) }
    if report.errorCount > 0 { status = status.combined(with: .failed) }
    if let mostWarnings, report.warningCount > mostWarnings {
      status = status.combined(with: .failed)
    }
    let page = LintPage(report, format, mostWarnings: mostWarnings)
    do throws(OutputError) {
      try page.write(to: file, tool, arguments)
      return status
    } catch {
      return tool.printError(error.description, .broken)
    }
  }
}

/// The flags of `spec lint`.
enum LintFlags {
  /// The values of `--format`.
  enum Format: String {
    case text, json, sarif, github
  }

  static let rule = Flag(
    "rule", value: "NAME[=SEVERITY]", repeats: true, section: "analysis",
    completion: .words(LintCatalog.infos.map { Flag.Choice($0.name, $0.summary) }),
    help: "set the severity of a rule: error, warning or off",
    details: "Without a severity, the rule becomes a warning. It overrides the settings files.")

  static let gherkinLint = Flag(
    "gherkin-lintrc", value: "FILE", default: "\(GherkinLintFile.name), if it exists",
    negates: true, section: "analysis", completion: .file,
    help: "read the settings of gherkin-lint from a file")

  static let recording = Flag(
    "recording", value: "FILE", section: "analysis", completion: .file,
    help: "check names of elements with a recorded run; - reads standard input",
    details: """
      FILE is written by --report messages:FILE in a run with --trace, which records the screens.
      """)

  static let maxWarnings = Flag(
    "max-warnings", value: "N", section: "analysis", help: "fail if there are more warnings than N")

  static let fix = Flag(
    "fix", section: "analysis", help: "repair what can be repaired without changing the meaning",
    details: "Files are replaced whole and checked again; the other findings are reported.")

  static let rules = Flag(
    "rules", section: "output", help: "list the rules with their severities")

  static let format = Flag(
    "format",
    choices: [
      Flag.Choice("text", "for people, with the lines"),
      Flag.Choice("json", "everything, for programs"),
      Flag.Choice("sarif", "SARIF 2.1.0, for code scanning"),
      Flag.Choice("github", "annotations of GitHub Actions"),
    ], default: "text", section: "output", help: "how findings are written")
}

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
      LintFlags.maxWarnings, LintFlags.fix, LintFlags.rules, LintFlags.format, LintFlags.output,
    ])

  static func run(_ arguments: Arguments, in tool: ToolContext) async throws -> ExitStatus {
    if arguments[LintFlags.rules] {
      return tool.write(LintPage.rules(Style(tool.display(1, arguments))))
    }
    let mostWarnings = arguments[LintFlags.maxWarnings]
    var lint = try LintRun(arguments, tool)
    let report = try lint.report(fixes: arguments[LintFlags.fix])
    var status = lint.status
    if report.hasSyntaxErrors { status = status.combined(with: .unusable) }
    if report.errorCount > 0 { status = status.combined(with: .failed) }
    if let mostWarnings, report.warningCount > mostWarnings {
      status = status.combined(with: .failed)
    }
    let page = LintPage(
      report: report, format: arguments[LintFlags.format], mostWarnings: mostWarnings)
    try page.write(to: arguments[LintFlags.output], tool, arguments)
    return status
  }
}

/// The flags of `spec lint`.
enum LintFlags {
  /// The values of `--format`.
  enum Format: String {
    case text, json, sarif, github
  }

  static let rule = Flag<[LintRule]>(
    "rule", value: "NAME[=SEVERITY]", .rule, section: "analysis",
    help: "set the severity of a rule: error, warning or off",
    details: "Without a severity, the rule becomes a warning. It overrides the settings files.")

  static let gherkinLint = Flag<String?>(
    "gherkin-lintrc", value: "FILE", .path, otherwise: "\(GherkinLintFile.name), if it exists",
    negates: true, section: "analysis",
    help: "read the settings of gherkin-lint from a file")

  static let recording = Flag<String?>(
    "recording", value: "FILE", .path, section: "analysis",
    help: "check names of elements with a recorded run; - reads standard input",
    details: """
      FILE is written by --report messages:FILE in a run with --trace, which records the screens.
      """)

  static let maxWarnings = Flag<Int?>(
    "max-warnings", value: "N", .integer(0...Int.max), section: "analysis",
    help: "fail if there are more warnings than N")

  static let fix = Flag<Bool>(
    "fix", section: "analysis", help: "repair what can be repaired without changing the meaning",
    details: "Files are replaced whole and checked again; the other findings are reported.")

  static let rules = Flag<Bool>(
    "rules", section: "output", help: "list the rules with their severities")

  static let format = Flag<Format>(
    "format",
    [
      .text: "for people, with the lines",
      .json: "everything, for programs",
      .sarif: "SARIF 2.1.0, for code scanning",
      .github: "annotations of GitHub Actions",
    ], default: .text, section: "output",
    help: "how findings are written")

  static let output = PageSettings.output(example: "lint.sarif")
}

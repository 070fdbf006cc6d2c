import SpecAnalysis
import SpecGherkin
import SpecJSON
import SpecReporters
import SpecRunner
import SpecText

/// The findings of a lint in one of the formats.
struct LintPage {
  let report: LintReport
  let format: LintFlags.Format
  let mostWarnings: Int?

  /// Writes the page to a file, or to standard output.
  func write(
    to file: String?, _ tool: ToolContext, _ arguments: Arguments
  ) throws(OutputError) {
    // The annotations are commands, and their text is escaped.
    let form: LogGuard? = format == .github ? nil : format == .text ? .text : .json
    let output = try tool.output(to: file, as: form)
    let style = Style(file == nil ? tool.display(1, arguments) : .plain)
    try output.finish(text(style, tool))
  }

  private func text(_ style: Style, _ tool: ToolContext) -> String {
    let paths = RepositoryPaths.here(tool.environment)
    return switch format {
    case .text: plain(style)
    case .json: PageSettings.text(report.json)
    case .sarif:
      PageSettings.text(
        report.sarif(tool: tool.spec.name, version: SpecVersion.current) {
          paths?.path(of: $0) ?? $0
        })
    case .github:
      DiagnosticAnnotations.github(report.findings.map(\.diagnostic), paths: paths)
        + summary + "\n"
    }
  }

  // MARK: - Text

  /// Every finding with its line, then the counts.
  private func plain(_ style: Style) -> String {
    var quoted: (uri: String, lines: [Substring])?
    let text = DiagnosticText(style) { uri, line in
      if quoted?.uri.isSame(as: uri) != true {
        // A line is looked up by its number, because a file may have many findings.
        quoted = (uri, Self.lines(of: FeatureLoader().text(of: uri) ?? ""))
      }
      guard let lines = quoted?.lines, lines.indices.contains(line - 1) else { return nil }
      return DiagnosticText.line(1, of: String(lines[line - 1]))
    }
    let findings = report.findings.map { text.text($0.namedDiagnostic) + "\n" }
    return findings.joined() + summary + "\n"
  }

  private static func lines(of text: String) -> [Substring] {
    text.utf8.split(separator: 0x0A, omittingEmptySubsequences: false).map { Substring($0) }
  }

  /// The counts in a sentence: `3 files: 1 error, 2 warnings`.
  private var summary: String {
    var parts: [String] = []
    if report.errorCount > 0 { parts.append(report.errorCount.counted("error")) }
    if report.warningCount > 0 {
      let limit = mostWarnings.map { report.warningCount > $0 ? " (at most \($0) allowed)" : "" }
      parts.append(report.warningCount.counted("warning") + (limit ?? ""))
    }
    if parts.isEmpty { parts = ["no findings"] }
    if report.fixedCount > 0 { parts.append("\(report.fixedCount) repaired") }
    if report.fixableCount > 0 {
      parts.append("\(report.fixableCount) can be repaired with \(LintFlags.fix.long)")
    }
    return "\(report.fileCount.counted("file")): " + parts.joined(separator: ", ")
  }

  // MARK: - Rules

  /// The rules with their default severities.
  static func rules(_ style: Style) -> String {
    let width = LintCatalog.names.map(\.utf8.count).max() ?? 0
    let rows = LintCatalog.infos.map { rule in
      let name = rule.name + String(repeating: " ", count: width - rule.name.utf8.count)
      let severity = rule.severity.rawValue
      let pad = String(repeating: " ", count: 7 - severity.utf8.count)
      var facts: [String] = []
      if rule.isFixable { facts.append(LintFlags.fix.long) }
      if rule.need == .recording { facts.append("with \(LintFlags.recording.long)") }
      if rule.need == .requirements { facts.append("with \(CoverageCommand.fileName)") }
      if !rule.options.isEmpty {
        facts.append("options: " + rule.options.map(\.name).joined(separator: ", "))
      }
      let rest = facts.isEmpty ? "" : style.paint("  (\(facts.joined(separator: "; ")))", .faint)
      return "\(style.paint(name, .tag))  \(severity)\(pad)  \(rule.summary)\(rest)\n"
    }
    return rows.joined()
  }
}

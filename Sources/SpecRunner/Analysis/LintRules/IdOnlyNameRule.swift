import SpecGherkin
import SpecText

/// Finds names that match elements only by their ids, as a run reported them.
struct IdOnlyNameRule: LintRule {
  static let info = LintRuleInfo(
    "id-only-name", .warning, "a step names an element by an id, which users do not see",
    advice: "use a name that users see", need: .recording)

  func check(_ file: LintFile, _ context: LintContext, _ findings: inout LintFindings) {
    guard let recording = context.recording else { return }
    // The recording's lines may be those of an older text, so the step must still have the name.
    for warning in recording.idWarnings where warning.uri.isSame(as: file.uri) {
      let name = LintRecording.quoted(in: warning.text).first ?? ""
      let step = file.steps.first {
        $0.location.line == warning.location.line && $0.text.includes(name)
      }
      guard let step else { continue }
      let parts = warning.text.split(separator: ";", maxSplits: 1).map(String.init)
      findings.add(
        parts[0], in: file, at: step.location,
        advice: parts.count > 1 ? String(parts[1].drop { $0 == " " }) : nil)
    }
  }
}

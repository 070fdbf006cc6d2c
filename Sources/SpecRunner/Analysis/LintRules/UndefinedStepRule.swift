import SpecGherkin
import SpecRunner
import SpecText

/// Finds steps that no step definition matches.
struct UndefinedStepRule: LintRule {
  static let info = LintRuleInfo(
    "undefined-step", .error, "no step definition matches a step",
    advice: "check the wording, or write a step definition", isFixable: true)

  func check(_ file: LintFile, _ context: LintContext, _ findings: inout LintFindings) {
    for step in file.steps {
      guard let text = context.match(of: step)?.undefined else { continue }
      let advice = context.advice(on: text)
      if let repair = advice.repair {
        findings.add(
          "no step definition matches \"\(text)\"", in: file, at: step.location,
          advice: "write \(repair.sentence) (\(repair.mistakes.joined(separator: "; ")))",
          edits: edits(step, text, repair.sentence, file))
        continue
      }
      let isOpen = advice.nearest.contains(same: text)
      findings.add(
        "no step definition matches \"\(text)\"", in: file, at: step.location,
        advice: isOpen
          ? StepAdvice.openText
          : advice.nearest.isEmpty
            ? nil : "did you mean \(advice.nearest.map { "\"\($0)\"" }.listed())?")
    }
  }

  /// Replaces the sentence, if the file has it as it was read.
  private func edits(
    _ step: LintStep, _ text: String, _ sentence: String, _ file: LintFile
  ) -> [LintEdit] {
    guard step.text.isSame(as: text) else { return [] }
    let start = file.offset(of: step.location) + step.keyword.utf8.count
    let range = start..<start + text.utf8.count
    let bytes = file.source.bytes
    guard range.upperBound <= bytes.count, bytes[range].elementsEqual(text.utf8) else { return [] }
    return [LintEdit(range: range, text: sentence)]
  }
}

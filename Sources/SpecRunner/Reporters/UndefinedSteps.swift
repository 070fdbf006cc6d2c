import SpecGherkin
import SpecMessages
import SpecText

/// Undefined steps, grouped by the code that would define them.
struct UndefinedSteps {
  private var groups: [ExactText: Group] = [:]
  private var order: [String] = []

  private struct Group {
    /// The nearest existing steps.
    let advice: [String]
    let code: String?
    var steps: [String] = []
    var count = 0
  }

  /// The maximum number of examples for a group.
  private static let shown = 3

  mutating func note(_ attempt: Attempt) {
    for (position, result) in attempt.results.enumerated() where result.status == .undefined {
      guard let step = attempt.pickleStep(at: position) else { continue }
      let suggestion = attempt.suggestions.first { $0.step == position }?.suggestion
      let code = suggestion?.snippets.first?.code
      let advice = suggestion?.advice ?? []
      let written = attempt.documentStep(at: position)
      let key = code.map { (advice + [$0]).joined(separator: "\n") } ?? step.text
      if groups[key] == nil {
        groups[key] = Group(advice: advice, code: code)
        order.append(key)
      }
      groups[key]?.count += 1
      if (groups[key]?.steps.count ?? 0) < Self.shown {
        groups[key]?.steps.append(VisibleText.line(Self.line(step, written, attempt, position)))
      }
    }
  }

  /// The step as written and its place; for a text step, those of the undefined step in it.
  private static func line(
    _ step: PickleStep, _ written: Step?, _ attempt: Attempt, _ position: Int
  ) -> String {
    if let inner = attempt.innerSteps(at: position)?.failed(.undefined) {
      return "\(inner.line)  (\(inner.place))"
    }
    let place = written.map { "  (\(attempt.pickle?.uri ?? ""):\($0.location.line))" } ?? ""
    return (written?.keyword ?? "") + step.text + place
  }

  func lines(_ style: Style) -> [String] {
    if order.isEmpty { return [] }
    var lines = [style.paint("undefined steps:", .heading), ""]
    for key in order {
      guard let group = groups[key] else { continue }
      lines += group.steps.map {
        "  " + style.paint(style.mark(.undefined) + " " + $0, .status(.undefined))
      }
      if group.count > group.steps.count {
        lines.append("    and \(group.count - group.steps.count) more")
      }
      lines += group.advice.map { "      " + style.paint(VisibleText.line($0), .note) }
    }
    let snippets = order.compactMap { groups[$0]?.code }
    if snippets.isEmpty {
      let isCorrected = groups.values.allSatisfy { !$0.advice.isEmpty }
      return lines + [
        "",
        isCorrected
          ? "  correct them as shown, or with spec lint --fix"
          : "  write a step definition for each, or check their wording", "",
      ]
    }
    lines += ["", "  define them, for example:", ""]
    for snippet in snippets {
      lines += VisibleText.clean(snippet).split(separator: "\n").map { "    " + $0 } + [""]
    }
    return lines
  }
}

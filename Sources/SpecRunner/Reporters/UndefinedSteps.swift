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

/// The scenarios that were skipped, by their reasons, in the order of their first occurrence.
struct SkippedCases {
  private var places: [ExactText: (first: [String], more: Int)] = [:]
  private var reasons: [String] = []

  mutating func note(_ attempt: Attempt) {
    // A scenario that was only planned has none.
    guard let message = attempt.results.lazy.compactMap({ $0.failure?.message }).first else {
      return
    }
    // Further lines are about this scenario only.
    let line = VisibleText.clean(message).prefix { $0 != "\n" }
    let reason = line.isEmpty ? attempt.skipReason : String(line)
    if places[reason] == nil { reasons.append(reason) }
    var (first, more) = places[reason] ?? ([], 0)
    let place = CaseName(attempt).place
    // One scenario may run several times, such as in several engines.
    if first.contains(same: place) { return }
    if first.count < 3 { first.append(place) } else { more += 1 }
    places[reason] = (first, more)
  }

  /// The lines, such as `the engine has no camera  (specs/photo.feature:3 and 5 more)`.
  var lines: [String] {
    reasons.map { reason in
      let (first, more) = places[reason] ?? ([], 0)
      let rest = more > 0 ? " and \(more) more" : ""
      return "\(reason)  (\(first.joined(separator: ", "))\(rest))"
    }
  }
}

package import SpecDrivers
package import SpecRunner
import SpecText

/// The accessibility audit of a screen: the problems that its elements show, and what is not known.
///
/// It is part of the accessibility of an app, because many criteria of WCAG cannot be decided from a
/// screen.
package struct Audit {
  /// A problem of an element.
  package struct Finding: Sendable {
    let rule: AuditRule
    let subject: AuditedScreen.Subject
    let problem: String

    /// The problem and what to do about it, in one line each.
    var text: String { "\(subject.description) \(problem) (\(rule.reference))\n  \(rule.advice)" }
  }

  /// A rule that could not be decided for an element, and why.
  package struct Gap: Sendable {
    let rule: AuditRule
    let subject: AuditedScreen.Subject
    let reason: String

    var text: String { "\(rule.name) of \(subject.description): \(reason)" }
  }

  private(set) var findings: [Finding] = []
  private(set) var gaps: [Gap] = []
  /// Findings and gaps that an exemption covers, with its reason.
  private(set) var accepted: [(finding: Finding, reason: String)] = []

  package init(
    _ screen: Screen, by rules: [AuditRule] = AuditRule.all,
    ignoring exemptions: [AuditExemption] = []
  ) {
    let audited = AuditedScreen(screen)
    for rule in rules {
      var verdicts = AuditRule.Verdicts()
      rule.check(audited, &verdicts)
      for (subject, problem) in verdicts.problems {
        let finding = Finding(rule: rule, subject: subject, problem: problem)
        if let exemption = exemptions.first(where: { $0.covers(rule.name, subject.name) }) {
          accepted.append((finding, exemption.reason))
        } else {
          findings.append(finding)
        }
      }
      let unknowns = verdicts.unknowns + (rules.count == 1 ? verdicts.unseen : [])
      gaps += unknowns.filter { subject, _ in
        !exemptions.contains { $0.covers(rule.name, subject.name) }
      }.map { Gap(rule: rule, subject: $0, reason: $1) }
    }
  }

  /// Why nothing can be said about a screen; nil if something can.
  static func refusal(of screen: Screen) -> String? {
    let elements = screen.elements.filter(\.isVisible)
    if elements.isEmpty { return screen.missing ?? "it reports no elements of the screen" }
    return elements.allSatisfy { $0.label.isBlank } ? "it reports no names of elements" : nil
  }

  /// What to do about findings that cannot be fixed.
  static let advice =
    "fix it, or accept it in the scenario: "
    + "Given the audit ignores \"RULE\" because \"REASON\""
}

extension AuditRule {
  /// The name and the criterion: `contrast, WCAG 1.4.3 AA`.
  fileprivate var reference: String {
    level == .advice
      ? "\(name), good practice for WCAG \(criterion)"
      : "\(name), WCAG \(criterion) \(level.rawValue)"
  }

  /// The rule with a name; nil if there is none.
  static func named(_ name: String) -> AuditRule? { all.first { $0.name.isSame(as: name) } }
}

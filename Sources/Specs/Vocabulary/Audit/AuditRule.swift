import SpecDrivers

/// A rule of the accessibility audit that can be decided from a screen.
package struct AuditRule: Sendable {
  /// The conformance level of the criterion.
  package enum Level: String, Sendable {
    case a = "A"
    case aa = "AA"
    /// Good practice that no criterion requires; it never fails a check.
    case advice
  }

  /// The name, in lowercase words joined by hyphens.
  package let name: String
  /// The number of the success criterion of WCAG 2.2.
  package let criterion: String
  package let level: Level
  /// What it requires, as a sentence.
  package let summary: String
  /// What to do about a finding.
  let advice: String
  let check: @Sendable (AuditedScreen, inout Verdicts) -> Void

  init(
    _ name: String, _ criterion: String, _ level: Level, _ summary: String, advice: String,
    check: @escaping @Sendable (AuditedScreen, inout Verdicts) -> Void
  ) {
    self.name = name
    self.criterion = criterion
    self.level = level
    self.summary = summary
    self.advice = advice
    self.check = check
  }

  /// What a rule says about the elements of a screen; it has no objections to others.
  struct Verdicts {
    private(set) var problems: [(subject: AuditedScreen.Subject, problem: String)] = []
    private(set) var unknowns: [(subject: AuditedScreen.Subject, reason: String)] = []
    private(set) var unseen: [(subject: AuditedScreen.Subject, reason: String)] = []

    /// Records a problem as the predicate of a sentence about its subject.
    mutating func report(_ subject: AuditedScreen.Subject, _ problem: String) {
      problems.append((subject, problem))
    }

    mutating func report(_ element: Element, _ problem: String) {
      report(AuditedScreen.Subject(element), problem)
    }

    /// Records that the rule could not be decided for an element, with the reason.
    mutating func leaveOpen(_ element: Element, _ reason: String) {
      unknowns.append((AuditedScreen.Subject(element), reason))
    }

    mutating func leaveOpen(_ subject: AuditedScreen.Subject, _ reason: String) {
      unknowns.append((subject, reason))
    }

    /// Records that the engine never observes what the rule needs: the rule is not part of an audit
    /// by all rules then, and alone it is not decided.
    mutating func leaveUnseen(_ element: Element, _ reason: String) {
      unseen.append((AuditedScreen.Subject(element), reason))
    }
  }

  /// All rules, in the order of the documentation.
  package static let all: [AuditRule] =
    nameRules + colorRules + targetRules + structureRules + focusRules + pageRules
}

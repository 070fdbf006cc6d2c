import SpecText

/// A finding of the accessibility audit that a project accepts, with the reason.
package struct AuditExemption: Hashable, Sendable {
  /// The name of the rule.
  package let rule: String
  /// The name of the element; nil for all elements.
  package let element: String?
  /// Why the finding is accepted.
  package let reason: String

  package init(rule: String, element: String? = nil, reason: String) {
    self.rule = rule
    self.element = element
    self.reason = reason
  }

  /// Whether it applies to a rule and the name of an element.
  package func covers(_ rule: String, _ element: String) -> Bool {
    rule.isSame(as: self.rule) && (self.element?.isSame(as: element) ?? true)
  }
}

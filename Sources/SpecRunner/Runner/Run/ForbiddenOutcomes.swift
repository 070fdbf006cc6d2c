/// Outcomes that fail a run although no scenario failed.
package struct ForbiddenOutcomes: OptionSet, Hashable, Sendable {
  package let rawValue: Int
  package init(rawValue: Int) { self.rawValue = rawValue }

  /// A scenario passed after a retry.
  package static let flaky = ForbiddenOutcomes(rawValue: 1)
  /// A scenario was skipped.
  package static let skipped = ForbiddenOutcomes(rawValue: 2)
  /// Something that passes without a check: a scenario without steps or without a Then, an outline
  /// without rows, a feature without scenarios, a Then that compared nothing.
  package static let doubtful = ForbiddenOutcomes(rawValue: 4)
  /// A scenario is pending, which always fails a run; here it is reported as a reason.
  package static let pending = ForbiddenOutcomes(rawValue: 8)
}

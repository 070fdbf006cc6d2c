/// The faults that change nothing on some visits.
extension PasswordEntryRules {
  static let exemptions: [FaultExemption] = [
    FaultExemption(.secondVisit, once, onceForAll),
    FaultExemption(.afterBack, once, onceForAll),
    FaultExemption(
      .afterBack,
      "the way back leads to the stage of the confirmation, where appearing moves no focus",
      ["entry-without-focus", "focus-only-at-first-entry"]),
    FaultExemption(
      .afterBack,
      "the titles are added when the screen is made, and one that is come back to is not",
      ["titles-missing"]),
  ]

  private static let once = "the model is made at the launch and outlives every screen"

  /// The faults of rules that only a new model reads.
  private static let onceForAll = [
    "starts-in-confirmation", "warns-before-check", "revealed-at-first", "content-fills-width",
    "phone-content-fixed",
  ]
}

/// The faults that change nothing on some visits.
extension MemoRules {
  static let exemptions: [FaultExemption] = [
    FaultExemption(.secondVisit, atLaunch, ["asks-at-launch", "no-foreground-delegate"]),
    FaultExemption(.afterBack, atLaunch, ["asks-at-launch", "no-foreground-delegate"]),
    FaultExemption(
      .afterBack,
      "only logging out leads back to the sign-in screen, and it empties the keychain before",
      ["keychain-not-checked", "empty-user-id-counts"]),
    FaultExemption(
      .afterBack,
      "the rule applies when the screen is loaded, and one that is come back to is not",
      ["keyboard-not-observed", "notices-hold-screen", "photo-not-loaded"]),
  ]

  private static let atLaunch = "the rule applies at the launch, before any screen is visited"
}

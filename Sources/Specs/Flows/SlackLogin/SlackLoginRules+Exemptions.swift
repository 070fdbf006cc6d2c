/// The faults that change nothing on some visits.
extension SlackLoginRules {
  static let exemptions: [FaultExemption] = [
    FaultExemption(
      .afterBack, "the e-mail screen leads nowhere, so nobody comes back to it",
      [
        "email-observers-never-removed", "handlers-hold-screen", "email-not-focused",
        "email-focus-on-load", "email-correction-off", "handed-height-unused",
        "missing-height-is-301", "email-laid-out-animated", "email-follows-own-keyboard",
        "prev-pops-without-animation", "title-does-not-float", "title-appears-at-once",
        "email-placeholder-stays", "email-filters-characters",
      ]),
    FaultExemption(
      .afterBack, "the rule applies when the screen is loaded, and one that is come back to is not",
      ["next-enabled-on-load"]),
    FaultExemption(
      .afterBack,
      "animations are off only at the first focus of a screen, which is before any way back",
      ["animations-stay-off", "first-appearance-animated"]),
  ]
}

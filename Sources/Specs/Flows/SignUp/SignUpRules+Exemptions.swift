/// The faults that change nothing on some visits.
extension SignUpRules {
  static let exemptions: [FaultExemption] = [
    FaultExemption(.secondVisit, end, ["end-unannounced"]),
    FaultExemption(.afterBack, end, ["end-unannounced"]),
    FaultExemption(
      .afterBack,
      "the rule applies when the screen is made, and one that is come back to is not",
      [
        "judged-before-load", "name-field-missing", "no-gender-at-first", "picker-has-no-limit",
      ]),
    FaultExemption(
      .afterBack,
      "the password was judged before the way on and is judged at every change, so judging it once "
        + "more changes nothing",
      ["password-red-from-focus", "id-change-judges-password"]),
    FaultExemption(
      .afterBack, "the consent is rebuilt whenever it is asked for",
      [
        "consent-short", "consent-as-wide-as-screen", "consent-does-not-scroll",
        "last-text-cut-off", "no-cancel-button",
        "agree-wants-scrolling",
      ]),
    FaultExemption(
      .afterBack, "the interests lead to the log-in alone, from which there is no way back",
      interests),
  ]

  private static let end = "the log-in ends the flow, so it is visited once"

  /// The faults of rules that only a visit to the interests reads.
  private static let interests = [
    "one-keyword-a-line", "no-guide-at-first", "two-are-enough", "four-are-needed", "count-stays",
    "missing-ones-counted", "guide-stays", "keywords-above-field", "keywords-in-one-line",
    "field-stays-enabled", "field-off-at-fourth-line", "no-x", "x-does-nothing", "x-deletes-last",
    "complete-always-enabled", "complete-does-nothing", "previous-goes-to-consent",
    "return-key-never-add", "add-does-nothing", "return-key-stays-add", "done-adds",
    "done-does-nothing", "guide-stays-away", "done-stays", "complete-stays-enabled",
    "complete-off-at-three-lines", "field-stays-disabled", "comma-typed",
    "same-keyword-added-again", "empty-keyword-added", "keywords-not-trimmed",
  ]
}

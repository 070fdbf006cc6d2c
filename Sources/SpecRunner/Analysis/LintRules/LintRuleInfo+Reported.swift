/// The rules without code of their own: others find what breaks them.
extension LintRuleInfo {
  /// Syntax errors, which the parser finds.
  static let syntax = LintRuleInfo(
    "syntax", .error, "a file cannot be parsed",
    advice: "correct the line; a feature follows the Gherkin grammar")

  /// Comments that silence rules and cannot be used; the linter finds them.
  static let disableComment = LintRuleInfo(
    "disable-comment", .error,
    "a comment that silences rules names no rule, an unknown one, or no reason",
    advice: "name the rule, and say why after a colon")

  /// Comments that silence nothing; the linter finds them.
  static let unusedDisable = LintRuleInfo(
    "unused-disable", .warning, "a comment silences a rule that finds nothing there",
    advice: "remove the comment")

  /// These, and those that pass on diagnostics of the parser and the planner.
  static let reported = [
    syntax, disableComment, unusedDisable,
    LintRuleInfo(
      "action-as-then", .error,
      "an action or a condition is written as a Then, which proves nothing",
      advice: "write it as a Given or When, and check its result", codes: ["step.no-check"]),
    LintRuleInfo(
      "bare-tag", .warning, "an @ has no name, so it is not a tag",
      advice: "write the name of the tag after the @, or remove the @",
      codes: ["gherkin.bare-tag"]),
    LintRuleInfo(
      "empty-scenario", .warning, "a scenario has no step, so it cannot fail",
      advice: "write its steps, or remove it", codes: ["scenario.empty"]),
    LintRuleInfo(
      "open-fence", .warning, "a code fence is never closed, so all below it is prose",
      advice: "close it with a line of as many back-ticks", codes: ["gherkin.open-fence"]),
    LintRuleInfo(
      "setup-tag", .error,
      "a setup or teardown has several tags of this kind, or one without a name",
      advice: "correct the tag", codes: ["stage."]),
    LintRuleInfo(
      "step-argument", .error,
      "a step has a table or doc string that it does not take, or lacks one",
      advice: "add or remove the table or doc string", codes: ["step.argument"]),
    LintRuleInfo(
      "text-step-definition", .error, "a scenario that defines a step has a mistake",
      advice: "correct the sentence, its parameters or its steps", codes: ["text-step."]),
    LintRuleInfo(
      "undefined-variable", .warning, "a step uses a variable that has no value",
      advice: "set it in spec.json or with --var, or correct its name",
      codes: ["variable.unknown", "variable.syntax"]),
    LintRuleInfo(
      "vacuous-step", .error, "a text, a number or a table of a step means nothing to it",
      advice: "write what the step should look for", codes: ["step.vacuous"]),
  ]
}

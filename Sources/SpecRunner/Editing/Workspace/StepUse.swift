import SpecGherkin

/// A step of a feature file, its place, and the definitions that it matches.
struct StepUse {
  let step: Step
  /// The scenario that has the step; nil for a step of a background.
  let scenario: Scenario?
  /// The bytes of the keyword and of the text.
  let keyword: Range<Int>
  let text: Range<Int>
  /// The step in the first scenario that runs it; nil if none does.
  let run: (pickle: Pickle, step: PickleStep)?
  /// The indices of the definitions that match it in any row of examples, in order.
  let definitions: [Int]

  var line: Int { step.location.line }
}

import SpecGherkin
import SpecMessages

extension StepLibrary {
  /// The steps that scenarios define in text.
  package init(_ textSteps: [TextStep]) {
    self.init(
      "text steps",
      declarations: textSteps.map { Declaration(kind: .step(StepDefinition($0))) })
  }
}

extension StepDefinition {
  /// The definition of a text step, which the run expands; its body never runs.
  fileprivate init(_ textStep: TextStep) {
    var types: [any StepArgument.Type] = textStep.parameters.map { _ in String.self }
    if textStep.takesTable { types.append(Table.self) }
    if textStep.takesText { types.append(DocStringArgument.self) }
    self.init(
      pattern: textStep.pattern, patternType: .cucumberExpression, keyword: .step,
      summary: textStep.scenario.description.firstLine, example: nil, source: textStep.place,
      signature: StepSignature(types: types), needs: []
    ) { _, _ in .passed }
    language = textStep.document.feature?.language ?? "en"
    self.textStep = textStep
  }
}

extension String {
  /// The first line that is not blank, without white space around it; nil if there is none.
  fileprivate var firstLine: String? {
    split(separator: "\n").lazy
      .map { $0.drop(while: \.isWhitespace) }
      .first { !$0.isEmpty }.map(String.init)
  }
}

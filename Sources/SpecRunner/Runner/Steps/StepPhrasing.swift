/// What an author may write for a step that is worded otherwise.
package struct StepPhrasing: Sendable {
  /// The words as a Cucumber expression.
  package let words: String
  /// The exact expression of the step that is meant.
  package let step: String

  package init(_ words: String, _ step: String) {
    self.words = words
    self.step = step
  }
}

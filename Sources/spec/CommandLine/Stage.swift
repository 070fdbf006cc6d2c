import SpecRunner
import Specs

/// Where a tool's steps come from: the standard specs, steps of its own, or both.
struct Stage: Sendable {
  /// The vocabulary and the engine behind it; nil for a tool that drives no app.
  let specs: StandardSpecs?
  /// The steps the tool adds.
  let own: [StepLibrary]
  /// What becomes of two definitions with the same expression.
  var duplicates = StepRegistry.Duplicates.refused
  /// The words for errors that steps throw.
  var errorText: RunOptions.ErrorText?

  /// The steps as a page lists them, without an app behind them.
  var words: [StepLibrary] { (specs?.libraries() ?? []) + own }
}

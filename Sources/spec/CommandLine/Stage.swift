import SpecRunner
import Specs

/// Where a tool's steps come from: the standard specs, steps of its own, or both.
struct Stage: Sendable {
  /// The vocabulary and the engine behind it; nil for a tool that drives no app.
  let specs: StandardSpecs?
  /// The steps the tool adds.
  let own: [StepLibrary]

  /// The steps as a page lists them, without an app behind them.
  var words: [StepLibrary] { (specs?.libraries() ?? []) + own }
}

import SpecDrivers
import SpecRunner
import Specs

/// What a tool consists of: its engine, and steps of its own.
struct ToolDefinition: Sendable {
  /// What scenarios run against unless another engine is asked for; nil for a tool that drives no
  /// app.
  var engine: (any Engine)?
  /// The launch options of apps, unless a specification or the command line overrides them.
  var launch = LaunchOptions(app: "")
  /// The steps the tool adds.
  var own: [StepLibrary]
  /// What becomes of two definitions with the same expression.
  var duplicates = StepRegistry.Duplicates.refused
  /// The words for errors that steps throw.
  var errorText: RunOptions.ErrorText?

  /// The steps as a page lists them, without an app behind them.
  var words: [StepLibrary] { (engine == nil ? [] : Vocabulary.words) + own }
}

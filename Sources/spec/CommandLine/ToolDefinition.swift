import SpecDrivers
import SpecRunner

/// What a tool consists of: how it drives apps, and steps of its own.
struct ToolDefinition: Sendable {
  /// How a tool drives apps.
  struct Apps: Sendable {
    /// What scenarios run against unless another engine is asked for.
    var engine: any Engine
    var steps: any AppSteps
    /// The launch options of apps, unless a specification or the command line overrides them.
    var launch = LaunchOptions(app: "")
  }

  /// How the tool drives apps; nil for a tool that drives none.
  var apps: Apps?
  /// The steps the tool adds.
  var own: [StepLibrary]
  /// What becomes of two definitions with the same expression.
  var duplicates = StepRegistry.Duplicates.refused
  /// The words for errors that steps throw.
  var errorText: RunOptions.ErrorText?

  /// The steps as a page lists them, without an app.
  var words: [StepLibrary] { (apps?.steps.words ?? []) + own }
}

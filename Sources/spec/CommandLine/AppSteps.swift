package import SpecDrivers
package import SpecRunner

/// The steps with which a tool drives apps, whatever they are called.
///
/// The command line does not depend on the vocabulary, so that a tool that has only steps of its
/// own is built without it.
package protocol AppSteps: Sendable {
  /// The definitions as a page lists them, without an engine.
  var words: [StepLibrary] { get }
  /// A hook that attaches the events and the screen of each step, for `--trace`.
  var screenRecorder: StepLibrary { get }
  /// A hook that attaches the app that each scenario opens, for analyses.
  var appRecorder: StepLibrary { get }

  /// The libraries of a run on these engines.
  ///
  /// - Parameter patience: how long a check is repeated if the engine cannot detect that the app
  ///   has settled.
  func libraries(on engines: [RunEngine], patience: Duration) -> [StepLibrary]
}

/// An engine of a run, and the launch options of its apps.
package struct RunEngine: Sendable {
  /// The name in this run.
  package let name: String
  package let engine: any Engine
  package var launch: LaunchOptions
}

import SpecAnalysis
package import SpecDrivers
package import SpecMessages
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
  /// Attaches the screens of failed steps, or of all steps, for `--screens`.
  func screens(ofAllSteps isForAll: Bool) -> StepRecorder
  /// A hook that attaches the app that each scenario opens, for analyses.
  var appRecorder: StepLibrary { get }
  /// The names of the rules of the accessibility audit.
  var auditRules: [String] { get }
  /// The audit of every screen of a run, for `--audit`.
  ///
  /// - Parameter fails: whether a problem fails the run.
  func auditor(fails: Bool) -> ScreenAuditor

  /// The step that performs an action, without its keyword; nil if there is none.
  func sentence(for action: Action) -> String?
  /// The lines of the step that performs an action, without its keyword; nil if there is none.
  func lines(for action: Action) -> [String]?
  /// The steps that establish conditions and open an app; nil if they cannot all be written.
  func opening(_ conditions: [Condition], _ options: LaunchOptions) -> [String]?
  /// The lines of the step that establishes a condition while an app runs, without its keyword; nil
  /// if there is none.
  func sentence(for condition: Condition) -> [String]?
  /// The checks of what differs between two screens, without keywords; without a screen before,
  /// or on another screen, those of the main facts of the screen after.
  ///
  /// All hold on the screen after. A check may have further lines: the rows of its table.
  func checks(from before: Screen?, to after: Screen) -> [String]
  /// The checks of the properties and frames of elements that another screen has not.
  func properties(of screen: Screen, unlike other: Screen) -> [String]
  /// The checks of an event that another app does not cause, or causes another one in its place.
  func events(_ event: Event?, insteadOf other: Event?) -> [String]

  /// The checks of what an action has changed that a person would write, the most telling first.
  ///
  /// What goes with most actions is left out, such as the focus, and what the action itself enters.
  func outcomes(of actions: [Action], from before: Screen?, to after: Screen) -> [String]

  /// The driver of a scenario's app that a person can use as well; nil if its engine has none.
  func recorder(in world: World) -> (any RecordingDriver)?

  /// What a scenario's app shows now; nil before an app is opened.
  ///
  /// - Throws: the error of the engine.
  func look(in world: World) async throws -> SeenScreen?

  /// Has the scenarios that inherit values launch their app with faults; with none of them, tell
  /// which faults they reach.
  func launch(with faults: [String], in values: WorldValues)

  /// The libraries of a run on these engines.
  ///
  /// - Parameters:
  ///   - patience: how long a check is repeated if the engine cannot detect that the app has
  ///     settled.
  ///   - checks: the snapshots and exemptions of the run.
  func libraries(
    on engines: [RunEngine], patience: Duration, checks: CheckSettings
  ) -> [StepLibrary]
}

extension AppSteps {
  /// The lines of the step for an action or a condition, without its keyword; nil if there is none.
  func sentence(for move: Move) -> [String]? {
    switch move {
    case .perform(let action): sentence(for: action).map { [$0] }
    case .arrange(let condition): sentence(for: condition)
    }
  }
}

/// A screen that an app shows, and what its engine can do.
package struct SeenScreen: Sendable {
  package let screen: Screen
  /// The screen as reports draw it.
  package let record: RecordedScreen
  /// The screen as failures show it.
  package let text: String
  package let capabilities: Capabilities

  package init(
    _ screen: Screen, _ record: RecordedScreen, text: String, _ capabilities: Capabilities
  ) {
    self.screen = screen
    self.record = record
    self.text = text
    self.capabilities = capabilities
  }
}

/// The accessibility audit of a run.
package struct ScreenAuditor: Sendable {
  /// The hooks that look at every screen.
  let library: StepLibrary
  /// The findings after the run, except those that failed it; a text for each.
  let report: @Sendable () -> [String]

  package init(_ library: StepLibrary, report: @escaping @Sendable () -> [String]) {
    self.library = library
    self.report = report
  }
}

/// An engine of a run, and the launch options of its apps.
package struct RunEngine: Sendable {
  /// The name in this run.
  package let name: String
  package var engine: any Engine
  package var launch: LaunchOptions
}

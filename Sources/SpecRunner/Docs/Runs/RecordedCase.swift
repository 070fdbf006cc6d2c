import SpecGherkin
import SpecMessages
import SpecReporters
import SpecText

/// The last attempt at a scenario in a recorded run.
struct RecordedCase {
  let uri: String
  /// The name with the values of the row.
  let name: String
  let state: DocsResult.State
  /// The variant that it ran in, such as an engine; nil if there is only one.
  let variant: String?
  let started: Timestamp
  let duration: Duration?
  /// The number of attempts before this one.
  let retries: Int
  /// The status of each step of the scenario, with those of backgrounds.
  let steps: [Status]
  let failure: RecordedFailureText?
  /// The reason of a skipped scenario.
  let reason: String?
  let screens: [StepScreen]

  /// Nil if the recording lacks the scenario.
  init?(_ attempt: Attempt, _ index: RunIndex) {
    guard let pickle = attempt.pickle else { return nil }
    uri = pickle.uri
    name = pickle.name
    state = attempt.results.isEmpty ? .passed : DocsResult.State(attempt.result)
    variant = attempt.variant
    started = attempt.started.timestamp
    duration = attempt.duration
    retries = attempt.started.attempt
    var steps: [Status] = []
    var screens: [StepScreen] = []
    for position in attempt.testCase.steps.indices where attempt.hookID(at: position) == nil {
      screens += StepScreen.all(of: attempt, at: position, step: steps.count)
      steps.append(
        position < attempt.results.count ? attempt.results[position].status : .unknown)
    }
    self.steps = steps
    self.screens = screens
    failure = FailureText(attempt, index).map(RecordedFailureText.init)
    reason =
      attempt.status == .skipped
      ? attempt.results.first { $0.status == .skipped }?.failure?.message : nil
  }
}

/// What a page shows of a failure.
struct RecordedFailureText {
  /// The step or hook that failed.
  let step: String
  /// The expected and actual values, a line each.
  let message: [String]
  /// The lines of the screen, if it was recorded as text.
  let screen: [String]
  /// What to do; nil if unknown.
  let fix: String?

  init(_ text: FailureText) {
    step = text.step
    message = text.message
    screen = text.screen
    fix = text.fix
  }
}

/// A screen that a run recorded after a step.
struct StepScreen {
  /// The index of the step in the scenario, with those of backgrounds.
  let step: Int
  let screen: RecordedScreen

  /// The screens attached to a step of an attempt; what cannot be read is left out.
  static func all(of attempt: Attempt, at position: Int, step: Int) -> [StepScreen] {
    attempt.attachments.compactMap { place, attachment in
      guard place == position, let screen = try? RecordedScreen.read(attachment) else { return nil }
      return StepScreen(step: step, screen: screen)
    }
  }
}

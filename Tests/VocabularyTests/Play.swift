import SpecDrivers
import SpecRunner
import SpecVocabulary

/// Runs steps as a scenario over a fake driver and keeps what became of each.
struct Play {
  /// One line a step: `passed`, or status and message.
  private(set) var endings: [String] = []
  /// Why the scenario was refused before its first step, if it was.
  private(set) var refusal: String?
  private(set) var attachments: [Attachment] = []
  let driver: FakeDriver

  /// The driver of the play that is going on; lanes inherit it from the task that runs them.
  @TaskLocal private static var current = FakeDriver()

  /// The vocabulary, joined once for all plays.
  private static let registry = Result {
    try StepRegistry(
      Vocabulary.libraries(
        Staging(defaults: LaunchOptions(app: "app"), patience: .milliseconds(100)) { Play.current })
    )
  }

  init(
    _ driver: FakeDriver = FakeDriver(), options: RunOptions = RunOptions(), _ steps: String...
  ) async throws {
    self.driver = driver
    let registry = try Self.registry.get()
    let text = "Feature: f\n\n  Scenario: s\n" + steps.map { "    \($0)\n" }.joined()
    let suite = Suite(sources: [Source(uri: "s.feature", text: text)])
    let plan = Planner(registry).plan(suite)
    let hooks = Set(
      plan.cases.flatMap(\.testCase.steps).compactMap { step -> NodeID? in
        if case .hook = step.role { step.id } else { nil }
      })
    var endings: [String] = []
    var refusal: String?
    var attachments: [Attachment] = []
    await Self.$current.withValue(driver) {
      await SpecRun(plan, options).run { envelope in
        switch envelope {
        case .testStepFinished(let finished) where !hooks.contains(finished.testStepID):
          let result = finished.result
          let message = result.problem?.message.map { ": " + $0 } ?? ""
          endings.append(result.status.rawValue.lowercased() + message)
        case .testStepFinished(let finished) where finished.result.status == .skipped:
          refusal = refusal ?? finished.result.problem?.message
        case .attachment(let attachment): attachments.append(attachment)
        default: break
        }
      }
    }
    self.endings = endings
    self.refusal = refusal
    self.attachments = attachments
  }

  /// What became of the last step.
  var ending: String { endings.last ?? "nothing ran" }

  /// The screens attached to failed steps.
  var screens: [String] {
    attachments.filter { $0.mediaType == Attachment.screenType }.compactMap {
      if case .text(let text) = $0.body { text } else { nil }
    }
  }
}

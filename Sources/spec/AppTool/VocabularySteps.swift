package import SpecCommandLine
package import SpecDrivers
import SpecMessages
package import SpecRunner
import SpecVocabulary

/// The vocabulary as the command line uses it.
package struct VocabularySteps: AppSteps {
  package init() {}

  package var words: [StepLibrary] { Vocabulary.words }
  package var screenRecorder: StepLibrary { Trace.library }

  package func screens(ofAllSteps isForAll: Bool) -> StepRecorder {
    isForAll ? ScreenRecorder.ofAllSteps : ScreenRecorder.ofFailures
  }

  package var appRecorder: StepLibrary { OpenedApps.library }
  package var auditRules: [String] { AuditRule.all.map(\.name) }

  package func sentence(for action: Action) -> String? { ActionSentence.text(for: action) }

  package func lines(for action: Action) -> [String]? { ActionSentence.lines(for: action) }

  package func sentence(for condition: Condition) -> [String]? {
    ConditionSentence.lines(for: condition)
  }

  package func opening(_ conditions: [Condition], _ options: LaunchOptions) -> [String]? {
    let given = conditions.compactMap { ActionSentence.text(for: $0) }
    guard given.count == conditions.count, let opening = ActionSentence.opening(options) else {
      return nil
    }
    return given + opening
  }

  package func checks(from before: Screen?, to after: Screen) -> [String] {
    CheckSentence.texts(from: before, to: after)
  }

  package func outcomes(
    of actions: [Action], from before: Screen?, to after: Screen
  ) -> [String] { CheckSentence.outcomes(of: actions, from: before, to: after) }

  package func properties(of screen: Screen, unlike other: Screen) -> [String] {
    CheckSentence.properties(of: screen, unlike: other)
  }

  package func events(_ event: Event?, insteadOf other: Event?) -> [String] {
    CheckSentence.events(event, insteadOf: other)
  }

  package func recorder(in world: World) -> (any RecordingDriver)? {
    (try? world.session.driver) as? any RecordingDriver
  }

  package func look(in world: World) async throws -> SeenScreen? {
    let session = try world.session
    guard session.isLaunched else { return nil }
    let seen = try await session.look().observation
    return SeenScreen(
      seen.screen, RecordedScreen(seen, .step, after: []), text: ScreenText(seen.screen).text,
      session.driver.capabilities)
  }

  package func auditor(fails: Bool) -> ScreenAuditor {
    let log = AuditLog(fails: fails)
    return ScreenAuditor(log.library) { log.report }
  }

  package func launch(with faults: [String], in values: WorldValues) {
    values[LaunchFaultsKey.self] = faults
  }

  package func libraries(
    on engines: [RunEngine], patience: Duration, checks: CheckSettings
  ) -> [StepLibrary] {
    if let only = engines.first, engines.count == 1 {
      return Vocabulary.libraries(
        on: only.engine, launching: only.launch, patience: patience, checks: checks)
    }
    return Vocabulary.libraries(
      engines.map { member in
        let makeSession: SessionMaker = {
          AppSession(
            driver: member.engine.makeDriver(), options: member.launch, patience: patience)
        }
        return (member.name, makeSession)
      }, checks: checks)
  }
}

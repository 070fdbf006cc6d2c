public import SpecDrivers
public import SpecRunner
import SpecText

/// The vocabulary: generic steps for any app on any engine.
///
/// Three terms occur in all of them. An *element* is what a user would point at: `"Next"`, `the
/// "Next" button`, `the 2nd "Delete" button`. *Since the last When* means since the first step of
/// the last group of When steps, including `And`; before any When, it means since the app was
/// opened. If an engine lacks an ability or cannot determine a value, the scenario is skipped
/// with the reason, if possible before its app is launched; it never passes.
public enum Vocabulary {
  /// All libraries, for a registry.
  ///
  /// Each scenario has a driver of its own, which is closed after the scenario. The caller starts
  /// the engine before the run and shuts it down afterwards.
  ///
  /// - Parameters:
  ///   - engine: the engine that creates the drivers.
  ///   - launch: the launch options of apps; scenarios can override them.
  ///   - patience: how long a check is repeated if the engine cannot detect that the app has settled,
  ///   in the engine's time.
  public static func libraries(
    on engine: any Engine, launching launch: LaunchOptions = LaunchOptions(app: ""),
    patience: Duration = .seconds(5)
  ) -> [StepLibrary] {
    libraries(on: engine, launching: launch, patience: patience, checks: CheckSettings())
  }

  /// All libraries, for a registry of a run with settings for its checks.
  package static func libraries(
    on engine: any Engine, launching launch: LaunchOptions, patience: Duration,
    checks: CheckSettings
  ) -> [StepLibrary] {
    let makeSession: SessionMaker = {
      AppSession(driver: engine.makeDriver(), options: launch, patience: patience)
    }
    return [hooks(checks) { _ in makeSession }] + words
  }

  /// All libraries, for a plan with these variants, in which every scenario runs on several
  /// engines.
  package static func libraries(
    _ variants: [(name: String, makeSession: SessionMaker)], checks: CheckSettings
  ) -> [StepLibrary] {
    let byName = Dictionary(variants.map { (ExactText($0.name), $0.makeSession) }) { first, _ in
      first
    }
    return [hooks(checks) { world in world.variant.flatMap { byName[ExactText($0)] } }] + words
  }

  /// Only the step definitions, in the order of the documentation and without an engine.
  package static let words: [StepLibrary] = {
    let translated = english + [KoreanSteps.library(of: english)]
    let waiting = WaitingSteps.library(of: translated).phrased(Phrasings.all)
    return (translated + [waiting]).map { library in
      library.checked.declared(checks: [
        "en": ["Then I see \"…\"", "Then I am on the \"…\" screen"],
        "ko": ["그러면 \"…\"이 보인다", "그러면 \"…\" 화면이 보인다"],
      ])
    }
  }()

  /// The libraries that define the step bodies.
  private static let english: [StepLibrary] = [
    UIParameterTypes.library,
    AppSteps.library,
    SystemSteps.library,
    DeviceSteps.library,
    TouchSteps.library,
    MouseSteps.library,
    TextSteps.library,
    FormSteps.library,
    FocusSteps.library,
    KeyboardSteps.library,
    VisibilitySteps.library,
    ContentSteps.library,
    StateSteps.library,
    SnapshotSteps.library,
    PictureSteps.library,
    AuditSteps.library,
    PropertySteps.library,
    LayoutSteps.library,
    ScrollSteps.library,
    NavigationSteps.library,
    BrowserSteps.library,
    AlertSteps.library,
    AnimationSteps.library,
    CallbackSteps.library,
    TimeSteps.library,
    NetworkSteps.library,
    DownloadSteps.library,
    StorageSteps.library,
    NotificationSteps.library,
    LinkSteps.library,
    LogSteps.library,
    RequestSteps.library,
    ResponseSteps.library,
    CommandSteps.library,
    MemorySteps.library,
    TerminalSteps.library,
  ]

  private static func hooks(
    _ checks: CheckSettings, _ maker: @escaping @Sendable (World) -> SessionMaker?
  ) -> StepLibrary {
    StepLibrary("session") {
      Before(name: "the session is set") { world in
        world[SessionMakerKey.self] = maker(world)
        world[SnapshotFilesKey.self] = checks.snapshots
        world[AuditExemptionsKey.self] = checks.exemptions
        world[BackEndKey.self] = checks.backEnd
        if let variant = world.variant {
          world.attach(variant, mediaType: Attachment.variantType)
        }
        try await world.refuseWithoutAbilities()
      }.inDryRun
      After(name: "the app session ends") { world in
        let error = await world.unexpectedScriptError(allowing: checks.allowsScriptErrors)
        await world.closeSession()
        await ScratchFolder.leave(world)
        if let error { throw error }
      }
    }
  }
}

public import SpecDrivers
public import SpecRunner
import SpecText

/// The words of specifications: generic steps for any app on any engine, in one list.
///
/// Three terms run through all of them. An *element* is what a person would point at: `"Next"`,
/// `the "Next" button`, `the 2nd "Delete" button`. *Since the last When* means since the first
/// step of the last group of When steps, `And` included; before any When it means since the app
/// was opened. What an engine cannot do or cannot tell skips the scenario with the reason, before
/// its app is launched if the engine's capabilities tell; it never passes.
public enum Vocabulary {
  /// All libraries, for a registry; each scenario has a driver of its own, which is closed after
  /// the scenario, however it ended.
  ///
  /// Whoever runs them starts the engine before, and shuts it down afterwards.
  ///
  /// - Parameters:
  ///   - launch: what apps are launched with unless a specification says otherwise.
  ///   - patience: how long a check asks an engine again that cannot tell whether the app has
  ///     settled, in the engine's time.
  public static func libraries(
    on engine: any Engine, launching launch: LaunchOptions = LaunchOptions(app: ""),
    patience: Duration = .seconds(5)
  ) -> [StepLibrary] {
    let makeSession: SessionMaker = {
      AppSession(driver: engine.makeDriver(), options: launch, patience: patience)
    }
    return [hooks { _ in makeSession }] + words
  }

  /// All libraries, for a plan whose variants are these names: every scenario on several engines.
  package static func libraries(
    _ variants: [(name: String, makeSession: SessionMaker)]
  ) -> [StepLibrary] {
    let byName = Dictionary(variants.map { (ExactText($0.name), $0.makeSession) }) { first, _ in
      first
    }
    return [hooks { world in world.variant.flatMap { byName[ExactText($0)] } }] + words
  }

  /// The step definitions alone, in the order a page lists them; without an engine behind them.
  package static let words: [StepLibrary] = spoken + [WaitingSteps.library(of: spoken)]

  private static let spoken = english + [KoreanSteps.library(of: english)]

  /// The steps that have the bodies.
  private static let english: [StepLibrary] = [
    UIParameterTypes.library,
    AppSteps.library,
    DeviceSteps.library,
    TouchSteps.library,
    TextSteps.library,
    FocusSteps.library,
    KeyboardSteps.library,
    VisibilitySteps.library,
    PropertySteps.library,
    LayoutSteps.library,
    ScrollSteps.library,
    NavigationSteps.library,
    AlertSteps.library,
    AnimationSteps.library,
    CallbackSteps.library,
    TimeSteps.library,
    NetworkSteps.library,
    StorageSteps.library,
    NotificationSteps.library,
    LinkSteps.library,
    LogSteps.library,
  ]

  private static func hooks(
    _ maker: @escaping @Sendable (World) -> SessionMaker?
  ) -> StepLibrary {
    StepLibrary("session") {
      Before(name: "the session is set") { world in
        world[SessionMakerKey.self] = maker(world)
        if let variant = world.variant {
          world.attach(variant, mediaType: Attachment.variantType)
        }
        try await world.refuseWithoutAbilities()
      }.inDryRun
      After(name: "the app session ends") { world in await world.closeSession() }
    }
  }
}

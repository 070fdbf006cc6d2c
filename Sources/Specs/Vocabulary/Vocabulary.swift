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
  /// All libraries, for a registry; the scenario's driver is made by the staging and closed
  /// after the scenario, however it ended.
  public static func libraries(_ staging: Staging) -> [StepLibrary] {
    [hooks { _ in staging }] + words
  }

  /// All libraries, for a run of every scenario on several engines; each by its variant's name.
  public static func libraries(_ stagings: [String: Staging]) -> [StepLibrary] {
    libraries(stagings.map { ($0.key, $0.value) })
  }

  /// The same, for names that no dictionary of the language tells apart.
  package static func libraries(_ stagings: [(name: String, staging: Staging)]) -> [StepLibrary] {
    let byName = Dictionary(stagings.map { (ExactText($0.name), $0.staging) }) { first, _ in first }
    return [hooks { world in world.variant.flatMap { byName[ExactText($0)] } }] + words
  }

  /// The step definitions alone, in the order a page lists them; without an engine behind them.
  public static let words: [StepLibrary] = spoken + [WaitingSteps.library(of: spoken)]

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
    _ staging: @escaping @Sendable (World) -> Staging?
  ) -> StepLibrary {
    StepLibrary("session") {
      Before(name: "the app session starts") { world in
        world[StagingKey.self] = staging(world)
        if let variant = world.variant {
          world.attach(variant, mediaType: Attachment.variantType)
        }
        try await world.refuseWithoutAbilities()
      }.inDryRun
      After(name: "the app session ends") { world in await world.closeSession() }
    }
  }
}

import SpecDrivers
import SpecRunner
import SpecVocabulary
import Synchronization

@testable import SpecPictures

/// Runs steps as a scenario over a fake driver and keeps what became of each.
struct Play {
  /// One line a step: `passed`, or status and message.
  private(set) var endings: [String] = []
  /// Why the scenario was refused before its first step, if it was.
  private(set) var refusal: String?
  /// The message of a hook after the scenario that failed, if one did.
  private(set) var endFailure: String?
  private(set) var attachments: [Attachment] = []
  /// The screens of failed steps.
  private(set) var screens: [String] = []
  let driver: FakeDriver

  /// The drivers of the play that is going on; lanes inherit them from the task that runs them.
  @TaskLocal private static var current = Drivers([FakeDriver()])

  /// Drivers that are handed out one after another; the last one again and again.
  private final class Drivers: Sendable {
    private let rest: Mutex<[FakeDriver]>

    init(_ drivers: [FakeDriver]) { rest = Mutex(drivers) }

    var next: FakeDriver { rest.withLock { $0.count > 1 ? $0.removeFirst() : $0[0] } }
  }

  /// The files that steps compare with.
  private static let snapshots = [
    "snapshots/s/next.snapshot": Array("button \"Next\" disabled\n".utf8),
    "snapshots/s/name first.snapshot": Array("partial\nfield \"Name\"\nbutton /N.xt/\n".utf8),
    "snapshots/s/white.fake-414x896.png": plain(width: 41, height: 90, 0xFFFF_FFFF),
    "snapshots/s/black.fake-414x896.png": plain(width: 41, height: 90, 0x0000_00FF),
    "snapshots/s/white next.fake-414x896.png": plain(width: 9, height: 5, 0xFFFF_FFFF),
    "snapshots/s/black next.fake-414x896.png": plain(width: 9, height: 5, 0x0000_00FF),
  ]

  /// A picture of one colour.
  static func plain(width: Int, height: Int, _ color: UInt32) -> [UInt8] {
    PNGWriter.write(width: width, height: height) { _, _ in color }
  }

  /// The vocabulary, joined once for all plays.
  private static let registry = Result {
    try StepRegistry(
      Vocabulary.libraries(
        on: CurrentDriver(), launching: LaunchOptions(app: "app"), patience: .milliseconds(100),
        checks: CheckSettings(snapshots: SnapshotFiles(read: { snapshots[$0] }))))
  }

  /// An engine whose driver is that of the play that is going on.
  private struct CurrentDriver: Engine {
    let name = "play"

    func makeDriver() -> any Driver { Play.current.next }
  }

  init(
    _ driver: FakeDriver = FakeDriver(), options: RunOptions = RunOptions(),
    uri: String = "s.feature", _ steps: String...
  ) async throws {
    try await self.init(driver, options: options, uri: uri, steps: steps)
  }

  /// - Parameter others: the drivers of the sessions after the first one.
  init(
    _ driver: FakeDriver, others: [FakeDriver] = [], options: RunOptions = RunOptions(),
    uri: String = "s.feature", steps: [String]
  ) async throws {
    self.driver = driver
    let registry = try Self.registry.get()
    let text = "Feature: f\n\n  Scenario: s\n" + steps.map { "    \($0)\n" }.joined()
    let suite = Suite(sources: [Source(uri: uri, text: text)])
    let plan = Planner(registry).plan(suite)
    let hooks = Set(
      plan.cases.flatMap(\.testCase.steps).compactMap { step -> NodeID? in
        if case .hook = step.role { step.id } else { nil }
      })
    var endings: [String] = []
    var refusal: String?
    var endFailure: String?
    var attachments: [Attachment] = []
    var screens: [String] = []
    await Self.$current.withValue(Drivers([driver] + others)) {
      await SpecRun(plan, options).run { envelope in
        switch envelope {
        case .testStepFinished(let finished) where !hooks.contains(finished.testStepID):
          let result = finished.result
          let message = result.failure?.message.map { ": " + $0 } ?? ""
          screens += [result.failure?.screen].compactMap { $0 }
          endings.append(result.status.rawValue.lowercased() + message)
        case .testStepFinished(let finished) where finished.result.status == .skipped:
          refusal = refusal ?? finished.result.failure?.message
        case .testStepFinished(let finished) where finished.result.status == .failed:
          endFailure = finished.result.failure?.message
        case .attachment(let attachment): attachments.append(attachment)
        default: break
        }
      }
    }
    self.endings = endings
    self.refusal = refusal
    self.endFailure = endFailure
    self.attachments = attachments
    self.screens = screens
  }

  /// What became of the last step.
  var ending: String { endings.last ?? "nothing ran" }
}

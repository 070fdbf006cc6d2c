import SpecDrivers
import SpecRunner
import SpecText

/// The only code that waits: tries again until it works, or the time for that is over.
///
/// It tries once where trying again could tell nothing new: when the engine knows that the app
/// has settled, and when time is virtual, since a check must not move the clock it may be about.
/// A step that names its time asks for just that, so there it tries again in any case. It lets the
/// engine wait between two tries, and ends before the step's own limit, so that the step says
/// what it waited for.
struct Eventually {
  /// How long the running step asks to wait; nil if it leaves that to the run.
  @TaskLocal static var asked: Duration?

  private let session: AppSession
  private let world: World
  private let patience: Duration
  private let isAsked: Bool
  private let started: Duration?
  /// How long it has let the engine wait.
  private var paused = Duration.zero
  /// How long it lets pass between two tries; the pauses grow.
  private var pause = Duration.milliseconds(20)

  init(_ session: AppSession, _ world: World) {
    self.session = session
    self.world = world
    isAsked = Self.asked != nil
    patience = Self.asked ?? session.patience
    started = world.now
  }

  /// Looks until the comparison holds, and returns the scene it held for.
  ///
  /// - Throws: `Refusal` with the last failure and its screen; `Skip` at once if the engine
  ///   cannot tell what is compared; `DriverError` if it cannot be asked.
  mutating func look(until holds: (inout AssertionContext) throws -> Void) async throws
    -> AssertionContext
  {
    while true {
      let began = world.now
      var scene = try await session.look()
      do {
        try holds(&scene)
        return scene
      } catch var failure as StepFailure {
        guard mayChange(scene) else { throw Refusal(failure: failure, screen: scene.screen) }
        if let end = end(aTrySince: began) {
          if paused > .zero { failure.notes.append(end) }
          throw Refusal(failure: failure, screen: scene.screen)
        }
      }
      try await waitABit()
    }
  }

  /// Does something until it is possible: what it is done to may still have to come.
  ///
  /// - Throws: The last error.
  mutating func act(
    _ action: () async throws(DriverError) -> Void
  ) async throws(DriverError) {
    while true {
      let began = world.now
      do throws(DriverError) {
        return try await action()
      } catch {
        guard error.mayPass, !isVirtual, mayChange(try await session.look()),
          end(aTrySince: began) == nil
        else { throw error }
      }
      try await waitABit()
    }
  }

  private func mayChange(_ scene: AssertionContext) -> Bool {
    isAsked || scene.observation.settled.value != true && !isVirtual
  }

  private var isVirtual: Bool {
    if case .exact = session.driver.capabilities[.clock] { true } else { false }
  }

  /// Why there is no other try; nil if there is one.
  private func end(aTrySince began: Duration?) -> String? {
    // On a real clock the tries take their time too, and not only the pauses between them.
    let waited = isVirtual ? paused : max(paused, time(since: started))
    if waited >= patience {
      return "looked again for \(patience.written)"
    }
    guard let left = world.timeLeft else { return nil }
    // The next try may take longer than this one.
    let needed = nextPause + time(since: began) * 2 + .milliseconds(50)
    return left > needed
      ? nil : "looked again until the time limit of the step was near"
  }

  private func time(since start: Duration?) -> Duration {
    guard let start, let now = world.now else { return .zero }
    return now - start
  }

  private var nextPause: Duration { min(pause, max(.milliseconds(1), patience - paused)) }

  private mutating func waitABit() async throws(DriverError) {
    try await session.pause(nextPause)
    paused += nextPause
    pause = min(pause * 2, .milliseconds(250))
  }
}

extension DriverError {
  /// Whether the same action may succeed a moment later; then nothing has been done yet.
  fileprivate var mayPass: Bool {
    switch self {
    case .elementNotFound, .notInteractable: true
    default: false
    }
  }
}

/// A comparison that does not hold, and the screen it was made on.
struct Refusal: Error {
  var failure: StepFailure
  var screen: Screen
}

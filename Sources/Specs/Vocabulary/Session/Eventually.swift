import SpecDrivers
import SpecRunner
import SpecText

/// Retries observations and actions until they succeed or a time limit is reached.
///
/// There is only one attempt if another one cannot give a new result: when the engine reports that
/// the app has settled, and when time is virtual, because a check must not advance the clock. A
/// check that something is absent, or of what a page has until it is left, passes once the app has
/// done what it is known to be doing. A step with a duration of its own is always retried. The
/// engine waits between attempts. Retries end before the time limit of the step, so that the step
/// can report what it waited for.
struct Eventually {
  /// The waiting time that the running step sets; nil for that of the run.
  @TaskLocal static var asked: Duration?

  /// What a look must show.
  ///
  /// It is an object because the optimizer copies a function for every closure that it is called
  /// with: 600 kB of code for all checks.
  final class Check {
    fileprivate let body: (inout AssertionContext) throws -> Void
    /// Whether it passes because something did not happen.
    fileprivate let isAbsence: Bool

    init(
      isAbsence: Bool = false, _ body: @escaping (inout AssertionContext) throws -> Void
    ) {
      self.isAbsence = isAbsence
      self.body = body
    }
  }

  /// Waits between two requests of a step, which no engine can do.
  static func wait(_ pause: Duration) async throws {
    try await ContinuousClock().sleep(for: pause)
  }

  private let session: AppSession
  private let world: World
  private let patience: Duration
  private let isAsked: Bool
  private let started: Duration?
  /// The total waiting time of the engine so far.
  private var paused = Duration.zero
  /// The pause before the next attempt; it doubles up to 250 ms.
  private var pause = Duration.milliseconds(20)

  init(_ session: AppSession, _ world: World) {
    self.session = session
    self.world = world
    isAsked = Self.asked != nil
    patience = Self.asked ?? session.patience
    started = world.now
  }

  /// Observes the app until the check passes, and returns the context of that observation.
  ///
  /// - Throws: the last `StepFailure` with its screen; `Skip` at once if the engine cannot
  ///   determine a value; `DriverError` if the observation fails.
  mutating func look(until check: Check) async throws -> AssertionContext {
    while true {
      let began = world.now
      var scene = try await session.look()
      do {
        try check.body(&scene)
        let isEarly = check.isAbsence || scene.awaitsWork
        if !isEarly || !mayAppear(scene, aTrySince: began) { return scene }
      } catch var failure as StepFailure {
        if let end = mayChange(scene) ? end(aTrySince: began) : Self.rest {
          if paused > .zero { failure.notes.append(end) }
          failure.add(scene)
          throw failure
        }
      }
      try await waitABit()
    }
  }

  /// Performs an action, and retries it while its element is missing or cannot be used.
  ///
  /// - Throws: the last error as the result of the step: a `StepFailure` or `Skip`.
  mutating func act(_ action: () async throws(DriverError) -> Void) async throws {
    while true {
      let began = world.now
      do throws(DriverError) {
        return try await action()
      } catch {
        let engine = session.driver.capabilities.engine
        guard error.isTemporary else { throw error.stepError(engine: engine) }
        let scene = try await session.look()
        if let end = !isVirtual && mayChange(scene) ? end(aTrySince: began) : Self.rest {
          guard var failure = error.stepError(engine: engine) as? StepFailure else { throw error }
          if paused > .zero { failure.notes.append(end) }
          failure.add(scene, keepsScreen: true)
          throw failure
        }
      }
      try await waitABit()
    }
  }

  /// Why there is no other attempt although there is time for one.
  private static let rest = "looked again until the app was at rest"

  /// How long a check that something is absent waits for an app that is known to be at work.
  private static let longestWork = Duration.seconds(2)

  /// Whether what is absent may appear when the app has done what it is doing.
  private func mayAppear(_ scene: AssertionContext, aTrySince began: Duration?) -> Bool {
    !isVirtual && scene.observation.settled.value == false && paused < Self.longestWork
      && end(aTrySince: began) == nil
  }

  private func mayChange(_ scene: AssertionContext) -> Bool {
    isAsked || scene.observation.settled.value != true && !isVirtual
  }

  private var isVirtual: Bool {
    if case .exact = session.driver.capabilities[.clock] { true } else { false }
  }

  /// The reason not to try again; nil if there is another attempt.
  private func end(aTrySince began: Duration?) -> String? {
    // On a real clock, the attempts count as well as the pauses between them.
    let waited = isVirtual ? paused : max(paused, time(since: started))
    if waited >= patience {
      return "looked again for \(patience.written)"
    }
    guard let left = world.timeLeft else { return nil }
    // The next attempt may take longer than this one.
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
  /// Whether the same action may succeed later; it has had no effect so far.
  fileprivate var isTemporary: Bool {
    switch self {
    case .elementNotFound, .notInteractable: true
    default: false
    }
  }
}

extension StepFailure {
  /// Masks the actual value if it has a text of a secure field.
  private mutating func hide(_ texts: [String]) {
    guard let actual else { return }
    for text in texts where actual.includes(text) || actual.includes(text.quoted) {
      self.actual = String(repeating: "•", count: text.unicodeScalars.count).quoted
      // Notes may name its characters.
      notes = ["reports do not show the text of a secure field"]
    }
  }

  /// Adds the screen, and the last errors and requests since the last When before its other notes.
  fileprivate mutating func add(_ scene: AssertionContext, keepsScreen: Bool = false) {
    hide(scene.hiddenTexts)
    if !keepsScreen || screen == nil { screen = ScreenText(scene.screen).text }
    let errors = scene.recent.filter(\.isConsoleError)
    let requests = scene.recent.filter { $0.kind == .request || $0.kind == .response }
    for (events, heading) in [
      (requests, "requests since the last When"), (errors, "errors since the last When"),
    ] where !events.isEmpty && !notes.contains(where: { $0.begins(with: heading) }) {
      let lines = events.suffix(4).listed(events.count > 4 ? "the last " + heading : heading)
      notes.insert(contentsOf: lines, at: 0)
    }
  }
}

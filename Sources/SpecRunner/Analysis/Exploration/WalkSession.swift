package import SpecDrivers
import SpecText

/// Something that a walk finds.
package enum Incident: Sendable {
  /// The two apps differ; the screens are those on which they do.
  case difference([ObservedDifference], first: Screen, second: Screen)
  case violation(InvariantViolation)
  /// A scenario tagged `@always` failed: its number and the reason.
  case standing(Int, String)
  /// An app or its engine ended; the name is that of the side.
  case lost(DriverError, side: String)

  /// What two incidents share if they have the same cause.
  enum Key: Hashable {
    case difference(ObservedDifference.Key)
    case violation(DefaultInvariant, ExactText)
    case standing(Int)
    case lost
  }

  var key: Key {
    switch self {
    case .difference(let found, _, _):
      .difference(found.first?.key ?? .init(kind: .screen, subject: ""))
    case .violation(let found): .violation(found.invariant, ExactText(found.subject))
    case .standing(let number, _): .standing(number)
    case .lost: .lost
    }
  }
}

/// One session of a walk: the same moves on one app or two, each followed by all checks.
struct WalkSession {
  private let setting: ExplorationSetting
  private(set) var first: ReplayedApp
  private(set) var second: ReplayedApp?
  private var watch: InvariantWatch
  /// The moves so far; a check that waits adds a move.
  private(set) var moves: [Move] = []
  /// The checks that applied to a screen of this session.
  private(set) var applied: Set<Int> = []
  /// Differences that are known and are not reported again.
  private let known: Set<Incident.Key>

  /// A session that could not be started.
  enum Failure: Error {
    /// A condition or device is not available.
    case unusable(DriverError)
    case lost(Incident)
  }

  init(
    _ start: PathStart, _ setting: ExplorationSetting, known: Set<Incident.Key> = [],
    exempt: Set<KeptTextRules.Field>
  ) async throws(Failure) {
    self.setting = setting
    self.known = known
    watch = InvariantWatch(setting.invariants, exempt)
    first = try await Self.launch(start, setting.sides[0], setting.patience)
    guard setting.sides.count > 1 else { return }
    do throws(Failure) {
      second = try await Self.launch(start, setting.sides[1], setting.patience)
    } catch {
      await first.close()
      throw error
    }
  }

  private static func launch(
    _ start: PathStart, _ side: ExploredSide, _ patience: Duration
  ) async throws(Failure) -> ReplayedApp {
    do throws(DriverError) {
      var app = try await ReplayedApp(
        PathStart(side.options(for: start), conditions: start.conditions), on: side.engine,
        .standard)
      do throws(DriverError) { try await app.settle(within: patience) } catch {
        await app.close()
        throw error
      }
      return app
    } catch {
      throw error.isInfrastructure ? .lost(.lost(error, side: side.name)) : .unusable(error)
    }
  }

  func close() async {
    await first.close()
    await second?.close()
  }

  /// What is found before the first move.
  mutating func check() async -> [Incident] {
    do throws(DriverError) {
      return try await checkAll()
    } catch {
      return [.lost(error, side: setting.sides[0].name)]
    }
  }

  /// What a move leads to.
  struct Outcome {
    var incidents: [Incident] = []
    var isRefused = false
    var isQuiet = false
    /// The apps cannot do the same any more, although neither is wrong.
    var isOver = false
  }

  /// Performs a move on both apps and checks everything.
  mutating func take(_ move: Move) async -> Outcome {
    moves.append(move)
    var outcome = Outcome()
    let (before, wasAway) = (first.seen, first.state.isAway)
    var result = MoveResult()
    do throws(DriverError) {
      result = try await first.take(move, setting.patience)
    } catch {
      outcome.incidents = [.lost(error, side: setting.sides[0].name)]
      return outcome
    }
    outcome.isQuiet = result.isQuiet
    outcome.isRefused = result.refusal != nil
    if second != nil, let refusals = await takeSecond(move, result, &outcome) {
      return refusals
    }
    do throws(DriverError) {
      var found = try await checkAll()
      let step = InvariantWatch.Step(
        move: move, before: before, after: first.seen, wasAway: wasAway,
        isAway: first.state.isAway)
      found += watch.check(step).map { .violation($0) }
      outcome.incidents += found.filter { !known.contains($0.key) }
    } catch {
      outcome.incidents.append(.lost(error, side: setting.sides[0].name))
    }
    return outcome
  }

  /// Performs a move on the second app; returns the outcome if the session ends with it.
  private mutating func takeSecond(
    _ move: Move, _ result: MoveResult, _ outcome: inout Outcome
  ) async -> Outcome? {
    guard var app = second else { return nil }
    var other = MoveResult()
    do throws(DriverError) { other = try await app.take(move, setting.patience) } catch {
      outcome.incidents = [.lost(error, side: setting.sides[1].name)]
      return outcome
    }
    second = app
    if result.isUnsupported != other.isUnsupported {
      outcome.isOver = true
      return outcome
    }
    guard (result.refusal == nil) != (other.refusal == nil),
      !setting.skippedFacts.contains(.refusal)
    else { return nil }
    let difference = ObservedDifference(
      .refusal, "the action", result.words, other.words)
    let incident = Incident.difference([difference], first: first.screen, second: app.screen)
    if known.contains(incident.key) {
      outcome.isOver = true
    } else {
      outcome.incidents = [incident]
    }
    return outcome
  }

  // MARK: - Checks

  private mutating func checkAll() async throws(DriverError) -> [Incident] {
    if let found = try await compare() { return [found] }
    return try await checkStanding()
  }

  private mutating func compare() async throws(DriverError) -> Incident? {
    guard second != nil else { return nil }
    var found = differences()
    // On a virtual clock nothing is still about to change.
    let isSettled = first.isVirtual && second?.isVirtual ?? true
    let end = ContinuousClock.now.advanced(by: setting.patience)
    while !isSettled, !found.isEmpty, ContinuousClock.now < end {
      try await first.pause(.milliseconds(100))
      try await second?.pause(.milliseconds(100))
      found = differences()
    }
    return found.isEmpty
      ? nil : .difference(found, first: first.screen, second: second?.screen ?? first.screen)
  }

  private func differences() -> [ObservedDifference] {
    guard let second else { return [] }
    return ObservationComparison.differences(
      first.seen, second.seen, first.capabilities, second.capabilities,
      without: setting.skippedFacts, faults: setting.sides[1].launch.faults
    ).filter { !known.contains(.difference($0.key)) }
  }

  private mutating func checkStanding() async throws(DriverError) -> [Incident] {
    guard !first.state.isAway else { return [] }
    var found: [Incident] = []
    for (number, check) in setting.standing.enumerated() {
      let clock = StandingClock(first)
      let verdict = await check.check(first.seen, first.capabilities) {
        (time) async throws(DriverError) in try await clock.wait(time)
      }
      let (app, waited) = await clock.result
      first = app
      if waited > .zero {
        moves.append(.perform(.wait(waited)))
        try await second?.pause(waited)
      }
      switch verdict {
      case .passed: applied.insert(number)
      case .failed(let why):
        applied.insert(number)
        found.append(.standing(number, why))
      case .notApplicable, .unknown: break
      }
    }
    return found
  }
}

/// The app under a check that may let time pass.
private actor StandingClock {
  private var app: ReplayedApp
  private var waited = Duration.zero

  init(_ app: ReplayedApp) { self.app = app }

  func wait(_ time: Duration) async throws(DriverError) -> Observation {
    var walked = app
    waited += time
    try await walked.pause(time)
    app = walked
    return walked.seen
  }

  var result: (ReplayedApp, Duration) { (app, waited) }
}

/// What one app did with a move.
private struct MoveResult {
  var refusal: DriverError?
  var isQuiet = false

  var isUnsupported: Bool {
    if case .unsupported? = refusal { true } else { false }
  }

  /// The result in words, for a difference.
  var words: String {
    switch refusal {
    case nil: "performed"
    case .notInteractable(let element, let why, _)?: "refused: \(element) cannot be used: \(why)"
    case .elementNotFound(let element, _)?: "refused: there is no \(element)"
    case .ambiguousElement(let element, let count, _)?: "refused: there are \(count) \(element)"
    case .noSuchAnswer(let answer, _)?: "refused: no prompt has the button \"\(answer)\""
    case .impossible(let what, let why, _)?: "refused: cannot \(what): \(why)"
    case .unsupported(_, let why)?: "not supported: \(why)"
    default: "refused"
    }
  }
}

extension ReplayedApp {
  /// Lets time pass without a move.
  fileprivate mutating func pause(_ time: Duration) async throws(DriverError) {
    let events = seen.events
    _ = try await perform(.wait(time))
    add(events)
  }

  fileprivate mutating func take(
    _ move: Move, _ patience: Duration
  ) async throws(DriverError) -> MoveResult {
    var result = MoveResult()
    switch move {
    case .perform(let action):
      let (outcome, isQuiet) = try await perform(action)
      result.isQuiet = isQuiet
      if case .refused(let error) = outcome { result.refusal = error }
    case .arrange(let condition):
      do throws(DriverError) { try await arrange(condition) } catch {
        if error.isInfrastructure { throw error }
        result.refusal = error
      }
      result.isQuiet = true
    }
    try await settle(within: patience)
    return result
  }
}

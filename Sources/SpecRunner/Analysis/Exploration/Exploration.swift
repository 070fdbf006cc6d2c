package import SpecDrivers
package import SpecText

/// A random walk through an app, or through two that are compared.
///
/// It consists of episodes, each from a launch. Many begin with a part of what a scenario does. The
/// result depends only on the apps, the paths of the scenarios, the seed and the limits on steps;
/// only the limit on time depends on the machine.
package struct Exploration: Sendable {
  private let setting: ExplorationSetting
  private let offers: ExplorationOffers
  private let exempt: Set<KeptTextRules.Field>
  /// Where the app ends: the places that scenarios reach and that none leaves.
  private let finals: Set<ExactText>

  package init(_ setting: ExplorationSetting, paths: [RecordedPath]) {
    self.setting = setting
    offers = ExplorationOffers(setting.known)
    exempt = KeptTextRules.exempt(paths)
    finals = Self.finals(paths)
  }

  private static func finals(_ paths: [RecordedPath]) -> Set<ExactText> {
    var (reached, left): (Set<ExactText>, Set<ExactText>) = ([], [])
    for path in paths {
      let places = path.states.map(\.place)
      for (place, next) in zip(places, places.dropFirst()) where !place.isSame(as: next) {
        left.insert(place)
      }
      if let last = places.last { reached.insert(last) }
    }
    return reached.subtracting(left)
  }

  /// - Parameter progress: is called with the number of steps.
  package func run(
    progress: (_ done: Int, _ of: Int) -> Void = { _, _ in }
  ) async -> ExplorationResult {
    var walk = Walk(setting)
    let end = ContinuousClock.now.advanced(by: setting.limits.time)
    while walk.goesOn(until: end) {
      await episode(&walk, until: end)
      progress(walk.result.steps, setting.limits.steps)
    }
    await findTraps(&walk)
    progress(setting.limits.steps, setting.limits.steps)
    return walk.ended
  }

  /// What the elements of an app are called on the screens of a short walk.
  package static func names(of app: String, on engine: any Engine) async -> Set<ExactText> {
    let launch = LaunchOptions(app: app)
    var setting = ExplorationSetting(
      [ExploredSide(app, engine, launch)], KnownSessions([], first: PathStart(launch)), seed: 1)
    setting.limits.steps = 600
    setting.limits.time = .seconds(5)
    setting.invariants = []
    return await Exploration(setting, paths: []).run().names
  }

  /// The state of a walk.
  private struct Walk {
    let setting: ExplorationSetting
    var random: RandomSource
    var ledger: WalkLedger
    var result: ExplorationResult
    var known: Set<Incident.Key> = []
    var homes: Set<ExactText> = []
    /// The starts and sessions that cannot be used, by number.
    var badStarts: Set<Int> = []
    var badSessions: Set<Int> = []
    /// How often each session was the beginning of an episode.
    var uses: [Int]
    /// The addresses of requests that the app has sent.
    var requests: [RequestPattern] = []

    init(_ setting: ExplorationSetting) {
      self.setting = setting
      random = RandomSource(seed: setting.seed)
      ledger = WalkLedger(mostStates: setting.limits.states)
      result = ExplorationResult(seed: setting.seed)
      result.knownSessions = setting.known.sessions.count
      uses = [Int](repeating: 0, count: setting.known.sessions.count)
    }

    /// Whether no limit is reached; notes the limit that is.
    mutating func goesOn(until end: ContinuousClock.Instant) -> Bool {
      if result.findings.count >= setting.limits.findings || result.steps >= setting.limits.steps
        || result.cut != nil
      {
        return false
      }
      if Task.isCancelled {
        result.cut = .interrupted
      } else if ContinuousClock.now >= end {
        result.cut = .time(setting.limits.time)
      } else if badStarts.count == setting.known.starts.count {
        result.cut = .noStart
      }
      return result.cut == nil
    }

    var ended: ExplorationResult {
      var result = result
      result.states = ledger.states
      result.choices = ledger.distinctChoices
      result.places = ledger.places
      result.names = ledger.names
      return result
    }
  }

  // MARK: - Episodes

  /// How an episode begins: a launch, and what a scenario did after it.
  private struct Beginning {
    let start: PathStart
    let moves: ArraySlice<Move>
    let startNumber: Int?
    let session: Int?
  }

  private func beginning(_ walk: inout Walk) -> Beginning {
    let (sessions, starts) = (setting.known.sessions, setting.known.starts)
    let usable = sessions.indices.filter { !walk.badSessions.contains($0) }
    // The first episode begins with the plain launch.
    if walk.result.episodes > 0, !usable.isEmpty, walk.random.roll(below: 3) > 0 {
      let fewest = usable.map { walk.uses[$0] }.min() ?? 0
      let rare = usable.filter { walk.uses[$0] == fewest }
      let number = rare.drawn(&walk.random) ?? usable[0]
      walk.uses[number] += 1
      let moves = sessions[number].moves
      let isWhole = fewest == 0 || walk.random.roll(below: 3) == 0
      let count = isWhole ? moves.count : walk.random.roll(below: UInt64(moves.count + 1))
      return Beginning(
        start: sessions[number].start, moves: moves.prefix(count), startNumber: nil,
        session: number)
    }
    let good = starts.indices.filter { !walk.badStarts.contains($0) }
    let number =
      walk.result.episodes == 0 || !good.contains(0)
      ? good.first ?? 0
      : walk.random.roll(below: 2) == 0 ? 0 : good.drawn(&walk.random) ?? 0
    return Beginning(start: starts[number], moves: [], startNumber: number, session: nil)
  }

  private func episode(_ walk: inout Walk, until end: ContinuousClock.Instant) async {
    let beginning = beginning(&walk)
    walk.result.episodes += 1
    var session: WalkSession
    do throws(WalkSession.Failure) {
      session = try await WalkSession(
        beginning.start, setting, known: walk.known, exempt: exempt)
    } catch {
      return await note(error, beginning, &walk)
    }
    walk.homes.insert(ExactText(session.first.state.place))
    walk.ledger.visit(session.first.state, session.first.screen, beginning.start, [])
    var incidents = await session.check()
    var left = beginning.moves
    var more = 8 + walk.random.roll(below: 32)
    var isOver = false
    while incidents.isEmpty, !isOver, walk.goesOn(until: end), !left.isEmpty || more > 0 {
      if let move = left.popFirst() {
        (incidents, isOver) = await take(move, nil, &session, beginning.start, &walk)
      } else {
        more -= 1
        let (move, offer) = choose(session, &walk)
        (incidents, isOver) = await take(move, offer, &session, beginning.start, &walk)
      }
    }
    walk.result.applied.formUnion(session.applied)
    let moves = session.moves
    await session.close()
    if let incident = incidents.first {
      await finish(incident, beginning.start, moves, &walk)
    }
  }

  private func note(
    _ failure: WalkSession.Failure, _ beginning: Beginning, _ walk: inout Walk
  ) async {
    switch failure {
    case .lost(let incident): await finish(incident, beginning.start, [], &walk)
    case .unusable(let error):
      walk.result.unusable = walk.result.unusable ?? error
      walk.result.unusableStarts += 1
      if let number = beginning.startNumber { walk.badStarts.insert(number) }
      if let number = beginning.session { walk.badSessions.insert(number) }
    }
  }

  private func choose(
    _ session: WalkSession, _ walk: inout Walk
  ) -> (Move, ExplorationOffers.Offer) {
    let app = session.first
    let choices = offers.offers(on: app)
    let weights = choices.map { choice in
      let count = walk.ledger.count(choice.offer, in: app.state)
      return UInt64(max(1, choice.weight * 120 / ((1 + count) * (1 + count))))
    }
    var place = UInt64(walk.random.roll(below: max(1, weights.reduce(0, +))))
    for (choice, weight) in zip(choices, weights) {
      if place < weight {
        let move = offers.move(
          choice.offer, on: app, requests: walk.requests, &walk.random)
        return (move, choice.offer)
      }
      place -= weight
    }
    return (.perform(.wait(.seconds(1))), .wait)
  }

  private func take(
    _ move: Move, _ offer: ExplorationOffers.Offer?, _ session: inout WalkSession,
    _ start: PathStart, _ walk: inout Walk
  ) async -> (incidents: [Incident], isOver: Bool) {
    let before = session.first.state
    let outcome = await session.take(move)
    walk.result.steps += 1
    if outcome.isRefused { walk.result.refusals += 1 }
    let after = session.first.state
    walk.ledger.visit(after, session.first.screen, start, session.moves)
    for event in session.first.seen.events where event.kind == .request {
      let method = event.details["method"]?.text
      let path = String(RequestPattern.path(of: event.subject).prefix { $0 != "?" })
      let pattern = RequestPattern(method: method, path: path)
      if !walk.requests.contains(pattern) { walk.requests.append(pattern) }
    }
    var incidents = outcome.incidents
    walk.ledger.note(
      offer ?? .move(move), move, from: before, to: after, isQuiet: outcome.isQuiet)
    if incidents.isEmpty, setting.invariants.contains(.deadEnd), outcome.isQuiet,
      walk.ledger.isDead(after, offers.offers(on: session.first), finals)
    {
      let found = InvariantViolation(
        .deadEnd, after.text, "none of the actions that \(after.place) offers changes anything")
      if !walk.known.contains(Incident.violation(found).key) { incidents = [.violation(found)] }
    }
    return (incidents, outcome.isOver)
  }

  // MARK: - Findings

  private func findTraps(_ walk: inout Walk) async {
    guard setting.invariants.contains(.trap), setting.sides.count == 1 else { return }
    for trap in walk.ledger.traps(finals.union(walk.homes))
    where walk.result.findings.count < setting.limits.findings {
      let found = InvariantViolation(
        .trap, trap.place, "no action leads from \(trap.place) to where the app starts")
      await finish(.violation(found), trap.start, trap.moves, &walk)
    }
  }

  private func finish(
    _ incident: Incident, _ start: PathStart, _ moves: [Move], _ walk: inout Walk
  ) async {
    if case .lost = incident, !setting.invariants.contains(.crash) {
      walk.known.insert(incident.key)
      return
    }
    let shortening = FindingShortening(
      setting: setting, offers: offers, exempt: exempt, known: walk.known,
      isAtLaunch: moves.isEmpty)
    let (finding, replays) = await shortening.finding(incident, start, moves)
    walk.result.replays += replays
    walk.result.findings.append(finding)
    walk.known.insert(incident.key)
    walk.known.insert(finding.incident.key)
  }
}

import SpecDrivers
import SpecText

/// Shortens the path to a finding by replaying parts of it.
struct FindingShortening: Sendable {
  let setting: ExplorationSetting
  let offers: ExplorationOffers
  let exempt: Set<KeptTextRules.Field>
  let known: Set<Incident.Key>
  /// Whether the incident was seen at the launch: an engine that ended on the way and cannot be
  /// started again shows nothing about the way.
  let isAtLaunch: Bool

  /// What a replay ends with.
  struct Replay {
    var incident: Incident?
    var moves: [Move] = []
    var refused: Set<Int> = []
  }

  func finding(
    _ incident: Incident, _ start: PathStart, _ moves: [Move]
  ) async -> (ExplorationFinding, replays: Int) {
    var replays = 1
    let first = await replay(start, moves, for: incident)
    guard first.incident != nil else {
      let finding = ExplorationFinding(
        incident: incident, start: start, moves: moves, refused: [], foundAfter: moves.count,
        isMinimal: false, isRepeatable: false)
      return (finding, replays)
    }
    var shrinker = PathShrinker(
      tests: setting.limits.replays,
      until: ContinuousClock.now.advanced(by: setting.limits.shortening))
    var best = await shrunk(first.moves, start, incident, &shrinker)
    let bestStart = await simpler(start, best, incident, &shrinker)
    best = await joined(best, bestStart, incident, &shrinker)
    best = await shorterTexts(best, bestStart, incident, &shrinker)
    best = await shrunk(best, bestStart, incident, &shrinker)
    replays += setting.limits.replays - shrinker.tests + 1
    let last = await replay(bestStart, best, for: incident)
    let finding = ExplorationFinding(
      incident: last.incident ?? incident, start: bestStart, moves: best, refused: last.refused,
      foundAfter: moves.count, isMinimal: !shrinker.isSpent,
      isRepeatable: last.incident != nil)
    return (finding, replays)
  }

  /// The moves without those that do not matter.
  private func shrunk(
    _ moves: [Move], _ start: PathStart, _ incident: Incident, _ shrinker: inout PathShrinker
  ) async -> [Move] {
    await shrinker.shrink(moves) { moves in
      let replay = await replay(start, moves, for: incident)
      return replay.incident.map { _ in replay.moves }
    }
  }

  /// Whether a session with all of these moves ends with the incident.
  private func isWhole(_ start: PathStart, _ moves: [Move], _ incident: Incident) async -> Bool {
    let replay = await replay(start, moves, for: incident)
    return replay.incident != nil && replay.moves.count == moves.count
  }

  /// Replays moves until the incident, or another one that serves as well, is seen.
  func replay(_ start: PathStart, _ moves: [Move], for incident: Incident) async -> Replay {
    var result = Replay()
    var session: WalkSession
    do throws(WalkSession.Failure) {
      session = try await WalkSession(start, setting, known: known, exempt: exempt)
    } catch {
      if isAtLaunch, case .lost(let found) = error, found.isLike(incident) {
        result.incident = found
      }
      return result
    }
    var found = (await session.check()).first { $0.isLike(incident) }
    for (number, move) in moves.enumerated() where found == nil && !Task.isCancelled {
      let outcome = await session.take(move)
      if outcome.isRefused { result.refused.insert(number) }
      result.moves.append(move)
      found = outcome.incidents.first { $0.isLike(incident) }
      if outcome.isOver { break }
    }
    if found == nil, await isThere(incident, &session) { found = incident }
    result.incident = found
    await session.close()
    return result
  }

  /// Whether a session is in the state that an incident is about, if it is about a state.
  private func isThere(_ incident: Incident, _ session: inout WalkSession) async -> Bool {
    guard case .violation(let found) = incident else { return false }
    switch found.invariant {
    case .deadEnd: return session.first.state.text.isSame(as: found.subject)
    case .trap: return session.first.state.place.isSame(as: found.subject)
    default: return false
    }
  }

  // MARK: - Simplifying what remains

  /// The start without conditions and devices that do not matter.
  private func simpler(
    _ start: PathStart, _ moves: [Move], _ incident: Incident, _ shrinker: inout PathShrinker
  ) async -> PathStart {
    var best = start
    if best.options.device != nil {
      var other = best
      other.options.device = setting.known.starts[0].options.device
      if other != best, await holds(other, moves, incident, &shrinker) { best = other }
    }
    for condition in best.conditions.reversed() {
      var other = best
      guard let place = other.conditions.lastIndex(of: condition) else { continue }
      other.conditions.remove(at: place)
      if await holds(other, moves, incident, &shrinker) { best = other }
    }
    return best
  }

  private func holds(
    _ start: PathStart, _ moves: [Move], _ incident: Incident, _ shrinker: inout PathShrinker
  ) async -> Bool {
    await shrinker.first(of: [start]) { await replay($0, moves, for: incident).incident != nil }
      != nil
  }

  /// The moves with texts that are typed at once instead of one after the other.
  private func joined(
    _ moves: [Move], _ start: PathStart, _ incident: Incident, _ shrinker: inout PathShrinker
  ) async -> [Move] {
    var best = moves
    for number in best.indices.dropLast().reversed() {
      guard case .perform(.type(let text, let field)) = best[number],
        case .perform(.type(let next, let other)) = best[number + 1],
        other == nil || other == field
      else { continue }
      var candidate = best
      candidate[number] = .perform(.type(text + next, into: field))
      candidate.remove(at: number + 1)
      let found = await shrinker.first(of: [candidate]) { await isWhole(start, $0, incident) }
      best = found ?? best
    }
    return best
  }

  /// The moves with shorter texts.
  private func shorterTexts(
    _ moves: [Move], _ start: PathStart, _ incident: Incident, _ shrinker: inout PathShrinker
  ) async -> [Move] {
    var best = moves
    for number in best.indices {
      while let text = best[number].text, text.count > 1 {
        let half = String(text.prefix(text.count / 2))
        let candidates = [half, String(text.dropFirst()), String(text.dropLast())]
          .filter { !$0.isEmpty }.map { text in
            var moves = best
            moves[number] = moves[number].with(text)
            return moves
          }
        let found = await shrinker.first(of: candidates) { await isWhole(start, $0, incident) }
        guard let found else { break }
        best = found
      }
    }
    return best
  }
}

extension Incident {
  /// Whether it shows the same as another one: any difference is as good as another.
  fileprivate func isLike(_ other: Incident) -> Bool {
    switch (self, other) {
    case (.difference, .difference): true
    default: key == other.key
    }
  }
}

extension Move {
  /// The text that is typed.
  fileprivate var text: String? {
    switch self {
    case .perform(.type(let text, _)), .perform(.paste(let text, _)): text
    default: nil
    }
  }

  /// The same with another text.
  fileprivate func with(_ text: String) -> Move {
    switch self {
    case .perform(.type(_, let field)): .perform(.type(text, into: field))
    case .perform(.paste(_, let field)): .perform(.paste(text, into: field))
    default: self
    }
  }
}

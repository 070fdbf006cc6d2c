import SpecText
import Synchronization

/// The queue from which workers take scenarios.
///
/// Scenarios with the same tag `@exclusive:NAME` never run at the same time. A scenario tagged
/// `@serial` runs alone; these come last, so that the other workers need not stop for each of them.
/// With a single worker, the order is that of the plan and the tags have no effect. Scenarios that
/// need a setup, and teardowns, wait until what they wait for has ended.
final class CaseQueue: Sendable {
  /// The scenarios in the order in which they start, as far as their locks permit.
  let cases: [PlannedCase]
  /// The locks of each scenario; nil if there are none.
  private let claims: [CaseLocks]?
  /// The next scenario, unless its locks are held.
  private let next = Atomic<Int>(0)
  private let state = Mutex(State())

  private struct State {
    var next = 0
    var taken = 0
    var running = 0
    /// Whether a scenario runs that must run alone.
    var isAlone = false
    /// Scenarios that must run alone and wait only for the others to end.
    var serial: [Int] = []
    var held: Set<ExactText> = []
    /// Scenarios that wait for a name, by that name.
    var parked: [ExactText: [Int]] = [:]
    /// Scenarios that have received the names they waited for.
    var cleared: [Int] = []
    var isClosed = false
    var isDraining = false
    /// Who waits for setups and teardowns; nil if there are none.
    var stages: StageQueue?
    /// Counts the changes that may let a waiting worker continue.
    var changes = 0
    var waiting: [CheckedContinuation<Void, Never>] = []
  }

  /// Whether scenarios wait for setups, or teardowns for scenarios.
  let hasStages: Bool

  init(_ cases: [PlannedCase], _ stages: Stages? = nil, width: Int) {
    hasStages = stages != nil
    var claims = width > 1 ? cases.map { CaseLocks($0.pickle.tags) } : []
    guard hasStages || claims.contains(where: { !$0.isNothing }) else {
      self.cases = cases
      self.claims = nil
      return
    }
    if claims.isEmpty { claims = cases.map { _ in CaseLocks([]) } }
    // A stable order with the serial scenarios last.
    let order =
      claims.indices.filter { !claims[$0].isSerial } + claims.indices.filter { claims[$0].isSerial }
    self.cases = order.map { cases[$0] }
    self.claims = order.map { claims[$0] }
    if let stages { state.withLock { $0.stages = StageQueue(stages, order: order) } }
  }

  /// The number of scenarios that no worker has taken.
  var untaken: Int {
    let taken = claims == nil ? next.load(ordering: .relaxed) : state.withLock { $0.taken }
    return max(cases.count - taken, 0)
  }

  /// Waits for the next scenario that may run; nil if there will be none.
  func take() async -> Int? {
    guard let claims else {
      let ticket = next.wrappingAdd(1, ordering: .relaxed).oldValue
      return ticket < cases.count ? ticket : nil
    }
    while true {
      switch state.withLock({ Self.take(&$0, claims) }) {
      case .run(let ticket): return ticket
      case .finished: return nil
      case .wait(let changes): await change(after: changes)
      }
    }
  }

  /// Releases the locks of a scenario after its last attempt, and what waits for it.
  func finish(_ ticket: Int, hasPassed: Bool = true) {
    guard let claims else { return }
    let waiting = state.withLock { state in
      state.running -= 1
      state.isAlone = false
      state.stages?.finish(ticket, hasPassed: hasPassed)
      for name in claims[ticket].names {
        state.held.remove(ExactText(name))
        Self.clear(name, &state, claims)
      }
      return Self.wake(&state)
    }
    for worker in waiting { worker.resume() }
  }

  /// Stops handing out scenarios.
  func close() {
    guard claims != nil else { return }
    let waiting = state.withLock { state in
      state.isClosed = true
      return Self.wake(&state)
    }
    for worker in waiting { worker.resume() }
  }

  /// Stops handing out scenarios, except the teardowns of what has started.
  func drain() {
    guard hasStages, let claims else { return close() }
    let waiting = state.withLock { state in
      guard !state.isClosed, !state.isDraining else { return Self.wake(&state) }
      state.isDraining = true
      for ticket in state.cleared {
        state.held.subtract(claims[ticket].names.map { ExactText($0) })
      }
      state.cleared = []
      state.parked = [:]
      state.serial = []
      state.next = claims.count
      state.stages?.drain()
      return Self.wake(&state)
    }
    for worker in waiting { worker.resume() }
  }

  /// The setup because of which a scenario cannot run; nil if all that it needs have passed.
  func failedSetup(of ticket: Int) -> PlannedCase? {
    guard hasStages else { return nil }
    return state.withLock { $0.stages?.failedSetup(of: ticket) }.map { cases[$0] }
  }

  // MARK: - While the mutex is held

  private enum Answer {
    case run(Int)
    /// No scenario may run at this number of changes.
    case wait(after: Int)
    case finished
  }

  private static func take(_ state: inout State, _ claims: [CaseLocks]) -> Answer {
    let dropped = state.stages?.dropped ?? 0
    if state.isClosed || state.taken + dropped == claims.count { return .finished }
    if state.isAlone { return .wait(after: state.changes) }
    if !state.cleared.isEmpty { return run(state.cleared.removeFirst(), &state) }
    while let ticket = candidate(&state, claims.count) {
      let claim = claims[ticket]
      advance(&state)
      if claim.isSerial {
        state.serial.append(ticket)
      } else if let name = claim.names.first(where: { state.held.contains($0) }) {
        state.parked[name, default: []].append(ticket)
      } else {
        state.held.formUnion(claim.names.map { ExactText($0) })
        return run(ticket, &state)
      }
    }
    // Every parked scenario waits for a running one, and so does a setup or teardown unless it waits
    // for a scenario that runs alone.
    guard state.running == 0, !state.serial.isEmpty else { return .wait(after: state.changes) }
    state.isAlone = true
    return run(state.serial.removeFirst(), &state)
  }

  /// The next scenario that waits for no other, without its locks.
  private static func candidate(_ state: inout State, _ count: Int) -> Int? {
    if let ticket = state.stages?.firstReady { return ticket }
    while state.next < count {
      guard state.stages?.passesOver(state.next) == true else { return state.next }
      state.next += 1
    }
    return nil
  }

  /// Moves past the candidate.
  private static func advance(_ state: inout State) {
    if state.stages?.firstReady != nil {
      state.stages?.removeFirstReady()
    } else {
      state.next += 1
    }
  }

  private static func run(_ ticket: Int, _ state: inout State) -> Answer {
    state.taken += 1
    state.running += 1
    state.stages?.take(ticket)
    return .run(ticket)
  }

  /// Passes a released name on to the first scenario that waits only for it.
  private static func clear(_ name: String, _ state: inout State, _ claims: [CaseLocks]) {
    var waiting = state.parked.removeValue(forKey: ExactText(name))?[...] ?? []
    while !state.held.contains(name), let ticket = waiting.popFirst() {
      if let other = claims[ticket].names.first(where: { state.held.contains($0) }) {
        state.parked[other, default: []].append(ticket)
      } else {
        state.held.formUnion(claims[ticket].names.map { ExactText($0) })
        state.cleared.append(ticket)
      }
    }
    if !waiting.isEmpty { state.parked[name] = Array(waiting) }
  }

  private static func wake(_ state: inout State) -> [CheckedContinuation<Void, Never>] {
    state.changes += 1
    defer { state.waiting = [] }
    return state.waiting
  }

  /// Waits for the next change.
  private func change(after changes: Int) async {
    await withCheckedContinuation { worker in
      let isOver = state.withLock { state in
        guard state.changes == changes else { return true }
        state.waiting.append(worker)
        return false
      }
      if isOver { worker.resume() }
    }
  }
}

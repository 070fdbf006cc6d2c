import SpecText
import Synchronization

/// The queue from which workers take scenarios.
///
/// Scenarios with the same tag `@exclusive:NAME` never run at the same time. A scenario tagged
/// `@serial` runs alone; these come last, so that the other workers need not stop for each of them.
/// With a single worker, the order is that of the plan and the tags have no effect.
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
    var held: Set<ExactText> = []
    /// Scenarios that wait for a name, by that name.
    var parked: [ExactText: [Int]] = [:]
    /// Scenarios that have received the names they waited for.
    var cleared: [Int] = []
    var isClosed = false
    /// Counts the changes that may let a waiting worker continue.
    var changes = 0
    var waiting: [CheckedContinuation<Void, Never>] = []
  }

  init(_ cases: [PlannedCase], width: Int) {
    let claims = width > 1 ? cases.map { CaseLocks($0.pickle.tags) } : []
    guard claims.contains(where: { !$0.isNothing }) else {
      self.cases = cases
      self.claims = nil
      return
    }
    // A stable order with the serial scenarios last.
    let order =
      claims.indices.filter { !claims[$0].isSerial } + claims.indices.filter { claims[$0].isSerial }
    self.cases = order.map { cases[$0] }
    self.claims = order.map { claims[$0] }
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

  /// Releases the locks of a scenario after its last attempt.
  func finish(_ ticket: Int) {
    guard let claims else { return }
    let waiting = state.withLock { state in
      state.running -= 1
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

  // MARK: - While the mutex is held

  private enum Answer {
    case run(Int)
    /// No scenario may run at this number of changes.
    case wait(after: Int)
    case finished
  }

  private static func take(_ state: inout State, _ claims: [CaseLocks]) -> Answer {
    if state.isClosed || state.taken == claims.count { return .finished }
    if !state.cleared.isEmpty { return run(state.cleared.removeFirst(), &state) }
    while state.next < claims.count {
      let claim = claims[state.next]
      if claim.isSerial {
        // Every parked scenario precedes this one and waits for a running one.
        guard state.running == 0 else { return .wait(after: state.changes) }
        state.next += 1
        return run(state.next - 1, &state)
      }
      state.next += 1
      if let name = claim.names.first(where: { state.held.contains($0) }) {
        state.parked[name, default: []].append(state.next - 1)
      } else {
        state.held.formUnion(claim.names.map { ExactText($0) })
        return run(state.next - 1, &state)
      }
    }
    return .wait(after: state.changes)
  }

  private static func run(_ ticket: Int, _ state: inout State) -> Answer {
    state.taken += 1
    state.running += 1
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

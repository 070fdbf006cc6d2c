import SpecText
import Synchronization

/// Hands scenarios to lanes: in order, but never two at a time that must not meet.
///
/// Scenarios tagged `@exclusive:NAME` with the same name take turns. One tagged `@serial` runs when
/// nothing else does; those come last, one after another, so that the others need not stop for
/// each of them. With a single lane the order is the plan's, and tags mean nothing.
final class CaseQueue: Sendable {
  /// The scenarios in the order in which they are announced, and started where nothing forbids it.
  let cases: [PlannedCase]
  /// What each must have for itself; nil if no scenario asks for anything.
  private let claims: [CaseLocks]?
  /// The scenario that comes next, where nothing is claimed.
  private let next = Atomic<Int>(0)
  private let state = Mutex(State())

  private struct State {
    var next = 0
    var taken = 0
    var running = 0
    var held: Set<ExactText> = []
    /// Scenarios that wait for a name, by that name.
    var parked: [ExactText: [Int]] = [:]
    /// Scenarios that have waited and hold their names now.
    var cleared: [Int] = []
    var isClosed = false
    /// Counts what may have given a waiting lane something to do.
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
    // A stable order, the serial ones last.
    let order =
      claims.indices.filter { !claims[$0].isSerial } + claims.indices.filter { claims[$0].isSerial }
    self.cases = order.map { cases[$0] }
    self.claims = order.map { claims[$0] }
  }

  /// How many scenarios no lane has taken.
  var untaken: Int {
    let taken = claims == nil ? next.load(ordering: .relaxed) : state.withLock { $0.taken }
    return max(cases.count - taken, 0)
  }

  /// The next scenario that may run, once there is one; nil when there will be none.
  func take() async -> (planned: PlannedCase, ticket: Int)? {
    guard let claims else {
      let ticket = next.wrappingAdd(1, ordering: .relaxed).oldValue
      return ticket < cases.count ? (cases[ticket], ticket) : nil
    }
    while true {
      switch state.withLock({ Self.take(&$0, claims) }) {
      case .run(let ticket): return (cases[ticket], ticket)
      case .finished: return nil
      case .wait(let changes): await change(after: changes)
      }
    }
  }

  /// Says that a scenario is over, its last attempt included.
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

  /// Hands out nothing more.
  func close() {
    guard claims != nil else { return }
    let waiting = state.withLock { state in
      state.isClosed = true
      return Self.wake(&state)
    }
    for worker in waiting { worker.resume() }
  }

  // MARK: - Under the lock

  private enum Answer {
    case run(Int)
    /// Nothing may run now; so it was after so many changes.
    case wait(after: Int)
    case finished
  }

  private static func take(_ state: inout State, _ claims: [CaseLocks]) -> Answer {
    if state.isClosed || state.taken == claims.count { return .finished }
    if !state.cleared.isEmpty { return run(state.cleared.removeFirst(), &state) }
    while state.next < claims.count {
      let claim = claims[state.next]
      if claim.isSerial {
        // Whatever is parked comes before, and waits for something that runs.
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

  /// A name is free again: whoever waits for it and nothing else gets it, the first come first.
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

  /// Returns when there has been a further change.
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

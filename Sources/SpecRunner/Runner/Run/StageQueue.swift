import SpecGherkin

/// Which scenarios of a queue wait for setups or, as teardowns, for other scenarios.
///
/// It is part of the state that the queue's mutex guards.
struct StageQueue {
  private let kinds: [StageTag.Kind?]
  private let requires: [[Int]]
  private let follows: [[Int]]
  /// The tickets that wait for each ticket.
  private var successors: [[Int]]
  /// The number of tickets that each ticket waits for.
  private var pending: [Int]
  /// Tickets that the queue has reached while they had to wait.
  private var isPassedOver: [Bool]
  private var isTaken: [Bool]
  private var isDropped: [Bool]
  /// Setups that have ended without passing.
  private var isFailed: [Bool]
  /// Tickets that no longer wait, in order, from `head` on.
  private var ready: [Int] = []
  private var head = 0
  /// The number of tickets that will not be taken.
  private(set) var dropped = 0

  /// - Parameter order: the index of the case of each ticket.
  init(_ stages: Stages, order: [Int]) {
    let stages = stages.narrowed(to: order)
    kinds = stages.kinds
    requires = stages.requires
    follows = stages.follows
    successors = [[Int]](repeating: [], count: kinds.count)
    pending = [Int](repeating: 0, count: kinds.count)
    for ticket in kinds.indices {
      let earlier = requires[ticket] + follows[ticket]
      pending[ticket] = earlier.count
      for other in earlier { successors[other].append(ticket) }
    }
    isPassedOver = [Bool](repeating: false, count: kinds.count)
    isTaken = isPassedOver
    isDropped = isPassedOver
    isFailed = isPassedOver
  }

  /// Whether a ticket that the queue has reached cannot be taken now; it is then ready later, or
  /// never.
  mutating func passesOver(_ ticket: Int) -> Bool {
    if isDropped[ticket] { return true }
    guard pending[ticket] > 0 else { return false }
    isPassedOver[ticket] = true
    return true
  }

  /// The first ticket that is ready after it was passed over.
  var firstReady: Int? { head < ready.count ? ready[head] : nil }

  mutating func removeFirstReady() { head += 1 }

  mutating func take(_ ticket: Int) { isTaken[ticket] = true }

  /// Records the end of a ticket, so that those that wait for it may start.
  mutating func finish(_ ticket: Int, hasPassed: Bool) {
    if kinds[ticket] == .setup, !hasPassed { isFailed[ticket] = true }
    for successor in successors[ticket] {
      pending[successor] -= 1
      guard pending[successor] == 0, isPassedOver[successor], !isDropped[successor] else {
        continue
      }
      ready.append(successor)
    }
  }

  /// The setup because of which a ticket cannot run; nil if all have passed.
  func failedSetup(of ticket: Int) -> Int? {
    guard var failed = requires[ticket].first(where: { isFailed[$0] }) else { return nil }
    // A setup that did not run because of another one is not the cause.
    while let cause = requires[failed].first(where: { isFailed[$0] }) { failed = cause }
    return failed
  }

  /// Drops everything that has not started, except the teardowns of what has.
  mutating func drain() {
    var left: [Int] = []
    let candidates = kinds.indices.filter { !isTaken[$0] && !isDropped[$0] }
    for ticket in candidates {
      let isNeeded =
        kinds[ticket] == .teardown
        && follows[ticket].contains { isTaken[$0] && kinds[$0] != .teardown }
      if isNeeded {
        left.append(ticket)
        isPassedOver[ticket] = true
      } else {
        isDropped[ticket] = true
        dropped += 1
      }
    }
    ready = []
    head = 0
    for ticket in candidates where isDropped[ticket] { finish(ticket, hasPassed: true) }
    ready = left.filter { pending[$0] == 0 }
  }
}

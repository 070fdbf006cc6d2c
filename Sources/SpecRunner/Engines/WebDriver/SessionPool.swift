import Dispatch
import SpecDrivers
import SpecSystem
import SpecText

/// The browser sessions of an engine: one that waits is lent first, then a new one is ordered.
///
/// How many sessions a server allows is known only once it has refused one. While any order is
/// unanswered, a refusal says nothing about the number: the sessions that the server opened instead
/// may be reported later. So the sessions are counted when the last order is answered.
actor SessionPool {
  /// How many sessions wait for a next scenario at most; each holds a browser of some 300 MB.
  private static let mostIdle = 4
  /// How long a browser may take to start before that is reported.
  private static let longWait: Duration = .seconds(3)

  private let starter: BrowserStarter
  /// How long a scenario waits for a session that is given back.
  private let patience: Duration
  private let notice: @Sendable (EngineNotification) -> Void
  private var idle: [Place] = []
  /// How many sessions scenarios have now.
  private var lent = 0
  /// How many orders the server has not answered yet.
  private var unanswered = 0
  /// Whether the server has refused one of the orders since all were answered.
  private var hasRefused = false
  /// How many sessions the server allows at a time; nil while that is not known.
  private var limit: Int?
  private var orders: [Int: Task<Void, Never>] = [:]
  private var waiters: [Waiter] = []
  private var count = 0
  /// Whether it was reported that a browser is long in coming.
  private var hasReported = false
  private var isClosed = false

  /// A session and what kind of scenario it is good for.
  struct Place: Sendable {
    let key: Key
    let session: WebDriverSession
  }

  /// What a session is made for and keeps for life.
  struct Key: Hashable, Sendable {
    let device: DeviceMetrics
    let locale: String?
  }

  init(_ starter: BrowserStarter, notice: @escaping @Sendable (EngineNotification) -> Void) {
    self.starter = starter
    self.notice = notice
    patience = starter.options.deadlines.session
  }

  /// A session for a scenario: one that waits, a new one, or the next that is given back.
  func lend(_ key: Key) async throws(DriverError) -> Place {
    do { return try await take(key) } catch {
      // The server died while nobody used it, which is no scenario's fault.
      guard await starter.restarts(after: error) else { throw await starter.explain(error) }
    }
    do { return try await take(key) } catch { throw await starter.explain(error) }
  }

  private func take(_ key: Key) async throws(BrowserStarter.Failure) -> Place {
    while !isClosed {
      if let place = await idlePlace(for: key) { return place }
      switch await queue(for: key) {
      case .place(let place): return place
      case .again: continue
      case .failed(let failure): throw failure
      }
    }
    throw .shutDown
  }

  /// Takes a session back: the next scenario has it if it is sound and can be emptied.
  func giveBack(_ place: Place) async {
    lent -= 1
    let isSound = await place.session.breakdown == nil
    if isSound, place.session.browser.isChromium, !isClosed {
      await pass(on: place)
    } else {
      await starter.end(place.session)
    }
    callNext()
  }

  /// Ends all sessions that wait; nobody gets another.
  func close() async {
    isClosed = true
    for waiter in waiters { leave(waiter.number, .again) }
    let sessions = idle.map(\.session)
    idle = []
    await withTaskGroup(of: Void.self) { group in
      for session in sessions { group.addTask { [starter] in await starter.end(session) } }
    }
  }

  /// Waits until all orders are answered: a browser that was ordered still comes and is ended.
  func waitForOrders() async {
    for order in orders.values { await order.value }
  }

  private func idlePlace(for key: Key) async -> Place? {
    while let index = idle.lastIndex(where: { $0.key == key }) {
      let place = idle.remove(at: index)
      lent += 1
      // A browser that died while nobody used it is no scenario's fault.
      if (try? await place.session.send(.windows)) != nil { return place }
      lent -= 1
      await starter.end(place.session)
    }
    return nil
  }

  /// Gives a session to the first who waits for one of its kind; keeps it if nobody does.
  private func pass(on place: Place) async {
    if let waiter = waiters.first(where: { $0.key == place.key }) {
      lent += 1
      leave(waiter.number, .place(place))
    } else {
      idle.append(place)
      if idle.count > Self.mostIdle { await starter.end(idle.removeFirst().session) }
    }
  }

  // MARK: Waiting

  /// What becomes of someone who waits for a session.
  private enum Turn {
    case place(Place)
    /// There is room for another session.
    case again
    case failed(BrowserStarter.Failure)
  }

  /// Someone who waits for a session: one that was ordered, or one that is given back.
  private struct Waiter {
    let number: Int
    let key: Key
    /// Whether the server was asked for a session and has not answered yet.
    var hasOrdered: Bool
    let settle: @Sendable (Turn) -> Void
  }

  /// Whether another session may be ordered.
  private var hasRoom: Bool {
    !hasRefused && limit.map { lent + unanswered + idle.count < $0 } ?? true
  }

  private func queue(for key: Key) async -> Turn {
    // One that waits for another kind of scenario makes room.
    if !hasRoom, !idle.isEmpty { await starter.end(idle.removeFirst().session) }
    count += 1
    let number = count
    return await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        let orders = hasRoom
        waiters.append(
          Waiter(number: number, key: key, hasOrdered: orders) {
            continuation.resume(returning: $0)
          })
        if Task.isCancelled { return leave(number, .failed(.refused(.cancelled))) }
        if orders { order(key, for: number) } else { giveUpLater(number) }
      }
    } onCancel: {
      Task { await self.leave(number, .failed(.refused(.cancelled))) }
    }
  }

  private func leave(_ number: Int, _ turn: Turn) {
    guard let index = waiters.firstIndex(where: { $0.number == number }) else { return }
    waiters.remove(at: index).settle(turn)
  }

  private func giveUpLater(_ number: Int) {
    after(patience) { $0.leave(number, .failed(.full($0.limit ?? 1))) }
  }

  private func callNext() {
    guard hasRoom || !idle.isEmpty else { return }
    if let waiter = waiters.first(where: { !$0.hasOrdered }) { leave(waiter.number, .again) }
  }

  // MARK: Orders

  private func order(_ key: Key, for number: Int) {
    let hadOthers = lent + unanswered + idle.count > 0
    unanswered += 1
    after(min(Self.longWait, patience / 2)) { await $0.report(waiting: number) }
    // Not cancelled with the scenario: a browser that was ordered comes, and would be nobody's.
    orders[number] = Task {
      do throws(BrowserStarter.Failure) {
        let session = try await starter.start(key)
        unanswered -= 1
        await arrived(Place(key: key, session: session), for: number)
      } catch {
        unanswered -= 1
        refused(error, number, hadOthers: hadOthers)
      }
      learnLimit()
      callNext()
      orders[number] = nil
    }
  }

  /// A session that was ordered is there: for whoever ordered it, or for the next.
  private func arrived(_ place: Place, for number: Int) async {
    if waiters.contains(where: { $0.number == number }) {
      lent += 1
      leave(number, .place(place))
    } else if isClosed {
      await starter.end(place.session)
    } else {
      await pass(on: place)
    }
  }

  /// An order that the server refused beside others waits for one of theirs.
  private func refused(_ failure: BrowserStarter.Failure, _ number: Int, hadOthers: Bool) {
    guard failure.mayMeanFull, hadOthers || lent + unanswered + idle.count > 0 else {
      return leave(number, .failed(failure))
    }
    hasRefused = true
    guard let index = waiters.firstIndex(where: { $0.number == number }) else { return }
    waiters[index].hasOrdered = false
    giveUpLater(number)
  }

  /// The server has refused one more session than there are: that is all it allows.
  private func learnLimit() {
    guard hasRefused, unanswered == 0 else { return }
    hasRefused = false
    let sessions = lent + idle.count
    guard sessions > 0 else { return }
    if limit == nil {
      notice(
        .progress(
          "the WebDriver server allows \(sessions == 1 ? "1 session" : "\(sessions) sessions") at "
            + "a time, so scenarios wait for one another; --jobs \(sessions) runs as fast"))
    }
    limit = min(limit ?? sessions, sessions)
  }

  /// Reports what is waited for, once it takes long.
  private func report(waiting number: Int) async {
    guard waiters.contains(where: { $0.number == number && $0.hasOrdered }), lent == 0,
      !hasReported
    else { return }
    hasReported = true
    notice(
      .progress(
        "still waiting for the WebDriver server to start a browser, for "
          + "\(patience.wholeMilliseconds) ms at most" + (await starter.lastLine)))
  }

  private nonisolated func after(
    _ time: Duration, _ act: @escaping @Sendable (isolated SessionPool) async -> Void
  ) {
    DispatchQueue.global().asyncAfter(deadline: .now() + time.timeInterval) { [weak self] in
      guard let self else { return }
      Task { await act(self) }
    }
  }
}

import Dispatch
import SpecDrivers
import SpecJSON
import SpecSystem
import SpecText

/// A pool of browser sessions: a free session is used first, then a new one is requested.
///
/// The server's session limit is unknown until it refuses one. While any request is unanswered, a
/// refusal does not reveal the limit: the server may report sessions opened instead later. The
/// sessions are therefore counted after the last response.
actor SessionPool {
  /// The maximum number of free sessions; each has a browser of about 300 MB.
  private static let mostIdle = 4
  /// The time after which a slow start of a browser is reported.
  private static let longWait: Duration = .seconds(3)

  private let starter: BrowserStarter
  /// The time for which a scenario waits for a released session.
  private let patience: Duration
  private let notice: @Sendable (EngineNotification) -> Void
  private var idle: [Place] = []
  /// The number of sessions in use.
  private var lent = 0
  /// The number of unanswered requests for sessions.
  private var unanswered = 0
  /// Whether the server refused a request since all were answered.
  private var hasRefused = false
  /// The server's limit of concurrent sessions; nil if it is unknown.
  private var limit: Int?
  private var orders: [Int: Task<Void, Never>] = [:]
  private var waiters: [Waiter] = []
  private var count = 0
  /// Whether a slow start was reported.
  private var hasReported = false
  private var isClosed = false

  /// A session and the options that it was created with.
  struct Place: Sendable {
    let key: Key
    let session: WebDriverSession
  }

  /// The options of a session, which cannot change later.
  struct Key: Hashable, Sendable {
    let device: DeviceMetrics
    let locale: String?
  }

  init(_ starter: BrowserStarter, notice: @escaping @Sendable (EngineNotification) -> Void) {
    self.starter = starter
    self.notice = notice
    patience = starter.options.deadlines.session
    // Of two requests at the same time, WebKitWebDriver grants both and ends one session.
    limit = starter.options.expectedKind == .webkit ? 1 : nil
  }

  /// Returns a session for a scenario: a free one, a new one, or the next released one.
  func lend(_ key: Key) async throws(DriverError) -> Place {
    do { return try await take(key) } catch {
      // A failure between scenarios is not attributed to a scenario.
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

  /// Releases a session; it is reused if it is intact.
  ///
  /// - Parameter isEmpty: Whether nothing of a scenario is left in the browser.
  func giveBack(_ place: Place, isEmpty: Bool = true) async {
    lent -= 1
    let isSound = await place.session.breakdown == nil
    if isSound, isEmpty, !isClosed {
      await pass(on: place)
    } else {
      await starter.end(place.session)
    }
    callNext()
  }

  /// Ends all free sessions; later requests fail.
  func close() async {
    isClosed = true
    for waiter in waiters { leave(waiter.number, .again) }
    let sessions = idle.map(\.session)
    idle = []
    await withTaskGroup(of: Void.self) { group in
      for session in sessions { group.addTask { [starter] in await starter.end(session) } }
    }
  }

  /// Waits for the responses to all requests; browsers that still start are ended.
  func waitForOrders() async {
    for order in orders.values { await order.value }
  }

  private func idlePlace(for key: Key) async -> Place? {
    while let index = idle.lastIndex(where: { $0.key == key }) {
      let place = idle.remove(at: index)
      lent += 1
      // A failure between scenarios is not attributed to a scenario.
      if let windows = try? await place.session.send(.windows), !windows.hasSeveral {
        return place
      }
      lent -= 1
      await starter.end(place.session)
    }
    return nil
  }

  /// Gives a session to the first matching waiter, or keeps it.
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

  /// The result of waiting for a session.
  private enum Turn {
    case place(Place)
    /// Another session can be requested.
    case again
    case failed(BrowserStarter.Failure)
  }

  /// A scenario that waits for a session: a requested or a released one.
  private struct Waiter {
    let number: Int
    let key: Key
    /// Whether a session was requested and the server has not responded yet.
    var hasOrdered: Bool
    let settle: @Sendable (Turn) -> Void
  }

  /// Whether another session may be requested.
  private var hasRoom: Bool {
    !hasRefused && limit.map { lent + unanswered + idle.count < $0 } ?? true
  }

  private func queue(for key: Key) async -> Turn {
    // A free session with other options is ended to make room.
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

  // MARK: Requests

  private func order(_ key: Key, for number: Int) {
    let hadOthers = lent + unanswered + idle.count > 0
    unanswered += 1
    after(min(Self.longWait, patience / 2)) { await $0.report(waiting: number) }
    // Not cancelled with the scenario, because the browser starts anyway and must have an owner.
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

  /// A requested session has started; it goes to its requester or the next waiter.
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

  /// A request that was refused while others are pending waits for one of their sessions.
  private func refused(_ failure: BrowserStarter.Failure, _ number: Int, hadOthers: Bool) {
    guard failure.mayMeanFull, hadOthers || lent + unanswered + idle.count > 0 else {
      return leave(number, .failed(failure))
    }
    hasRefused = true
    guard let index = waiters.firstIndex(where: { $0.number == number }) else { return }
    waiters[index].hasOrdered = false
    giveUpLater(number)
  }

  /// The server refused a session, so the existing ones are its limit.
  private func learnLimit() {
    guard hasRefused, unanswered == 0 else { return }
    hasRefused = false
    let sessions = lent + idle.count
    guard sessions > 0 else { return }
    if limit == nil {
      notice(
        .progress(
          "the WebDriver server allows \(sessions.counted("session")) at "
            + "a time, so scenarios wait for one another; --jobs \(sessions) runs as fast"))
    }
    limit = min(limit ?? sessions, sessions)
  }

  /// Reports a wait that takes long.
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

extension JSONValue {
  /// Whether a page has opened a second window, which remains.
  fileprivate var hasSeveral: Bool {
    if case .array(let windows) = self { windows.count > 1 } else { false }
  }
}

import Dispatch
import SpecDrivers
import SpecJSON

/// Pages in a browser as apps: a maker of drivers that share one WebDriver server.
///
/// Each driver has a browser session of its own while it is in use. A session of a Chromium is
/// handed on when its scenario ended well, emptied of all it stored: that takes 20 ms, where a new
/// one takes 400. Sessions of other browsers cannot be emptied by WebDriver's own means and are
/// made anew. Nothing runs until the first launch.
public actor WebDriverEngine {
  /// How many sessions wait for a next scenario at most; each holds a browser of some 300 MB.
  private static let mostIdle = 4

  public nonisolated let options: WebDriverOptions
  private let service: BrowserService?
  private let notice: @Sendable (EngineNotification) -> Void
  private var idle: [Place] = []
  /// How many sessions scenarios have now.
  private var lent = 0
  /// How many sessions the server was asked for and has not answered yet.
  private var ordered = 0
  /// How many sessions the server allows at a time; nil while it has refused none.
  private var limit: Int?
  private var orders: [Int: Task<Void, Never>] = [:]
  private var waiters: [Waiter] = []
  private var count = 0
  /// Whether it was told that a browser is long in coming.
  private var hasSpoken = false
  private var isShutDown = false

  /// A session and what kind of scenario it is good for.
  struct Place: Sendable {
    let key: Key
    let session: WebDriverSession
    var isReused = false
  }

  /// What a session is made for and keeps for life.
  struct Key: Hashable, Sendable {
    let device: DeviceMetrics
    let locale: String?
  }

  /// An engine over a server; nothing is started yet.
  ///
  /// - Parameter notice: Called with what it waits for, when that takes long.
  public init(
    _ options: WebDriverOptions = WebDriverOptions(),
    notice: @escaping @Sendable (EngineNotification) -> Void = { _ in }
  ) {
    self.options = options
    self.notice = notice
    if case .program(let program) = options.server {
      service = BrowserService(
        program: program, environment: options.environment, deadlines: options.deadlines)
    } else {
      service = nil
    }
  }

  /// A driver for one scenario; its browser is made ready by the launch.
  public nonisolated func makeDriver() -> WebDriver {
    WebDriver(engine: self, capabilities: .browser(isChromium: expectsChromium))
  }

  /// Ends all sessions that wait, and the server if this engine started it.
  public func shutdown() async {
    isShutDown = true
    for waiter in waiters { leave(waiter.number, .again) }
    let sessions = idle.map(\.session)
    idle = []
    await withTaskGroup(of: Void.self) { group in
      for session in sessions { group.addTask { await session.end() } }
    }
    await service?.stop()
    // A browser that was ordered still comes, and has to be ended.
    for order in orders.values { await order.value }
  }

  // MARK: Sessions

  /// A session for a scenario: one that waits, a new one, or the next that is given back.
  func lend(_ key: Key) async throws(DriverError) -> Place {
    var isSecondTry = false
    while true {
      if isShutDown { throw .engineLost("the webdriver engine was shut down") }
      if let place = await idlePlace(for: key) { return place }
      switch await queue(for: key) {
      case .place(let place): return place
      case .again: continue
      case .failed(.lost) where service != nil && !isSecondTry:
        // The server died while nobody used it, which is no scenario's fault; this starts a new
        // one.
        isSecondTry = true
        _ = await service?.lastWordsAfterLoss()
      case .failed(let failure): throw await refusal(failure)
      }
    }
  }

  private func idlePlace(for key: Key) async -> Place? {
    while let index = idle.lastIndex(where: { $0.key == key }) {
      var place = idle.remove(at: index)
      lent += 1
      // A browser that died while nobody used it is no scenario's fault.
      if (try? await place.session.send(.windows)) != nil {
        place.isReused = true
        return place
      }
      lent -= 1
      await discard(place.session)
    }
    return nil
  }

  private func start(_ key: Key) async throws(StartFailure) -> WebDriverSession {
    let requested: JSONValue
    let address: HTTPAddress
    do throws(DriverError) {
      requested = try capabilities(for: key)
      address = try await self.address()
    } catch { throw .unserved(error) }
    let session: WebDriverSession
    do throws(WebDriverFailure) {
      session = try await WebDriverSession.start(
        at: address, capabilities: requested, deadlines: options.deadlines)
    } catch {
      if case .lost(let why) = error { throw .lost(why) }
      throw .failed(error)
    }
    await service?.opened(browser: session.browser.process)
    return session
  }

  /// Why there is no session.
  private enum StartFailure: Error {
    case unserved(DriverError)
    case lost(String)
    case failed(WebDriverFailure)
    /// Nobody gave one of the sessions back that the server allows.
    case full(Int)

    /// Whether it may be that the server allows no more sessions than there are.
    var mayMeanFull: Bool {
      switch self {
      case .failed(.late): true
      case .failed(.refused(let error)): error.code == .sessionNotCreated
      default: false
      }
    }
  }

  private func refusal(_ failure: StartFailure) async -> DriverError {
    let what = "start a browser"
    switch failure {
    case .unserved(let error): return error
    case .lost(let why): return await explain(.lost(why), doing: what)
    case .full(let limit):
      return .timedOut(
        what: "get one of the sessions the WebDriver server allows at a time, \(limit) in all "
          + "(run with --jobs \(limit))", after: options.deadlines.session.wholeMilliseconds)
    case .failed(.late(let time)):
      let words = await service?.lastWords ?? ""
      let last =
        words.split(whereSeparator: \.isNewline).last.map { "; it last wrote: \($0)" } ?? ""
      return .timedOut(
        what: "\(what) (\(Self.silenceAdvice)\(last))", after: time.wholeMilliseconds)
    case .failed(let failure):
      let error = await explain(failure, doing: what)
      guard case .refused(let refusal) = failure, refusal.code == .sessionNotCreated,
        case .engineLost(let why) = error
      else { return error }
      return .engineLost(why + "\n" + Self.startAdvice)
    }
  }

  private static let silenceAdvice =
    "no answer; there may be no display to show a browser on: ask for a headless one, "
    + "--headless=new for Chromium, -headless for Firefox"

  private static let startAdvice =
    "does the browser start by itself, and does its version fit its driver's?"

  /// Takes a session back: the next scenario has it if it is sound and can be emptied.
  func giveBack(_ place: Place) async {
    lent -= 1
    let isSound = await place.session.breakdown == nil
    if isSound, place.session.browser.isChromium, !isShutDown {
      await pass(on: place)
    } else {
      await discard(place.session)
    }
    callNext()
  }

  /// Gives a session to the first who waits for one of its kind; keeps it if nobody does.
  private func pass(on place: Place) async {
    if let index = waiters.firstIndex(where: { $0.key == place.key }) {
      lent += 1
      waiters.remove(at: index).settle(.place(place))
    } else {
      idle.append(place)
      if idle.count > Self.mostIdle { await discard(idle.removeFirst().session) }
    }
  }

  // MARK: Waiting for a session

  /// What becomes of someone who waits for a session.
  private enum Turn {
    case place(Place)
    /// There is room for another session.
    case again
    case failed(StartFailure)
  }

  /// Someone who waits for a session: one that was ordered, or one that is given back.
  private struct Waiter {
    let number: Int
    let key: Key
    /// Whether the server was asked for a session and has not answered yet.
    var hasOrdered: Bool
    let settle: @Sendable (Turn) -> Void
  }

  /// How many sessions there may be now; nil while the server has not refused one.
  private var hasRoom: Bool { limit.map { lent + ordered + idle.count < $0 } ?? true }

  private func queue(for key: Key) async -> Turn {
    // One that waits for another kind of scenario makes room.
    if !hasRoom, !idle.isEmpty { await discard(idle.removeFirst().session) }
    count += 1
    let number = count
    return await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        let orders = hasRoom
        waiters.append(
          Waiter(number: number, key: key, hasOrdered: orders) {
            continuation.resume(returning: $0)
          })
        if Task.isCancelled { return leave(number, .failed(.failed(.cancelled))) }
        if orders { order(key, for: number) }
        after(options.deadlines.session) { await $0.overdue(number) }
      }
    } onCancel: {
      Task { await self.leave(number, .failed(.failed(.cancelled))) }
    }
  }

  private func leave(_ number: Int, _ turn: Turn) {
    guard let index = waiters.firstIndex(where: { $0.number == number }) else { return }
    waiters.remove(at: index).settle(turn)
  }

  private func overdue(_ number: Int) {
    // The answer to an order has its own deadline, which is about to end.
    guard let waiter = waiters.first(where: { $0.number == number }), !waiter.hasOrdered else {
      return
    }
    leave(number, .failed(.full(limit ?? 1)))
  }

  private func callNext() {
    guard hasRoom || !idle.isEmpty else { return }
    if let waiter = waiters.first(where: { !$0.hasOrdered }) { leave(waiter.number, .again) }
  }

  private func order(_ key: Key, for number: Int) {
    ordered += 1
    after(min(Self.longWait, options.deadlines.session / 2)) { await $0.speakOf(number) }
    // Not cancelled with the scenario: a browser that was ordered comes, and would be nobody's.
    orders[number] = Task {
      do throws(StartFailure) {
        await self.arrived(Place(key: key, session: try await self.start(key)), for: number)
      } catch {
        self.failed(error, number)
      }
      self.orders[number] = nil
    }
  }

  /// A session that was ordered is there: for whoever ordered it, or for the next.
  private func arrived(_ place: Place, for number: Int) async {
    ordered -= 1
    if let index = waiters.firstIndex(where: { $0.number == number }) {
      lent += 1
      waiters.remove(at: index).settle(.place(place))
    } else if isShutDown {
      await discard(place.session)
    } else {
      await pass(on: place)
    }
    callNext()
  }

  private func failed(_ failure: StartFailure, _ number: Int) {
    ordered -= 1
    let others = lent + idle.count
    guard failure.mayMeanFull, others + ordered > 0 else {
      leave(number, .failed(failure))
      return callNext()
    }
    if let index = waiters.firstIndex(where: { $0.number == number }) {
      waiters[index].hasOrdered = false
      after(options.deadlines.session) { await $0.overdue(number) }
    }
    // The session that the server opened instead may be known only after this refusal.
    if others == 0 { return }
    // The server has refused, or let wait, one more than there are: that is all it allows.
    if limit == nil {
      notice(
        .progress(
          "the WebDriver server allows \(others == 1 ? "1 session" : "\(others) sessions") at a "
            + "time, so scenarios wait for one another; --jobs \(others) runs as fast"))
    }
    limit = min(limit ?? others, others)
    callNext()
  }

  /// Says what is waited for, once it takes long.
  private func speakOf(_ number: Int) async {
    guard waiters.contains(where: { $0.number == number && $0.hasOrdered }), lent == 0,
      !hasSpoken
    else { return }
    hasSpoken = true
    let words = await service?.lastWords ?? ""
    let last = words.split(whereSeparator: \.isNewline).last.map { "; it last wrote: \($0)" } ?? ""
    notice(
      .progress(
        "still waiting for the WebDriver server to start a browser, for "
          + "\(options.deadlines.session.wholeMilliseconds) ms at most" + last))
  }

  /// How long a browser may take to start before that is told.
  private static let longWait: Duration = .seconds(3)

  private nonisolated func after(
    _ time: Duration, _ act: @escaping @Sendable (WebDriverEngine) async -> Void
  ) {
    DispatchQueue.global().asyncAfter(deadline: .now() + time.timeInterval) { [weak self] in
      guard let self else { return }
      Task { await act(self) }
    }
  }

  private func discard(_ session: WebDriverSession) async {
    await session.end()
    await service?.closed(browser: session.browser.process)
  }

  /// A failure in the contract's words, with what the server last said; looks whether it lives.
  func explain(_ failure: WebDriverFailure, doing what: String) async -> DriverError {
    guard let service, failure.breaksSession else { return failure.error(doing: what) }
    if case .lost = failure {
      return failure.error(doing: what, lastWords: await service.lastWordsAfterLoss())
    }
    return failure.error(doing: what, lastWords: await service.lastWords)
  }

  private func address() async throws(DriverError) -> HTTPAddress {
    if let service { return try await service.address() }
    guard case .address(let url) = options.server else {
      throw .engineFault("no WebDriver server is named")
    }
    do { return try HTTPAddress(url) } catch {
      throw .impossible(what: "start a browser", why: "\(error)", .unseen("the browser"))
    }
  }
}

import SpecDrivers
import SpecJSON
import SpecSystem

/// The phone of a run: lends its session to one scenario after another.
actor PhoneLine {
  private let options: AppiumOptions
  private var kind: PhoneServerKind?
  /// The session while no scenario has it; nil before the first and after one that broke it.
  private var idle: Phone?
  /// The start of a session that is not there yet.
  private var starting: Task<Result<Phone, DriverError>, Never>?
  private var isLent = false
  private var isClosed = false
  private var waiters: [(number: Int, settle: CheckedContinuation<Bool, Never>)] = []
  private var count = 0

  private let notice: @Sendable (EngineNotification) -> Void

  init(_ options: AppiumOptions, notice: @escaping @Sendable (EngineNotification) -> Void) {
    self.options = options
    self.notice = notice
  }

  /// Asks the server which kind it is, once.
  func server() async throws(DriverError) -> PhoneServerKind {
    if let kind { return kind }
    let address = try address
    let kind: PhoneServerKind
    do throws(WebDriverFailure) {
      let status = try await PhoneStarter().status(at: address, options.deadlines)
      kind = PhoneServerKind(status: status)
    } catch {
      if case .lost(let why) = error {
        throw .engineLost(
          "\(why)\nstart the server with appium, or name its address: --engine appium:http://HOST:PORT"
        )
      }
      throw PhoneFailure.error(error, doing: "ask the server at \(address) for its status")
    }
    if kind == .agent, options.platform == .android {
      throw .engineFault(
        "the server at \(address) is a WebDriverAgent, which serves iPhones only\n"
          + "name the address of an Appium server")
    }
    self.kind = kind
    return kind
  }

  private var address: HTTPAddress {
    get throws(DriverError) {
      do { return try HTTPAddress(options.server) } catch { throw .engineFault("\(error)") }
    }
  }

  /// Returns the phone with a session, after the scenarios that wait already.
  ///
  /// - Parameter app: The identifier of the app that the session is for, if a new one is started.
  func lend(for app: String) async throws(DriverError) -> Phone {
    guard await takeTurn() else {
      throw .engineLost("the run was stopped before the phone was free")
    }
    if let phone = idle {
      idle = nil
      if await phone.session.breakdown == nil { return phone }
      await phone.session.end()
    }
    // If the request for a session were cancelled, the server might still open one that nobody
    // ends. So the start goes on when the scenario is stopped.
    let start = Task { await self.session(for: app) }
    starting = start
    let result = await start.value
    starting = nil
    switch result {
    case .success(let phone):
      if !isClosed, !Task.isCancelled { return phone }
      await giveBack(phone)
      throw .engineLost("the run was stopped before the phone was used")
    case .failure(let error):
      passOn()
      throw error
    }
  }

  private func session(for app: String) async -> Result<Phone, DriverError> {
    do { return .success(try await started(for: app)) } catch { return .failure(error) }
  }

  private func started(for app: String) async throws(DriverError) -> Phone {
    let server = try await server()
    let (address, deadlines) = (try address, options.deadlines)
    let wanted = options.sessionCapabilities(server, app: app)
    let report = Task { [options, notice] in
      await PageView.pause(options.silence)
      guard !Task.isCancelled else { return }
      notice(
        .progress(
          "waiting for the phone at \(options.server); a first session installs the server's "
            + "helper on it\(options.platform == .ios ? ", which takes minutes if it has to be built" : "")"
        ))
    }
    defer { report.cancel() }
    do throws(WebDriverFailure) {
      let session = try await WebDriverSession.start { () throws(WebDriverFailure) in
        try HTTPChannel.start(at: address, wanted, deadlines)
      }
      return Phone(session: session, server: server, platform: options.platform)
    } catch {
      throw PhoneFailure.error(error, doing: "start a session on the phone")
    }
  }

  /// Takes the phone back; a session that is broken is ended.
  func giveBack(_ phone: Phone) async {
    if await phone.session.breakdown != nil || isClosed {
      await phone.session.end()
    } else {
      idle = phone
    }
    passOn()
  }

  /// Ends the session; later requests fail.
  func close() async {
    isClosed = true
    for waiter in waiters { waiter.settle.resume(returning: false) }
    waiters = []
    let phone = idle
    idle = nil
    await phone?.session.end()
    guard let starting else { return }
    let limit = options.deadlines.close
    let timer = Task {
      await PageView.pause(limit)
      if !Task.isCancelled { starting.cancel() }
    }
    if case .success(let phone) = await starting.value { await phone.session.end() }
    timer.cancel()
  }

  // MARK: Turns

  /// Waits until the phone is free; false if the run has ended.
  private func takeTurn() async -> Bool {
    if isClosed { return false }
    if !isLent {
      isLent = true
      return true
    }
    count += 1
    let number = count
    return await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        if Task.isCancelled { return continuation.resume(returning: false) }
        waiters.append((number, continuation))
      }
    } onCancel: {
      Task { await self.leave(number) }
    }
  }

  private func leave(_ number: Int) {
    guard let place = waiters.firstIndex(where: { $0.number == number }) else { return }
    waiters.remove(at: place).settle.resume(returning: false)
  }

  private func passOn() {
    if waiters.isEmpty {
      isLent = false
    } else {
      waiters.removeFirst().settle.resume(returning: true)
    }
  }
}

/// Asks a server for its status on a queue of its own, because that may take seconds.
private actor PhoneStarter {
  private let executor = SessionExecutor("spec.phone")
  nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }

  func status(
    at address: HTTPAddress, _ deadlines: WebDriverDeadlines
  ) throws(WebDriverFailure) -> JSONValue {
    let connection = HTTPConnection(address)
    defer { connection.close() }
    return try HTTPChannel.send(.status, at: "", over: connection, deadlines)
  }
}

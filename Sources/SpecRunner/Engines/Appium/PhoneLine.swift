import SpecDrivers
import SpecJSON
import SpecSystem

/// The phone of a run: lends its session to one scenario after another.
actor PhoneLine {
  private let options: AppiumOptions
  private var kind: PhoneServerKind?
  /// The session while no scenario has it; nil before the first and after one that broke it.
  private var idle: Phone?
  private var isLent = false
  private var isClosed = false
  private var waiters: [(number: Int, settle: CheckedContinuation<Bool, Never>)] = []
  private var count = 0

  init(_ options: AppiumOptions) { self.options = options }

  /// Asks the server which kind it is, once.
  func server() async throws(DriverError) -> PhoneServerKind {
    if let kind { return kind }
    let address = try address
    do throws(WebDriverFailure) {
      let status = try await PhoneStarter().status(at: address, options.deadlines)
      let kind = PhoneServerKind(status: status)
      if kind == .agent, options.platform == .android {
        throw WebDriverFailure.fault(
          "the server at \(address) is a WebDriverAgent, which serves iPhones only")
      }
      self.kind = kind
      return kind
    } catch {
      if case .lost(let why) = error {
        throw .engineLost(
          "\(why)\nstart the server with appium, or name its address: --engine appium:http://HOST:PORT"
        )
      }
      throw PhoneFailure.error(error, doing: "ask the server at \(address) for its status")
    }
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
    do throws(DriverError) {
      if let phone = idle, await phone.session.breakdown == nil {
        idle = nil
        return phone
      }
      if let old = idle { await old.session.end() }
      idle = nil
      return try await started(for: app)
    } catch {
      passOn()
      throw error
    }
  }

  private func started(for app: String) async throws(DriverError) -> Phone {
    let server = try await server()
    let (address, deadlines) = (try address, options.deadlines)
    let wanted = options.sessionCapabilities(server, app: app)
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

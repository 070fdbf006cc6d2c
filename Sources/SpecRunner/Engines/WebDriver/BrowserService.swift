import SpecDrivers
import SpecSystem

/// A WebDriver server, or a browser that is its own, as a child process: started on first use,
/// shared, restarted after a failure.
///
/// It always ends together with its browsers: on request, by the supervisor when this process ends,
/// or by a signal. Of sessions it knows only the process ids of their browsers.
actor BrowserService {
  private let program: BrowserProgram
  private let environment: [String: String]
  private let deadlines: WebDriverDeadlines

  /// A running WebDriver server.
  private struct Running {
    let child: ChildProcess
    let reader: PortReader
    let address: HTTPAddress
  }

  private var running: Running?
  private var starting: Task<Result<Running, DriverError>, Never>?
  /// The server that has not reported its port yet.
  private var unready: ChildProcess?
  private var browsers: Set<Int32> = []
  private var isStopped = false

  init(program: BrowserProgram, environment: [String: String], deadlines: WebDriverDeadlines) {
    self.program = program
    self.environment = environment
    self.deadlines = deadlines
  }

  /// The address of the server; starts it if necessary.
  func address() async throws(DriverError) -> HTTPAddress {
    if isStopped { throw stopped }
    if let running {
      if running.child.end == nil { return running.address }
      await discard(running)
    }
    let task: Task<Result<Running, DriverError>, Never>
    if let starting {
      task = starting
    } else {
      task = Task {
        do throws(DriverError) { return .success(try await self.start()) } catch {
          return .failure(error)
        }
      }
      starting = task
    }
    let result = await end(of: task)
    if isStopped { throw stopped }
    return try result.get().address
  }

  /// Waits for a start, and registers the server.
  ///
  /// Whoever goes on first registers it: `stop` must not overlook a server because a scenario that
  /// waits for the same start has not gone on yet.
  private func end(
    of start: Task<Result<Running, DriverError>, Never>
  ) async -> Result<Running, DriverError> {
    let result = await start.value
    if starting == start {
      starting = nil
      if case .success(let new) = result { running = new }
    }
    return result
  }

  private var stopped: DriverError { .engineLost("\(program.name) was shut down") }

  /// The end of the server's output.
  var lastOutput: String { running.map { lastOutput(of: $0) } ?? "" }

  private func lastOutput(of running: Running) -> String {
    lastOutput(running.child, running.reader)
  }

  private func lastOutput(_ child: ChildProcess, _ reader: PortReader) -> String {
    program.joinsOutputs ? reader.lastOutput : child.lastOutput
  }

  /// Registers a session's browser, so that the supervisor ends it if this process no longer can.
  func opened(browser: Int32?) {
    guard let browser else { return }
    browsers.insert(browser)
    tellGuard()
  }

  /// Unregisters a browser that has exited.
  func closed(browser: Int32?) {
    guard let browser, browsers.remove(browser) != nil else { return }
    tellGuard()
  }

  /// The end of the server's output, after a connection to it failed.
  ///
  /// If the server does not respond any more, its output is read completely and it is ended; the
  /// next session starts a new one.
  func lastOutputAfterLoss() async -> String {
    guard let running else { return "" }
    let child = running.child
    if await Probe().answers(at: running.address, deadlines) {
      return lastOutput(of: running)
    }
    await child.waitForLastWords(atMost: deadlines.shutdown)
    if self.running?.child === child { await discard(running) }
    return lastOutput(of: running)
  }

  /// Ends the server and its browsers; the next session starts a new one.
  func restart() async {
    if let running { await discard(running) }
  }

  /// Ends the server and all its remaining browsers.
  func stop() async {
    isStopped = true
    if let starting {
      // Nobody needs its port any more, and a browser may take a minute to report it.
      await unready?.terminate(grace: deadlines.shutdown)
      _ = await end(of: starting)
    }
    guard let running else { return }
    if program.canShutDown { await Probe().shutDown(running.address, deadlines) }
    await discard(running)
  }

  // MARK: The process

  /// Starts the server; once more if the port it took was already in use.
  ///
  /// A port that is free when a server chooses it may be taken before the server listens on it:
  /// chromedriver looks for a port on one protocol, and then binds it on both.
  private func start() async throws(DriverError) -> Running {
    _ = OwnProcess.ignoreBrokenPipes
    var attempts = 1
    while true {
      if isStopped { throw stopped }
      let child: ChildProcess
      let wanted: UInt16
      do {
        wanted = try program.port()
        child = try ChildProcess.start(
          BrowserSupervisor.command(program.command(port: wanted)), environment: environment)
      } catch {
        throw .engineLost("\(program.name) could not be started: \(error.reason)")
      }
      child.input.setNonblocking(true)
      unready = child
      defer { unready = nil }
      let reader = PortReader(child.output)
      switch await found(wanted, reader) {
      case .port(let port):
        return Running(
          child: child, reader: reader, address: HTTPAddress(host: "127.0.0.1", port: port))
      case nil:
        await end(child)
        throw .timedOut(
          what: "start \(program.name) (it reported no port)", after: startLimit)
      case .ended:
        let end = await lastWords(of: child)
        let output = lastOutput(child, reader)
        guard attempts < Self.mostAttempts, Self.portWasInUse(output) else {
          throw startError(end, output)
        }
        attempts += 1
      }
    }
  }

  /// How long the program may take to report its port; a browser takes longer than a server of
  /// browsers.
  private var startLimit: Duration {
    program.isOwnBrowser ? deadlines.session : deadlines.start
  }

  private static let mostAttempts = 5

  /// Whether a server's output says that another program had its port.
  private static func portWasInUse(_ output: String) -> Bool {
    output.contains("ddress already in use") || output.contains("EADDRINUSE")
  }

  /// Ends a server that closed its output, and returns how it ended.
  private func lastWords(of child: ChildProcess) async -> ExitReason? {
    // The supervisor ends the server when its input is closed.
    await child.waitForLastWords(atMost: deadlines.shutdown)
    child.input.close()
    let end = await child.wait(atMost: deadlines.shutdown)
    await child.terminate(grace: deadlines.shutdown)
    return end
  }

  /// Waits until the program reports its port, or responds on the one it was given.
  private func found(_ wanted: UInt16, _ reader: PortReader) async -> PortReader.Finding? {
    if program.reportsPort { return await reader.port(within: startLimit) }
    let deadline = Deadline.after(startLimit)
    let address = HTTPAddress(host: "127.0.0.1", port: wanted)
    while !deadline.isOver {
      if await Probe().answers(at: address, deadlines) { return .port(wanted) }
      if let end = await reader.port(within: .milliseconds(20)) { return end }
    }
    return nil
  }

  /// The error of a program that does not exist; nil if it can be started as far as is known.
  func missingProgram() async -> DriverError? {
    let child = try? ChildProcess.start(
      BrowserSupervisor.search(for: program.name), environment: environment)
    let end = await child?.wait(atMost: deadlines.start)
    await child?.terminate(grace: .zero)
    return end == .exited(BrowserSupervisor.programNotFound) ? startError(end, "") : nil
  }

  private func startError(_ end: ExitReason?, _ lastOutput: String) -> DriverError {
    if end == .exited(BrowserSupervisor.programNotFound) {
      return .engineLost(
        "the program \"\(program.name)\" was not found; install it (Debian: \(program.package)), "
          + "or name the one to use")
    }
    let lines = lastOutput.split(whereSeparator: \.isNewline).suffix(5).joined(separator: "\n")
    return .engineLost(
      "\(program.name) \(end?.description ?? "closed its output") before it reported a port"
        + (lines.isEmpty ? "" : "\nits last output on standard error:\n" + lines))
  }

  private func discard(_ old: Running) async {
    running = nil
    browsers = []
    await end(old.child)
  }

  /// Lets the supervisor clean up, and kills the group if that takes too long.
  private func end(_ child: ChildProcess) async {
    child.input.close()
    if await child.wait(atMost: deadlines.shutdown) == nil {
      await child.terminate(grace: .milliseconds(200))
    }
  }

  private func tellGuard() {
    guard let running else { return }
    // A line fits into the pipe in one piece; if the supervisor has ended, it is not needed.
    BrowserSupervisor.line(browsers: browsers.sorted()).withUnsafeBytes { bytes in
      _ = running.child.input.write(bytes)
    }
  }
}

/// Checks whether a server responds, on a queue of its own because the request blocks.
private actor Probe {
  private let executor = SessionExecutor("spec.browser.probe")
  nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }

  func answers(at address: HTTPAddress, _ deadlines: WebDriverDeadlines) -> Bool {
    let connection = HTTPConnection(address)
    return (try? connection.send("GET", "/status", by: .after(deadlines.shutdown))) != nil
  }

  func shutDown(_ address: HTTPAddress, _ deadlines: WebDriverDeadlines) {
    let connection = HTTPConnection(address)
    _ = try? HTTPChannel.send(.shutdown, at: "", over: connection, deadlines)
  }
}

import SpecDrivers
import SpecSystem

/// The browser's driver as a service: started when first needed, shared, started anew if it dies.
///
/// It surely ends with its browsers: by request, by the guard when this process is gone, by
/// signal. It knows nothing of sessions but the process numbers of their browsers.
actor BrowserService {
  private let program: String
  private let environment: [String: String]
  private let deadlines: WebDriverDeadlines

  /// A driver that runs.
  private struct Running {
    let child: ChildProcess
    let address: HTTPAddress
  }

  private var running: Running?
  private var starting: Task<Result<Running, DriverError>, Never>?
  private var browsers: Set<Int32> = []
  private var isStopped = false

  init(program: String, environment: [String: String], deadlines: WebDriverDeadlines) {
    self.program = program
    self.environment = environment
    self.deadlines = deadlines
  }

  /// Where the driver listens; starts it if need be.
  func address() async throws(DriverError) -> HTTPAddress {
    if isStopped { throw .engineLost("\(program) was shut down") }
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
    let result = await task.value
    if starting == task {
      starting = nil
      if case .success(let new) = result { running = new }
    }
    return try result.get().address
  }

  /// The last the driver wrote to its standard error.
  var lastOutput: String { running?.child.lastOutput ?? "" }

  /// Notes that a session has a browser, so that it is ended even if this process is not there
  /// any more to do it.
  func opened(browser: Int32?) {
    guard let browser else { return }
    browsers.insert(browser)
    tellGuard()
  }

  /// Notes that a browser has ended.
  func closed(browser: Int32?) {
    guard let browser, browsers.remove(browser) != nil else { return }
    tellGuard()
  }

  /// The last the driver wrote, after a connection to it failed.
  ///
  /// If it does not answer any more, its words are read to the end and it is ended; the next
  /// session starts a new one.
  func lastOutputAfterLoss() async -> String {
    guard let running else { return "" }
    let child = running.child
    if await Probe().answers(at: running.address, deadlines) { return child.lastOutput }
    await child.waitForLastWords(atMost: deadlines.shutdown)
    if self.running?.child === child { await discard(running) }
    return child.lastOutput
  }

  /// Ends the driver and every browser it has left.
  func stop() async {
    isStopped = true
    if let starting { _ = await starting.value }
    guard let running else { return }
    await Probe().shutDown(running.address, deadlines)
    await discard(running)
  }

  // MARK: The process

  private func start() async throws(DriverError) -> Running {
    _ = OwnProcess.ignoreBrokenPipes
    let child: ChildProcess
    do {
      child = try ChildProcess.start(
        BrowserSupervisor.command([program] + (try arguments())), environment: environment)
    } catch {
      throw .engineLost("\(program) could not be started: \(error.reason)")
    }
    child.input.setNonblocking(true)
    switch await PortReader(child.output).port(within: deadlines.start) {
    case .port(let port):
      return Running(child: child, address: HTTPAddress(host: "127.0.0.1", port: port))
    case nil:
      await end(child)
      throw .timedOut(
        what: "start \(program) (it reported no port)", after: deadlines.start)
    case .ended:
      // The supervisor ends the driver as soon as its input is closed.
      await child.waitForLastWords(atMost: deadlines.shutdown)
      child.input.close()
      let end = await child.wait(atMost: deadlines.shutdown)
      await child.terminate(grace: deadlines.shutdown)
      throw startError(end, child.lastOutput)
    }
  }

  /// It chooses a free port itself; geckodriver wants to be told one.
  private func arguments() throws(SystemError) -> [String] {
    guard program.contains("gecko") else { return ["--port=0"] }
    let (socket, port) = try InternetSocket.listen(port: 0)
    socket.close()
    return ["--port", String(port)]
  }

  private func startError(_ end: ExitReason?, _ lastOutput: String) -> DriverError {
    if end == .exited(BrowserSupervisor.programNotFound) {
      return .engineLost(
        "the program \"\(program)\" was not found; install it (Debian: chromium-driver), or name "
          + "the one to use")
    }
    let lines = lastOutput.split(whereSeparator: \.isNewline).suffix(5).joined(separator: "\n")
    return .engineLost(
      "\(program) \(end?.description ?? "closed its output") before it reported a port"
        + (lines.isEmpty ? "" : "\nits last output on standard error:\n" + lines))
  }

  private func discard(_ old: Running) async {
    running = nil
    browsers = []
    await end(old.child)
  }

  /// Lets the guard do its work, and kills the group if that takes too long.
  private func end(_ child: ChildProcess) async {
    child.input.close()
    if await child.wait(atMost: deadlines.shutdown) == nil {
      await child.terminate(grace: .milliseconds(200))
    }
  }

  private func tellGuard() {
    guard let running else { return }
    // A line is shorter than what a pipe takes in one piece; a guard that is gone needs no line.
    BrowserSupervisor.line(browsers: browsers.sorted()).withUnsafeBytes { bytes in
      _ = running.child.input.write(bytes)
    }
  }
}

/// Asks a driver something on a queue of its own, since asking blocks.
private actor Probe {
  private let executor = SessionExecutor("spec.browser.probe")
  nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }

  func answers(at address: HTTPAddress, _ deadlines: WebDriverDeadlines) -> Bool {
    let connection = HTTPConnection(address)
    return (try? connection.send("GET", "/status", by: .after(deadlines.shutdown))) != nil
  }

  func shutDown(_ address: HTTPAddress, _ deadlines: WebDriverDeadlines) {
    let connection = HTTPConnection(address)
    _ = try? WebDriverSession.send(.shutdown, at: "", over: connection, deadlines)
  }
}

import SpecDrivers
import SpecEngines
import Testing

/// How an engine in another process is started, shared, restarted and ended.
@Suite(.enabled(if: FakeEngine.isPossible, FakeEngine.whenImpossible), .serialized)
struct RemoteEngineTests {
  @Test func `nothing is started before the first driver is made`() async throws {
    let fake = FakeEngine("serve(lambda request: answer(request, None))")
    let engine = fake.engine()
    try await fake.expectProcesses(0)
    await engine.shutdown()
  }

  @Test func `a driver made in advance opens its session when it is first used`() async throws {
    let fake = FakeEngine("serve(lambda request: answer(request, None))")
    let engine = fake.engine()
    let capabilities = try await engine.start()
    #expect(
      capabilities == Capabilities(engine: "fake", version: "0", abilities: [.focus: .exact]))
    let drivers = (0..<3).map { _ in engine.makeDriver() }
    try await fake.expectProcesses(1)
    for driver in drivers {
      try await driver.perform(.back)
      await driver.close()
      await #expect(throws: DriverError.notLaunched) { try await driver.perform(.back) }
    }
    try await fake.expectProcesses(1)
    await engine.shutdown()
  }

  @Test func `an engine serves one scenario after another in the same process`() async throws {
    let fake = FakeEngine("serve(lambda request: answer(request, None))")
    let engine = fake.engine()
    for _ in 0..<3 {
      let driver = try await engine.openDriver()
      try await driver.perform(.back)
      await driver.close()
      try await fake.expectProcesses(1)
    }
    await engine.shutdown()
    try await fake.expectProcesses(0)
  }

  @Test func `an engine of one session runs once for every driver in use`() async throws {
    let fake = FakeEngine("serve(lambda request: answer(request, None))")
    let engine = fake.engine()
    let first = try await engine.openDriver()
    let second = try await engine.openDriver()
    try await fake.expectProcesses(2)
    try await first.perform(.back)
    try await second.perform(.back)
    await engine.shutdown()
    try await fake.expectProcesses(0)
  }

  @Test func `an engine that died is started anew for the next scenario`() async throws {
    let fake = FakeEngine(
      """
      def perform(request):
          if request["params"]["action"]["type"] == "relaunch": os.abort()
          answer(request, None)
      serve(perform)
      """)
    let engine = fake.engine()
    for _ in 0..<5 {
      let driver = try await engine.openDriver()
      await #expect(throws: DriverError.self) { try await driver.perform(.relaunch) }
      await driver.close()
      let next = try await engine.openDriver()
      try await next.perform(.back)
      await next.close()
    }
    await engine.shutdown()
  }

  @Test func `an engine that died while nobody used it costs no scenario`() async throws {
    let fake = FakeEngine(
      """
      def opened(request):
          if request["id"] > 2: sys.exit(3)
      serve(lambda request: answer(request, None), opened=opened)
      """)
    let engine = fake.engine()
    for _ in 0..<2 {
      let driver = try await engine.openDriver()
      try await driver.perform(.back)
      await driver.close()
    }
    await engine.shutdown()
  }

  @Test func `three deaths in a row end an engine for good`() async throws {
    let fake = FakeEngine(
      """
      def perform(request):
          sys.exit("out of eggs")
      serve(perform)
      """)
    let engine = fake.engine()
    for _ in 0..<3 {
      let driver = try await engine.openDriver()
      await #expect(throws: DriverError.self) { try await driver.perform(.back) }
      await driver.close()
    }
    let error = await #expect(throws: DriverError.self) { _ = try await engine.openDriver() }
    let words = error?.words ?? ""
    #expect(words.contains("died 3 times in a row and is not started again\nthe last time: "))
    #expect(words.contains("ended with status 1"))
    #expect(words.contains("  out of eggs"))
    await engine.shutdown()
  }

  @Test func `what an engine prints astray is told and does no harm`() async throws {
    let heard = Heard<EngineNotification>()
    let fake = FakeEngine(
      """
      print("starting")
      def perform(request):
          print("half a")
          print("{ not a message")
          send({"jsonrpc": "2.0", "method": "log",
                "params": {"level": "error", "message": "no salt", "session": "s"}})
          answer(request, None)
          answer(request, None)
      serve(perform)
      """)
    let engine = fake.engine(notice: { heard.add($0) })
    let driver = try await engine.openDriver()
    try await driver.perform(.back)
    await driver.close()
    await engine.shutdown()
    #expect(
      heard.all == [
        .warning(
          "the engine printed on standard output, which is reserved for messages: starting"),
        .warning("the engine printed on standard output, which is reserved for messages: half a"),
        .warning(
          "the engine sent a line that is not a message (not JSON: line 1, column 3: expected "
            + "a key in double quotes or '}', found 'not'): { not a message"),
        .log(.error, "no salt", session: "s"),
        .warning(
          "the engine answered request 3 more than once; an engine must answer each one once"),
      ])
  }

  @Test func `a flood on standard error does not stop an engine`() async throws {
    let fake = FakeEngine(
      """
      def perform(request):
          for _ in range(64): sys.stderr.write("x" * 65535 + "\\n")
          answer(request, None)
      serve(perform)
      """)
    let engine = fake.engine()
    let driver = try await engine.openDriver()
    try await driver.perform(.wait(.seconds(10)))
    await driver.close()
    await engine.shutdown()
  }

  @Test func `progress begins a deadline anew`() async throws {
    let heard = Heard<EngineNotification>()
    let fake = FakeEngine(
      """
      def perform(request):
          for step in range(10):
              time.sleep(0.1)
              send({"jsonrpc": "2.0", "method": "progress",
                    "params": {"id": request["id"], "message": f"{step}"}})
          answer(request, None)
      serve(perform)
      """)
    let engine = fake.engine(perform: .milliseconds(700), notice: { heard.add($0) })
    let driver = try await engine.openDriver()
    try await driver.perform(.back)
    await driver.close()
    await engine.shutdown()
    #expect(heard.all == (0..<10).map { .progress(String($0)) })
  }

  @Test func `an engine may leave out the screen and the element of an error`() async throws {
    let fake = FakeEngine(
      """
      def perform(request):
          send({"jsonrpc": "2.0", "id": request["id"], "error": {"code": -32000,
                "message": "no such thing", "data": {"kind": "elementNotFound"}}})
      serve(perform)
      """)
    let engine = fake.engine()
    let driver = try await engine.openDriver()
    let screen = Screen(
      name: "only", size: Size(width: 10, height: 20), elements: [],
      focus: .unknown("the engine does not report it"),
      keyboard: .unknown("the engine does not report it"), alert: .known(nil),
      stack: .known(["only"]))
    await #expect(throws: DriverError.elementNotFound(Selector("Stop"), screen)) {
      try await driver.perform(.tap(Selector("Stop")))
    }
    await engine.shutdown()
  }

  @Test func `an engine's own children end with it`() async throws {
    let fake = FakeEngine(
      """
      subprocess.Popen(["sleep", "60"])
      serve(lambda request: answer(request, None))
      """)
    let engine = fake.engine()
    let driver = try await engine.openDriver()
    try await fake.expectProcesses(2)
    await driver.close()
    await engine.shutdown()
    try await fake.expectProcesses(0)
  }

  @Test func `a driver whose engine was shut down says so`() async throws {
    let fake = FakeEngine("serve(lambda request: answer(request, None))")
    let engine = fake.engine()
    let driver = try await engine.openDriver()
    await engine.shutdown()
    let error = await #expect(throws: DriverError.self) { try await driver.perform(.back) }
    #expect(error?.words.contains("was shut down") == true)
    await driver.close()
    await #expect(throws: DriverError.self) { _ = try await engine.openDriver() }
  }
}

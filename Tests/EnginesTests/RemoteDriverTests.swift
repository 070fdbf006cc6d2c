import SpecDrivers
import Synchronization
import Testing

@testable import SpecEngines

/// A driver behind the wire behaves as the driver itself.
struct RemoteDriverTests {
  /// A server of egg timers on a port of its own, for as long as `body` runs.
  private func withServer(
    sessions: Int = 4, token: String = "secret",
    options: EngineOptions = EngineOptions(deadlines: .patient),
    _ body: (RemoteEngine, UInt16) async throws -> Void
  ) async throws {
    let server = DriverServer(apps: ["egg-timer"], sessions: sessions) { EggTimer() }
    try await server.serving(token: "secret") { port in
      let engine = RemoteEngine(.loopback(port: port, token: token), options: options)
      try await body(engine, port)
      await engine.shutdown()
    }
  }

  @Test func `a scenario over the wire sees what the driver itself would show`() async throws {
    let direct = EggTimer()
    try await withServer { engine, _ in
      let remote = try await engine.openDriver()
      #expect(remote.capabilities == direct.capabilities)
      for driver in [direct, remote] as [any Driver] {
        try await driver.arrange(.record(name: "minutes", value: "1"))
        try await driver.launch(LaunchOptions(app: "egg-timer"))
        try await driver.perform(.type("2", into: Selector("Minutes")))
        try await driver.perform(.tap(Selector("Start", role: .button)))
        try await driver.perform(.wait(.seconds(30)))
      }
      for mark in 0...1 {
        let expected = try await direct.observe(since: mark)
        let seen = try await remote.observe(since: mark)
        #expect(seen == expected)
      }
      await remote.close()
      await remote.close()
      await #expect(throws: DriverError.notLaunched) { try await remote.observe(since: 0) }
    }
  }

  @Test func `a driver's errors arrive as they were thrown`() async throws {
    try await withServer { engine, _ in
      let driver = try await engine.openDriver()
      await #expect(throws: DriverError.notLaunched) { try await driver.perform(.back) }
      await #expect(throws: DriverError.unknownApp("oven", known: ["egg-timer"])) {
        try await driver.launch(LaunchOptions(app: "oven"))
      }
      await #expect(throws: DriverError.unknownFault("cold", app: "egg-timer", known: [])) {
        try await driver.launch(LaunchOptions(app: "egg-timer", faults: ["cold"]))
      }
      try await driver.launch(LaunchOptions(app: "egg-timer"))
      let screen = try await driver.observe(since: 0).screen
      await #expect(throws: DriverError.elementNotFound(Selector("Stop"), screen)) {
        try await driver.perform(.tap(Selector("Stop")))
      }
      await #expect(
        throws: DriverError.unsupported(.gestures, why: "an egg timer has two buttons")
      ) {
        try await driver.perform(.hideKeyboard)
      }
    }
  }

  @Test func `an element beside another one is sought before the engine is asked`() async throws {
    var field = Selector("Minutes")
    field.relation = .below
    let action = Action.tap(Selector("Start", in: [field]))
    try await withServer { engine, _ in
      let driver = try await engine.openDriver()
      try await driver.launch(LaunchOptions(app: "egg-timer"))
      await #expect(
        throws: DriverError.unsupported(.layout, why: "it is where there is room")
      ) {
        try await driver.perform(action)
      }
    }
    let places = [("start", 50.0), ("stop", 5)].map { id, y in
      Element(
        id: id, role: .button, label: "Start", frame: .known(Frame(x: 0, y: y, width: 9, height: 9))
      )
    }
    let minutes = Element(
      id: "minutes", role: .field, label: "Minutes",
      frame: .known(Frame(x: 0, y: 20, width: 9, height: 9)))
    let screen = Screen(
      name: "", size: Size(width: 100, height: 100), elements: places.reversed() + [minutes],
      stack: .known([]))
    let json = DriverWire.json(action)
    #expect(
      try DriverWire.placed(json, on: screen)
        == DriverWire.json(Action.tap(Selector("Start", position: 2))))
    #expect(try DriverWire.placed(DriverWire.json(Action.tap(Selector("Start"))), on: nil) == nil)
  }

  @Test func `sessions of one engine know nothing of each other`() async throws {
    try await withServer { engine, _ in
      try await withThrowingTaskGroup(of: String.self) { group in
        for number in 1...4 {
          group.addTask {
            let driver = try await engine.openDriver()
            try await driver.launch(LaunchOptions(app: "egg-timer"))
            for _ in 0..<20 {
              try await driver.perform(.type(String(number), into: Selector("Minutes")))
            }
            let screen = try await driver.observe(since: 0).screen
            await driver.close()
            return screen.elements.first?.properties[.text]?.value?.text ?? ""
          }
        }
        var texts: [String] = []
        for try await text in group { texts.append(text) }
        #expect(texts.sorted() == (1...4).map { String(repeating: String($0), count: 20) })
      }
    }
  }

  @Test func `a late answer is an error, and the engine lives on`() async throws {
    var options = EngineOptions(deadlines: .patient)
    options.deadlines.perform = .milliseconds(50)
    try await withServer(options: options) { engine, _ in
      let driver = try await engine.openDriver()
      try await driver.launch(LaunchOptions(app: "egg-timer"))
      await #expect(
        throws: DriverError.timedOut(
          what: #"perform {"type":"pressKey","key":"hang"}"#, after: .milliseconds(50))
      ) {
        try await driver.perform(.pressKey("hang"))
      }
      #expect(try await driver.observe(since: 0).screen.name == "timer")
    }
  }

  @Test func `the time a wait names comes on top of its deadline`() async throws {
    var options = EngineOptions(deadlines: .patient)
    options.deadlines.perform = .zero
    try await withServer(options: options) { engine, _ in
      let driver = try await engine.openDriver()
      try await driver.launch(LaunchOptions(app: "egg-timer"))
      try await driver.perform(.wait(.seconds(60)))
      #expect(try await driver.observe(since: 0).time == .known(.seconds(60)))
    }
  }

  @Test func `a cancelled step returns at once`() async throws {
    try await withServer { engine, _ in
      let driver = try await engine.openDriver()
      try await driver.launch(LaunchOptions(app: "egg-timer"))
      let step = Task { try await driver.perform(.pressKey("hang")) }
      while Task.isCancelled { await Task.yield() }
      step.cancel()
      await #expect(throws: DriverError.self) { try await step.value }
      #expect(try await driver.observe(since: 0).screen.name == "timer")
    }
  }

  @Test func `a wrong token is turned away`() async throws {
    try await withServer(token: "guess") { engine, port in
      await #expect(
        throws: DriverError.engineLost(
          """
          the engine "port \(port) of this machine" rejected the token
          set SPEC_TOKEN to the token that the engine expects, or pass a file with --token-file
          """)
      ) {
        try await engine.openDriver()
      }
    }
  }

  @Test func `an engine that nobody started cannot be reached`() async throws {
    let listener = try LoopbackPort.unused()
    let engine = RemoteEngine(.loopback(port: listener, token: ""))
    await #expect(
      throws: DriverError.engineLost(
        """
        the engine "port \(listener) of this machine" cannot be reached: Connection refused
        start the engine before the run, and let it listen on 127.0.0.1:\(listener)
        """)
    ) {
      try await engine.openDriver()
    }
  }
}

import SpecDrivers
import SpecEngines
import SpecTestKit
import Testing

/// The check of an engine finds nothing in a good one and names what is wrong in a bad one.
struct EngineCheckTests {
  @Test func `a driver behind a server keeps every promise`() async throws {
    let server = DriverServer(apps: ["egg-timer"], sessions: 3) { EggTimer() }
    let (ports, port) = AsyncStream.makeStream(of: UInt16.self)
    let serving = Task { try await server.serve(port: 0, token: "t") { port.yield($0) } }
    // The server shares the few threads of a busy test process.
    var options = EngineOptions()
    options.deadlines.initialize = .seconds(60)
    options.deadlines.cancel = .seconds(60)
    for await number in ports {
      let report = await EngineCheck(.loopback(port: number, token: "t"), options: options).run()
      #expect(
        report.description == """
          ok      it starts
          ok      it responds to initialize in version 1
          ok      an unknown method is answered with the error -32601
          ok      unknown notifications are ignored
          ok      a session that is not open is refused
          ok      before a launch, observations and actions are errors
          ok      an unknown app is refused, with the names of the known apps
          ok      a session may be closed twice
          ok      it serves several sessions at a time, as it claims
          ok      it launches an app and shows its screen
          ok      its observations are consistent
          ok      events are reported once: after the mark there are only newer ones
          ok      a missing element is an error
          ok      an unknown action is unsupported
          ok      an unknown condition is unsupported
          ok      it observes what it claims: focus
          ok      it observes what it claims: virtual clock
          ok      its clock advances at least by the duration of a wait
          ok      it refuses what it does not claim: permissions
          ok      it refuses what it does not claim: secrets
          ok      it refuses what it does not claim: network answers
          ok      it refuses what it does not claim: connection
          ok      it refuses what it does not claim: other apps
          ok      a new session starts from a fresh state
          ok      it responds to shutdown
          ok      it prints only messages on standard output
          ok      offered a newer version, it answers with one it has
          egg-timer 1.2 conforms to the protocol
          """)
      #expect(report.isSound)
      break
    }
    serving.cancel()
    try await serving.value
  }

  @Test(.enabled(if: FakeEngine.isPossible, FakeEngine.whenImpossible))
  func `an engine that shrugs is told what it breaks`() async throws {
    let fake = FakeEngine(
      """
      print("hello")
      GREETING["capabilities"]["observe"]["navigation stack"] = "exact"
      GREETING["capabilities"]["observe"]["keyboard"] = "exact"
      SCREEN["elements"] = [{"id": "a", "role": "text"}, {"id": "a", "role": "text"}]
      serve(lambda request: answer(request, None))
      """)
    var options = fake.options()
    options.deadlines.perform = .seconds(5)
    let report = await EngineCheck(fake.address, app: "any", options: options).run()
    expectGolden(report.description + "\n", "engines/shrugging-engine.txt")
    #expect(!report.isSound)
    try await fake.expectProcesses(0)
  }

  /// Members of an answer to `initialize`, and what is wrong with them.
  static let flaws = [
    (#"["egg"]"#, "faults: expected an object, found an array"),
    (#"{"egg": {}}"#, "faults.egg: expected an array, found an object"),
    (#"{"egg": [{"breaks": ["egg-1"]}]}"#, "faults.egg[0].name: expected a string, found nothing"),
    (
      #"{"egg": [{"name": "slow"}, {"name": "x", "breaks": "egg-1"}]}"#,
      "faults.egg[1].breaks: expected an array, found a string"
    ),
    (
      #"{"egg": [{"name": "slow", "breaks": [1]}]}"#,
      "faults.egg[0].breaks[0]: expected a string, found a number"
    ),
    (
      #"{"egg": [{"name": "slow", "summary": 1}]}"#,
      "faults.egg[0].summary: expected a string, found a number"
    ),
    (
      #"{"eg": [{"name": "slow"}]}"#,
      #"faults.eg: expected the name of one of its apps, found "eg""#
    ),
  ]

  @Test(
    .enabled(if: FakeEngine.isPossible, FakeEngine.whenImpossible), arguments: flaws)
  func `faults that are not as agreed are one finding`(faults: String, flaw: String) async throws {
    let fake = FakeEngine(
      """
      GREETING["apps"] = ["egg"]
      GREETING["faults"] = \(faults)
      serve(lambda request: answer(request, None))
      """)
    let report = await EngineCheck(fake.address, options: fake.options()).run()
    let broken = report.findings.filter { if case .broken = $0.outcome { true } else { false } }
    #expect(broken.map(\.promise) == ["it responds to initialize in version 1"])
    #expect(report.description.contains(flaw), "\(report)")
    try await fake.expectProcesses(0)
  }

  @Test func `an engine that does not start ends the check`() async {
    let report = await EngineCheck(.program(["no-such-engine"])).run()
    #expect(
      report.description == """
        not ok  it starts
                  the engine "no-such-engine" did not start: the program was not found
                  check the engine's command line, and that the program is installed and executable
        the engine violates 1 of 1 rules of the protocol
        """)
    #expect(!report.isSound)
  }
}

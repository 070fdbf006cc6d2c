import SpecDrivers
import SpecEngines
import SpecTestKit
import Testing

/// The check of an engine finds nothing in a good one and names what is wrong in a bad one.
struct EngineCheckTests {
  @Test func `a driver behind a server keeps every promise`() async throws {
    let server = DriverServer(apps: ["egg-timer"], sessions: 3) { EggTimer() }
    let options = EngineOptions(deadlines: .patient)
    let report = try await server.serving { port in
      await EngineCheck(.loopback(port: port, token: "t"), options: options).run()
    }
    expectGolden(report.description + "\n", "engines/egg-timer.txt")
    #expect(report.isSound)
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

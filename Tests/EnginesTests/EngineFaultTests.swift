import Foundation
import SpecDrivers
import SpecEngines
import SpecText
import Testing

/// Every way an engine can go wrong has its own sentence, ends in bounded time and leaves nothing.
@Suite(.enabled(if: FakeEngine.isPossible, FakeEngine.whenImpossible), .serialized)
struct EngineFaultTests {
  /// One way to go wrong while a step is performed.
  struct Case: Sendable, CustomTestStringConvertible {
    let name: String
    let script: String
    /// What the error is, its text aside.
    let kind: String
    /// Texts the error has to have, in this order.
    let mentions: [String]
    /// Whether a deadline has to pass before anything is noticed.
    var isSilent = false

    var testDescription: String { name }
  }

  static let cases: [Case] = [
    Case(
      name: "exits with a status",
      script: """
        def perform(request):
            print("out of eggs", file=sys.stderr)
            sys.exit(7)
        serve(perform)
        """,
      kind: "engineLost",
      mentions: [
        "ended with status 7", "standard error:\n  out of eggs", "run the command by hand",
      ]
    ),
    Case(
      name: "aborts",
      script: """
        def perform(request):
            sys.stderr.write("assertion failed\\n")
            os.abort()
        serve(perform)
        """,
      kind: "engineLost",
      mentions: [
        "was ended by signal 6 (SIGABRT)", "  assertion failed", "run the command by hand",
      ]
    ),
    Case(
      name: "hangs",
      script: """
        def perform(request):
            print("thinking", file=sys.stderr)
            time.sleep(60)
        serve(perform)
        """,
      kind: "timedOut", mentions: ["perform", "hung and was ended", "thinking"],
      isSilent: true),
    Case(
      name: "answers with a line that is not JSON",
      script: """
        def perform(request):
            print('{"jsonrpc": "2.0", "id": %d, "result": NaN}' % request["id"], flush=True)
            time.sleep(60)
        serve(perform)
        """,
      kind: "engineFault", mentions: ["did not perform", "found 'NaN'"], isSilent: true),
    Case(
      name: "hangs and ignores the first signal",
      script: """
        signal.signal(signal.SIGTERM, signal.SIG_IGN)
        def perform(request):
            while True: time.sleep(60)
        serve(perform)
        """,
      kind: "timedOut", mentions: ["perform", "hung and was ended"], isSilent: true),
    Case(
      name: "closes its output and lives",
      script: """
        def perform(request):
            os.close(1)
            time.sleep(60)
        serve(perform)
        """,
      kind: "engineLost",
      mentions: ["closed its output while it was still running", "check-engine"]),
    Case(
      name: "answers with another id",
      script: """
        def perform(request):
            send({"jsonrpc": "2.0", "id": 4711, "result": None})
        serve(perform)
        """,
      kind: "engineFault", mentions: ["answered request 4711, which was never sent", "unchanged"]),
    Case(
      name: "sends a line of more than 16 MiB",
      script: """
        def perform(request):
            sys.stdout.write('{"id":' + " " * (17 << 20))
            sys.stdout.flush()
            time.sleep(60)
        serve(perform)
        """,
      kind: "engineFault", mentions: ["a line of more than 16 MiB", "send less"]),
    Case(
      name: "sends a line of a gigabyte",
      script: """
        def perform(request):
            block = "x" * (1 << 20)
            while True: sys.stdout.write(block)
        serve(perform)
        """,
      kind: "engineFault", mentions: ["a line of more than 16 MiB"]),
    Case(
      name: "answers an observation of another shape",
      script: """
        SCREEN["elements"] = [{"id": "a", "role": 3}]
        serve(lambda request: answer(request, None))
        """,
      kind: "engineFault",
      mentions: [
        "response to observe is invalid",
        "screen.elements[0].role: expected a string, found a number",
      ]),
    Case(
      name: "answers an error without a kind",
      script: """
        def perform(request):
            send({"jsonrpc": "2.0", "id": request["id"],
                  "error": {"code": -1, "message": "no idea"}})
        serve(perform)
        """,
      kind: "engineFault", mentions: ["\"no idea\" (-1)"]),
  ]

  @Test(arguments: cases)
  func `a fault while a step is done is told with its cause`(_ fault: Case) async throws {
    let fake = FakeEngine(fault.script)
    let engine = fake.engine(perform: fault.isSilent ? .milliseconds(300) : .seconds(30))
    let driver = try await engine.openDriver()
    try await driver.launch(LaunchOptions(app: "any"))
    let error = await #expect(throws: DriverError.self) {
      try await driver.perform(.back)
      _ = try await driver.observe(since: 0)
    }
    if let error { expect(error, fault.kind, fault.mentions) }
    await driver.close()
    await engine.shutdown()
    try await fake.expectProcesses(0)
  }

  @Test func `an engine that ends is noticed although its own child holds the pipe`() async throws {
    let fake = FakeEngine(
      """
      def perform(request):
          helper = subprocess.Popen(["sleep", "45"], start_new_session=True)
          print("helper", helper.pid, file=sys.stderr)
          sys.exit(7)
      serve(perform)
      """)
    let engine = fake.engine()
    let driver = try await engine.openDriver()
    let error = await #expect(throws: DriverError.self) { try await driver.perform(.back) }
    let words = error?.words ?? ""
    if let helper = words.firstMatch(of: /helper (\d+)/).flatMap({ Int32($0.1) }) {
      kill(helper, SIGKILL)
    }
    let end = """
      ended with status 7
      its last output on standard error:
        helper N
      run the command by hand to see its output
      """
    #expect(words.replacing(/helper \d+/, with: "helper N").hasSuffix(end), "\(words)")
    await driver.close()
    await engine.shutdown()
  }

  @Test(arguments: [
    #"{"jsonrpc": "2.0", "method": "progress", "params": {"id": request["id"]}}"#,
    #"{"jsonrpc": "2.0", "method": "log", "params": {"message": "still here"}}"#,
  ])
  func `a flood of notices does not put off the end of a request`(_ notice: String) async throws {
    let fake = FakeEngine(
      """
      def perform(request):
          while True: send(\(notice))
      serve(perform)
      """)
    var options = fake.options(perform: .milliseconds(300))
    options.deadlines.longest = .milliseconds(600)
    let engine = RemoteEngine(fake.address, options: options)
    let driver = try await engine.openDriver()
    let error = await #expect(throws: DriverError.self) { try await driver.perform(.back) }
    if let error { expect(error, "timedOut", ["perform", "hung and was ended"]) }
    await driver.close()
    await engine.shutdown()
    try await fake.expectProcesses(0)
  }

  @Test func `no request takes longer than a step unless the run says so`() {
    #expect(EngineDeadlines().longest == .seconds(60))
  }

  static let greetings: [Case] = [
    Case(
      name: "speaks a newer version",
      script: "serve(None, greeting={\"protocolVersion\": 99})", kind: "engineFault",
      mentions: ["uses version 99", "supports version 1 only", "update whichever"]),
    Case(
      name: "does not introduce itself as agreed",
      script: "serve(None, greeting={\"protocolVersion\": 1, \"engine\": {\"name\": \"x\"}})",
      kind: "engineFault", mentions: ["capabilities: expected", "\"capabilities\":{"]),
    Case(
      name: "ends before it said anything", script: "sys.exit('no licence')", kind: "engineLost",
      mentions: ["ended with status 1", "  no licence"]),
    Case(
      name: "never says anything", script: "time.sleep(60)", kind: "engineLost",
      mentions: ["did not respond to a request in time"], isSilent: true),
  ]

  @Test(arguments: greetings)
  func `a fault at the start is told with its cause`(_ fault: Case) async throws {
    let fake = FakeEngine(fault.script)
    let engine = fake.engine(initialize: fault.isSilent ? .milliseconds(200) : .seconds(30))
    let error = await #expect(throws: DriverError.self) { _ = try await engine.openDriver() }
    if let error { expect(error, fault.kind, fault.mentions) }
    await engine.shutdown()
    try await fake.expectProcesses(0)
  }

  @Test func `a program that is not there is told so at once`() async {
    let engine = RemoteEngine(.program(["no-such-engine", "--fast"]))
    let error = await #expect(throws: DriverError.self) { _ = try await engine.openDriver() }
    #expect(
      error
        == .engineLost(
          """
          the engine "no-such-engine --fast" did not start: the program was not found
          check the engine's command line, and that the program is installed and executable
          """))
  }

  @Test func `a file that is no program is told so`() async {
    let engine = RemoteEngine(.program(["/etc/hosts"]))
    let error = await #expect(throws: DriverError.self) { _ = try await engine.openDriver() }
    if let error { expect(error, "engineLost", ["did not start: ", "executable"]) }
  }

  private func expect(
    _ error: DriverError, _ kind: String, _ mentions: [String],
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let text = String(describing: error)
    #expect(DriverWire.kind(of: error).rawValue == kind, sourceLocation: sourceLocation)
    var rest = error.words[...]
    for mention in mentions {
      guard let range = rest.range(of: mention) else {
        Issue.record("\"\(mention)\" is missing in \(text)", sourceLocation: sourceLocation)
        continue
      }
      rest = rest[range.upperBound...]
    }
  }
}

extension DriverError {
  /// The text of an error that is one.
  var words: String {
    switch self {
    case .engineLost(let text), .engineFault(let text), .timedOut(let text, _): text
    default: String(describing: self)
    }
  }
}

import Foundation
import SpecDrivers
import SpecEngines
import SpecTestKit
import Testing

extension EngineDeadlines {
  /// For tests whose subject is not time: a busy machine is no reason to fail.
  static var patient: EngineDeadlines {
    var deadlines = EngineDeadlines()
    for each in [
      \EngineDeadlines.initialize, \.open, \.launch, \.arrange, \.perform, \.observe, \.close,
      \.shutdown, \.longest, \.cancel,
    ] { deadlines[keyPath: each] = .seconds(120) }
    return deadlines
  }
}

/// Engines that keep the protocol or break it on purpose: small scripts in a folder of their own.
struct FakeEngine {
  static let python = "/usr/bin/env"

  /// Whether there is a Python to run the scripts with.
  static let isPossible: Bool = {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: python)
    process.arguments = ["python3", "-c", "pass"]
    process.standardError = FileHandle.nullDevice
    guard (try? process.run()) != nil else { return false }
    process.waitUntilExit()
    return process.terminationStatus == 0
  }()

  static let whenImpossible: Comment = "there is no python3 on this machine to write engines in"

  /// What every fake starts with: answers, and a loop that keeps the protocol by default.
  private static let prelude = """
    import json, os, signal, subprocess, sys, time

    def send(message):
        sys.stdout.write(json.dumps(message) + "\\n")
        sys.stdout.flush()

    def answer(request, result):
        send({"jsonrpc": "2.0", "id": request["id"], "result": result})

    SCREEN = {"name": "only", "size": {"width": 10, "height": 20}, "elements": [],
              "alert": None, "stack": ["only"]}
    GREETING = {"protocolVersion": 1, "engine": {"name": "fake", "version": "0"},
                "capabilities": {"observe": {"focus": "exact"}}, "sessions": 1}

    def serve(perform, greeting=GREETING, opened=lambda request: None):
        for line in sys.stdin:
            request = json.loads(line)
            method = request["method"]
            if method == "initialize":
                answer(request, greeting)
            elif method == "open":
                opened(request)
                answer(request, {"session": "s"})
            elif method == "observe":
                answer(request, {"screen": SCREEN, "mark": 0, "settled": True})
            elif method == "perform":
                perform(request)
            elif "id" in request:
                answer(request, None)
            if method == "shutdown":
                break

    """

  let address: EngineAddress
  private let mark = UUID().uuidString

  /// An engine of a script, which runs after the prelude.
  init(_ script: String) {
    address = .program([Self.python, "python3", "-u", "-c", Self.prelude + "\n" + script])
  }

  /// The engine, with deadlines short enough for a test.
  func engine(
    initialize: Duration = .seconds(30), perform: Duration = .seconds(30),
    notice: @escaping @Sendable (EngineNotification) -> Void = { _ in }
  ) -> RemoteEngine {
    RemoteEngine(
      address, options: options(initialize: initialize, perform: perform, notice: notice))
  }

  func options(
    initialize: Duration = .seconds(30), perform: Duration = .seconds(30),
    notice: @escaping @Sendable (EngineNotification) -> Void = { _ in }
  ) -> EngineOptions {
    var options = EngineOptions(environment: [ProcessCount.variable: mark], notice: notice)
    // Only what is meant to expire is short: a loaded machine takes its time to start a Python.
    options.deadlines.initialize = initialize
    options.deadlines.perform = perform
    options.deadlines.cancel = .milliseconds(200)
    options.deadlines.terminate = .milliseconds(300)
    return options
  }

  /// Checks how many processes of this engine there are, on systems that tell.
  ///
  /// A process that was killed is still seen for a moment, so the count has two seconds to come
  /// true.
  func expectProcesses(
    _ count: Int, sourceLocation: SourceLocation = #_sourceLocation
  ) async throws {
    let start = ContinuousClock.now
    while let found = ProcessCount.marked(mark), found != count {
      if ContinuousClock.now - start > .seconds(2) {
        #expect(found == count, "processes of the engine", sourceLocation: sourceLocation)
        return
      }
      try await Task.sleep(for: .milliseconds(5))
    }
  }
}

/// Collects what a closure is told, from any thread.
final class Heard<Value: Sendable>: @unchecked Sendable {
  private let lock = NSLock()
  private var values: [Value] = []

  func add(_ value: Value) { lock.withLock { values.append(value) } }

  var all: [Value] { lock.withLock { values } }
}

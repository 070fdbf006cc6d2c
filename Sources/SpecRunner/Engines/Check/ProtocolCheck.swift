import SpecDrivers
import SpecJSON
import SpecSystem
import SpecText

/// Checks the rules that need no app: invalid requests, sessions and shutdown.
struct ProtocolCheck {
  let engine: CheckedEngine

  func run(_ findings: inout FindingCollector) async {
    await findings.check("an unknown method is answered with the error -32601") {
      () throws(Unkept) in
      let answer = await engine.ask("x-nonsense", [:], within: engine.deadlines.perform)
      if case .failure(.refused(let error)) = answer, error.code == RPCError.methodNotFound {
        return
      }
      throw .broken("x-nonsense was answered with " + Self.words(answer))
    }
    await findings.check("unknown notifications are ignored") { () throws(Unkept) in
      await engine.connection.peer.notify("x-nonsense", [:])
      await engine.connection.peer.notify("cancel", ["id": 4711])
      try await engine.close(try await engine.open())
    }
    await findings.check("a session that is not open is refused") { () throws(Unkept) in
      let answer = await engine.ask(
        "observe", ["session": "no such session", "since": 0], within: engine.deadlines.observe)
      guard case .failure(.refused) = answer else {
        throw .broken("observe in a session that was never opened gave " + Self.words(answer))
      }
    }
    await findings.check("before a launch, observations and actions are errors") {
      () throws(Unkept) in
      let session = try await engine.open()
      let parameters: JSONObject = ["session": .string(session)]
      try await engine.expectError([.notLaunched], .observe, .object(parameters))
      var back = parameters
      back["action"] = DriverWire.json(Action.back)
      try await engine.expectError([.notLaunched], .perform, .object(back))
      try await engine.close(session)
    }
    await findings.check("an unknown app is refused, with the names of the known apps") {
      () throws(Unkept) in
      let session = try await engine.open()
      let launch = DriverWire.json(LaunchOptions(app: "no such app"))
      try await engine.expectError(
        [.unknownApp], .launch, ["session": .string(session), "options": launch])
      try await engine.close(session)
    }
    await findings.check("a session may be closed twice") { () throws(Unkept) in
      let session = try await engine.open()
      try await engine.close(session)
      try await engine.close(session)
    }
    await sessions(&findings)
  }

  private func sessions(_ findings: inout FindingCollector) async {
    let count = min(engine.handshake.sessions, 4)
    if count == 1 { return }
    await findings.check("it serves several sessions at a time, as it claims") {
      () throws(Unkept) in
      var names: [String] = []
      for _ in 0..<count { names.append(try await engine.open()) }
      if Set(exactly: names).count < count {
        throw .broken("two open sessions have the same name")
      }
      for name in names { try await engine.close(name) }
    }
  }

  /// Stops the engine.
  func end(_ findings: inout FindingCollector) async {
    let deadlines = engine.deadlines
    await findings.check("it responds to shutdown") { () throws(Unkept) in
      try await engine.expectResult(.shutdown, [:], within: deadlines.shutdown)
    }
    guard let process = engine.connection.process else {
      await engine.connection.shutdown()
      return
    }
    await findings.check("it ends when its input is closed") { () throws(Unkept) in
      await engine.connection.peer.close()
      guard let end = await process.wait(atMost: deadlines.shutdown) else {
        throw .broken(
          "it still ran \(deadlines.shutdown.wholeMilliseconds) ms later; it was ended")
      }
      guard end == .exited(0) else { throw .broken("it \(end)") }
    }
    await process.terminate(grace: deadlines.terminate)
  }

  private static func words(_ answer: Result<JSONValue, CheckedEngine.Trouble>) -> String {
    switch answer {
    case .success(let value): "the result \(value)"
    case .failure(let trouble): trouble.words
    }
  }
}

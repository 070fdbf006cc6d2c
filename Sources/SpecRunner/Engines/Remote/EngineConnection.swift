import SpecDrivers
import SpecJSON
import SpecText

/// One engine that runs: a process or a connection, its greeting, and the knowledge of its death.
///
/// Every fault of the engine ends here as one `DriverError`, the same for everybody who waits.
actor EngineConnection {
  let address: EngineAddress
  let options: EngineOptions
  let peer: RPCPeer
  let process: ChildProcess?
  private var death: Task<EngineFailure, Never>?

  private init(
    address: EngineAddress, options: EngineOptions, peer: RPCPeer, process: ChildProcess?
  ) {
    self.address = address
    self.options = options
    self.peer = peer
    self.process = process
  }

  /// Starts the program, or connects to the port; nothing has been said yet.
  static func start(
    _ address: EngineAddress, _ options: EngineOptions,
    observer: @escaping @Sendable (RPCPeer.Arrival) -> Void
  ) async throws(EngineFailure) -> EngineConnection {
    let process: ChildProcess?
    let transport: RPCTransport
    do {
      switch address {
      case .program(let command):
        let child = try ChildProcess.start(command, environment: options.environment)
        process = child
        transport = try RPCTransport(reading: child.output, writing: child.input)
        // Not only when the pipe closes: a child of the engine may hold it open.
        child.whenEnded { [transport] in transport.endWhenRead() }
      case .loopback(let port, _):
        process = nil
        let socket = try await LoopbackSocket.connect(
          port: port, within: options.deadlines.initialize)
        transport = try RPCTransport(reading: socket, writing: socket)
      }
    } catch {
      throw death(starting: address, error)
    }
    let peer = RPCPeer(transport, receive: observer)
    return EngineConnection(address: address, options: options, peer: peer, process: process)
  }

  private static func death(starting address: EngineAddress, _ error: SystemError) -> EngineFailure
  {
    if case .loopback(let port, _) = address { return .notConnected(port: port, error.reason) }
    return error.isNoSuchFile ? .noSuchProgram : .notStarted(error.reason)
  }

  /// Says hello.
  func greet() async throws(EngineFailure) -> EngineHandshake {
    var token: String?
    if case .loopback(_, let secret) = address { token = secret }
    let answer: JSONValue
    do {
      answer = try await peer.request(
        EngineProtocol.Method.initialize.rawValue, EngineHandshake.offer(options, token: token),
        within: deadline(options.deadlines.initialize))
    } catch {
      if case .refused(let refusal) = error {
        if refusal.code == RPCError.wrongToken { throw await end(for: .wrongToken) }
        throw await end(for: .badGreeting("it answered the error \"\(refusal.message)\""))
      }
      throw await die(of: error)
    }
    let greeting: EngineHandshake
    do { greeting = try EngineHandshake(answer) } catch {
      throw await end(for: .badGreeting(error.description))
    }
    if !greeting.isSpoken { throw await end(for: .foreignVersion(greeting.protocolVersion)) }
    return greeting
  }

  /// Sends a request; the answer is the engine's result or its error.
  ///
  /// - Parameters:
  ///   - what: The request in a person's words, for the message if it takes too long.
  /// - Throws: What befell the engine, or that it was too late.
  nonisolated func call(
    _ method: EngineProtocol.Method, _ parameters: JSONValue, within answer: Duration,
    what: String
  ) async throws(DriverError) -> Result<JSONValue, RPCError> {
    do {
      return .success(
        try await peer.request(method.rawValue, parameters, within: deadline(answer)))
    } catch {
      switch error {
      case .refused(let refusal): return .failure(refusal)
      case .cancelled: throw .engineLost("it was stopped while it was asked to \(what)")
      case .timedOut(let after, answersCancel: true):
        throw .timedOut(what: what, after: after)
      case .timedOut(let after, answersCancel: false):
        _ = await end(for: .hung)
        throw .timedOut(what: lateness(what), after: after)
      case .ended, .foreignAnswer: throw obituary(await die(of: error))
      }
    }
  }

  /// What was late, and the last words of an engine that had to be ended for it.
  private nonisolated func lateness(_ what: String) -> String {
    let words = EngineFailure.lastLines(of: process?.lastWords ?? "")
    if words.isEmpty { return what + " (the engine hung and was ended)" }
    return what + " (the engine hung and was ended; the last it wrote to standard error: "
      + words.joined(separator: " / ") + ")"
  }

  /// The message about a death.
  nonisolated func obituary(_ death: EngineFailure) -> DriverError {
    death.error(.init(address: address, lastWords: process?.lastWords ?? ""))
  }

  nonisolated func deadline(_ answer: Duration) -> RPCDeadline {
    RPCDeadline(
      answer: answer, longest: max(answer, options.deadlines.longest),
      grace: options.deadlines.cancel)
  }

  // MARK: The end

  /// Whether it died, or was shut down.
  var isDead: Bool { death != nil }

  private func die(of failure: RPCFailure) async -> EngineFailure {
    switch failure {
    case .ended(.overlong(let limit)): await end(for: .overlongLine(limit: limit))
    case .foreignAnswer(let id): await end(for: .foreignAnswer(id: id))
    case .timedOut: await end(for: .hung)
    case .cancelled: await end(for: .shutDown)
    case .ended, .refused: await end(for: .closedOutput)
    }
  }

  /// Ends whatever is left of the engine; the first cause counts, for everybody.
  private func end(for cause: EngineFailure) async -> EngineFailure {
    if let death { return await death.value }
    let grace = options.deadlines.terminate
    let task = Task { [peer, process] in
      await peer.close()
      guard let process else { return cause }
      // An engine that dies closes its output a moment before its end can be seen.
      if cause == .closedOutput, let end = await process.wait(atMost: .milliseconds(500)) {
        return EngineFailure.ended(end)
      }
      await process.terminate(grace: grace)
      return cause
    }
    death = task
    return await task.value
  }

  /// Asks the engine to end, and sees that it does.
  ///
  /// - Returns: How it ended: by itself, by a signal, or not as far as is known.
  @discardableResult
  func shutdown() async -> ExitReason? {
    if let death {
      _ = await death.value
      return process?.end
    }
    let limit = options.deadlines.shutdown
    let grace = options.deadlines.terminate
    let task = Task { [peer, process] in
      _ = try? await peer.request(
        EngineProtocol.Method.shutdown.rawValue, [:],
        within: RPCDeadline(answer: limit, longest: limit, grace: .zero))
      await peer.close()
      if let process, await process.wait(atMost: limit) == nil {
        await process.terminate(grace: grace)
      }
      return EngineFailure.shutDown
    }
    death = task
    _ = await task.value
    return process?.end
  }
}

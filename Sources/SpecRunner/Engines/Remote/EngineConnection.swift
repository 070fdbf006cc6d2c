import SpecDrivers
import SpecJSON
import SpecSystem
import SpecText
import Synchronization

/// A running engine: a process or a connection to a port.
///
/// When the engine fails, all waiting callers receive the same `DriverError`.
actor EngineConnection {
  let address: EngineAddress
  let options: EngineOptions
  let peer: RPCPeer
  let process: ChildProcess?
  private let broken: BrokenMessage
  private var death: Task<EngineFailure, Never>?

  private init(
    address: EngineAddress, options: EngineOptions, peer: RPCPeer, process: ChildProcess?,
    broken: BrokenMessage
  ) {
    self.address = address
    self.options = options
    self.peer = peer
    self.process = process
    self.broken = broken
  }

  /// The last line that looks like a message and is none: probably the answer to the request that
  /// is not answered in time.
  private final class BrokenMessage: Sendable {
    private let last = Mutex<String?>(nil)

    var words: String? { last.withLock { $0 } }

    func hear(_ arrival: RPCPeer.Arrival) {
      guard case .stray(let line, let error) = arrival, line.first == UInt8(ascii: "{") else {
        return
      }
      let words = EngineListener.words(of: line, error)
      last.withLock { $0 = words }
    }
  }

  /// Starts the program, or connects to the port, without sending a request.
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
        // The pipe alone does not show the end: a child of the engine may keep it open.
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
    let broken = BrokenMessage()
    let peer = RPCPeer(transport) { arrival in
      broken.hear(arrival)
      observer(arrival)
    }
    return EngineConnection(
      address: address, options: options, peer: peer, process: process, broken: broken)
  }

  private static func death(starting address: EngineAddress, _ error: SystemError) -> EngineFailure
  {
    if case .loopback(let port, _) = address { return .notConnected(port: port, error.reason) }
    return error.isNoSuchFile ? .programNotFound : .notStarted(error.reason)
  }

  /// Sends `initialize` and returns the response.
  func initialize() async throws(EngineFailure) -> EngineHandshake {
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
        throw await end(for: .invalidHandshake("it returned the error \"\(refusal.message)\""))
      }
      throw await die(of: error)
    }
    let handshake: EngineHandshake
    do { handshake = try EngineHandshake(answer) } catch {
      throw await end(for: .invalidHandshake(error.description))
    }
    if !handshake.isSpoken { throw await end(for: .unsupportedVersion(handshake.protocolVersion)) }
    return handshake
  }

  /// Sends a request, and returns the engine's result or its error.
  ///
  /// - Parameter what: A description of the request, for the message after a timeout.
  /// - Throws: `DriverError` if the engine failed or did not respond in time.
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
      case .cancelled: throw .engineLost("the run was stopped before the engine could \(what)")
      case .timedOut(let after, answersCancel: true):
        throw .timedOut(what: what, after: after)
      case .timedOut(let after, answersCancel: false):
        _ = await end(for: .hung)
        if let words = broken.words {
          throw .engineFault(
            "it did not \(what) within \(after.wholeMilliseconds) ms, but sent \(words)")
        }
        throw .timedOut(what: lateness(what), after: after)
      case .ended, .unknownAnswer: throw describe(await die(of: error))
      }
    }
  }

  /// The description of a timeout, with the last output of an engine that was ended for it.
  private nonisolated func lateness(_ what: String) -> String {
    let words = EngineFailure.lastLines(of: process?.lastOutput ?? "")
    if words.isEmpty { return what + " (the engine hung and was ended)" }
    return what + " (the engine hung and was ended; its last output on standard error: "
      + words.joined(separator: " / ") + ")"
  }

  /// The error for callers after the engine failed.
  nonisolated func describe(_ death: EngineFailure) -> DriverError {
    death.error(.init(address: address, lastOutput: process?.lastOutput ?? ""))
  }

  nonisolated func deadline(_ answer: Duration) -> RPCDeadline {
    RPCDeadline(
      answer: answer, longest: max(answer, options.deadlines.longest),
      grace: options.deadlines.cancel)
  }

  // MARK: Termination

  /// Whether the engine failed or was shut down.
  var isDead: Bool { death != nil }

  private func die(of failure: RPCFailure) async -> EngineFailure {
    switch failure {
    case .ended(.overlong(let limit)): await end(for: .overlongLine(limit: limit))
    case .unknownAnswer(let id): await end(for: .unknownAnswer(id: id))
    case .timedOut: await end(for: .hung)
    case .cancelled: await end(for: .shutDown)
    case .ended, .refused: await end(for: .closedOutput)
    }
  }

  /// Ends the engine; the first cause counts for all callers.
  private func end(for cause: EngineFailure) async -> EngineFailure {
    if let death { return await death.value }
    let grace = options.deadlines.terminate
    let task = Task { [peer, process] in
      await peer.close()
      guard let process else { return cause }
      // An exiting engine closes its output shortly before its exit can be observed.
      if cause == .closedOutput, let end = await process.wait(atMost: .milliseconds(500)) {
        return EngineFailure.ended(end)
      }
      await process.terminate(grace: grace)
      return cause
    }
    death = task
    return await task.value
  }

  /// Shuts the engine down, and kills it if it does not exit in time.
  ///
  /// - Returns: How the process ended; nil if that is unknown.
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

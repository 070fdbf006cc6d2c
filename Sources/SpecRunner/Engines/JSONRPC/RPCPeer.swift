import Dispatch
package import SpecJSON
import SpecSystem
import SpecText

/// One side of a JSON-RPC connection: matches responses with requests, enforces deadlines, cancels.
///
/// It runs on its own executor and knows nothing about drivers: methods are names and parameters
/// are JSON.
package actor RPCPeer {
  /// Arrivals other than expected responses.
  package enum Arrival: Sendable {
    case request(id: JSONValue, method: String, parameters: JSONValue)
    case notification(method: String, parameters: JSONValue)
    /// A line that is not a message.
    case stray(line: [UInt8], RPCError)
    /// A response to a request that no longer waits.
    case late(id: Int)
    /// A further response to a request that has one.
    case repeated(id: Int)
    case ended(RPCTransport.CloseReason)
  }

  private struct Pending {
    let continuation: CheckedContinuation<Result<JSONValue, RPCFailure>, Never>
    let deadline: RPCDeadline
    let sent: ContinuousClock.Instant
    /// The time to cancel or, after the cancellation, to give up.
    var due: ContinuousClock.Instant
    var isCancelled = false
  }

  package nonisolated var unownedExecutor: UnownedSerialExecutor {
    executor.asUnownedSerialExecutor()
  }

  private let executor: SessionExecutor
  private let transport: RPCTransport
  private let receive: @Sendable (Arrival) -> Void
  private var pending: [Int: Pending] = [:]
  /// The requests that ended without a response.
  private var unanswered: Set<Int> = []
  private var nextID = 1
  private var failure: RPCFailure?
  /// The time of the single timer for all deadlines, if it is set.
  private var wakeUp: ContinuousClock.Instant?

  /// A peer over a transport; `receive` is called in order and must not wait for the peer.
  package init(
    _ transport: RPCTransport, receive: @escaping @Sendable (Arrival) -> Void
  ) {
    self.transport = transport
    self.receive = receive
    let executor = SessionExecutor("spec.engine.peer")
    self.executor = executor
    transport.start { [weak self] arrival in
      // Waiting here keeps a flood of messages in the pipe and out of memory.
      executor.queue.sync { self?.assumeIsolated { $0.take(arrival) } }
    }
  }

  // MARK: Requests

  /// Sends a request and waits for its response.
  package func request(
    _ method: String, _ parameters: JSONValue, within deadline: RPCDeadline
  ) async throws(RPCFailure) -> JSONValue {
    if let failure { throw failure }
    if Task.isCancelled { throw .cancelled }
    let id = nextID
    nextID += 1
    let answer: Result<JSONValue, RPCFailure> = await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        let now = ContinuousClock.now
        pending[id] = Pending(
          continuation: continuation, deadline: deadline, sent: now,
          due: now + min(deadline.answer, deadline.longest))
        transport.send(
          RPCMessage.request(id: .integer(id), method: method, parameters: parameters).line)
        setTimer()
      }
    } onCancel: {
      Task { await self.abandon(id) }
    }
    return try answer.get()
  }

  /// Sends a notification.
  package func notify(_ method: String, _ parameters: JSONValue) {
    transport.send(RPCMessage.notification(method: method, parameters: parameters).line)
  }

  /// Responds to a request of the other side.
  package func answer(_ id: JSONValue, _ result: Result<JSONValue, RPCError>) {
    transport.send(RPCMessage.reply(id: id, result).line)
  }

  /// Closes the connection; messages sent before are still delivered.
  package func close() {
    transport.close()
  }

  private func abandon(_ id: Int) {
    guard let request = pending.removeValue(forKey: id) else { return }
    unanswered.insert(id)
    notify("cancel", ["id": .integer(id)])
    request.continuation.resume(returning: .failure(.cancelled))
  }

  // MARK: Arrivals

  private func take(_ arrival: RPCTransport.Arrival) {
    switch arrival {
    case .line(let line):
      if line.allSatisfy({ $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }) { return }
      do { take(try RPCMessage(line)) } catch { receive(.stray(line: line, error)) }
    case .ended(let ending):
      fail(.ended(ending))
      receive(.ended(ending))
    }
  }

  private func take(_ message: RPCMessage) {
    switch message {
    case .request(let id, let method, let parameters):
      receive(.request(id: id, method: method, parameters: parameters))
    case .notification(let method, let parameters):
      if method == "progress" { extend(parameters) }
      receive(.notification(method: method, parameters: parameters))
    case .reply(let id, let result): take(result, for: id)
    }
  }

  private func take(_ result: Result<JSONValue, RPCError>, for id: JSONValue) {
    guard case .integer(let number) = id, (1..<nextID).contains(number) else {
      // The request cannot be identified, so no response can be trusted any more.
      fail(.unknownAnswer(id: id.description))
      return transport.close()
    }
    guard let request = pending.removeValue(forKey: number) else {
      return receive(
        unanswered.remove(number) == nil ? .repeated(id: number) : .late(id: number))
    }
    if request.isCancelled {
      let after = request.deadline.answer
      let failure = RPCFailure.timedOut(after: after, answersCancel: true)
      return request.continuation.resume(returning: .failure(failure))
    }
    request.continuation.resume(returning: result.mapError { .refused($0) })
  }

  private func extend(_ parameters: JSONValue) {
    guard let id = try? parameters.integer(at: "id"), let request = pending[id],
      !request.isCancelled
    else { return }
    let restarted = ContinuousClock.now + request.deadline.answer
    pending[id]?.due = min(restarted, request.sent + request.deadline.longest)
  }

  private func fail(_ failure: RPCFailure) {
    if self.failure == nil { self.failure = failure }
    let requests = pending
    pending = [:]
    for request in requests.values {
      request.continuation.resume(returning: .failure(self.failure ?? failure))
    }
  }

  // MARK: Deadlines

  /// Sets the timer to the earliest deadline.
  ///
  /// One timer serves all requests: thousands of requests each second would leave as many timers
  /// behind.
  private func setTimer() {
    guard let earliest = pending.values.map(\.due).min() else { return }
    if let wakeUp, wakeUp <= earliest { return }
    wakeUp = earliest
    let delay = max(.zero, earliest - .now)
    executor.queue.asyncAfter(deadline: .now() + delay.timeInterval) { [weak self] in
      self?.assumeIsolated { $0.timerFired(for: earliest) }
    }
  }

  private func timerFired(for instant: ContinuousClock.Instant) {
    guard wakeUp == instant else { return }
    wakeUp = nil
    let now = ContinuousClock.now
    for (id, request) in pending where request.due <= now {
      if request.isCancelled {
        pending[id] = nil
        unanswered.insert(id)
        let failure = RPCFailure.timedOut(after: request.deadline.answer, answersCancel: false)
        request.continuation.resume(returning: .failure(failure))
      } else {
        pending[id]?.isCancelled = true
        pending[id]?.due = now + request.deadline.grace
        notify("cancel", ["id": .integer(id)])
      }
    }
    setTimer()
  }
}

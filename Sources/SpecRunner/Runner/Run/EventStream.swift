import SpecMessages
import Synchronization

/// Many lanes speak, one consumer listens.
///
/// Waking a task costs more than a step, so a send only wakes the consumer when a batch has
/// gathered; `flush` hands over what there is. A lane that runs ahead of a slow consumer waits
/// in `ready`, so that memory stays bounded; one that must not outrun it at all, in `received`.
final class EventStream: Sendable {
  private struct State {
    var pending: [Envelope] = []
    var isFinished = false
    var consumer: CheckedContinuation<Void, Never>?
    /// Lanes that ran ahead.
    var waiting: [CheckedContinuation<Void, Never>] = []
    /// Lanes that want to know that what was sent has been received.
    var asking: [CheckedContinuation<Void, Never>] = []
  }

  private let state = Mutex(State())
  private static let batch = 512
  private static let limit = 8_192

  func send(_ envelope: Envelope) {
    let consumer = state.withLock { state in
      state.pending.append(envelope)
      return state.pending.count >= Self.batch ? state.consumer.take() : nil
    }
    consumer?.resume()
  }

  func send(_ first: Envelope, _ second: Envelope) {
    let consumer = state.withLock { state in
      state.pending.append(first)
      state.pending.append(second)
      return state.pending.count >= Self.batch ? state.consumer.take() : nil
    }
    consumer?.resume()
  }

  /// Hands over what has been sent so far.
  func flush() {
    let consumer = state.withLock { $0.pending.isEmpty ? nil : $0.consumer.take() }
    consumer?.resume()
  }

  /// Says that nothing will follow.
  func finish() {
    let consumer = state.withLock { state in
      state.isFinished = true
      return state.consumer.take()
    }
    consumer?.resume()
  }

  /// Returns when the consumer is not too far behind.
  func ready() async {
    guard state.withLock({ $0.pending.count > Self.limit }) else { return }
    await withCheckedContinuation { continuation in
      let isReady = state.withLock { state in
        guard state.pending.count > Self.limit else { return true }
        state.waiting.append(continuation)
        return false
      }
      if isReady { continuation.resume() }
    }
  }

  /// Returns when the consumer has received everything that was sent before.
  func received() async {
    await withCheckedContinuation { continuation in
      let consumer = state.withLock { state in
        state.asking.append(continuation)
        return state.consumer.take()
      }
      consumer?.resume()
    }
  }

  /// Receives everything in order, until the stream is finished; calls `idle` before it waits.
  func drain(_ receive: (Envelope) -> Void, _ idle: () -> Void) async {
    var batch: [Envelope] = []
    while true {
      batch.removeAll(keepingCapacity: true)
      let (isFinished, waiting, asking) = state.withLock { state in
        swap(&batch, &state.pending)
        defer { (state.waiting, state.asking) = ([], []) }
        return (state.isFinished, state.waiting, state.asking)
      }
      for worker in waiting { worker.resume() }
      for envelope in batch { receive(envelope) }
      for worker in asking { worker.resume() }
      if batch.isEmpty, asking.isEmpty {
        if isFinished { return }
        idle()
        await arrival()
      }
    }
  }

  private func arrival() async {
    await withCheckedContinuation { continuation in
      let isThere = state.withLock { state in
        if state.isFinished || !state.asking.isEmpty || state.pending.count >= Self.batch {
          return true
        }
        state.consumer = continuation
        return false
      }
      if isThere { continuation.resume() }
    }
  }
}

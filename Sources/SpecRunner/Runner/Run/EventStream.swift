import SpecMessages
import Synchronization

/// Many lanes speak, one consumer listens.
///
/// Waking a task costs more than a step, so a send only wakes the consumer when a batch has
/// gathered; `flush` hands over what there is. A lane that runs ahead of a slow consumer waits
/// in `ready`, so that memory stays bounded.
final class EventStream: Sendable {
  private struct State {
    var pending: [Envelope] = []
    var isFinished = false
    var consumer: CheckedContinuation<Void, Never>?
    var waiting: [CheckedContinuation<Void, Never>] = []
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

  /// Receives everything in order, until the stream is finished; calls `idle` before it waits.
  func drain(_ receive: (Envelope) -> Void, _ idle: () -> Void) async {
    var batch: [Envelope] = []
    while true {
      batch.removeAll(keepingCapacity: true)
      let (isFinished, waiting) = state.withLock { state in
        swap(&batch, &state.pending)
        let waiting = state.waiting
        state.waiting = []
        return (state.isFinished, waiting)
      }
      for lane in waiting { lane.resume() }
      if batch.isEmpty {
        if isFinished { return }
        idle()
        await arrival()
      } else {
        for envelope in batch { receive(envelope) }
      }
    }
  }

  private func arrival() async {
    await withCheckedContinuation { continuation in
      let isThere = state.withLock { state in
        if state.isFinished || state.pending.count >= Self.batch { return true }
        state.consumer = continuation
        return false
      }
      if isThere { continuation.resume() }
    }
  }
}

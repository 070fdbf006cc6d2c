import SpecMessages
import Synchronization

/// A stream of messages from many workers to one consumer.
///
/// Waking a task costs more than a step, so a send wakes the consumer only for a batch; `flush`
/// delivers what there is. A worker that is ahead of a slow consumer waits in `ready`, which bounds
/// memory; one that must not be ahead waits in `received`.
final class EventStream: Sendable {
  private struct State {
    var pending: [Envelope] = []
    var isFinished = false
    var consumer: CheckedContinuation<Void, Never>?
    /// Workers that wait because they are ahead.
    var waiting: [CheckedContinuation<Void, Never>] = []
    /// Workers that wait until their messages have been received.
    var asking: [CheckedContinuation<Void, Never>] = []
    /// Whether one of them lets a person use the output of the reports.
    var isPausing = false
  }

  private let state = Mutex(State())
  private static let batch = 512
  private static let limit = 2_048

  func send(_ envelope: Envelope) {
    let consumer = state.withLock { state in
      state.pending.append(envelope)
      return state.pending.count >= Self.batch ? state.consumer.take() : nil
    }
    consumer?.resume()
  }

  /// Sends one or two messages under one lock.
  func send(_ first: Envelope?, _ second: Envelope) {
    let consumer = state.withLock { state in
      if let first { state.pending.append(first) }
      state.pending.append(second)
      return state.pending.count >= Self.batch ? state.consumer.take() : nil
    }
    consumer?.resume()
  }

  /// Delivers the messages sent so far.
  func flush() {
    let consumer = state.withLock { $0.pending.isEmpty ? nil : $0.consumer.take() }
    consumer?.resume()
  }

  /// Marks the end of the stream.
  func finish() {
    let consumer = state.withLock { state in
      state.isFinished = true
      return state.consumer.take()
    }
    consumer?.resume()
  }

  /// Whether the consumer is so far behind that workers should wait in `ready`.
  var isFull: Bool { state.withLock { $0.pending.count > Self.limit } }

  /// Waits until the consumer is not too far behind.
  func ready() async {
    await withCheckedContinuation { continuation in
      let isReady = state.withLock { state in
        guard state.pending.count > Self.limit else { return true }
        state.waiting.append(continuation)
        return false
      }
      if isReady { continuation.resume() }
    }
  }

  /// Waits until the consumer has received all earlier messages.
  func received() async {
    await withCheckedContinuation { continuation in
      let consumer = state.withLock { state in
        state.asking.append(continuation)
        return state.consumer.take()
      }
      consumer?.resume()
    }
  }

  /// Waits until the consumer has received all earlier messages and shown what it has.
  func shown() async {
    state.withLock { $0.isPausing = true }
    await received()
  }

  /// Receives all messages in order until the end; calls `idle` before it waits.
  ///
  /// - Parameter pause: called before a person uses the output of the reports.
  func drain(
    _ receive: (Envelope) -> Void, _ idle: () -> Void, pause: () -> Void = {}
  ) async {
    var batch: [Envelope] = []
    while true {
      batch.removeAll(keepingCapacity: true)
      let (isFinished, waiting, asking, isPausing) = state.withLock { state in
        swap(&batch, &state.pending)
        // Whoever pauses asks at once.
        let isPausing = state.isPausing && !state.asking.isEmpty
        defer {
          (state.waiting, state.asking) = ([], [])
          if isPausing { state.isPausing = false }
        }
        return (state.isFinished, state.waiting, state.asking, isPausing)
      }
      for worker in waiting { worker.resume() }
      for envelope in batch { receive(envelope) }
      if isPausing { pause() }
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

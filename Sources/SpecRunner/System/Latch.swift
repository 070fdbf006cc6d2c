import Dispatch
import Synchronization

/// A value that is set once, with waiting callers that each have a time limit.
package final class Latch<Value: Sendable>: Sendable {
  private struct State {
    var value: Value?
    var waiters: [Int: @Sendable (Value?) -> Void] = [:]
    var nextWaiter = 0
  }

  private let state = Mutex(State())

  package init() {}

  /// The value; nil until it is set.
  package var value: Value? { state.withLock { $0.value } }

  /// Sets the value unless it is already set, and wakes all waiting callers.
  package func set(_ value: Value) {
    let waiters = state.withLock { state in
      if state.value == nil { state.value = value }
      defer { state.waiters = [:] }
      return Array(state.waiters.values)
    }
    for wake in waiters { wake(value) }
  }

  /// Calls a function when the value is set, on any thread; immediately if it already is.
  package func whenSet(_ act: @escaping @Sendable () -> Void) { _ = add { _ in act() } }

  /// Waits for the value, for at most a time limit; nil if it is not set by then.
  package func wait(atMost limit: Duration) async -> Value? {
    await withCheckedContinuation { continuation in
      guard let number = add({ continuation.resume(returning: $0) }) else { return }
      DispatchQueue.global().asyncAfter(deadline: .now() + limit.timeInterval) {
        self.state.withLock { $0.waiters.removeValue(forKey: number) }?(nil)
      }
    }
  }

  /// The waiting caller's number; nil if the function was called immediately.
  private func add(_ waiter: @escaping @Sendable (Value?) -> Void) -> Int? {
    let (value, number) = state.withLock { state in
      if state.value == nil { state.waiters[state.nextWaiter] = waiter }
      defer { state.nextWaiter += 1 }
      return (state.value, state.nextWaiter)
    }
    guard let value else { return number }
    waiter(value)
    return nil
  }
}

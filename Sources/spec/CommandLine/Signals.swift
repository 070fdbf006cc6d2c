import SpecSystem
import Synchronization

/// Calls handlers for SIGINT, SIGTERM and SIGHUP on a thread that waits for them.
///
/// The first signal asks the running task to stop. Without a task, or at the second signal, the
/// process exits immediately.
final class Signals: Sendable {
  private struct State {
    var signal: Int32 = 0
    var stop: (@Sendable () -> Void)?
    var lastWills: [@Sendable () -> Void] = []
  }
  private let state = Mutex(State())

  /// Set when the process has lasted for 25 ms, which most short runs do not.
  let isLate = Latch<Void>()

  /// The first signal received, or 0.
  var signal: Int32 { state.withLock { $0.signal } }

  /// Calls `stop` when a signal arrives, or immediately if one has arrived.
  func whenAsked(_ stop: (@Sendable () -> Void)?) {
    let isLate = state.withLock { state in
      state.stop = stop
      return state.signal != 0
    }
    if isLate { stop?() }
  }

  /// Registers an action for an immediate exit, such as restoring the terminal; the last one runs
  /// first.
  func beforeDeath(_ action: @escaping @Sendable () -> Void) {
    state.withLock { $0.lastWills.append(action) }
  }

  /// Installs the handlers.
  ///
  /// Signals that the process ignores, as after `nohup`, stay ignored.
  static func takeOver() -> Signals {
    OwnProcess.ignoreBrokenPipes
    OwnProcess.ignoreFileLimit
    let signals = Signals()
    OwnProcess.handleSignals { signals.receive($0) }
    return signals
  }

  private func receive(_ signal: Int32) {
    let stop = state.withLock { state -> (@Sendable () -> Void)? in
      guard state.signal == 0 else { return nil }
      state.signal = signal
      return state.stop
    }
    guard let stop else {
      for act in state.withLock({ $0.lastWills }).reversed() { act() }
      OwnProcess.exitAtOnce(128 + signal)
    }
    stop()
  }
}

import Synchronization

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// SIGINT and SIGTERM as calls, on a thread that waits for them.
///
/// The signals are blocked in every thread and taken with `sigwait`, so no code runs inside a
/// signal handler. The first one asks whoever is at work for an orderly end; when nobody is, or
/// at the second one, the process ends at once.
final class Signals: Sendable {
  private struct State {
    var signal: Int32 = 0
    var stop: (@Sendable () -> Void)?
  }
  private let state = Mutex(State())

  /// The signal that came first, or 0.
  var signal: Int32 { state.withLock { $0.signal } }

  /// Calls `stop` when a signal arrives; at once if one has.
  func whenAsked(_ stop: (@Sendable () -> Void)?) {
    let isLate = state.withLock { state in
      state.stop = stop
      return state.signal != 0
    }
    if isLate { stop?() }
  }

  /// Takes the signals over; must be called before the process starts other threads, which
  /// inherit the mask.
  static func takeOver() -> Signals {
    signalNothing(SIGPIPE)
    var set = Self.set
    pthread_sigmask(SIG_BLOCK, &set, nil)
    let signals = Signals()
    #if canImport(Darwin)
    var thread: pthread_t?
    #else
    var thread = pthread_t()
    #endif
    let box = Unmanaged.passRetained(signals)
    let code = pthread_create(&thread, nil, waitForSignals, box.toOpaque())
    if code != 0 { box.release() }
    return signals
  }

  fileprivate func wait() {
    var set = Self.set
    while true {
      var signal: Int32 = 0
      guard sigwait(&set, &signal) == 0 else { continue }
      let stop = state.withLock { state -> (@Sendable () -> Void)? in
        guard state.signal == 0 else { return nil }
        state.signal = signal
        return state.stop
      }
      guard let stop else { _exit(128 + signal) }
      stop()
    }
  }

  private static var set: sigset_t {
    var set = sigset_t()
    sigemptyset(&set)
    sigaddset(&set, SIGINT)
    sigaddset(&set, SIGTERM)
    return set
  }
}

/// A write to a closed pipe is an error to be seen, not the end of the process.
private func signalNothing(_ number: Int32) {
  signal(number, SIG_IGN)
}

#if canImport(Darwin)
private let waitForSignals: @convention(c) (UnsafeMutableRawPointer) -> UnsafeMutableRawPointer? = {
  Unmanaged<Signals>.fromOpaque($0).takeRetainedValue().wait()
  return nil
}
#else
private let waitForSignals: @convention(c) (UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? =
  { pointer in
    if let pointer { Unmanaged<Signals>.fromOpaque(pointer).takeRetainedValue().wait() }
    return nil
  }
#endif

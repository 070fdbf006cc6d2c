import Synchronization

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// Calls handlers for SIGINT, SIGTERM and SIGHUP on a thread that waits for them.
///
/// The first signal asks the running task to stop. Without a task, or at the second signal, the
/// process exits immediately. The signal handler only writes a byte to a pipe. `sigwait` with
/// blocked signals is not an option, because an asynchronous `main` starts too late to block them
/// in every thread.
final class Signals: Sendable {
  private struct State {
    var signal: Int32 = 0
    var stop: (@Sendable () -> Void)?
    var lastWill: (@Sendable () -> Void)?
  }
  private let state = Mutex(State())

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

  /// Registers an action for an immediate exit, such as restoring the terminal.
  func beforeDeath(_ action: @escaping @Sendable () -> Void) {
    state.withLock { $0.lastWill = action }
  }

  /// Installs the handlers.
  ///
  /// Signals that the process ignores, as after `nohup`, stay ignored.
  static func takeOver() -> Signals {
    // A write to a closed pipe must be an error, not the end of the process.
    handle(SIGPIPE, with: SIG_IGN)
    // So must a write beyond the file size limit.
    handle(SIGXFSZ, with: SIG_IGN)
    let signals = Signals()
    guard SignalPipe.ends != nil, startThread(for: signals) else { return signals }
    for number in [SIGINT, SIGTERM, SIGHUP] where !isIgnored(number) {
      handle(number, with: noteSignal)
    }
    return signals
  }

  /// Waits for signals until the process exits.
  fileprivate func wait() {
    guard let source = SignalPipe.ends?.read else { return }
    while true {
      var number: UInt8 = 0
      guard read(source, &number, 1) == 1 else { continue }
      let signal = Int32(number)
      let stop = state.withLock { state -> (@Sendable () -> Void)? in
        guard state.signal == 0 else { return nil }
        state.signal = signal
        return state.stop
      }
      guard let stop else {
        state.withLock { $0.lastWill }?()
        _exit(128 + signal)
      }
      stop()
    }
  }

  private static func startThread(for signals: Signals) -> Bool {
    #if canImport(Darwin)
    var thread: pthread_t?
    #else
    var thread = pthread_t()
    #endif
    let box = Unmanaged.passRetained(signals)
    let code = pthread_create(&thread, nil, waitForSignals, box.toOpaque())
    if code != 0 { box.release() }
    return code == 0
  }

  private static func isIgnored(_ number: Int32) -> Bool {
    var action = sigaction()
    guard sigaction(number, nil, &action) == 0 else { return false }
    #if canImport(Darwin)
    let handler = action.__sigaction_u.__sa_handler
    #else
    let handler = action.__sigaction_handler.sa_handler
    #endif
    return unsafeBitCast(handler, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self)
  }
}

/// The pipe that signal handlers write to; nil if it cannot be created.
///
/// It is created before any handler is installed.
private enum SignalPipe {
  static let ends: (read: Int32, write: Int32)? = {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { return nil }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    return (ends[0], ends[1])
  }()
}

/// The signal handler, which may only make async-signal-safe calls.
private let noteSignal: @convention(c) (Int32) -> Void = { number in
  let reason = errno
  var byte = UInt8(truncatingIfNeeded: number)
  if let ends = SignalPipe.ends { _ = write(ends.write, &byte, 1) }
  errno = reason
}

private func handle(_ number: Int32, with handler: (@convention(c) (Int32) -> Void)?) {
  _ = signal(number, handler)
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

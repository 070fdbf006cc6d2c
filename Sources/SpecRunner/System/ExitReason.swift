/// The reason why a process exited: a status or a signal.
package enum ExitReason: Hashable, Sendable, CustomStringConvertible {
  case exited(Int32)
  case signalled(Int32)

  /// Decodes the status that `waitpid` returns.
  init(waitStatus status: Int32) {
    // The C macros for this are not imported; the layout is the same on all supported systems.
    let signal = status & 0x7f
    self = signal == 0 ? .exited((status >> 8) & 0xff) : .signalled(signal)
  }

  /// The predicate of a sentence: `ended with status 7`, `was ended by signal 6 (SIGABRT)`.
  package var description: String {
    switch self {
    case .exited(let status): "ended with status \(status)"
    case .signalled(let signal):
      if let name = Spawn.signalNames[signal] {
        "was ended by signal \(signal) (\(name))"
      } else {
        "was ended by signal \(signal)"
      }
    }
  }
}

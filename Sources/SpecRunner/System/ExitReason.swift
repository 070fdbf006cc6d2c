/// How a process ended: by itself with a status, or by a signal.
package enum ExitReason: Hashable, Sendable, CustomStringConvertible {
  case exited(Int32)
  case signalled(Int32)

  /// Takes apart what `waitpid` reports.
  init(waitStatus status: Int32) {
    // The macros that do this in C are not imported; the layout is the same on every system here.
    let signal = status & 0x7f
    self = signal == 0 ? .exited((status >> 8) & 0xff) : .signalled(signal)
  }

  /// As a part of a sentence: `ended with status 7`, `was ended by signal 6 (SIGABRT)`.
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

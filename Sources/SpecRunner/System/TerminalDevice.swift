import Synchronization

#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// A terminal by the system's own calls: what it is, how wide, and whether it echoes what is typed.
package final class TerminalDevice: Sendable {
  private let stream: Int32
  /// How the terminal was before; nil once it is so again.
  private let original: Mutex<termios?>

  /// Whether a stream of this process is a terminal.
  package static func isTerminal(_ stream: Int32) -> Bool { isatty(stream) == 1 }

  /// The columns of a terminal; nil if it does not tell.
  package static func columns(of stream: Int32) -> Int? {
    var size = winsize()
    // `unsigned long` in ioctl(2) of every system here; the constant is narrower in one of them.
    guard ioctl(stream, UInt(TIOCGWINSZ), &size) == 0 else { return nil }
    return Int(size.ws_col)
  }

  /// The terminal a stream leads to; nil if it leads to none.
  package init?(_ stream: Int32) {
    var mode = termios()
    guard tcgetattr(stream, &mode) == 0 else { return nil }
    self.stream = stream
    original = Mutex(mode)
  }

  /// Hands over keys one by one and unseen, and no lines; Ctrl-C and Ctrl-Z stay what they are.
  package func readKeys() {
    guard var mode = original.withLock({ $0 }) else { return }
    mode.c_lflag &= ~tcflag_t(ICANON | ECHO)
    tcsetattr(stream, TCSANOW, &mode)
  }

  /// Lets lines be typed, until keys are read again.
  package func readLines() {
    guard var mode = original.withLock({ $0 }) else { return }
    tcsetattr(stream, TCSANOW, &mode)
  }

  /// Gives the terminal back as it was; once is enough, from whatever thread.
  package func restore() {
    original.withLock { original in
      guard var mode = original else { return }
      original = nil
      tcsetattr(stream, TCSANOW, &mode)
    }
  }
}

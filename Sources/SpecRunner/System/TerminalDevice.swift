import Synchronization

#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// A terminal: its size and its input mode, by system calls.
package final class TerminalDevice: Sendable {
  private let stream: Int32
  /// The terminal's previous mode; nil once it is restored.
  private let original: Mutex<termios?>

  /// Whether a stream of this process is a terminal.
  package static func isTerminal(_ stream: Int32) -> Bool { isatty(stream) == 1 }

  /// The number of columns; nil if it is unknown.
  package static func columns(of stream: Int32) -> Int? { size(of: stream)?.columns }

  /// The numbers of columns and rows; nil if they are unknown.
  package static func size(of stream: Int32) -> (columns: Int, rows: Int)? {
    var size = winsize()
    // `unsigned long` in ioctl(2) of all systems; the constant is narrower on one of them.
    guard ioctl(stream, UInt(TIOCGWINSZ), &size) == 0 else { return nil }
    return (Int(size.ws_col), Int(size.ws_row))
  }

  /// Creates the terminal of a stream; nil if the stream is not a terminal.
  package init?(_ stream: Int32) {
    var mode = termios()
    guard tcgetattr(stream, &mode) == 0 else { return nil }
    self.stream = stream
    original = Mutex(mode)
  }

  /// Passes single keys without echo instead of lines; Ctrl-C and Ctrl-Z keep their meaning.
  package func readKeys() {
    guard var mode = original.withLock({ $0 }) else { return }
    mode.c_lflag &= ~tcflag_t(ICANON | ECHO)
    tcsetattr(stream, TCSANOW, &mode)
  }

  /// Passes every byte as it is typed; no key has a meaning for the terminal.
  package func readBytes() {
    guard var mode = original.withLock({ $0 }) else { return }
    cfmakeraw(&mode)
    tcsetattr(stream, TCSANOW, &mode)
  }

  /// Passes lines again, until keys are requested.
  package func readLines() {
    guard var mode = original.withLock({ $0 }) else { return }
    tcsetattr(stream, TCSANOW, &mode)
  }

  /// Restores the previous mode, once, from any thread.
  package func restore() {
    original.withLock { original in
      guard var mode = original else { return }
      original = nil
      tcsetattr(stream, TCSANOW, &mode)
    }
  }
}

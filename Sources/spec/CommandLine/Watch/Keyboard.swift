import Synchronization

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// The terminal's keyboard in raw mode: key by key, without echo.
final class Keyboard: Sendable {
  private let stream: Int32
  /// The earlier state of the terminal; nil once it is restored.
  private let original: Mutex<termios?>

  /// The result of waiting for a key.
  enum Event: Sendable, Equatable {
    case key(Unicode.Scalar)
    case nothing
    /// The terminal was closed.
    case end
  }

  /// Switches the terminal to raw mode; nil if the stream is not a terminal.
  init?(stream: Int32 = 0) {
    var mode = termios()
    guard tcgetattr(stream, &mode) == 0 else { return nil }
    self.stream = stream
    original = Mutex(mode)
    takeOver(mode)
  }

  private func takeOver(_ mode: termios) {
    // Ctrl-C and Ctrl-Z still send signals.
    var mode = mode
    mode.c_lflag &= ~tcflag_t(ICANON | ECHO)
    tcsetattr(stream, TCSANOW, &mode)
  }

  /// Restores the terminal; may be called repeatedly and from any thread.
  func restore() {
    original.withLock { original in
      guard var mode = original else { return }
      original = nil
      tcsetattr(stream, TCSANOW, &mode)
    }
  }

  /// Waits for a key; ignores keys that send several bytes, such as arrows.
  func wait(milliseconds: Int32) -> Event {
    var waiting = pollfd(fd: stream, events: Int16(POLLIN), revents: 0)
    guard poll(&waiting, 1, milliseconds) > 0 else { return .nothing }
    // Reads one byte at a time: the rest stays in the buffer.
    var byte: UInt8 = 0
    let count = read(stream, &byte, 1)
    if count == 0 || (count < 0 && errno != EINTR && errno != EAGAIN) { return .end }
    if count > 0, byte == 0x1B {
      var rest = [UInt8](repeating: 0, count: 16)
      if poll(&waiting, 1, 0) > 0 { _ = read(stream, &rest, rest.count) }
      return .nothing
    }
    return count > 0 && byte < 0x80 ? .key(Unicode.Scalar(byte)) : .nothing
  }

  /// Reads a line with the line editing of the terminal; nil if the terminal was closed.
  func line() -> String? {
    let mode = original.withLock { $0 }
    if var mode { tcsetattr(stream, TCSANOW, &mode) }
    defer { if let mode { takeOver(mode) } }
    var bytes: [UInt8] = []
    var byte: UInt8 = 0
    while true {
      let count = read(stream, &byte, 1)
      if count < 0, errno == EINTR { continue }
      if count <= 0 { return bytes.isEmpty ? nil : String(decoding: bytes, as: UTF8.self) }
      if byte == UInt8(ascii: "\n") { return String(decoding: bytes, as: UTF8.self) }
      bytes.append(byte)
    }
  }
}

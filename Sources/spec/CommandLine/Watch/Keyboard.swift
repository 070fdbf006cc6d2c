import Synchronization

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// The terminal's keyboard, key by key and unseen, until it is given back.
final class Keyboard: Sendable {
  private let stream: Int32
  /// How the terminal was before; nil once it is so again.
  private let original: Mutex<termios?>

  /// What came of waiting for a key.
  enum Event: Sendable, Equatable {
    case key(Unicode.Scalar)
    case nothing
    /// The terminal is gone.
    case end
  }

  /// Takes the keyboard over; nil if the stream is no terminal.
  init?(stream: Int32 = 0) {
    var mode = termios()
    guard tcgetattr(stream, &mode) == 0 else { return nil }
    self.stream = stream
    original = Mutex(mode)
    takeOver(mode)
  }

  private func takeOver(_ mode: termios) {
    // Ctrl-C and Ctrl-Z stay what they are.
    var mode = mode
    mode.c_lflag &= ~tcflag_t(ICANON | ECHO)
    tcsetattr(stream, TCSANOW, &mode)
  }

  /// Gives the keyboard back as it was; once is enough, from whatever thread.
  func restore() {
    original.withLock { original in
      guard var mode = original else { return }
      original = nil
      tcsetattr(stream, TCSANOW, &mode)
    }
  }

  /// Waits for a key; keys that send more than one byte, such as arrows, are none.
  func wait(milliseconds: Int32) -> Event {
    var waiting = pollfd(fd: stream, events: Int16(POLLIN), revents: 0)
    guard poll(&waiting, 1, milliseconds) > 0 else { return .nothing }
    // One at a time: what was typed ahead is for later.
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

  /// A line as the terminal lets one be typed and mended; nil if the terminal is gone.
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

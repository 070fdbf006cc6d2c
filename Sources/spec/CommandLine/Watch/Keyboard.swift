import SpecSystem

/// The terminal's keyboard in raw mode: key by key, without echo.
final class Keyboard: Sendable {
  private let stream: Descriptor
  private let terminal: TerminalDevice

  /// The result of waiting for a key.
  enum Event: Sendable, Equatable {
    case key(Unicode.Scalar)
    case nothing
    /// The terminal was closed.
    case end
  }

  /// Switches the terminal to raw mode; nil if the stream is not a terminal.
  init?(stream: Int32 = 0) {
    guard let terminal = TerminalDevice(stream) else { return nil }
    self.stream = Descriptor(stream)
    self.terminal = terminal
    terminal.readKeys()
  }

  /// Restores the terminal; may be called repeatedly and from any thread.
  func restore() { terminal.restore() }

  /// Waits for a key; ignores keys that send several bytes, such as arrows.
  func wait(milliseconds: Int32) -> Event {
    guard isReady(within: milliseconds) else { return .nothing }
    // One at a time: what was typed ahead is for later.
    switch next() {
    case .byte(0x1B):
      if isReady(within: 0) {
        _ = withUnsafeTemporaryAllocation(byteCount: 16, alignment: 1) { stream.read(into: $0) }
      }
      return .nothing
    case .byte(let byte): return byte < 0x80 ? .key(Unicode.Scalar(byte)) : .nothing
    case .nothing: return .nothing
    case .end: return .end
    }
  }

  /// A byte of what was typed.
  enum Byte: Sendable, Equatable {
    case byte(UInt8)
    case nothing, end
  }

  /// Waits for the next byte.
  func byte(milliseconds: Int32) -> Byte {
    isReady(within: milliseconds) ? next() : .nothing
  }

  private func isReady(within milliseconds: Int32) -> Bool {
    Descriptor.poll([(stream, Descriptor.readable)], milliseconds: milliseconds)[0] != 0
  }

  /// Reads a line with the line editing of the terminal; nil if the terminal was closed.
  func line() -> String? {
    terminal.readLines()
    defer { terminal.readKeys() }
    var bytes: [UInt8] = []
    while true {
      switch next() {
      case .byte(UInt8(ascii: "\n")): return String(decoding: bytes, as: UTF8.self)
      case .byte(let byte): bytes.append(byte)
      case .nothing: _ = isReady(within: -1)
      case .end: return bytes.isEmpty ? nil : String(decoding: bytes, as: UTF8.self)
      }
    }
  }

  private func next() -> Byte {
    var byte: UInt8 = 0
    return switch withUnsafeMutableBytes(of: &byte, { stream.read(into: $0) }) {
    case .bytes: .byte(byte)
    case .later: .nothing
    case .end, .failed: .end
    }
  }
}

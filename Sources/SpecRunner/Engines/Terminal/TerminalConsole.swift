import SpecSystem
import Synchronization

/// The terminal of a person who uses a program while it is recorded.
package final class TerminalConsole: Sendable {
  /// The key that ends a recording; it never reaches the program.
  static let endKey = "Control+]"

  private let stream: Descriptor
  private let device: TerminalDevice
  private let isInUse = Mutex(false)
  package let columns: Int
  package let rows: Int

  /// The terminal that this process was started from; nil if there is none.
  package init?() {
    guard let stream = Descriptor.terminal else { return nil }
    guard let device = TerminalDevice(stream.number),
      let size = TerminalDevice.size(of: stream.number)
    else {
      stream.close()
      return nil
    }
    self.stream = stream
    self.device = device
    (columns, rows) = size
  }

  deinit { stream.close() }

  /// Passes every byte that is typed, also those of Ctrl-C and Ctrl-Z.
  func begin() {
    isInUse.withLock { $0 = true }
    device.readBytes()
  }

  /// What was typed since the last time; nil if the terminal is gone.
  func read() -> [UInt8]? {
    withUnsafeTemporaryAllocation(byteCount: 4096, alignment: 1) { buffer in
      guard Descriptor.poll([(stream, Descriptor.readable)], milliseconds: 0)[0] != 0 else {
        return []
      }
      return switch stream.read(into: buffer) {
      case .bytes(let count): Array(buffer[..<count])
      case .later: []
      case .end, .failed: nil
      }
    }
  }

  func write(_ text: String) { try? stream.writeAll(Array(text.utf8)) }

  /// Gives the terminal back as it was; may be called repeatedly and from any thread.
  package func restore() {
    let wasInUse = isInUse.withLock { isInUse in
      defer { isInUse = false }
      return isInUse
    }
    if wasInUse { write(TerminalPainter.end) }
    device.restore()
  }
}

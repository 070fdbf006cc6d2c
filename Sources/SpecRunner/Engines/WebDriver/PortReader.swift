import Dispatch
import SpecSystem
import Synchronization

/// Reads the output of a WebDriver server until it reports its port, and continues to the end.
///
/// It must continue, because the server blocks when the pipe is full. The last lines are kept.
final class PortReader: Sendable {
  enum Finding: Hashable, Sendable {
    case port(UInt16)
    /// It exited, or closed its output, before it reported a port.
    case ended
  }

  private let finding = Latch<Finding>()
  private let line = Mutex<[UInt8]>([])
  private let lines = Mutex<[String]>([])

  /// The last lines.
  var lastOutput: String { lines.withLock { $0.joined(separator: "\n") } }

  /// Reads from a pipe, and closes it at its end.
  init(_ output: Descriptor) {
    DispatchQueue(label: "spec.browser.output").async {
      withUnsafeTemporaryAllocation(byteCount: 4096, alignment: 16) { buffer in
        reading: while true {
          switch output.read(into: buffer) {
          case .bytes(let count): self.take(buffer[..<count])
          case .later: _ = Descriptor.poll([(output, Descriptor.readable)])
          case .end, .failed: break reading
          }
        }
      }
      output.close()
      self.finding.set(.ended)
    }
  }

  /// Waits for the port; nil if the server does not report it or exit in time.
  func port(within limit: Duration) async -> Finding? { await finding.wait(atMost: limit) }

  private func take(_ bytes: Slice<UnsafeMutableRawBufferPointer>) {
    line.withLock { line in
      for byte in bytes {
        if byte != 0x0a {
          if line.count < 1024 { line.append(byte) }
          continue
        }
        take(String(decoding: line, as: UTF8.self))
        line = []
      }
    }
  }

  private func take(_ line: String) {
    if finding.value == nil, let port = Self.port(in: line) { finding.set(.port(port)) }
    lines.withLock { $0 = $0.suffix(4) + [line] }
  }

  /// The port in a line: `… was started successfully on port N.`, `Listening on 127.0.0.1:N`,
  /// `WebDriver BiDi listening on ws://127.0.0.1:N`.
  static func port(in line: String) -> UInt16? {
    for mark in [
      "successfully on port ", "istening on 127.0.0.1:", "istening on ws://127.0.0.1:",
    ] {
      guard let found = line.firstRange(of: mark) else { continue }
      let digits = line[found.upperBound...].prefix { $0.isASCII && $0.isNumber }
      if let port = UInt16(digits), port > 0 { return port }
    }
    return nil
  }
}

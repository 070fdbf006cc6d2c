import Dispatch
import SpecSystem
import Synchronization

/// Reads what a browser's driver prints until it names its port, and goes on reading to the end.
///
/// It must go on: a driver blocks when nobody reads and the pipe is full.
final class PortReader: Sendable {
  enum Finding: Hashable, Sendable {
    case port(UInt16)
    /// It ended, or closed its output, before it named one.
    case ended
    case late
  }

  private struct State {
    var line: [UInt8] = []
    var finding: Finding?
    var waiter: CheckedContinuation<Finding, Never>?
  }

  private let state = Mutex(State())

  /// Reads from the end of a pipe, and closes it at the end.
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
      self.settle(.ended)
    }
  }

  /// Waits for the port; one caller only.
  func port(within limit: Duration) async -> Finding {
    await withCheckedContinuation { continuation in
      let known = state.withLock { state -> Finding? in
        if state.finding == nil { state.waiter = continuation }
        return state.finding
      }
      if let known { return continuation.resume(returning: known) }
      DispatchQueue.global().asyncAfter(deadline: .now() + limit.timeInterval) {
        self.settle(.late)
      }
    }
  }

  private func settle(_ finding: Finding) {
    let waiter = state.withLock { state in
      if state.finding == nil { state.finding = finding }
      defer { state.waiter = nil }
      return state.waiter
    }
    waiter?.resume(returning: finding)
  }

  private func take(_ bytes: Slice<UnsafeMutableRawBufferPointer>) {
    let port = state.withLock { state -> UInt16? in
      guard state.finding == nil else { return nil }
      for byte in bytes {
        if byte == 0x0a {
          let line = String(decoding: state.line, as: UTF8.self)
          state.line = []
          if let port = Self.port(in: line) { return port }
        } else if state.line.count < 1024 {
          state.line.append(byte)
        }
      }
      return nil
    }
    if let port { settle(.port(port)) }
  }

  /// The port a line names: `… was started successfully on port N.`, `Listening on 127.0.0.1:N`.
  static func port(in line: String) -> UInt16? {
    for mark in ["successfully on port ", "istening on 127.0.0.1:"] {
      guard let found = line.firstRange(of: mark) else { continue }
      let digits = line[found.upperBound...].prefix { $0.isASCII && $0.isNumber }
      if let port = UInt16(digits), port > 0 { return port }
    }
    return nil
  }
}

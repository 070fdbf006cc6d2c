import Dispatch
import Synchronization

#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// Sends and receives lines over two descriptors or a connected socket.
///
/// One thread polls both directions, so that two sides that write large messages at the same time
/// do not block each other. The transport owns its descriptors and closes them.
package final class RPCTransport: Sendable {
  /// The output of a transport; `ended` is the last.
  package enum Arrival: Sendable, Equatable {
    case line([UInt8])
    /// The end and its reason: closed, an error, or a line that is too long.
    case ended(CloseReason)
  }

  /// The reason why a transport has ended.
  package enum CloseReason: Sendable, Hashable {
    /// This side called `close`.
    case here
    /// The other side closed the stream.
    case closed
    /// The other side no longer reads.
    case broken(SystemError)
    /// A line exceeded the limit, in bytes.
    case overlong(limit: Int)
  }

  /// The maximum length of a line, 16 MiB; screenshots are sent as files.
  package static let longestLine = 16 << 20

  private struct State {
    var outgoing: [UInt8] = []
    var sent = 0
    var isClosing = false
    /// Whether all writers are gone.
    var isDeserted = false
    var isClosed = false

    var hasUnsent: Bool { sent < outgoing.count }
  }

  private let input: Descriptor
  private let output: Descriptor
  private let limit: Int
  private let received: [UInt8]
  private let wake: (reading: Descriptor, writing: Descriptor)
  private let state = Mutex(State())

  /// Creates a transport that takes over the descriptors; for a socket, both are the same.
  ///
  /// - Parameter received: bytes that were already read from the input.
  package init(
    reading input: Descriptor, writing output: Descriptor, limit: Int = longestLine,
    received: [UInt8] = []
  ) throws(SystemError) {
    Self.ignoreBrokenPipes
    self.input = input
    self.output = output
    self.limit = limit
    self.received = received
    wake = try Descriptor.pipe()
    input.setNonblocking(true)
    output.setNonblocking(true)
    wake.reading.setNonblocking(true)
    wake.writing.setNonblocking(true)
  }

  // A write to an engine that is gone must be an error, not the end of this process.
  private static let ignoreBrokenPipes: Void = { _ = signal(SIGPIPE, SIG_IGN) }()

  /// Starts reading; lines are delivered one after another on the transport's thread.
  ///
  /// The thread waits until `deliver` returns, so an engine that floods fills the pipe and not the
  /// memory.
  package func start(_ deliver: @escaping @Sendable (Arrival) -> Void) {
    DispatchQueue(label: "spec.engine.transport").async { self.pump(deliver) }
  }

  /// Sends a line with a line feed; does nothing after the end.
  package func send(_ line: [UInt8]) {
    state.withLock { state in
      guard !state.isClosing, !state.isClosed else { return }
      if !state.hasUnsent {
        state.outgoing.removeAll(keepingCapacity: state.outgoing.count < 1 << 16)
        state.sent = 0
      }
      state.outgoing.append(contentsOf: line)
      state.outgoing.append(UInt8(ascii: "\n"))
      // Usually the pipe has room, so the thread need not be woken.
      flush(&state)
      if state.hasUnsent { wakeUp() }
    }
  }

  /// Ends the transport when all messages have been sent, or after two seconds.
  package func close() {
    state.withLock { state in
      guard !state.isClosing, !state.isClosed else { return }
      state.isClosing = true
      wakeUp()
    }
  }

  /// Ends the transport after reading what was written: the other process has ended.
  ///
  /// The end of a pipe is not reported if another process, such as a child, has inherited the
  /// descriptor.
  package func endWhenRead() {
    state.withLock { state in
      guard !state.isClosed else { return }
      state.isDeserted = true
      wakeUp()
    }
  }

  private func wakeUp() {
    var byte: UInt8 = 1
    _ = withUnsafeBytes(of: &byte) { wake.writing.write($0) }
  }

  /// Writes what the pipe accepts; the thread detects errors.
  private func flush(_ state: inout State) {
    while state.hasUnsent {
      let transfer = state.outgoing.withUnsafeBytes {
        output.write(UnsafeRawBufferPointer(rebasing: $0[state.sent...]))
      }
      guard case .bytes(let count) = transfer else { return }
      state.sent += count
    }
  }

  // MARK: The thread

  private func pump(_ deliver: (Arrival) -> Void) {
    var splitter = LineSplitter(limit: limit)
    received.withUnsafeBytes { splitter.append($0) { deliver(.line($0)) } }
    // This is enough for the contents of a pipe; more comes from a process that is still alive.
    var lastTurns = 32
    let ending = withUnsafeTemporaryAllocation(byteCount: 65536, alignment: 16) { buffer in
      while true {
        if let ending = turn(&splitter, &lastTurns, buffer, deliver) { return ending }
      }
    }
    splitter.finish { deliver(.line($0)) }
    if ending == .here { flushForGood() }
    state.withLock { state in
      state.isClosed = true
      state.outgoing = []
      state.sent = 0
      input.setNonblocking(false)
      output.setNonblocking(false)
      input.close()
      if output != input { output.close() }
      wake.reading.close()
      wake.writing.close()
    }
    deliver(.ended(ending))
  }

  /// Waits for one event and handles it; returns the reason to stop.
  private func turn(
    _ splitter: inout LineSplitter, _ lastTurns: inout Int, _ buffer: UnsafeMutableRawBufferPointer,
    _ deliver: (Arrival) -> Void
  ) -> CloseReason? {
    let (hasUnsent, isClosing, isDeserted) = state.withLock {
      ($0.hasUnsent, $0.isClosing, $0.isDeserted)
    }
    if isClosing { return .here }
    let ready = Descriptor.poll(
      [
        (input, Int32(POLLIN)), (wake.reading, Int32(POLLIN)),
        (output, hasUnsent ? Int32(POLLOUT) : 0),
      ], milliseconds: isDeserted ? 0 : -1)
    if isDeserted {
      lastTurns -= 1
      if ready[0] == 0 || lastTurns < 0 { return .closed }
    }
    if ready[1] != 0 { _ = wake.reading.read(into: buffer) }
    if ready[0] != 0 {
      switch input.read(into: buffer) {
      case .bytes(let count):
        splitter.append(UnsafeRawBufferPointer(rebasing: buffer[..<count])) { deliver(.line($0)) }
        if splitter.isOverfull { return .overlong(limit: limit) }
      case .later: break
      case .end: return .closed
      case .failed(let number): return .broken(SystemError("read", number: number))
      }
    } else if ready[2] & Int32(POLLERR | POLLNVAL) != 0 {
      // Only after everything has been read: the pipe may contain the last words of the engine.
      return .broken(SystemError("write", number: EPIPE))
    }
    if ready[2] & Int32(POLLOUT) != 0 { state.withLock { flush(&$0) } }
    return nil
  }

  private func flushForGood() {
    for _ in 0..<20 {
      let isDone = state.withLock { state in
        flush(&state)
        return !state.hasUnsent
      }
      if isDone { return }
      let ready = Descriptor.poll([(output, Int32(POLLOUT))], milliseconds: 100)
      if ready[0] & Int32(POLLERR | POLLHUP | POLLNVAL) != 0 { return }
    }
  }
}

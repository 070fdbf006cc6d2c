import Dispatch
package import SpecSystem
import Synchronization

/// One message a line over a pair of descriptors, or over one connected socket.
///
/// One thread polls both directions, so that two sides that write large messages at the same time
/// do not wait for each other for ever. Nothing here knows what a line means. The transport owns
/// its descriptors from the start and closes them once.
package final class RPCTransport: Sendable {
  /// What comes out of a transport, in order; `ended` is the last.
  package enum Arrival: Sendable, Equatable {
    case line([UInt8])
    /// The end, and whether the other side did it: by closing, by an error, by a line too long.
    case ended(CloseReason)
  }

  /// Why a transport carries nothing any more.
  package enum CloseReason: Sendable, Hashable {
    /// `close` was called on this side.
    case here
    /// The other side closed the stream.
    case closed
    /// The other side takes nothing any more.
    case broken(SystemError)
    /// A line was longer than the limit, in bytes.
    case overlong(limit: Int)
  }

  /// The longest line either side may send: 16 MiB; pictures travel as files.
  package static let longestLine = 16 << 20

  private struct State {
    var outgoing: [UInt8] = []
    var sent = 0
    var isClosing = false
    /// Whether nobody is left who could write.
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

  /// A transport over descriptors it takes over; for a socket, both are the same.
  ///
  /// - Parameter received: What was read from the input before.
  package init(
    reading input: Descriptor, writing output: Descriptor, limit: Int = longestLine,
    received: [UInt8] = []
  ) throws(SystemError) {
    OwnProcess.ignoreBrokenPipes
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

  /// Begins to read; arrivals come one after another on a thread of the transport's own.
  ///
  /// The thread waits until `deliver` has returned before it reads on: an engine that floods
  /// fills the pipe, not the memory.
  package func start(_ deliver: @escaping @Sendable (Arrival) -> Void) {
    DispatchQueue(label: "spec.engine.transport").async { self.pump(deliver) }
  }

  /// Sends one line, to which the line feed is added; after the end it does nothing.
  package func send(_ line: [UInt8]) {
    state.withLock { state in
      guard !state.isClosing, !state.isClosed else { return }
      if !state.hasUnsent {
        state.outgoing.removeAll(keepingCapacity: state.outgoing.count < 1 << 16)
        state.sent = 0
      }
      state.outgoing.append(contentsOf: line)
      state.outgoing.append(UInt8(ascii: "\n"))
      // Mostly the pipe has room, and the thread need not be woken at all.
      flush(&state)
      if state.hasUnsent { wakeUp() }
    }
  }

  /// Ends the transport once what was sent has been taken, at most two seconds later.
  package func close() {
    state.withLock { state in
      guard !state.isClosing, !state.isClosed else { return }
      state.isClosing = true
      wakeUp()
    }
  }

  /// Ends the transport once what has been written is read: the other side is gone.
  ///
  /// A pipe tells that by itself, unless somebody else, such as a child of the other side, has
  /// inherited its end.
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

  /// Writes what the pipe takes; an error shows when the thread polls.
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
    // Enough for all that a pipe can hold; more is written by somebody who outlives the other side.
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

  /// Waits once for anything to happen and deals with it; the answer is why to stop.
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
        (input, Descriptor.readable), (wake.reading, Descriptor.readable),
        (output, hasUnsent ? Descriptor.writable : 0),
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
    } else if ready[2] & Descriptor.broken != 0 {
      // Only once there is nothing to read: what a dying engine said last is still in the pipe.
      return .broken(.brokenPipe)
    }
    if ready[2] & Descriptor.writable != 0 { state.withLock { flush(&$0) } }
    return nil
  }

  private func flushForGood() {
    for _ in 0..<20 {
      let isDone = state.withLock { state in
        flush(&state)
        return !state.hasUnsent
      }
      if isDone { return }
      let ready = Descriptor.poll([(output, Descriptor.writable)], milliseconds: 100)
      if ready[0] & (Descriptor.broken | Descriptor.hungUp) != 0 { return }
    }
  }
}

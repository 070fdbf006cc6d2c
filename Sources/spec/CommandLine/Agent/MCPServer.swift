import Dispatch
import SpecSystem
import Synchronization

/// Serves a client over two streams until one of both ends the conversation.
///
/// One thread reads, answers and writes; calls of tools are done elsewhere, one at a time, so that
/// pings are answered and calls cancelled while one lasts. What was asked before the client closes
/// its stream is still answered, as long as the client reads the answers.
final class MCPServer {
  private let session: MCPSession
  private let input: Descriptor
  private let output: Descriptor
  private let wake: (reading: Descriptor, writing: Descriptor)
  private let outcome = Outcome()
  private var work: Task<Void, Never>?
  private var isAtEnd = false
  private var isUnread = false

  /// The time in milliseconds between looks at a signal and at a client that may be gone.
  private static let turn: Int32 = 200
  /// The time in seconds that a client may leave an answer unread.
  private static let longestWrite = 30

  /// What a call has found, until the thread of the server takes it.
  private final class Outcome: Sendable {
    let answer = Mutex<MCPAnswer?>(nil)
  }

  init(
    _ session: MCPSession, reading input: Descriptor, writing output: Descriptor
  ) throws(SystemError) {
    OwnProcess.ignoreBrokenPipes
    self.session = session
    self.input = input
    self.output = output
    wake = try Descriptor.pipe()
  }

  /// Serves until the conversation ends or the latch is set; a call that runs then is cancelled and
  /// has ended when this returns.
  func serve(until stop: Latch<Void>) -> MCPEnding {
    input.setNonblocking(true)
    output.setNonblocking(true)
    defer {
      input.setNonblocking(false)
      output.setNonblocking(false)
    }
    let ending = converse(until: stop)
    work?.cancel()
    while work != nil { wait() }
    return ending
  }

  private func converse(until stop: Latch<Void>) -> MCPEnding {
    while true {
      session.step()
      if session.wantsCancellation { work?.cancel() }
      startWork()
      flush()
      if stop.value != nil { return .stopped }
      if isUnread { return .unread }
      if let ending = session.ending { return ending }
      if isAtEnd, work == nil, session.isIdle { return .closed }
      wait()
    }
  }

  // MARK: - Streams

  /// Waits for the client or for the work, and takes what has come.
  private func wait() {
    let reads = !isAtEnd && session.hasRoom
    // A stream that has ended would be ready at once, again and again.
    var watched = [(wake.reading, Descriptor.readable)]
    if !isUnread { watched.append((output, 0)) }
    if reads { watched.append((input, Descriptor.readable)) }
    let ready = Descriptor.poll(watched, milliseconds: Self.turn)
    if ready[0] != 0 { finishWork() }
    if !isUnread, ready[1] & Descriptor.broken != 0 { isUnread = true }
    if reads, ready.last != 0 { read() }
  }

  private func read() {
    withUnsafeTemporaryAllocation(byteCount: 1 << 16, alignment: 16) { buffer in
      for _ in 0..<64 where !isAtEnd && session.hasRoom && session.ending == nil {
        switch input.read(into: buffer) {
        case .bytes(let count): session.receive(UnsafeRawBufferPointer(rebasing: buffer[..<count]))
        case .later: return
        case .end, .failed:
          isAtEnd = true
          session.receiveEnd()
        }
      }
    }
  }

  private func flush() {
    let bytes = session.takeOutput()
    var sent = 0
    var patience = Self.longestWrite
    while sent < bytes.count, !isUnread {
      let transfer = bytes.withUnsafeBytes {
        output.write(UnsafeRawBufferPointer(rebasing: $0[sent...]))
      }
      switch transfer {
      case .bytes(let count):
        sent += count
        patience = Self.longestWrite
      case .later:
        if patience == 0 { isUnread = true }
        patience -= 1
        _ = Descriptor.poll([(output, Descriptor.writable)], milliseconds: 1_000)
      case .end, .failed: isUnread = true
      }
    }
  }

  // MARK: - Work

  private func startWork() {
    guard work == nil, let call = session.takeCall() else { return }
    let (outcome, wake) = (outcome, wake.writing)
    work = Task {
      let answer = await call.run()
      outcome.answer.withLock { $0 = answer }
      var byte: UInt8 = 1
      _ = withUnsafeBytes(of: &byte) { wake.write($0) }
    }
  }

  private func finishWork() {
    var byte: UInt8 = 0
    _ = withUnsafeMutableBytes(of: &byte) { wake.reading.read(into: $0) }
    guard let answer = outcome.answer.withLock({ $0.take() }) else { return }
    work = nil
    session.finish(answer)
  }
}

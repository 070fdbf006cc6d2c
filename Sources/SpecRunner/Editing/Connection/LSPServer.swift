import Dispatch
import SpecEngines
package import SpecSystem
import Synchronization

/// Serves a client over two streams until one of both ends the conversation.
///
/// One thread reads, answers and writes; work that takes long is done on another one. Every wait has
/// an end: a client that does not read for half a minute is gone.
package final class LSPServer {
  private let session: LSPSession
  private let input: Descriptor
  private let output: Descriptor
  private let wake: (reading: Descriptor, writing: Descriptor)
  private let work = Work()
  private var isWorking = false
  private var isAtEnd = false

  /// The time between looks at the program on disk.
  private static let turn: Int32 = 1_000
  private static let longestWrite = 30

  package init(
    _ session: LSPSession, reading input: Descriptor, writing output: Descriptor
  ) throws(SystemError) {
    OwnProcess.ignoreBrokenPipes
    self.session = session
    self.input = input
    self.output = output
    wake = try Descriptor.pipe()
  }

  /// Serves until the conversation ends, or another program takes over.
  ///
  /// - Parameter handover: called about once a second while nothing is to be done, so that a program
  ///   that was built again can take over.
  package func serve(handover: (LSPSession) -> Void) -> LSPEnding {
    input.setNonblocking(true)
    output.setNonblocking(true)
    defer {
      input.setNonblocking(false)
      output.setNonblocking(false)
    }
    session.readMore = { [unowned self] in read() }
    while true {
      while session.step() {
        if !flush() { return .unread }
      }
      if !flush() { return .unread }
      if isAtEnd { session.receiveEnd() }
      if let ending = session.ending {
        _ = flush()
        return ending
      }
      startWork()
      wait(handover)
    }
  }

  /// What background work has found, until the thread of the server takes it.
  private final class Work: Sendable {
    let outcome = Mutex<BackgroundJob.Outcome?>(nil)
  }

  // MARK: - Reading

  /// Waits for the client or for the work, and reads what has come.
  private func wait(_ handover: (LSPSession) -> Void) {
    let ready = Descriptor.poll(
      [(input, Descriptor.readable), (wake.reading, Descriptor.readable)], milliseconds: Self.turn)
    if ready[1] != 0 { finishWork() }
    if ready[0] != 0 { read() }
    if ready.allSatisfy({ $0 == 0 }), !isWorking {
      session.lookAtDisk()
      handover(session)
    }
  }

  /// Reads what has arrived, without waiting, as far as the session takes it.
  private func read() {
    withUnsafeTemporaryAllocation(byteCount: 1 << 16, alignment: 16) { buffer in
      for _ in 0..<64 where !isAtEnd && session.hasRoom {
        switch input.read(into: buffer) {
        case .bytes(let count): session.receive(UnsafeRawBufferPointer(rebasing: buffer[..<count]))
        case .later: return
        case .end, .failed: isAtEnd = true
        }
      }
    }
  }

  // MARK: - Writing

  /// Writes what the session sends.
  ///
  /// - Returns: whether the client reads it.
  private func flush() -> Bool {
    let bytes = session.takeOutput()
    var sent = 0
    var patience = Self.longestWrite
    while sent < bytes.count {
      let transfer = bytes.withUnsafeBytes {
        output.write(UnsafeRawBufferPointer(rebasing: $0[sent...]))
      }
      switch transfer {
      case .bytes(let count):
        sent += count
        patience = Self.longestWrite
      case .later:
        if patience == 0 { return false }
        patience -= 1
        _ = Descriptor.poll([(output, Descriptor.writable)], milliseconds: 1_000)
      case .end, .failed:
        // What it sent before is still answered, in vain; its end is found when reading.
        isAtEnd = true
        return true
      }
    }
    return true
  }

  // MARK: - Work

  private func startWork() {
    guard !isWorking, let job = session.takeJob() else { return }
    isWorking = true
    let (work, wake) = (work, wake.writing)
    DispatchQueue.global(qos: .utility).async {
      let found = job.run()
      work.outcome.withLock { $0 = found }
      var byte: UInt8 = 1
      _ = withUnsafeBytes(of: &byte) { wake.write($0) }
    }
  }

  private func finishWork() {
    var byte: UInt8 = 0
    _ = withUnsafeMutableBytes(of: &byte) { wake.reading.read(into: $0) }
    guard let found = work.outcome.withLock({ $0.take() }) else { return }
    isWorking = false
    session.finish(found)
  }
}

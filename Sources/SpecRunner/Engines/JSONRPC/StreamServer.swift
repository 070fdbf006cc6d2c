import Dispatch
package import SpecSystem
import Synchronization

/// A conversation with a client, without its streams: bytes in, bytes out, and work to be done.
package protocol StreamSession: AnyObject, SendableMetatype {
  associatedtype Outcome: Sendable

  /// Why the session has ended; nil while it goes on.
  var ending: ServerEnding? { get }
  /// Whether more can be read: what waits is bounded.
  var hasRoom: Bool { get }
  /// The numbers of work that is no longer wanted.
  var unwanted: [Int] { get }

  func receive(_ bytes: UnsafeRawBufferPointer)
  /// The client has closed its stream; called until the session ends.
  func receiveEnd()
  /// The bytes for the client since the last call.
  func takeOutput() -> [UInt8]
  /// Handles messages; returns whether there may be more.
  func step() -> Bool
  /// Work that takes long; nil if there is none that can begin.
  func takeWork() -> StreamWork<Outcome>?
  /// Takes what work has reported, and its outcome at last.
  func take(_ outcome: Outcome, of number: Int)
}

/// Work of a session that takes long.
package struct StreamWork<Outcome: Sendable>: Sendable {
  package typealias Report = @Sendable (Outcome) -> Void

  let number: Int
  let act: @Sendable (_ report: @escaping Report) async -> Outcome

  /// - Parameter number: what no other work that is done at the same time has.
  package init(number: Int, act: @escaping @Sendable (_ report: @escaping Report) async -> Outcome)
  {
    self.number = number
    self.act = act
  }
}

/// Serves a client over two streams until one of both ends the conversation.
///
/// One thread reads, answers and writes; work that takes long is done elsewhere, so that messages
/// are answered while it lasts. Every wait has an end: a client that does not read for
/// half a minute is gone.
package final class StreamServer<Session: StreamSession> {
  private let session: Session
  private let input: Descriptor
  private let output: Descriptor
  private let wake: (reading: Descriptor, writing: Descriptor)
  private let reports = Reports()
  private let watchesOutput: Bool
  private let turn: Int32
  /// How much work is done at the same time.
  private let width: Int
  private var works: [Int: Task<Void, Never>] = [:]
  private var isAtEnd = false
  private var isUnread = false

  /// The time in seconds that a client may leave an answer unread.
  private let longestWrite = 30

  /// What work has found, until the thread of the server takes it.
  private final class Reports: Sendable {
    let waiting = Mutex<[(number: Int, outcome: Session.Outcome, isLast: Bool)]>([])
  }

  /// - Parameters:
  ///   - turn: the time in milliseconds after which `serve` reports that nothing happened.
  ///   - watchesOutput: whether a client that closes its end of the output has gone. If not, what it
  ///     sent before is still handled, and its end is found when reading.
  ///   - width: how much work is done at the same time.
  package init(
    _ session: Session, _ streams: (input: Descriptor, output: Descriptor), turn: Int32,
    watchesOutput: Bool, width: Int = 1
  ) throws(SystemError) {
    OwnProcess.ignoreBrokenPipes
    self.session = session
    (input, output) = streams
    self.turn = turn
    self.watchesOutput = watchesOutput
    self.width = width
    wake = try Descriptor.pipe()
  }

  /// Serves until the conversation ends or is stopped.
  ///
  /// - Parameter stops: called before messages are handled; whether the server stops. It learns
  ///   whether nothing has happened since the last call and no work is done.
  package func serve(_ stops: (_ isQuiet: Bool) -> Bool) -> ServerEnding {
    input.setNonblocking(true)
    output.setNonblocking(true)
    defer {
      input.setNonblocking(false)
      output.setNonblocking(false)
    }
    var isQuiet = false
    while !stops(isQuiet) {
      if isAtEnd { session.receiveEnd() }
      while session.step() {
        flush()
        if isUnread { return .unread }
      }
      for number in session.unwanted { works[number]?.cancel() }
      startWork()
      flush()
      if isUnread { return .unread }
      if let ending = session.ending { return ending }
      isQuiet = wait() && works.isEmpty
    }
    return .stopped
  }

  /// Cancels the work that is done, and waits until it has ended.
  package func cancelWork() {
    for work in works.values { work.cancel() }
    while !works.isEmpty {
      if Descriptor.poll([(wake.reading, Descriptor.readable)], milliseconds: turn)[0] != 0 {
        takeReports()
      }
    }
  }

  // MARK: - Streams

  /// Waits for the client or for the work, and takes what has come; returns whether nothing has.
  private func wait() -> Bool {
    let reads = !isAtEnd && session.hasRoom
    // A stream that has ended would be ready at once, again and again.
    var watched = [(wake.reading, Descriptor.readable)]
    if watchesOutput { watched.append((output, 0)) }
    if reads { watched.append((input, Descriptor.readable)) }
    let ready = Descriptor.poll(watched, milliseconds: turn)
    if ready[0] != 0 { takeReports() }
    if watchesOutput, ready[1] & Descriptor.broken != 0 { isUnread = true }
    if reads, ready.last != 0 { read() }
    return ready.allSatisfy { $0 == 0 }
  }

  /// Reads what has arrived, without waiting, as far as the session takes it.
  package func read() {
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

  /// Writes what the session sends.
  private func flush() {
    let bytes = session.takeOutput()
    var sent = 0
    var patience = longestWrite
    while sent < bytes.count, !isUnread {
      let transfer = bytes.withUnsafeBytes {
        output.write(UnsafeRawBufferPointer(rebasing: $0[sent...]))
      }
      switch transfer {
      case .bytes(let count):
        sent += count
        patience = longestWrite
      case .later:
        if patience == 0 { isUnread = true }
        patience -= 1
        _ = Descriptor.poll([(output, Descriptor.writable)], milliseconds: 1_000)
      case .end, .failed:
        if watchesOutput { isUnread = true } else { isAtEnd = true }
        return
      }
    }
  }

  // MARK: - Work

  private func startWork() {
    while works.count < width, let work = session.takeWork() {
      let (number, reports, wake) = (work.number, reports, wake.writing)
      let report = { @Sendable (outcome: Session.Outcome, isLast: Bool) in
        reports.waiting.withLock { $0.append((number, outcome, isLast)) }
        var byte: UInt8 = 1
        _ = withUnsafeBytes(of: &byte) { wake.write($0) }
      }
      works[number] = Task(priority: .utility) {
        report(await work.act { report($0, false) }, true)
      }
    }
  }

  private func takeReports() {
    var byte: UInt8 = 0
    _ = withUnsafeMutableBytes(of: &byte) { wake.reading.read(into: $0) }
    let reported = reports.waiting.withLock { waiting in
      defer { waiting = [] }
      return waiting
    }
    for (number, outcome, isLast) in reported {
      if isLast { works[number] = nil }
      session.take(outcome, of: number)
    }
  }
}

import Dispatch
import Synchronization

/// What is known of a child while it runs and when it has ended; outlives who started it.
final class ChildState: Sendable {
  private struct State {
    /// Set once the process number may belong to somebody else.
    var reaped: ExitReason?
    var tail: [UInt8] = []
  }

  private static let longestTail = 4096

  private let id: Int32
  private let state = Mutex(State())
  /// How it ended, once standard error has been read to its end.
  let end = Latch<ExitReason>()
  /// Set when nobody can write to standard error any more.
  let isSilent = Latch<Bool>()

  init(id: Int32) { self.id = id }

  var lastOutput: String {
    let bytes = state.withLock { Array($0.tail.suffix(Self.longestTail)) }
    // The cut may have hit the middle of a code point.
    return String(decoding: bytes.drop { $0 & 0xc0 == 0x80 }, as: UTF8.self)
  }

  /// Kills all of the child's group.
  func killGroup() { state.withLock { if $0.reaped == nil { Spawn.kill(group: id) } } }

  /// Asks all of the child's group to end.
  func endGroup() { state.withLock { if $0.reaped == nil { Spawn.end(group: id) } } }

  /// Starts the two threads that follow the child: one waits for its end, one reads its errors.
  ///
  /// The second one reports the end, so that the last words are complete when it is known.
  func watch(stderr: Descriptor, wake: (reading: Descriptor, writing: Descriptor)) {
    DispatchQueue(label: "spec.engine.wait").async {
      self.reap()
      wake.writing.close()
    }
    DispatchQueue(label: "spec.engine.stderr").async {
      self.drain(stderr, until: wake.reading)
      stderr.close()
      wake.reading.close()
      self.isSilent.set(true)
      if let reason = self.state.withLock({ $0.reaped }) { self.end.set(reason) }
    }
  }

  /// Waits for the end, sweeps the group while the zombie still holds its number, and reaps it.
  private func reap() {
    Spawn.waitForEnd(of: id)
    killGroup()
    state.withLock { $0.reaped = Spawn.reap(id) }
  }

  private func drain(_ stderr: Descriptor, until wake: Descriptor) {
    stderr.setNonblocking(true)
    withUnsafeTemporaryAllocation(byteCount: 65536, alignment: 16) { buffer in
      while true {
        let ready = Descriptor.poll([(stderr, Descriptor.readable), (wake, Descriptor.readable)])
        var isOpen = true
        // A pipe holds no more; what comes later is written by somebody who outlives the child.
        reading: for _ in 0..<16 {
          switch stderr.read(into: buffer) {
          case .bytes(let count): keep(UnsafeRawBufferPointer(rebasing: buffer[..<count]))
          case .later: break reading
          case .end, .failed:
            isOpen = false
            break reading
          }
        }
        if ready[1] != 0 { return }
        if !isOpen {
          // It closed the stream and lives: only its end is left to wait for.
          isSilent.set(true)
          while Descriptor.poll([(wake, Descriptor.readable)])[0] == 0 {}
          return
        }
      }
    }
  }

  private func keep(_ bytes: UnsafeRawBufferPointer) {
    state.withLock { state in
      state.tail.append(contentsOf: bytes.suffix(Self.longestTail))
      let excess = state.tail.count - Self.longestTail
      // Cut in large pieces, or a chatty engine would move the tail at every line.
      if excess > Self.longestTail { state.tail.removeFirst(excess) }
    }
  }
}

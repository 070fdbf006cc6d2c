import Dispatch
import Synchronization

/// The state of a child process, which outlives the object that started it.
final class ChildState: Sendable {
  private struct State {
    /// Whether the process id may belong to another process.
    var reaped: ExitReason?
    var tail: [UInt8] = []
  }

  let id: Int32
  /// How many bytes of the end of standard error are kept.
  private let longestTail: Int
  private let state = Mutex(State())
  /// The reason why it exited, set when standard error has been read.
  let end = Latch<ExitReason>()
  /// Set when no process can write to standard error any more.
  let isSilent = Latch<Bool>()

  init(id: Int32, keeping longestTail: Int = 4096) {
    self.id = id
    self.longestTail = longestTail
  }

  var lastOutput: String {
    let bytes = state.withLock { Array($0.tail.suffix(longestTail)) }
    // The first bytes may be the rest of a code point.
    return String(decoding: bytes.drop { $0 & 0xc0 == 0x80 }, as: UTF8.self)
  }

  /// Kills the child's group.
  func killGroup() { state.withLock { if $0.reaped == nil { Spawn.kill(group: id) } } }

  /// Sends SIGTERM to the child's group.
  func endGroup() { state.withLock { if $0.reaped == nil { Spawn.end(group: id) } } }

  /// Sends a signal to the child's group.
  func signalGroup(_ number: Int32) {
    state.withLock { if $0.reaped == nil { Spawn.signal(number, group: id) } }
  }

  /// Sends SIGHUP to the child's group.
  func hangUpGroup() { state.withLock { if $0.reaped == nil { Spawn.hangUp(group: id) } } }

  /// Starts a thread that waits for the exit of a child whose output somebody else reads.
  func watch() {
    DispatchQueue(label: "spec.terminal.wait").async {
      self.reap()
      if let reason = self.state.withLock({ $0.reaped }) { self.end.set(reason) }
    }
  }

  /// Starts two threads: one waits for the exit, one reads standard error.
  ///
  /// The second one reports the exit, so that the output is complete by then.
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

  /// Waits for the exit, kills the group while the zombie still reserves the id, and reaps the
  /// zombie.
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
        // The pipe is empty now; later output comes from a process that outlives the child.
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
          // It closed the stream and is still running, so only its exit remains.
          isSilent.set(true)
          while Descriptor.poll([(wake, Descriptor.readable)])[0] == 0 {}
          return
        }
      }
    }
  }

  private func keep(_ bytes: UnsafeRawBufferPointer) {
    state.withLock { state in
      state.tail.append(contentsOf: bytes.suffix(longestTail))
      let excess = state.tail.count - longestTail
      // Trimmed in large pieces, so that frequent output does not move the buffer each time.
      if excess > longestTail { state.tail.removeFirst(excess) }
    }
  }
}

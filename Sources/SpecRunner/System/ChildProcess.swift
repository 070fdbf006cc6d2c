import SpecText

/// A child process in a process group of its own.
///
/// Its standard error is read continuously, because the process would block when the pipe is full,
/// and the end of it is kept. When the process exits, the rest of its group is killed before the
/// process id is released, so that a signal never reaches another process.
package final class ChildProcess: Sendable {
  package let id: Int32
  /// The write end of the pipe to its standard input; the caller closes it.
  package let input: Descriptor
  /// The read end of the pipe from its standard output; the caller closes it.
  package let output: Descriptor
  private let keeper: ChildState

  private init(id: Int32, input: Descriptor, output: Descriptor, keeper: ChildState) {
    self.id = id
    self.input = input
    self.output = output
    self.keeper = keeper
  }

  deinit { keeper.killGroup() }

  /// Starts a program, found through `PATH`.
  ///
  /// - Parameters:
  ///   - command: The program and its arguments.
  ///   - environment: Variables to set in addition to those of this process.
  ///   - kept: How many bytes of the end of its standard error are kept.
  /// - Throws: `SystemError` with `ENOENT` if the program does not exist.
  package static func start(
    _ command: [String], environment: [String: String] = [:], keepingErrors kept: Int = 4096
  ) throws(SystemError) -> ChildProcess {
    let stdin = try Descriptor.pipe()
    let stdout = try opened(closing: [stdin])
    let stderr = try opened(closing: [stdin, stdout])
    let wake = try opened(closing: [stdin, stdout, stderr])
    let childEnds = [stdin.reading, stdout.writing, stderr.writing]
    let id: Int32
    do {
      id = try Spawn.start(command, environment: environment, streams: childEnds)
    } catch {
      for pipe in [stdin, stdout, stderr, wake] {
        pipe.reading.close()
        pipe.writing.close()
      }
      throw error
    }
    for end in childEnds { end.close() }
    let keeper = ChildState(id: id, keeping: kept)
    keeper.watch(stderr: stderr.reading, wake: wake)
    return ChildProcess(id: id, input: stdin.writing, output: stdout.reading, keeper: keeper)
  }

  private typealias Pipe = (reading: Descriptor, writing: Descriptor)

  private static func opened(closing others: [Pipe]) throws(SystemError) -> Pipe {
    do { return try Descriptor.pipe() } catch {
      for pipe in others {
        pipe.reading.close()
        pipe.writing.close()
      }
      throw error
    }
  }

  /// The end of its standard error, at most a few thousand bytes.
  package var lastOutput: String { keeper.lastOutput }

  /// The reason why it exited; nil while it is running.
  package var end: ExitReason? { keeper.end.value }

  /// Calls a function when the process has exited, on any thread; immediately if it already has.
  package func whenEnded(_ followUp: @escaping @Sendable () -> Void) {
    keeper.end.whenSet(followUp)
  }

  /// Waits for the exit, for at most a time limit; nil if the process is still running.
  package func wait(atMost limit: Duration) async -> ExitReason? {
    await keeper.end.wait(atMost: limit)
  }

  /// Waits until its standard error is closed and read.
  ///
  /// - Parameter limit: The time limit; a child of the process may keep the stream open.
  package func waitForLastWords(atMost limit: Duration) async {
    _ = await keeper.isSilent.wait(atMost: limit)
  }

  /// Kills the group without waiting for its end.
  package func kill() { keeper.killGroup() }

  /// Sends a signal to the group: `HUP`, `SIGINT`; false if there is no signal of this name.
  package func signal(_ name: String) -> Bool {
    let name = name.begins(with: "SIG") ? name : "SIG" + name
    let number = Spawn.signalNames.first { $0.value.isSame(as: name) }?.key
    if let number { keeper.signalGroup(number) }
    return number != nil
  }

  /// The names of the signals that can be sent, in order.
  package static var signalNames: [String] {
    Spawn.signalNames.sorted { $0.key < $1.key }.map { String($0.value.dropFirst(3)) }
  }

  /// Sends SIGTERM to the group, and kills it if it does not exit within the grace period.
  @discardableResult
  package func terminate(grace: Duration) async -> ExitReason? {
    if let end { return end }
    keeper.endGroup()
    if let end = await wait(atMost: grace) { return end }
    keeper.killGroup()
    // Only a process blocked in the kernel survives this; waiting longer would block the run.
    return await wait(atMost: .seconds(2))
  }

  /// Sends SIGTERM to the group, and kills what remains of it when nobody can write to standard
  /// error any more, or when the grace period is over.
  package func terminateGroup(grace: Duration) async {
    if end != nil { return }
    keeper.endGroup()
    await waitForLastWords(atMost: grace)
    keeper.killGroup()
    _ = await wait(atMost: .seconds(2))
  }
}

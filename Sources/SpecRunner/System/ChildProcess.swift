/// A program started in a process group of its own, which surely ends.
///
/// Its standard error is read all the time (or it would block at 64 KiB), and the tail is kept.
/// When it ends, whatever is left of its group is killed before its number is given back, so that
/// a signal never reaches a stranger. It does not know what is said over the two other streams.
package final class ChildProcess: Sendable {
  package let id: Int32
  /// The end of the pipe that leads to its standard input; who uses it closes it.
  package let input: Descriptor
  /// The end of the pipe that comes from its standard output; who uses it closes it.
  package let output: Descriptor
  private let keeper: ChildState

  private init(id: Int32, input: Descriptor, output: Descriptor, keeper: ChildState) {
    self.id = id
    self.input = input
    self.output = output
    self.keeper = keeper
  }

  deinit { keeper.killGroup() }

  /// Starts a program; its name is looked up in `PATH`.
  ///
  /// - Parameters:
  ///   - command: The program and its arguments.
  ///   - environment: Variables to set besides those this process has.
  /// - Throws: `SystemError` with `ENOENT` if there is no such program.
  package static func start(
    _ command: [String], environment: [String: String] = [:]
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
    let keeper = ChildState(id: id)
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

  /// The last it wrote to standard error, at most a few thousand bytes.
  package var lastOutput: String { keeper.lastOutput }

  /// How it ended, or nil while it runs.
  package var end: ExitReason? { keeper.end.value }

  /// Calls a function when it has ended, on some thread; at once if it has.
  package func whenEnded(_ followUp: @escaping @Sendable () -> Void) {
    keeper.end.whenSet(followUp)
  }

  /// Waits until it has ended, at most so long; nil if it still runs then.
  package func wait(atMost limit: Duration) async -> ExitReason? {
    await keeper.end.wait(atMost: limit)
  }

  /// Waits until its last words are read, because nobody can write to its standard error any more.
  ///
  /// - Parameter limit: How long at most; a child of its own may keep the stream open.
  package func waitForLastWords(atMost limit: Duration) async {
    _ = await keeper.isSilent.wait(atMost: limit)
  }

  /// Asks the whole group to end, and kills it if it has not within the grace.
  @discardableResult
  package func terminate(grace: Duration) async -> ExitReason? {
    if let end { return end }
    keeper.endGroup()
    if let end = await wait(atMost: grace) { return end }
    keeper.killGroup()
    // Only a process stuck inside the kernel outlives this; it must not take the run with it.
    return await wait(atMost: .seconds(2))
  }
}

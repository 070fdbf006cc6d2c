import SpecRunner
import SpecSystem
import SpecText
import Synchronization

/// The commands that run beside the steps of a scenario, in the order in which they were started.
enum StartedCommandsKey: WorldKey {
  static var initial: [StartedCommand] { [] }
}

/// A command that runs beside the steps of its scenario, such as a server, and is ended with it.
final class StartedCommand: Sendable {
  let command: String
  private let child: ChildProcess
  private let kept = Mutex<(output: [UInt8], isCut: Bool)>(([], false))

  /// The time for ending a command before it is killed.
  private static let grace = Duration.seconds(2)

  init(_ command: String, _ child: ChildProcess) {
    self.command = command
    self.child = child
    child.input.close()
    // Somebody has to read what it prints, or it would wait when the pipe is full.
    child.readAlong { [weak self] bytes in
      self?.kept.withLock { kept in
        let room = max(0, CommandRun.mostOutput - kept.output.count)
        kept.output += bytes.prefix(room)
        kept.isCut = kept.isCut || bytes.count > room
      }
    }
  }

  /// How it ended, and what it has printed.
  func result(_ end: ExitReason) -> CommandResult {
    let (output, isCut) = kept.withLock { $0 }
    return CommandResult(
      command: command, end: end, output: String(decoding: output, as: UTF8.self), errors: nil,
      isCut: isCut)
  }

  /// Waits until it has printed a text.
  ///
  /// - Throws: `StepFailure` if it ends before, or does not print it in time.
  func wait(for text: String, within limit: Duration) async throws {
    let deadline = ContinuousClock.now + limit
    while true {
      let end = child.end
      let result = result(end ?? .exited(0))
      if result.output.includes(text) { return }
      if let end {
        throw StepFailure(
          "the command \(command.quoted) \(end) before it printed \(text.quoted)",
          notes: [result.summary])
      }
      guard ContinuousClock.now < deadline else {
        throw StepFailure(
          "the command \(command.quoted) did not print \(text.quoted) within \(limit.written)",
          notes: [result.summary], kind: .stepTimeout)
      }
      _ = await child.wait(atMost: .milliseconds(20))
    }
  }

  /// Ends it and all processes of its group; how it ended, and what it printed.
  func stop() async -> CommandResult {
    let end = await child.terminate(grace: Self.grace)
    return result(end ?? .exited(0))
  }
}

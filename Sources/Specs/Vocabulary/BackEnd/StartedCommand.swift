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
  private let isApart: Bool
  private let input = Mutex(true)
  private let kept: Kept
  private let isRead: Latch<Bool>

  /// The time for ending a command before it is killed.
  private static let grace = Duration.seconds(2)

  init(_ command: String, _ child: ChildProcess, errorsApart isApart: Bool) {
    self.command = command
    self.child = child
    self.isApart = isApart
    // Somebody has to read what it prints, or it would wait when the pipe is full.
    let kept = Kept()
    self.kept = kept
    isRead = child.readAlong { bytes in
      kept.state.withLock { kept in
        let room = max(0, CommandRun.mostOutput - kept.output.count)
        kept.output += bytes.prefix(room)
        kept.isCut = kept.isCut || bytes.count > room
      }
    }
  }

  /// What it has printed so far.
  private final class Kept: Sendable {
    let state = Mutex<(output: [UInt8], isCut: Bool)>(([], false))
  }

  /// How it ended, and what it has printed.
  func result(_ end: ExitReason) -> CommandResult {
    let (output, isCut) = kept.state.withLock { $0 }
    return CommandResult(
      command: command, end: end, output: String(decoding: output, as: UTF8.self),
      errors: isApart ? child.lastOutput : nil, isCut: isCut)
  }

  /// Waits until it has printed a text.
  ///
  /// - Throws: `StepFailure` if it ends before, or does not print it in time.
  func wait(for text: String, within limit: Duration) async throws {
    let deadline = ContinuousClock.now + limit
    while true {
      let end = child.end
      if end != nil { await readToEnd() }
      let result = result(end ?? .exited(0))
      if result.output.includes(lines: text) { return }
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

  /// Sends a text to its input.
  ///
  /// - Throws: `StepFailure` if it has ended, or if the input is closed.
  func enter(_ text: String) throws {
    if let end = child.end {
      throw StepFailure(
        "the command \(command.quoted) \(end), so nothing can be entered",
        notes: [result(end).summary])
    }
    try input.withLock { isOpen in
      guard isOpen else {
        throw StepFailure("the input of the command \(command.quoted) was ended", kind: .setup)
      }
      child.write(Array(text.utf8), until: .now + .seconds(2))
    }
  }

  /// Closes its input.
  func endInput() {
    input.withLock { isOpen in
      if isOpen { child.input.close() }
      isOpen = false
    }
  }

  /// - Throws: `StepFailure` if there is no such signal.
  func signal(_ name: String) throws {
    if child.signal(name) { return }
    throw StepFailure(
      "there is no signal \(name.quoted)",
      notes: ["write one of: " + ChildProcess.signalNames.listed()],
      kind: .argument)
  }

  /// Waits for its end.
  ///
  /// - Throws: `StepFailure` if it does not end in time.
  func end(within limit: Duration) async throws -> CommandResult {
    guard let end = await child.wait(atMost: limit) else {
      throw StepFailure(
        "the command \(command.quoted) did not end within \(limit.written)",
        notes: [result(.exited(0)).summary], kind: .stepTimeout)
    }
    await readToEnd()
    endInput()
    return result(end)
  }

  /// Ends it and all processes of its group; nil if it does not end.
  func stop() async -> CommandResult? {
    defer { endInput() }
    guard let end = await child.terminate(grace: Self.grace) else { return nil }
    await readToEnd()
    return result(end)
  }

  /// Waits until all that it printed before its end has been read.
  private func readToEnd() async { _ = await isRead.wait(atMost: .seconds(1)) }
}

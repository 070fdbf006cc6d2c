import SpecDrivers
import SpecSystem
import SpecText
import Synchronization

/// A program in a terminal: the process, and the screen that its output makes.
final class TerminalProgram: Sendable {
  private struct State {
    var screen: TerminalScreen
    /// The number of times that output arrived.
    var outputs = 0
  }

  let name: String
  private let process: TerminalProcess
  private let state: TerminalState

  /// The times of waiting for a program.
  ///
  /// Rest is counted in looks, which take the longer the busier the machine is, as the program does.
  private enum Pace {
    static let look = Duration.milliseconds(5)
    /// The looks without output after which a screen is complete.
    static let quiet = 10
    /// The looks in which a program begins to answer.
    static let answer = 30
    /// The looks in which a program begins to show something; few show nothing until a key is
    /// pressed.
    static let start = 200
    /// The time after which a program that is never quiet is not waited for.
    static let longest = Duration.seconds(2)
    /// How long a program may leave its input unread.
    static let input = Duration.seconds(5)
    /// How long a program may take to end when its terminal is closed.
    static let grace = Duration.seconds(1)
  }

  /// - Parameter folder: the folder that it runs in; nil for that of this process.
  /// - Throws: `DriverError.appCrashed` if it cannot be started.
  init(_ app: TerminalApp, in folder: String?, columns: Int, rows: Int) throws(DriverError) {
    name = app.name
    let state = TerminalState(columns: columns, rows: rows)
    self.state = state
    do throws(SystemError) {
      process = try TerminalProcess.start(
        app.command(in: folder), environment: Self.environment, columns: columns, rows: rows
      ) { state.receive($0) }
    } catch {
      throw .appCrashed(app.startProblem(error))
    }
  }

  /// A terminal that every system knows; others of this process do not count.
  private static let environment = [
    "TERM": "xterm-256color", "COLORTERM": "truecolor", "COLUMNS": "", "LINES": "",
  ]

  /// The screen as it is now.
  var screen: TerminalScreen { state.screen }

  /// The number of times that output arrived.
  var outputs: Int { state.outputs }

  /// Whether the program reads a line and does not show it, as for a password.
  var hidesInput: Bool { process.hidesInput }

  /// The reason why the program ended; nil if it runs.
  var end: ExitReason? { process.end }

  // MARK: - Input

  /// Sends what the user types, and waits until the screen is at rest.
  ///
  /// - Throws: `DriverError.timedOut` if the program does not read it.
  func send(_ bytes: [UInt8]) async throws(DriverError) {
    let outputs = state.outputs
    try await write(bytes)
    await settle(since: outputs)
  }

  /// Sends what the user types; nothing happens if the program has ended.
  ///
  /// - Throws: `DriverError.timedOut` if the program does not read it.
  func write(_ bytes: [UInt8]) async throws(DriverError) {
    var rest = bytes[...]
    let start = ContinuousClock.now
    while !rest.isEmpty {
      guard let count = process.write(rest) else { return }
      rest = rest.dropFirst(count)
      if rest.isEmpty { break }
      if count == 0 {
        guard start.duration(to: .now) < Pace.input, !Task.isCancelled else {
          throw .timedOut(what: "read its input", after: Pace.input)
        }
        await PageView.pause(Pace.look)
      }
    }
  }

  func resize(columns: Int, rows: Int) async {
    let outputs = state.outputs
    state.resize(columns: columns, rows: rows)
    process.resize(columns: columns, rows: rows)
    await settle(since: outputs)
  }

  /// Waits for the first screen.
  func start() async { await settle(since: 0, answer: Pace.start) }

  /// Waits until the program has read its input, has answered or had time to, and is quiet.
  ///
  /// - Parameter outputs: the number of outputs before.
  private func settle(since outputs: Int, answer: Int = Pace.answer) async {
    let start = ContinuousClock.now
    var seen = state.outputs
    var looks = 0
    while process.end == nil, !Task.isCancelled, start.duration(to: .now) < Pace.longest {
      await PageView.pause(Pace.look)
      let count = state.outputs
      let isQuiet = count == seen && !process.isBusy
      seen = count
      looks = isQuiet ? looks + 1 : 0
      if looks >= (count == outputs ? answer : Pace.quiet) { return }
    }
  }

  func close() async { await process.hangUp(grace: Pace.grace) }
}

/// The screen that the output of a program makes, for the thread that reads it.
private final class TerminalState: Sendable {
  private let shown: Mutex<(screen: TerminalScreen, outputs: Int)>

  init(columns: Int, rows: Int) {
    shown = Mutex((TerminalScreen(columns: columns, rows: rows), 0))
  }

  var screen: TerminalScreen { shown.withLock { $0.screen } }
  var outputs: Int { shown.withLock { $0.outputs } }

  func receive(_ bytes: UnsafeRawBufferPointer) -> [UInt8] {
    shown.withLock { shown in
      shown.outputs += 1
      return shown.screen.feed(bytes)
    }
  }

  func resize(columns: Int, rows: Int) {
    shown.withLock { $0.screen.resize(columns: columns, rows: rows) }
  }
}

/// A program that scenarios open by name.
package struct TerminalApp: Hashable, Sendable {
  package var name: String
  /// The program and its arguments.
  package var command: [String]

  /// Reads a command line; the name is that of the program, unless another one is given.
  package init(_ commandLine: String, name: String? = nil) {
    command = EngineAddress.words(of: commandLine)
    self.name = name ?? command.first.map { String($0.split(separator: "/").last ?? "") } ?? ""
  }

  /// The command, which a shell starts in a folder; words that are paths still mean the same files.
  func command(in folder: String?) -> [String] {
    guard let folder else { return command }
    return ["/bin/sh", "-c", "cd -- \"$1\" && shift && exec \"$@\"", "spec", folder]
      + command.map { word in
        word.utf8.contains(UInt8(ascii: "/")) ? FileSystem.resolved(word) ?? word : word
      }
  }

  func startProblem(_ error: SystemError) -> String {
    let program = (command.first ?? "").inQuotes
    return error.isNoSuchFile
      ? "there is no program \(program)\ninstall it, or name its path"
      : "the program \(program) could not be started: \(error.reason)"
  }
}

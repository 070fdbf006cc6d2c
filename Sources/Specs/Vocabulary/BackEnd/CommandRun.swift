import SpecJSON
import SpecRunner
import SpecSystem
import SpecText

/// The result of the last command of the scenario.
enum CommandResultKey: WorldKey {
  static var initial: CommandResult? { nil }
}

/// How a command ended, and what it printed.
struct CommandResult: Sendable {
  let command: String
  let end: ExitReason
  /// The output, with the error output as it came unless that is apart.
  let output: String
  /// The end of the error output; nil if it is in the output.
  let errors: String?
  /// Whether the beginning of the error output may not have been kept, which begins with a whole code
  /// point.
  var hasMoreErrors: Bool { (errors?.utf8.count ?? 0) > CommandRun.mostOutput - 4 }
  /// Whether the output is longer than what is kept.
  let isCut: Bool

  var hasSucceeded: Bool { end == .exited(0) }

  /// - Throws: `StepFailure` if no command was run, or if one was started after that.
  static func of(_ world: World) throws -> CommandResult {
    guard let result = world[CommandResultKey.self] else {
      if let started = world[StartedCommandsKey.self].last {
        throw StepFailure(
          "the command \(started.command.quoted) was started, and no step waited for its end",
          notes: [
            "end it before the check: When I stop the started command",
            "to look at its output while it runs: When I wait until the started command prints \"…\"",
          ], kind: .setup)
      }
      throw StepFailure(
        "no command was run in this scenario", notes: ["run one first: When I run \"…\""],
        kind: .setup)
    }
    return result
  }

  /// What was printed as JSON.
  ///
  /// - Throws: `StepFailure` if it is not.
  func json() throws -> JSONValue {
    do throws(JSONError) { return try JSONReader.read(output) } catch {
      throw StepFailure(
        "what the command \(command.quoted) printed is not JSON: \(error)", notes: [summary])
    }
  }

  /// The end of the output, for messages.
  var summary: String {
    let lines = output.withPlainLineEnds.split(separator: "\n", omittingEmptySubsequences: false)
      .reversed().drop { $0.isEmpty }.prefix(10).reversed()
    let text = String(lines.joined(separator: "\n").unicodeScalars.suffix(1_000))
    let errors = errors.flatMap {
      $0.isBlank
        ? nil
        : "; to standard error: " + String($0.withoutFinalLineEnds.unicodeScalars.suffix(1_000))
    }
    return (text.isEmpty ? "the command printed nothing" : "the command printed: \(text)")
      + (errors ?? "")
  }
}

/// Variables that the commands of a scenario receive.
enum CommandEnvironmentKey: WorldKey {
  static var initial: [String: String] { [:] }
}

/// Whether the error output of the scenario's commands is apart from their output.
enum ErrorsApartKey: WorldKey {
  static var initial: Bool { false }
}

/// Runs a command in a shell, in a process group of its own that ends with it or at a deadline.
actor CommandRun {
  private let executor = SessionExecutor("spec.command")
  nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }

  /// The number of bytes of output that are kept.
  static let mostOutput = 1 << 20

  /// The error output goes where the output goes, so that both are in order, unless it is apart.
  private static let script = #"""
    [ "$1" = apart ] || exec 2>&1; cd -- "$2" || exit 126; [ $# -lt 4 ] && exec /bin/sh -c "$3"
    printf %s "$4" | /bin/sh -c "$3"
    """#

  /// The same for a command beside the steps.
  ///
  /// A single program takes the place of the shell, which a signal would end although the program
  /// handles it.
  private static let besideScript = #"""
    [ "$1" = apart ] || exec 2>&1; cd -- "$2" || exit 126
    case $3 in *[!A-Za-z0-9\ \"\'./:,=@%+_-]*) exec /bin/sh -c "$3" ;; esac
    case $(command -v -- "${3%% *}") in */*) exec /bin/sh -c "exec $3" ;; esac
    exec /bin/sh -c "$3"
    """#

  /// The longest standard input, in bytes: what a system accepts as one argument.
  static let mostInput = 100_000

  /// - Parameters:
  ///   - input: the standard input; nil for none.
  ///   - environment: variables of the command, besides those of this process.
  ///   - isApart: whether the error output is not in the output.
  ///   - isOfScenario: whether the limit is that of the scenario.
  /// - Throws: `StepFailure` if the command cannot be started or does not end in time.
  func run(
    _ command: String, in folder: String, input: String? = nil,
    environment: [String: String] = [:], errorsApart isApart: Bool = false,
    within limit: Duration, isOfScenario: Bool = false
  ) async throws -> CommandResult {
    let child = try Self.start(command, in: folder, input, environment, errorsApart: isApart)
    child.input.close()
    defer { child.output.close() }
    child.output.setNonblocking(true)
    // A run that is stopped does not wait for the body, and its process ends soon after.
    return try await withTaskCancellationHandler {
      try await end(
        of: child, command, errorsApart: isApart, within: limit, isOfScenario: isOfScenario)
    } onCancel: {
      child.kill()
    }
  }

  /// Starts a shell with a command.
  ///
  /// - Parameter isBeside: whether it runs beside the steps.
  static func start(
    _ command: String, in folder: String, _ input: String? = nil, _ environment: [String: String],
    errorsApart isApart: Bool = false, isBeside: Bool = false
  ) throws -> ChildProcess {
    guard case .directory = FileSystem.kind(of: folder) else {
      throw StepFailure(
        "there is no folder \(folder.quoted)",
        notes: ["correct the step, or make the folder before"], kind: .setup)
    }
    do throws(SystemError) {
      return try ChildProcess.start(
        [
          "/bin/sh", "-c", isBeside ? besideScript : script, "spec-command",
          isApart ? "apart" : "together", folder, command,
        ]
          + (input.map { [$0] } ?? []), environment: environment, keepingErrors: mostOutput)
    } catch {
      throw StepFailure("a shell could not be started: \(error.reason)", kind: .setup)
    }
  }

  private func end(
    of child: ChildProcess, _ command: String, errorsApart isApart: Bool, within limit: Duration,
    isOfScenario: Bool
  ) async throws -> CommandResult {
    let deadline = ContinuousClock.now + limit
    var output: [UInt8] = []
    var isCut = false
    while true {
      let hasEnded = child.end != nil
      // What a process wrote before its end is in the pipe when its end is known.
      let isOpen = Self.read(child.output, into: &output, &isCut, waits: !hasEnded)
      if let end = child.end, hasEnded || !isOpen {
        if isApart { await child.waitForLastWords(atMost: .milliseconds(500)) }
        return CommandResult(
          command: command, end: end, output: String(escaping: output),
          errors: isApart ? child.lastOutput : nil, isCut: isCut)
      }
      if !isOpen { _ = await child.wait(atMost: .milliseconds(20)) }
      if ContinuousClock.now >= deadline || Task.isCancelled {
        await child.terminate(grace: .milliseconds(500))
        let result = CommandResult(
          command: command, end: .exited(0), output: String(escaping: output),
          errors: isApart ? child.lastOutput : nil, isCut: isCut)
        throw StepFailure(
          "the command \(command.quoted) did not end within \(limit.written), so it was killed",
          notes: [
            result.summary,
            isOfScenario
              ? "the scenario has no more time: set a longer --timeout if it needs more"
              : "set a longer --step-timeout if it needs more time",
          ], kind: isOfScenario ? .scenarioTimeout : .stepTimeout)
      }
    }
  }

  /// Reads what there is; false at the end of the output.
  private static func read(
    _ pipe: Descriptor, into output: inout [UInt8], _ isCut: inout Bool, waits: Bool
  ) -> Bool {
    _ = Descriptor.poll([(pipe, Descriptor.readable)], milliseconds: waits ? 20 : 0)
    return withUnsafeTemporaryAllocation(byteCount: 1 << 16, alignment: 16) { buffer -> Bool in
      while true {
        switch pipe.read(into: buffer) {
        case .bytes(let count):
          let room = max(0, mostOutput - output.count)
          output += buffer.prefix(min(count, room))
          if count > room {
            isCut = true
            // Limits are checked between reads of an endless output.
            return true
          }
        case .later: return true
        case .end, .failed: return false
        }
      }
    }
  }
}

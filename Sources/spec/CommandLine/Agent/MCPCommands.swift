import SpecRunner
import SpecSystem
import SpecText

/// Runs commands of the tool for a client: those that run scenarios in a process of their own, the
/// others in that of the server.
///
/// A process keeps what a step or an engine prints away from the protocol, ends without the server,
/// and is the program as it was built last. It takes longer to start than most answers take.
struct MCPCommands: Sendable {
  private let program: String
  /// When the program was built that the server is.
  private let build: FileSystem.Stamp?
  private let context: ToolContext
  /// The arguments of the server, whose flags apply to each command that has them.
  private let given: Arguments
  private let progressFile: ProgressFile

  /// A command that has ended.
  struct Finished: Sendable {
    /// The exit status; 128 and the number for a signal.
    let status: Int32
    let output: [UInt8]
    /// The end of what it wrote to standard error.
    let errors: String
  }

  /// The longest output in bytes; answers to clients are far shorter.
  private static let longestOutput = 64 << 20
  /// The time in which a command that was cancelled ends its engine and writes its reports.
  private static let grace = Duration.seconds(10)
  /// The time that a command may take that runs no scenarios.
  static let longestAnswer = Duration.seconds(300)

  init(program: String, tool: ToolContext, given: Arguments, _ folder: MCPFolder) {
    self.program = program
    build = FileSystem.stamp(of: program)
    context = ToolContext(
      spec: tool.spec, definition: tool.definition, environment: tool.environment, signals: nil)
    self.given = given
    progressFile = ProgressFile(folder.progress)
  }

  private var tool: ToolSpec { context.spec }

  /// The name of the tool.
  var name: String { tool.name }

  /// The pages of documentation that were installed with the program.
  var pages: [String] {
    guard let folder = InstalledFiles.folder(of: program) else { return [] }
    return FeatureFinder(below: folder) { $0.ends(with: ".md") }.files.sorted { $0.precedes($1) }
  }

  /// Whether there is a command, which a tool without apps may lack.
  func hasCommand(_ name: String) -> Bool { tool.commands.contains { $0.name == name } }

  /// Whether a command has a flag, which one of a tool without apps may lack.
  func hasFlag(_ flag: AnyFlag, of command: String) -> Bool {
    tool.commands.contains { $0.name == command && $0.flags.contains { $0.name == flag.name } }
  }

  /// The arguments of a command, with the flags that the server was started with.
  func arguments(_ command: String, _ own: [String], _ positionals: [String]) -> [String] {
    let known = tool.commands.first { $0.name == command }.map { tool.flags(of: $0) } ?? []
    let forwarded = given.occurrences.filter { given in known.contains { $0.name == given.name } }
      .map { given in
        given.isOn ? "--" + given.name + (given.value.map { "=" + $0 } ?? "") : "--no-" + given.name
      }
    let separator = positionals.contains(where: Dashes.startFlag) ? ["--"] : []
    return [command] + forwarded + own + separator + positionals
  }

  /// Runs a command that neither runs scenarios nor starts an engine, in this process.
  ///
  /// After a build it is run by the new program, as all others are.
  func answer(_ arguments: [String]) async throws(Complaint) -> Finished {
    guard FileSystem.stamp(of: program) == build else {
      return try await run(arguments, within: Self.longestAnswer)
    }
    var context = context
    let capture = Console.Capture()
    context.capture = capture
    let status = await context.run(arguments)
    let (output, errors) = capture.bytes
    return Finished(
      status: status.rawValue, output: output, errors: String(decoding: errors, as: UTF8.self))
  }

  /// Runs a command to its end; if the task is cancelled, the command is stopped like by Ctrl-C.
  ///
  /// - Parameters:
  ///   - limit: the time after which it is stopped; nil for a run, whose steps have limits.
  ///   - progress: learns how far it is, now and then.
  func run(
    _ arguments: [String], within limit: Duration?,
    progress: (@Sendable (ProgressFile.State) -> Void)? = nil
  ) async throws(Complaint) -> Finished {
    let child: ChildProcess
    progressFile.clear()
    let variables = progress == nil ? [:] : [ProgressFile.variable: progressFile.path]
    do throws(SystemError) {
      child = try .start([program] + arguments, environment: variables)
    } catch {
      throw Complaint("\(name) cannot be started: \(error.reason)")
    }
    child.input.close()
    let deadline = limit.map { ContinuousClock.now + $0 }
    let read = await withTaskCancellationHandler {
      await OwnThread.run("spec.mcp.output") {
        var known: ProgressFile.State?
        return Self.read(child, until: deadline) {
          guard let progress, let now = progressFile.read(), now != known else { return }
          known = now
          progress(now)
        }
      }
    } onCancel: {
      Task { await child.terminate(grace: Self.grace) }
    }
    child.output.close()
    if case .overdue = read { await child.terminate(grace: Self.grace) }
    // It has closed its output, so its end is near; a cancelled one is killed after its grace.
    guard let end = await child.wait(atMost: .seconds(30)) else {
      await child.terminate(grace: Self.grace)
      throw Complaint("\(name) \(arguments.first ?? "") did not end")
    }
    let bytes: [UInt8]
    switch read {
    case .whole(let whole): bytes = whole
    case .tooLong:
      throw Complaint("the answer has more than \(Self.longestOutput >> 20) MB")
    case .overdue:
      throw Complaint("\(name) \(arguments.first ?? "") took too long and was stopped")
    }
    let status =
      switch end {
      case .exited(let status): status
      case .signalled(let signal): 128 + signal
      }
    return Finished(status: status, output: bytes, errors: child.lastOutput)
  }

  /// What a command wrote to its output.
  private enum Output: Sendable {
    case whole([UInt8])
    /// More than the limit, which was read and dropped.
    case tooLong
    /// The command had not ended in time.
    case overdue
  }

  /// Reads to the end.
  ///
  /// A process that outlives the command may keep the stream open, so its end is looked for as well.
  private static func read(
    _ child: ChildProcess, until deadline: ContinuousClock.Instant?, look: () -> Void
  ) -> Output {
    let output = child.output
    output.setNonblocking(true)
    // A short command may have ended before the first look.
    defer { look() }
    var bytes: [UInt8] = []
    var isOverfull = false
    return withUnsafeTemporaryAllocation(byteCount: 1 << 16, alignment: 16) { buffer in
      var hasEnded = false
      while true {
        switch output.read(into: buffer) {
        case .bytes(let count):
          isOverfull = isOverfull || bytes.count + count > longestOutput
          if !isOverfull { bytes += UnsafeRawBufferPointer(rebasing: buffer[..<count]) }
        case .later where hasEnded: return isOverfull ? .tooLong : .whole(bytes)
        case .later:
          if let deadline, ContinuousClock.now >= deadline { return .overdue }
          look()
          hasEnded = child.end != nil
          if !hasEnded {
            _ = Descriptor.poll([(output, Descriptor.readable)], milliseconds: 100)
          }
        case .end, .failed: return isOverfull ? .tooLong : .whole(bytes)
        }
      }
    }
  }
}

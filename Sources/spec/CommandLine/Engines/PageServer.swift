import SpecDrivers
import SpecEngines
import SpecSystem
import SpecText

/// The server that `--serve` asks for; it runs as long as the command, also between the runs of
/// `--watch`.
enum PageServer: Sendable {
  case files(FileServer)
  case process(ServerProcess, origin: String)

  /// `http://host:port`.
  var origin: String {
    switch self {
    case .files(let server): server.address
    case .process(_, let origin): origin
    }
  }

  /// Whether it is started by the run, and can fail to.
  var needsStart: Bool { if case .process = self { true } else { false } }

  /// Starts the server unless it is running.
  func start() async throws(DriverError) {
    if case .process(let process, _) = self { try await process.start() }
  }

  /// The reason why the server ended by itself; nil if it did not.
  var ending: String? {
    get async { if case .process(let process, _) = self { await process.ending } else { nil } }
  }

  /// Makes the server for a command that runs scenarios; nil if it needs none.
  ///
  /// - Throws: `UsageError` for an invalid option.
  static func make(
    _ arguments: Arguments, _ tool: ToolContext
  ) throws(UsageError) -> PageServer? {
    guard let option = arguments[RunFlags.serve], !arguments[RunFlags.dryRun] else { return nil }
    switch option {
    case .command(let server):
      return .process(ServerProcess(server), origin: server.ready.origin)
    case .folder(let path):
      let engines = try EngineOption.read(arguments, tool, nil)
      _ = try RunPages(arguments, engines, nil, tool.environment)
      guard engines.contains(where: \.isBrowser), let folder = ServedFolder(path) else {
        return nil
      }
      do throws(SystemError) { return .files(try FileServer(folder)) } catch {
        throw arguments.error(
          .refused(
            RunFlags.serve.long, "no port of this machine is free: \(error.reason)",
            "end other programs that listen on ports"), arguments.origin(of: RunFlags.serve))
      }
    }
  }

  /// Runs a command while the server is serving, and ends the server.
  static func during(
    _ command: any Command.Type, _ arguments: Arguments, _ tool: ToolContext
  ) async throws -> ExitStatus {
    guard command.runsScenarios(arguments), let server = try make(arguments, tool) else {
      return try await command.run(arguments, in: tool)
    }
    var tool = tool
    tool.server = server
    async let _ = server.serve()
    let result: Result<ExitStatus, any Error>
    do { result = .success(try await command.run(arguments, in: tool)) } catch {
      result = .failure(error)
    }
    if let ending = await server.ending { tool.note("warning: \(ending)") }
    await server.stop()
    // The end of this scope cancels the task that serves files, and waits for it.
    return try result.get()
  }

  private func serve() async { if case .files(let server) = self { await server.serve() } }

  private func stop() async { if case .process(let process, _) = self { await process.stop() } }
}

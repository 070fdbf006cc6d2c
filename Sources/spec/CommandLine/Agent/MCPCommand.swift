import SpecEngines
import SpecSystem

/// `spec mcp`: a server of the Model Context Protocol, on standard input and output.
enum MCPCommand: Command {
  /// The commands that answer read the settings, each time.
  static let readsSettings = true

  static let spec = CommandSpec(
    name: "mcp", summary: "serve AI agents with the Model Context Protocol",
    discussion: """
      A client, such as an AI agent in an editor, starts this program in the folder of the suite and \
      calls its tools: gate, steps, check, run, failures, trace, coverage, prove, mutate and others. \
      Each runs a command with --format json, and its answer is what that command prints.

      The flags apply to every tool, with the settings of \(ConfigFile.name). A client can neither \
      change them nor name a path outside of the folder. Documentation/Programs-as-Users.md describes \
      the tools and how to set up a client.
      """,
    examples: [
      .init("spec mcp", "for a client that starts it"),
      .init("spec mcp --profile ci", "with the settings of a profile"),
      .init("spec mcp --url http://localhost:3000 --browser firefox", "for a page in a browser"),
    ],
    flags: SharedFlags.reading + SharedFlags.variables + [
      RunFlags.jobs, RunFlags.wait, RunFlags.allowScriptErrors, RunFlags.stepTimeout,
      RunFlags.timeout,
      RunFlags.url, RunFlags.serve, RunFlags.engine, RunFlags.browser, RunFlags.tokenFile,
      RunFlags.device, RunFlags.parameter,
    ])

  static func run(_ arguments: Arguments, in tool: ToolContext) async throws -> ExitStatus {
    do throws(UsageError) { _ = try SettingLayers.resolve(arguments, in: tool) } catch {
      // Every answer repeats this until the file is corrected, which the client may be about to do.
      guard case .settings = error.fact else { throw error }
      tool.note("warning: \(error.placed(by: arguments).description)")
    }
    guard let program = OwnProcess.program else {
      return tool.printError("the server cannot be started: its own program is not known", .broken)
    }
    guard let folder = MCPFolder.claim() else {
      return tool.printError(
        "the server cannot be started: this folder has too many servers, or was removed\n"
          + "end those that are not used", .broken)
    }
    if Terminal(descriptor: 0, color: .auto, environment: tool.environment).isTerminal {
      tool.note("waiting for the messages of a client on standard input; Ctrl-C ends the server")
    }
    let commands = MCPCommands(program: program, tool: tool, given: arguments, folder)
    let stop = Latch<Void>()
    tool.signals?.whenAsked { stop.set(()) }
    defer { tool.signals?.whenAsked(nil) }
    let name = tool.spec.name
    let ending = await StandardStreams.serve { input, output throws(SystemError) in
      // The output is watched, so that a call ends when nobody reads its answer any more.
      let server = try StreamServer(
        MCPSession(name, commands, folder), (input, output), turn: 200, watchesOutput: true,
        width: 2)
      defer { server.cancelWork() }
      return server.serve { _ in stop.value != nil }
    }
    switch ending {
    case .failure(let error):
      return tool.printError("the server cannot be started: \(error)", .broken)
    case .success(.stopped):
      return (tool.signals?.signal).flatMap { ExitStatus(signal: $0) } ?? .passed
    case .success(let ending):
      return ending.complaint.map { tool.printError($0, .failed) } ?? .passed
    }
  }
}

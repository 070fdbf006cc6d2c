import SpecDrivers
import SpecReporters
import SpecRunner
import SpecText

/// `spec try`: a session in which steps run as they are entered.
enum TryCommand: Command {
  static func runsScenarios(_ arguments: Arguments) -> Bool { true }

  private static let format = TextFormat.flag(
    json: "a line of JSON for each input", help: "the format of the replies")

  static let spec = CommandSpec(
    name: "try", summary: "run steps one by one as you type them",
    discussion: """
      Each step runs at once, and the reply says what changed on the screen. A step that fails is \
      not kept; the next one runs all the same. :help lists the commands, for example :screen, \
      :offers, :undo and :save. On a terminal, Tab completes steps and the names of elements. \
      Otherwise lines are read from standard input, and the exit status is 1 if a step did not \
      pass.
      """,
    examples: [
      .init("spec try slack-login", "open an app and try steps"),
      .init("spec try --engine webdriver --url http://localhost:8000", "try steps on a page"),
      .init("spec try slack-login --format json", "the same for programs"),
    ],
    positionals: [
      Positional(
        "APP", .optional, completion: .names(.apps),
        help: "the app to open first; not needed with --url")
    ],
    flags: SharedFlags.reading + SharedFlags.variables + [
      RunFlags.stepTimeout, RunFlags.wait, RunFlags.allowScriptErrors, RunFlags.slow,
      ProofSettings.engine, RunFlags.browser,
      RunFlags.headed, RunFlags.url, RunFlags.serve, RunFlags.tokenFile, RunFlags.device,
      RunFlags.parameter, RunFlags.fault, format,
    ])

  static func run(_ arguments: Arguments, in tool: ToolContext) async throws -> ExitStatus {
    let engines = try RunEngines(arguments, tool).accepted()
    let language = arguments[SharedFlags.language]
    let suite = try SelectionSettings.loader(arguments).load([])
    if suite.errors.contains(where: { $0.severity == .error }) {
      return tool.show(suite.errors, arguments)
    }
    let registry = try tool.registry(
      of: engines.libraries(withFault: arguments[RunFlags.fault].first), for: suite,
      arguments)
    let words = TryWords(registry, language: language)
    let session = TrySession(
      registry, apps: tool.definition.apps?.steps, language: language,
      limit: arguments[RunFlags.stepTimeout], slow: arguments[RunFlags.slow],
      secrets: tool.secrets
    ) { await engines.restart() }
    // A page of --url is the app, without a name.
    let page = engines.members.first.flatMap { $0.run.launch.app.isEmpty ? nil : "the app is open" }
    let first = arguments.positionals.first.map { "the \($0.inQuotes) app is open" } ?? page
    let work = LongTask(tool: tool, name: "trying")
    return await engines.started(work, tool) {
      await tool.untilSignalled("closing the app") {
        await loop(session, words, first.map { [$0] } ?? [], arguments, tool)
      }
    }
  }

  private static func loop(
    _ session: TrySession, _ words: TryWords, _ first: [String], _ arguments: Arguments,
    _ tool: ToolContext
  ) async -> ExitStatus {
    let display = tool.display(1, arguments)
    let isJSON = arguments[format] == .json
    let style = Style(display)
    let print: @Sendable (TryReply) -> ExitStatus = { reply in
      tool.write(
        tool.secrets.masked(isJSON ? reply.json : reply.text(style)), as: isJSON ? .json : .text)
    }
    guard !isJSON, let width = display.width, let keyboard = Keyboard() else {
      var loop = TryLoop(PipedLines(), session, words, masked: tool.secrets.masked, print: print)
      return await loop.run(first: first)
    }
    tool.signals?.beforeDeath { keyboard.restore() }
    defer { keyboard.restore() }
    let lines = TerminalLines(keyboard, width: width) { _ = tool.write($0) }
    var loop = TryLoop(lines, session, words, masked: tool.secrets.masked, print: print)
    _ = await loop.run(first: first)
    return .passed
  }
}

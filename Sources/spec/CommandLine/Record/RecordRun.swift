import SpecDrivers
import SpecEngines
import SpecJSON
import SpecReporters
import SpecRunner
import SpecSystem
import SpecText

/// A recording from the start of the app to the scenario that has been run again.
struct RecordRun: Sendable {
  private let arguments: Arguments
  private let tool: ToolContext
  private let isJSON: Bool
  private let engines: RunEngines
  private let recording: any Engine
  /// The terminal of the person, if the app is a program in a terminal.
  private let console: TerminalConsole?
  private let language: String
  private let suite: Suite
  private let limit: Duration?
  private let path: String?

  init(_ arguments: Arguments, _ tool: ToolContext, json isJSON: Bool) throws(UsageError) {
    self.arguments = arguments
    self.tool = tool
    self.isJSON = isJSON
    engines = try RunEngines(arguments, tool).accepted()
    (recording, console) = try Self.recording(engines, arguments, tool)
    language = arguments[SharedFlags.language]
    limit = arguments[RunFlags.stepTimeout]
    path = arguments[RecordCommand.output]
    if let path {
      if !FileSystem.isMissing(path) {
        throw arguments.error(
          .refused(RecordCommand.output.long, "\"\(path)\" exists already", "name a new file"))
      }
    }
    suite = try SelectionSettings.loader(arguments).load([])
  }

  /// The engine whose apps report what a person does, and the person's terminal.
  private static func recording(
    _ engines: RunEngines, _ arguments: Arguments, _ tool: ToolContext
  ) throws(UsageError) -> (any Engine, TerminalConsole?) {
    func refusal(_ problem: String, _ advice: String) -> UsageError {
      arguments.error(.refused(arguments.place, problem, advice))
    }
    let isHeadless = arguments[RecordCommand.headless]
    switch engines.members.count == 1 ? engines.members[0].engine : nil {
    case let engine as WebDriverEngine:
      guard engine.canRecord else {
        throw refusal("it records only Chromium browsers", "use --browser chromium")
      }
      if !isHeadless, engine.isLocal, BrowserWindow.lacksDisplay(tool.environment) {
        throw refusal(
          "there is no display on which the browser can show its window",
          "run it in a desktop session, with xvfb-run, or with \(RecordCommand.headless.long)")
      }
      return (engine.recording(showsWindow: !isHeadless), nil)
    case let engine as TerminalEngine:
      if isHeadless {
        throw refusal(
          "a program in a terminal has no window", "leave out \(RecordCommand.headless.long)")
      }
      if arguments[RecordCommand.format] == .json, TerminalDevice.isTerminal(1) {
        throw refusal(
          "the program has the terminal, so its JSON cannot be printed there",
          "send the output to a file or a program: > steps.ndjson")
      }
      guard let console = TerminalConsole() else {
        throw refusal(
          "there is no terminal in which the program can be used", "run it in a terminal")
      }
      let (columns, rows) = TerminalEngine.usualSize
      guard console.columns >= columns, console.rows >= rows else {
        throw refusal(
          "the terminal has \(console.columns) columns and \(console.rows) rows, and the program "
            + "needs \(columns) and \(rows)", "make it larger")
      }
      return (engine.recording(on: console), console)
    default:
      throw refusal(
        "it records pages in a browser and programs in a terminal, and none is named",
        "examples: \(arguments.place) http://localhost:3000; "
          + "\(arguments.place) --engine 'terminal:less README.md'")
    }
  }

  func run() async throws -> ExitStatus {
    if suite.errors.contains(where: { $0.severity == .error }) {
      try tool.check(suite.errors, arguments)
    }
    guard let apps = tool.definition.apps?.steps else { return .unusable }
    let recording = recording
    let registry = try self.registry(engines.wrapped { _ in recording }, tool)
    _ = try self.registry(engines, tool)
    let words = TryWords(registry, language: language)
    let checks = arguments[RecordCommand.checks]
    let session = RecordSession(
      opening: arguments.positionals.first.map { "the \($0.inQuotes) app is open" }
        ?? "the app is open",
      words.keywords, secrets: RecordedSecrets(given: tool.variables.secrets), apps: apps,
      registry, checks: checks)
    let work = LongTask(tool: tool, name: "recording")
    return await engines.started(work, tool) {
      let ending = Latch<Void>()
      tool.signals?.whenAsked {
        ending.set(())
        tool.note("ending the recording; a second signal exits immediately")
      }
      if let console { tool.signals?.beforeDeath { console.restore() } }
      var loop = RecordLoop(session, page, ending, readsCommands: console == nil) { [self] in
        save($0, words)
      }
      await loop.run(registry, language: language, limit: limit, apps) {
        // The program has the whole terminal, and says below it how to end.
        if console != nil { return }
        tool.note(
          "use the page in the browser; Ctrl-C, :quit or closing the browser ends the recording")
      }
      await recording.shutdown()
      // Another signal ends the process.
      tool.signals?.whenAsked(nil)
      return await finish(loop, words)
    }
  }

  private func registry(
    _ engines: RunEngines, _ tool: ToolContext
  ) throws(GlueError) -> StepRegistry {
    try tool.registry(
      of: engines.libraries(withFault: arguments[RunFlags.fault].first), for: suite,
      arguments)
  }

  // MARK: - Output

  private var page: RecordPage {
    let tool = tool
    return RecordPage(json: isJSON, Style(tool.display(isJSON ? 1 : 2, arguments))) {
      [isJSON, console] text in
      if isJSON { return tool.write(text, as: .json) }
      // The program has the terminal.
      if console != nil { return .passed }
      try? Console.error.write(text, tool.logGuard(.text))
      return .passed
    }
  }

  private func feature(_ scenario: RecordedScenario, _ words: TryWords) -> String {
    words.feature(scenario.lines, named: "Recording")
  }

  /// Writes the scenario so far to its file.
  private func save(_ scenario: RecordedScenario, _ words: TryWords) -> ExitStatus {
    guard let path, !scenario.entries.isEmpty else { return .passed }
    do throws(OutputError) {
      try OutputFile(path, mode: .whole).output().finish(feature(scenario, words))
      return .passed
    } catch {
      return tool.printError(error.description, .broken)
    }
  }

  // MARK: - The end

  private func finish(_ loop: RecordLoop, _ words: TryWords) async -> ExitStatus {
    var (session, status) = (loop.session, loop.status)
    var tool = tool
    tool.secrets = Secrets(session.secrets.values + tool.variables.secrets.map(\.value))
    if let problem = loop.problem {
      status = status.combined(with: tool.printError(problem, .failed))
    }
    guard !session.scenario.entries.isEmpty else {
      let nothing = "nothing was recorded"
      if loop.problem == nil { status = tool.printError(nothing, .failed) }
      guard isJSON else { return status }
      return status.combined(
        with: tool.write(
          RecordPage.json("end", [("failure", .string(loop.problem ?? nothing))]), as: .json))
    }
    let outcome = await replayed(session, loop.problem)
    session.remove(checks: outcome.unstable.map { ($0.entry, $0.check) })
    status = status.combined(with: save(session.scenario, words))
    for sentence in outcome.sentences { tool.note(sentence) }
    let gaps = session.scenario.gaps
    if gaps > 0 {
      tool.note(
        "\(gaps.counted("input")) \(gaps == 1 ? "has" : "have") no step: see the comments in the "
          + "scenario")
    }
    if outcome.hasFailed || gaps > 0 { status = status.combined(with: .failed) }
    return status.combined(with: write(session, outcome, words))
  }

  /// What came of running the scenario again.
  private struct Outcome {
    var unstable: [(entry: Int, check: Int)] = []
    var leftOut: [String] = []
    var failure: String?
    /// Why the recording ended early.
    var problem: String?
    var sentences: [String] = []
    var hasFailed: Bool { failure != nil }
    /// Whether it has been run again.
    var isReplayed = false
  }

  private func replayed(_ session: RecordSession, _ problem: String?) async -> Outcome {
    var outcome = Outcome()
    let unread = session.secrets.typed.filter { $0.value == nil }.map(\.name)
    if arguments[RecordCommand.replay] == .never || problem != nil {
      outcome.sentences.append("the scenario was not run again")
      outcome.problem = problem
      return outcome
    }
    if !unread.isEmpty {
      outcome.failure =
        "the value of ${\(unread[0])} could not be read, so the scenario was not run again"
      outcome.sentences = outcome.failure.map { [$0] } ?? []
      return outcome
    }
    var tool = tool
    let known = tool.variables
    let typed = session.secrets.typed.map { ($0.name, Variables.Value.secret($0.value)) }
    tool.variables = Variables(
      known.names.compactMap { name in known[name].map { (name, $0) } } + typed)
    let result: RecordReplay.Result
    do throws(GlueError) {
      result = await RecordReplay(
        registry: try registry(engines, tool), language: language, limit: limit
      ).run(session.scenario)
    } catch {
      outcome.failure = error.diagnostics.first?.message
      return outcome
    }
    outcome.isReplayed = true
    outcome.unstable = result.unstable
    outcome.leftOut = result.unstable.map { session.scenario.entries[$0.entry].checks[$0.check] }
    outcome.sentences = outcome.leftOut.map {
      "left out, because it did not pass when the scenario was run again: \($0)"
    }
    if let failure = result.failure {
      outcome.failure = ([failure.step] + failure.lines).joined(separator: "\n  ")
      outcome.sentences.append(
        "the scenario does not pass when it is run again:\n  " + (outcome.failure ?? ""))
    } else {
      outcome.sentences.append("the scenario passes when it is run again")
    }
    return outcome
  }

  private func write(
    _ session: RecordSession, _ outcome: Outcome, _ words: TryWords
  ) -> ExitStatus {
    let text = feature(session.scenario, words)
    if isJSON {
      return tool.write(
        RecordPage.json(
          "end",
          [
            ("feature", .string(text)), ("gaps", .integer(session.scenario.gaps)),
            ("replayed", .bool(outcome.isReplayed)), ("leftOut", JSONPage.strings(outcome.leftOut)),
            ("failure", JSONPage.text(outcome.failure ?? outcome.problem)),
            ("secrets", JSONPage.strings(session.secrets.typed.map(\.name))),
          ]), as: .json)
    }
    guard let path else { return tool.write(text) }
    let names = session.secrets.typed.map(\.name)
    let command =
      [RerunCommand.text(arguments, tool: tool.spec.name)]
      + names.flatMap { [RunFlags.secret.long, $0] } + [ShellWord.quoted(path)]
    let values = names.isEmpty ? "" : " (with a value for \(names.joined(separator: ", ")))"
    return tool.printError(
      "wrote \(path); to run it\(values):\n  \(command.joined(separator: " "))", .passed)
  }
}

import SpecReporters
import SpecRunner
import SpecText
import Synchronization

/// The sessions of `--pause-on-failure`: one at each scenario that fails, on its app.
///
/// They use standard error, so that standard output has the reports only.
actor FailurePause {
  private let registry: StepRegistry
  private let engines: RunEngines
  private let tool: ToolContext
  private let display: Display
  /// The failures of the scenario, as they were reported.
  private nonisolated let failures = Mutex<[String]>([])
  private var lines = PipedLines()
  private var hasEnded = false

  init(
    _ registry: StepRegistry, _ engines: RunEngines, _ arguments: Arguments, _ tool: ToolContext
  ) {
    self.registry = registry
    self.engines = engines
    self.tool = tool
    display = tool.display(2, arguments)
  }

  /// Receives the failures of the scenario that is going to pause.
  nonisolated func note(_ failures: (Style, Int?) -> [String]) {
    let lines = failures(Style(display), display.width)
    self.failures.withLock { $0 = lines }
  }

  /// Reads and answers lines until the session ends.
  func open(at scenario: FailedScenario) async {
    if hasEnded { return }
    let style = Style(display)
    var opening = failures.withLock { $0 }
    opening.append(
      scenario.isLost
        ? TrySession.lossAdvice
        : "the app is as the scenario left it; type steps to try, :help lists the commands")
    opening.append(":quit or Ctrl-D continues the run")
    guard Self.show("\npaused at a failed scenario\n", tool) == .passed,
      Self.show(opening.map { $0 + "\n" }.joined(), tool) == .passed
    else { return }
    let words = TryWords(registry, language: scenario.pickle.language)
    let session = TrySession(
      registry, apps: tool.definition.apps?.steps, at: scenario, secrets: tool.secrets
    ) { [engines] in await engines.restart(scenario.variant) }
    let print: @Sendable (TryReply) -> ExitStatus = { [tool] in Self.show($0.text(style), tool) }
    guard let width = display.width, let keyboard = Keyboard() else {
      var loop = TryLoop(lines, session, words, masked: tool.secrets.masked, print: print)
      _ = await loop.run(first: [])
      lines = loop.lines
      if lines.isAtEnd, !Task.isCancelled {
        hasEnded = true
        tool.note("standard input has ended: the run goes on and does not pause again")
      }
      return
    }
    tool.signals?.beforeDeath { keyboard.restore() }
    defer { keyboard.restore() }
    let typed = TerminalLines(keyboard, width: width) { [tool] in _ = Self.show($0, tool) }
    var loop = TryLoop(typed, session, words, masked: tool.secrets.masked, print: print)
    _ = await loop.run(first: [])
  }

  private static func show(_ text: String, _ tool: ToolContext) -> ExitStatus {
    do throws(OutputError) {
      try Console.error.write(tool.secrets.masked(text), tool.logGuard(.text))
      return .passed
    } catch {
      return .broken
    }
  }
}

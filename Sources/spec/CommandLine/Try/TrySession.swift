import SpecAnalysis
import SpecDrawing
import SpecDrivers
import SpecGherkin
import SpecMessages
import SpecReporters
import SpecRunner
import SpecText

/// A session in which steps are tried one after another on a running app.
///
/// Steps that pass are kept; they can be undone and saved as a scenario. To undo, the app restarts
/// and the remaining steps run again, so that nothing depends on what an app can take back.
struct TrySession {
  private let registry: StepRegistry
  private let apps: (any AppSteps)?
  private let limit: Duration?
  private let slow: Duration
  /// The scenario of a run that has paused; nil for a session of its own.
  private let paused: LiveScenario?
  private let restartEngine: @Sendable () async -> String?
  /// What no proposed check may contain; learns what steps remember as secrets.
  private let secrets: Secrets
  private let empty: LiveText
  private var text: LiveText
  /// The number of lines after each input that was kept.
  private var ends: [Int] = []
  private var live: LiveScenario?
  private var nearest: NearestSteps?
  /// What the last action changed, as steps that check it.
  private var proposals: [String] = []
  /// Whether the engine ended, so that it has to start again.
  private var isLost = false

  /// - Parameters:
  ///   - apps: the steps that drive apps; nil for a tool that drives none.
  ///   - limit: the time limit of a step.
  ///   - slow: how long it waits after each action.
  ///   - restartEngine: starts an engine unless it is running; returns why it cannot.
  init(
    _ registry: StepRegistry, apps: (any AppSteps)?, language: String, limit: Duration?,
    slow: Duration = .zero, secrets: Secrets,
    restartEngine: @escaping @Sendable () async -> String?
  ) {
    self.registry = registry
    self.apps = apps
    self.limit = limit
    self.slow = slow
    paused = nil
    self.restartEngine = restartEngine
    self.secrets = secrets
    empty = LiveText(language: language)
    text = empty
  }

  /// Makes a session of a scenario that has failed in a run: it has the steps that passed, on the
  /// app as they left it.
  init(
    _ registry: StepRegistry, apps: (any AppSteps)?, at scenario: FailedScenario,
    secrets: Secrets, restartEngine: @escaping @Sendable () async -> String?
  ) {
    self.registry = registry
    self.apps = apps
    self.restartEngine = restartEngine
    self.secrets = secrets
    // The scenario has its own.
    limit = nil
    slow = .zero
    paused = scenario.live
    live = scenario.live
    isLost = scenario.isLost
    empty = LiveText(language: scenario.pickle.language)
    text = empty
    for (keyword, step) in scenario.steps {
      text.add(
        [keyword + step.text] + step.argumentLines.map { $0.isEmpty ? $0 : "  " + $0 })
      ends.append(text.lines.count)
    }
  }

  /// The steps that were kept, as they were entered.
  var lines: [String] { text.lines }
  /// The steps that check what the last action changed.
  var checks: [String] { proposals }

  /// Ends the session, and its app unless it is that of a run.
  mutating func leave() async {
    guard let paused else { return await close() }
    // The run ends what has begun.
    if live == nil { _ = await paused.begin() }
  }

  /// Ends the app.
  private mutating func close() async {
    await live?.end()
    live = nil
    paused?.reset()
  }

  // MARK: - Steps

  /// Runs the steps of lines, and keeps them if they pass.
  mutating func enter(_ lines: [String]) async -> TryReply {
    let lines = completed(lines)
    do throws(LiveText.Problem) {
      let (pickle, steps) = try text.steps(of: lines)
      var reply = await run(steps, of: pickle)
      reply.input = lines
      if reply.status == .passed {
        text.add(lines)
        ends.append(text.lines.count)
      }
      return reply
    } catch {
      return .refusal(error.sentence)
    }
  }

  /// The lines with a keyword, if the first has none.
  private func completed(_ lines: [String]) -> [String] {
    guard let first = lines.first, (try? empty.steps(of: [first])) == nil,
      !empty.isStructure(first)
    else { return lines }
    let keyword = registry.definitions(matching: first).first.map(empty.keyword) ?? "* "
    return [keyword + first] + lines.dropFirst()
  }

  private mutating func run(_ steps: [PickleStep], of pickle: Pickle) async -> TryReply {
    let session: LiveScenario
    switch await begun(pickle) {
    case .success(let begun): session = begun
    case .failure(let problem): return problem.reply
    }
    let before = try? await apps?.look(in: session.world)?.screen
    var reply = TryReply(status: .passed)
    for step in steps {
      let outcome = await session.run(step)
      note(outcome, of: step, pickle, in: &reply)
      if outcome.status != .passed { break }
    }
    guard let apps, let seen = try? await apps.look(in: session.world) else { return reply }
    reply.screen = seen.screen.name
    if steps.last?.type != .outcome, reply.status == .passed {
      let named = registry.variables.secrets + session.world.rememberedSecrets
      proposals = apps.checks(from: before, to: seen.screen).compactMap {
        secrets.step($0, naming: named)
      }
      reply.changes = proposals
    }
    return reply
  }

  /// Why a session does not begin.
  private struct Blocked: Error {
    let reply: TryReply
  }

  /// The running scenario; begins it before the first step.
  private mutating func begun(_ pickle: Pickle) async -> Result<LiveScenario, Blocked> {
    if let live, !isLost { return .success(live) }
    if isLost {
      // What is left of the app must go, or an engine that has ended counts as running.
      await close()
      if let problem = await restartEngine() {
        return .failure(Blocked(reply: .refusal(problem)))
      }
    }
    isLost = false
    let begun =
      paused
      ?? LiveScenario(registry, pickle, limit: limit, slow: slow) { [learned = secrets.learned] in
        learned.add($0)
      }
    if let outcome = await begun.begin() {
      await begun.end()
      var reply = TryReply(status: outcome.status)
      reply.lines = outcome.failureLines
      return .failure(Blocked(reply: reply))
    }
    live = begun
    return .success(begun)
  }

  private mutating func note(
    _ outcome: LiveScenario.Outcome, of step: PickleStep, _ pickle: Pickle,
    in reply: inout TryReply
  ) {
    reply.status = outcome.status
    reply.lines += outcome.attachments.compactMap(\.logLine)
    if let inner = outcome.inner {
      reply.lines.append("in the step: \(VisibleText.line(inner.line)), \(inner.place)")
    }
    switch outcome.status {
    case .undefined, .ambiguous:
      let asked = outcome.inner?.step ?? step
      let explained = registry.explanation(of: asked, in: pickle, nearest: &nearest)
      reply.lines += explained.matches.map {
        "it matches: \($0.definition.word) \($0.definition.sentence)"
      }
      reply.lines += explained.advice
    default:
      reply.lines += outcome.failureLines
      if outcome.failure?.kind.losesApp == true {
        isLost = true
        reply.lines.append(Self.lossAdvice)
      }
    }
  }

  /// What to do after the engine has ended or a step exceeded its time limit.
  static let lossAdvice = "the next input restarts the app; :again runs the steps so far again"

  // MARK: - The way back

  /// Restarts the app and runs the steps again, without the last inputs.
  ///
  /// - Parameter count: the number of inputs to forget.
  mutating func replay(forgetting count: Int) async -> TryReply {
    guard count <= ends.count else {
      return .refusal(
        ends.isEmpty
          ? "there is no input to undo"
          : "the session has \(ends.count.counted("input")); undo that many at most")
    }
    ends.removeLast(count)
    text.keep(ends.last ?? 0)
    await close()
    proposals = []
    guard !text.lines.isEmpty else { return TryReply(lines: ["the session is empty"]) }
    let lines = text.lines
    do throws(LiveText.Problem) {
      let (pickle, steps) = try empty.steps(of: lines)
      var reply = await run(steps, of: pickle)
      reply.input = lines
      reply.changes = []
      return reply
    } catch {
      return .refusal(error.sentence)
    }
  }

  // MARK: - What the app shows

  /// The screen now; nil before an app is opened.
  func look() async -> SeenScreen? {
    guard let live, let apps else { return nil }
    return try? await apps.look(in: live.world)
  }

  /// The steps that could be performed on the screen.
  func offers() async -> [String] {
    guard let apps, let seen = await look() else { return [] }
    let state = PathAbstraction.standard.state(of: seen.screen)
    return OfferedActions().actions(on: seen.screen, in: state, seen.capabilities)
      .compactMap { apps.sentence(for: $0) }.map { "When \($0)" }
  }

  /// The screen as a picture, in SVG.
  func picture() async -> String? { await look().map { ScreenDrawing($0.record).svg } }
}

extension LiveScenario.Outcome {
  /// The failure as it is shown; empty without one.
  var failureLines: [String] { (failure?.lines ?? []).map { VisibleText.line($0.whole) } }
}

extension Attachment {
  /// The text of a log line; nil for anything else.
  fileprivate var logLine: String? {
    guard mediaType == Attachment.logType, case .text(let text) = body else { return nil }
    return VisibleText.line(text)
  }
}

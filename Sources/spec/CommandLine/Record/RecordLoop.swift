import SpecDrivers
import SpecGherkin
import SpecRunner
import SpecSystem
import SpecText

/// Reads what a person does until the recording ends.
struct RecordLoop {
  private(set) var session: RecordSession
  private(set) var status = ExitStatus.passed
  /// Why the recording ended early; nil if the person ended it.
  private(set) var problem: String?
  private var page: RecordPage
  private let ending: Latch<Void>
  private let readsCommands: Bool
  private let save: (RecordedScenario) -> ExitStatus

  /// The time without input after which the outcome of the last one is looked at.
  private static let rest = Duration.milliseconds(500)

  /// - Parameters:
  ///   - page: prints the steps.
  ///   - ending: is set when the recording has to end.
  ///   - readsCommands: whether standard input has commands; otherwise the app reads it.
  ///   - save: keeps the scenario so far.
  init(
    _ session: RecordSession, _ page: RecordPage, _ ending: Latch<Void>, readsCommands: Bool,
    save: @escaping (RecordedScenario) -> ExitStatus
  ) {
    self.session = session
    self.page = page
    self.ending = ending
    self.readsCommands = readsCommands
    self.save = save
  }

  /// Opens the app and records until the end.
  ///
  /// - Parameter invite: says that the app can be used.
  mutating func run(
    _ registry: StepRegistry, language: String, limit: Duration?, _ apps: any AppSteps,
    invite: () -> Void
  ) async {
    let steps: (pickle: Pickle, new: [PickleStep])
    do throws(LiveText.Problem) {
      steps = try LiveText(language: language).steps(of: session.scenario.lines)
    } catch {
      problem = error.sentence
      return
    }
    let live = LiveScenario(registry, steps.pickle, limit: limit)
    problem = await Self.opening(live, steps.new)
    if problem == nil {
      if let recorder = apps.recorder(in: live.world) {
        let input = readsCommands ? Task { [ending] in await Self.readCommands(ending) } : nil
        invite()
        do throws(DriverError) { try await record(recorder) } catch {
          if await !Self.isClosed(recorder) { problem = error.startSentence }
          session.settle(nil)
          show()
        }
        input?.cancel()
      } else {
        problem = "the app of this engine cannot be recorded"
      }
    }
    await live.end()
  }

  /// Opens the app; returns why it cannot be opened.
  private static func opening(_ live: LiveScenario, _ steps: [PickleStep]) async -> String? {
    var outcome = await live.begin()
    for step in steps where outcome == nil {
      let result = await live.run(step)
      if result.status != .passed { outcome = result }
    }
    guard let outcome else { return nil }
    let lines = outcome.failure?.lines.map(\.whole) ?? []
    return lines.isEmpty ? "the app cannot be opened" : lines.joined(separator: "\n")
  }

  private mutating func record(_ recorder: any RecordingDriver) async throws(DriverError) {
    show()
    while ending.value == nil, status == .passed {
      if session.isFull {
        problem = "the scenario has \(RecordSession.most) steps, which is the limit"
        break
      }
      guard let found = try await recorder.inputs(within: Self.rest, ends: false) else {
        session.settle(nil)
        return show()
      }
      for input in found.inputs { session.take(input) }
      if found.isLast { break }
      if found.inputs.isEmpty, !found.isTyping, session.isWaiting {
        guard try await settle(recorder) else {
          session.settle(nil)
          return show()
        }
      }
      show()
    }
    let last = try await recorder.inputs(within: .milliseconds(1), ends: true)
    for input in last?.inputs ?? [] { session.take(input) }
    if session.isWaiting { session.settle(last == nil ? nil : try await recorder.restingScreen()) }
    show()
  }

  /// Whether the person has closed the app, which may first appear as an error.
  private static func isClosed(_ recorder: any RecordingDriver) async -> Bool {
    do throws(DriverError) {
      return try await recorder.inputs(within: .zero, ends: true) == nil
    } catch { return false }
  }

  /// Completes the last input with the screen now, unless the person has gone on in the meantime;
  /// returns false if the app was closed.
  private mutating func settle(_ recorder: any RecordingDriver) async throws(DriverError) -> Bool {
    let screen = try await recorder.restingScreen()
    guard let later = try await recorder.inputs(within: .zero, ends: false) else { return false }
    if later.inputs.isEmpty, !later.isTyping { session.settle(screen) }
    for input in later.inputs { session.take(input) }
    return true
  }

  private mutating func show() {
    let before = status
    status = status.combined(with: page.show(session.scenario))
    if before == .passed { status = status.combined(with: save(session.scenario)) }
  }

  // MARK: - The end

  /// Reads standard input until `:quit` or its end.
  private static func readCommands(_ ending: Latch<Void>) async {
    // A file, or nothing at all, says nothing about when to end.
    let sort = try? FileSystem.status(of: "/dev/stdin").sort
    guard TerminalDevice.isTerminal(0) || sort == .pipe || sort == .socket else { return }
    var lines = PipedLines()
    while let line = await lines.next("", { _ in LineCompletion.Result() }) {
      if TextWidth.trimmed(line).isSame(as: ":quit") { break }
    }
    if !Task.isCancelled { ending.set(()) }
  }
}

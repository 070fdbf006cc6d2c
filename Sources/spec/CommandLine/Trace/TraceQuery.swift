import SpecMessages
import SpecReporters
import SpecRunner
import SpecText

/// The answer to a question about a recorded run.
enum TraceAnswer {
  case failures(TracedFailures)
  /// The attempt, and the number of attempts at the scenario.
  case actions(TracedAttempt, of: Int)
  case screen(TracedStep, TracedAttempt, of: Int)
  case matches(TraceSearch)
}

/// Answers a question while a recording is read; only what the answer needs is kept.
struct TraceQuery {
  /// Why a question has no answer.
  struct Refusal: Error {
    let sentence: String
    let status: ExitStatus
  }

  private let question: TraceQuestion
  private var failures: TracedFailures?
  private var choice: AttemptChoice?
  private var search: TraceSearch?

  init(_ question: TraceQuestion) {
    self.question = question
    switch question.subject {
    case .failures: failures = TracedFailures(limit: question.limit)
    case .actions, .screen:
      choice = AttemptChoice(number: question.attempt, matches: question.isMeant)
    case .grep(let text):
      search = TraceSearch(limit: question.limit, in: question.isMeant) { text.isFound(in: $0) }
    }
  }

  mutating func receive(_ envelope: Envelope, _ index: RunIndex) {
    failures?.receive(envelope, index)
    choice?.receive(envelope, index)
    search?.receive(envelope, index)
  }

  /// Reads what never ended; call it after the last message.
  mutating func finish(_ index: RunIndex) {
    failures?.finish(index)
    choice?.finish(index)
    search?.finish(index)
  }

  // MARK: - The answer

  /// - Parameter file: the recording as messages name it.
  func answer(_ verdict: Verdict, _ file: String) -> Result<TraceAnswer, Refusal> {
    if let failures {
      let isEmpty = verdict.announced == 0 && failures.count == 0 && failures.problems.isEmpty
      return isEmpty ? .failure(Self.noScenario(file)) : .success(.failures(failures))
    }
    if let search { return answer(search, file) }
    return attempt(file).flatMap { attempt, count in
      guard case .screen(let number) = question.subject else {
        return .success(.actions(attempt, of: count))
      }
      return screen(number, of: attempt, file).map { .screen($0, attempt, of: count) }
    }
  }

  private func answer(_ search: TraceSearch, _ file: String) -> Result<TraceAnswer, Refusal> {
    if search.count > 0 { return .success(.matches(search)) }
    guard case .grep(let text) = question.subject, search.hasAttempts else {
      return .failure(
        question.scenario.map { Self.unknownScenario($0, file) } ?? Self.noScenario(file))
    }
    let place = question.scenario.map { "\"\(VisibleText.line($0))\" of \(file)" } ?? file
    let lack = search.hasScreens ? "" : "\nthe recording has no screens to search; \(Self.remedy)"
    return .failure(
      Refusal(
        sentence: "\"\(VisibleText.line(text.source))\" does not occur in \(place)" + lack,
        status: .failed))
  }

  private func attempt(_ file: String) -> Result<(TracedAttempt, Int), Refusal> {
    switch choice?.outcome {
    case .chosen(let attempt, let count): return .success((attempt, count))
    case .tooFew(let scenario, let count):
      return .failure(
        Refusal(
          sentence: "\(scenario.place) has \(count.counted("attempt")) in \(file)\n"
            + "use a number from 1 to \(count)", status: .nothingSelected))
    case .several(let scenarios, let count, let failed):
      return .failure(Self.ambiguous(scenarios, count, failed, file))
    case .nothing(hasAttempts: true):
      return .failure(Self.unknownScenario(question.scenario ?? "", file))
    case .nothing(hasAttempts: false), nil: return .failure(Self.noScenario(file))
    }
  }

  private func screen(
    _ number: Int, of attempt: TracedAttempt, _ file: String
  ) -> Result<TracedStep, Refusal> {
    let place = attempt.scenario.place
    guard let step = attempt[number] else {
      let count = attempt.stepCount
      return .failure(
        Refusal(
          sentence: "\(place) has \(count.counted("step")), so there is no step \(number)\n"
            + "the question actions lists the steps with their numbers", status: .nothingSelected))
    }
    if step.hasScreen { return .success(step) }
    let numbers = attempt.numbersWithScreen
    let sentence =
      numbers.isEmpty
      ? "no screen was recorded in \(place) of \(file)\n\(Self.remedy)"
      : "no screen was recorded after step \(number) of \(place)\n"
        + "there \(numbers.count == 1 ? "is one" : "are some") after step "
        + "\(numbers.prefix(20).map { "\($0)" }.listed())"
        + (numbers.count > 20 ? " and \(numbers.count - 20) more" : "") + "; \(Self.remedy)"
    return .failure(Refusal(sentence: sentence, status: .nothingSelected))
  }

  // MARK: - Sentences

  private static let remedy =
    "record the run with --screens all or --trace DIR to have one after each step"

  private static func noScenario(_ file: String) -> Refusal {
    Refusal(
      sentence: "no scenario was run in \(file)\nrecord a run with --report messages:FILE",
      status: .nothingSelected)
  }

  private static func unknownScenario(_ typed: String, _ file: String) -> Refusal {
    Refusal(
      sentence: "no scenario of \(file) is \"\(VisibleText.line(typed))\"\n"
        + "name its file and line, its file, or a part of its name", status: .nothingSelected)
  }

  /// The message that lists the candidates, one on each line.
  private static func ambiguous(
    _ scenarios: [TracedScenario], _ count: Int, _ failed: Int, _ file: String
  ) -> Refusal {
    let total = failed > 1 ? failed : count
    let lines = scenarios.map { "  \($0.place)  \($0.title), \($0.word)" }
    let more = total > scenarios.count ? ["  and \(total - scenarios.count) more"] : []
    let failures = failed > 0 ? ", \(failed) of which did not pass" : ""
    return Refusal(
      sentence: (["\(count) scenarios of \(file) match\(failures); name one of them:"] + lines
        + more)
        .joined(separator: "\n"), status: .unusable)
  }
}

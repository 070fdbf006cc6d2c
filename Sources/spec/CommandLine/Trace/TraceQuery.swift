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
  func answer(_ verdict: Verdict, _ file: String) throws(Complaint) -> TraceAnswer {
    if let failures {
      let isEmpty = verdict.announced == 0 && failures.count == 0 && failures.problems.isEmpty
      if isEmpty { throw Self.noScenario(file) }
      return .failures(failures)
    }
    if let search { return try answer(search, file) }
    let (attempt, count) = try attempt(file)
    guard case .screen(let number) = question.subject else { return .actions(attempt, of: count) }
    return .screen(try screen(number, of: attempt, file), attempt, of: count)
  }

  private func answer(_ search: TraceSearch, _ file: String) throws(Complaint) -> TraceAnswer {
    if search.count > 0 { return .matches(search) }
    guard case .grep(let text) = question.subject, search.hasAttempts else {
      throw question.scenario.map { Self.unknownScenario($0, file) } ?? Self.noScenario(file)
    }
    let place = question.scenario.map { "\"\(VisibleText.line($0))\" of \(file)" } ?? file
    let lack = search.hasScreens ? "" : "\nthe recording has no screens to search; \(Self.remedy)"
    throw Complaint(
      "\"\(VisibleText.line(text.source))\" does not occur in \(place)" + lack,
      .failed)
  }

  private func attempt(_ file: String) throws(Complaint) -> (TracedAttempt, Int) {
    switch choice?.outcome {
    case .chosen(let attempt, let count): return (attempt, count)
    case .tooFew(let scenario, let count):
      throw Complaint(
        "\(scenario.place) has \(count.counted("attempt")) in \(file)\n"
          + "use a number from 1 to \(count)", .nothingSelected)
    case .several(let scenarios, let count, let failed):
      throw Self.ambiguous(scenarios, count, failed, file)
    case .nothing(hasAttempts: true):
      throw Self.unknownScenario(question.scenario ?? "", file)
    case .nothing(hasAttempts: false), nil: throw Self.noScenario(file)
    }
  }

  private func screen(
    _ number: Int, of attempt: TracedAttempt, _ file: String
  ) throws(Complaint) -> TracedStep {
    let place = attempt.scenario.place
    guard let step = attempt[number] else {
      let count = attempt.stepCount
      throw Complaint(
        "\(place) has \(count.counted("step")), so there is no step \(number)\n"
          + "the question actions lists the steps with their numbers", .nothingSelected)
    }
    if step.hasScreen { return step }
    let numbers = attempt.numbersWithScreen
    let sentence =
      numbers.isEmpty
      ? "no screen was recorded in \(place) of \(file)\n\(Self.remedy)"
      : "no screen was recorded after step \(number) of \(place)\n"
        + "there \(numbers.count == 1 ? "is one" : "are some") after step "
        + "\(numbers.prefix(20).map { "\($0)" }.listed())"
        + (numbers.count > 20 ? " and \(numbers.count - 20) more" : "") + "; \(Self.remedy)"
    throw Complaint(sentence, .nothingSelected)
  }

  // MARK: - Sentences

  private static let remedy =
    "record the run with --screens all or --trace DIR to have one after each step"

  private static func noScenario(_ file: String) -> Complaint {
    Complaint(
      "no scenario was run in \(file)\nrecord a run with --report messages:FILE", .nothingSelected)
  }

  private static func unknownScenario(_ typed: String, _ file: String) -> Complaint {
    Complaint(
      "no scenario of \(file) is \"\(VisibleText.line(typed))\"\n"
        + "name its file and line, its file, or a part of its name", .nothingSelected)
  }

  /// The message that lists the candidates, one on each line.
  private static func ambiguous(
    _ scenarios: [TracedScenario], _ count: Int, _ failed: Int, _ file: String
  ) -> Complaint {
    let total = failed > 1 ? failed : count
    let lines = scenarios.map { "  \($0.place)  \($0.title), \($0.word)" }
    let more = total > scenarios.count ? ["  and \(total - scenarios.count) more"] : []
    let failures = failed > 0 ? ", \(failed) of which did not pass" : ""
    return Complaint(
      (["\(count) scenarios of \(file) match\(failures); name one of them:"] + lines
        + more)
        .joined(separator: "\n"), .unusable)
  }
}

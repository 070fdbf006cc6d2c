import SpecMessages
import SpecReporters
import SpecRunner
import SpecText

/// `spec trace`: answers a question about a recorded run.
enum TraceCommand: Command {
  /// The values of `--format`.
  enum Format: String {
    case text, json, svg
  }

  static let format = Flag<Format>(
    "format",
    [
      .text: "for people, in the width of the terminal",
      .json: JSONPage.help,
      .svg: "the picture of a screen",
    ], default: .text, section: "output",
    help: "the output format")

  static let limit = Flag<Int?>(
    "limit", value: "N", .integer(1...1_000_000),
    otherwise: "10 failures, 100 steps, 200 lines of a screen, 50 matches", section: "output",
    help: "print at most N failures, steps, lines or matches",
    details: "The answer says how many there are in addition.")

  static let attempt = Flag<Int?>(
    "attempt", value: "N", .integer(), otherwise: "the last that did not pass, or else the last",
    section: "selection",
    help: "ask about the Nth attempt at the scenario",
    details: "Retries, repetitions and engines count, in the order in which they ended.")

  static let spec = CommandSpec(
    name: "trace", summary: "answer a question about a recorded run",
    discussion: """
      FILE is a recording that --report messages:FILE has written; - reads standard input. The \
      questions are:

        failures                what failed, with the screens and the command to run it again
        actions [SCENARIO]      the numbered steps of a scenario
        screen N [SCENARIO]     the screen after step N, and what has changed
        grep TEXT [SCENARIO]    the steps, failures, events, logs and screens that contain TEXT

      SCENARIO is a place, such as specs/log-in.feature:12, a file, or a part of a name; it can be \
      omitted if there is only one scenario or only one that failed. TEXT and SCENARIO can be a \
      /REGEX/. With --screens all or --trace DIR, a run records the screen after each step, otherwise \
      only those of failures.

      The exit status is 0 if the question was answered, 1 if grep finds nothing, 2 if the recording \
      cannot be read, 3 if it ends before its run does, and 4 if it does not have what was asked for.
      """,
    examples: [
      .init("spec trace run.ndjson failures", "what failed"),
      .init("spec trace run.ndjson actions specs/log-in.feature:12", "the steps of a scenario"),
      .init("spec trace run.ndjson screen 3", "the screen after step 3"),
      .init("spec trace run.ndjson screen 3 --format svg", "its picture, if one was recorded"),
      .init("spec trace run.ndjson grep \"Try again\"", "where the text occurs"),
    ],
    positionals: [
      Positional("FILE", .one, completion: .file, help: "a recording of a run"),
      Positional(
        "QUESTION", .one, completion: .words(TraceQuestion.names.map { AnyFlag.Choice($0) }),
        help: "failures, actions, screen or grep"),
      Positional("WORD", .any, help: "what the question is about: N, TEXT, SCENARIO"),
    ],
    flags: [attempt, limit, format])

  static func run(_ arguments: Arguments, in tool: ToolContext) async throws -> ExitStatus {
    let question = try TraceQuestion(arguments)
    var query = TraceQuery(question)
    let path = arguments.positionals.first ?? "-"
    let shown = "\"\(VisibleText.line(path))\""
    let index = RunIndex()
    let problem = RecordedRun.read(path, allowsCut: true) { envelope in
      index.receive(envelope)
      query.receive(envelope, index)
    }
    if let problem { return tool.printError(problem) }
    query.finish(index)
    var status = ExitStatus.passed
    if !index.verdict.isWhole {
      status = tool.printError("\(shown) ends before its run does", .passed)
        .combined(with: .broken)
    }
    do throws(Complaint) {
      let answer = try query.answer(index.verdict, shown)
      return status.combined(with: write(answer, index.verdict, question, arguments, tool))
    } catch {
      return status.combined(with: tool.printError(error.sentence, error.status))
    }
  }

  private static func write(
    _ answer: TraceAnswer, _ verdict: Verdict, _ question: TraceQuestion, _ arguments: Arguments,
    _ tool: ToolContext
  ) -> ExitStatus {
    switch arguments[format] {
    case .json:
      let page = TraceJSON(limit: question.limit, verdict: verdict, tool: tool.spec.name)
      return tool.write(page.text(answer), as: .json)
    case .svg:
      guard case .screen(let step, _, _) = answer, let screen = step.drawn else {
        return tool.printError(
          "no picture of this screen was recorded\n"
            + "record the run with --screens all, or print it as text", .nothingSelected)
      }
      return tool.write(TracePage.picture(screen))
    case .text:
      let page = TracePage.text(
        answer, verdict, question.limit, tool.display(1, arguments), tool: tool.spec.name)
      return tool.write(page)
    }
  }
}

extension Verdict {
  /// Whether the run ended by itself.
  var isWhole: Bool { !isIncomplete && failureKind != .interrupted }
}

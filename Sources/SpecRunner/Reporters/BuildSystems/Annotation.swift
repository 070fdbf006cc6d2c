import SpecGherkin
import SpecMessages
import SpecText

/// An annotation: a message that a build system shows at a line of a file.
struct Annotation {
  enum Level: String {
    case error
    case warning
    case notice
  }

  let level: Level
  var uri: String?
  var location: Location?
  var title: String
  var message: String

  /// The maximum length of a message; build systems truncate or drop longer ones.
  private static let longest = 4000

  /// Creates an annotation for a scenario that did not pass, at the first step that failed.
  init(_ failures: [FailureText], of attempt: Attempt) {
    level = .error
    title = CaseName(attempt).title(Style(.plain))
    uri = attempt.pickle?.uri
    location = failures.first?.location ?? attempt.pickle?.location
    message = Self.cut(
      FailureText.lines(failures, withScreen: false).joined(separator: "\n"))
  }

  /// Creates an annotation for a scenario that was retried.
  init(flaky attempt: Attempt) {
    level = .warning
    title = CaseName(attempt).title(Style(.plain))
    uri = attempt.pickle?.uri
    location = attempt.pickle?.location
    message = "flaky: passed at attempt \(attempt.started.attempt + 1)"
  }

  /// Creates an annotation for a scenario that failed and has an excuse.
  init(excused attempt: Attempt) {
    level = .notice
    title = CaseName(attempt).title(Style(.plain))
    uri = attempt.pickle?.uri
    location = attempt.pickle?.location
    message = Self.cut(attempt.excuseText)
  }

  init(_ runError: RunError) {
    level = .error
    title = runError.name
    uri = runError.diagnostic?.uri
    location = runError.diagnostic?.location
    message = Self.cut(runError.diagnostic == nil ? runError.text : runError.message)
  }

  init(_ level: Level, title: String, _ message: String) {
    self.level = level
    self.title = title
    self.message = message
  }

  private static func cut(_ text: String) -> String {
    text.cut(to: longest, ending: "\n…")
  }
}

/// The annotations of a run, the most severe first, limited for each level to the number that build
/// systems show.
struct Annotations {
  /// Errors by severity: the run itself, then statuses from failed to pending.
  private var errors: [[Annotation]] = Array(repeating: [], count: 5)
  private var warnings: [Annotation] = []
  private var errorCount = 0
  private var warningCount = 0
  private var notices: [Annotation] = []
  private var noticeCount = 0
  private var runErrors = RunErrors()
  /// The number of annotations of a level that GitHub shows for a step.
  private static let most = 10

  mutating func receive(_ envelope: Envelope, _ index: RunIndex) {
    if let runError = runErrors.receive(envelope, index) {
      note(Annotation(runError), severity: 0)
    }
    guard case .testCaseFinished(let event) = envelope, !event.willBeRetried,
      let attempt = index.attempt(event.testCaseStartedID)
    else { return }
    if attempt.result.isFailure {
      let severity =
        switch attempt.result.status {
        case .ambiguous: 2
        case .undefined: 3
        case .pending: 4
        case .failed, .skipped, .passed, .unknown: 1
        }
      errorCount += 1
      // Annotations beyond the limit are only counted.
      guard errors[severity].count < Self.most else { return }
      errors[severity].append(Annotation(FailureText.all(of: attempt, index), of: attempt))
    } else if attempt.result.isExcused {
      noticeCount += 1
      if notices.count < Self.most - 1 { notices.append(Annotation(excused: attempt)) }
    } else if attempt.started.attempt > 0 {
      warningCount += 1
      if warnings.count < Self.most { warnings.append(Annotation(flaky: attempt)) }
    }
  }

  private mutating func note(_ annotation: Annotation, severity: Int) {
    errorCount += 1
    if errors[severity].count < Self.most { errors[severity].append(annotation) }
  }

  /// All annotations; the last one of a level counts those that were omitted.
  mutating func finish(_ index: RunIndex) -> [Annotation] {
    if let runError = runErrors.finish(index) { note(Annotation(runError), severity: 0) }
    // One notice is that of the run.
    let all =
      Self.shown(errors.flatMap { $0 }, of: errorCount)
      + Self.shown(warnings, of: warningCount)
      + Self.shown(notices, of: noticeCount, most: Self.most - 1)
    if all.isEmpty { return [] }
    let sentence = SummaryLines(index.verdict, Style(.plain)).lines.joined(separator: "\n")
    return all + [Annotation(.notice, title: "spec", sentence)]
  }

  private static func shown(
    _ annotations: [Annotation], of count: Int, most: Int = most
  ) -> [Annotation] {
    guard count > most, let level = annotations.first?.level else { return annotations }
    let kept = annotations.prefix(most - 1)
    return kept + [Annotation(level, title: "spec", "and \(count - kept.count) more in the log")]
  }
}

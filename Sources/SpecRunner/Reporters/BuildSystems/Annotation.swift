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
    self.init(
      .error, attempt, FailureText.lines(failures, withScreen: false).joined(separator: "\n"))
    location = failures.first?.location ?? location
  }

  /// Creates an annotation for a scenario that was retried.
  init(flaky attempt: Attempt) {
    self.init(.warning, attempt, "flaky: passed at attempt \(attempt.started.attempt + 1)")
  }

  /// Creates an annotation for a scenario that failed and has an excuse.
  init(excused attempt: Attempt) { self.init(.notice, attempt, attempt.excuseText) }

  private init(_ level: Level, _ attempt: Attempt, _ message: String) {
    self.init(level, title: CaseName(attempt).title(Style(.plain)), Self.cut(message))
    uri = attempt.pickle?.uri
    location = attempt.pickle?.location
  }

  init(_ runError: RunError) {
    let diagnostic = runError.diagnostic
    self.init(
      .error, title: runError.name,
      Self.cut(diagnostic == nil ? runError.text : runError.message))
    uri = diagnostic?.uri
    location = diagnostic?.location
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
    guard let attempt = index.lastAttempt(endedBy: envelope) else { return }
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

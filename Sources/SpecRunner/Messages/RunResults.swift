import SpecGherkin

/// The result of each scenario of a run, computed from its messages.
///
/// A scenario that was run several times has one result: the most severe one.
package struct RunResults: Sendable {
  /// The results in the order in which the scenarios were first announced or run.
  package private(set) var scenarios: [ScenarioResult] = []
  package private(set) var started: Timestamp?
  /// The revision and the branch that continuous integration has recorded.
  package private(set) var revision: String?
  package private(set) var branch: String?
  /// Whether the run ended by itself, neither interrupted nor cut off.
  package private(set) var isComplete = false

  private var keys = ScenarioKeys()
  private var places: [ScenarioKey: Int] = [:]
  /// The attempts at each test case that is not finished.
  private var attempts: [NodeID: Int] = [:]

  package init() {}

  /// The result of a scenario; nil if the run does not have it.
  package subscript(key: ScenarioKey) -> ScenarioResult? { places[key].map { scenarios[$0] } }

  /// Receives a message after the index has received it.
  package mutating func receive(_ envelope: Envelope, _ index: RunIndex) {
    keys.receive(envelope)
    switch envelope {
    case .meta(let meta):
      revision = meta.ci?.git?.revision
      branch = meta.ci?.git?.branch
    case .testRunStarted(let event): started = event.timestamp
    case .testCaseFinished(let event):
      guard let attempt = index.attempt(event.testCaseStartedID) else { return }
      note(attempt, isLast: !event.willBeRetried)
    case .testRunFinished(let event): isComplete = event.isComplete
    default: break
    }
  }

  private mutating func note(_ attempt: Attempt, isLast: Bool) {
    let count = (attempts.removeValue(forKey: attempt.testCase.id) ?? 0) + 1
    guard isLast else {
      attempts[attempt.testCase.id] = count
      return
    }
    guard let key = keys.key(of: attempt), let pickle = attempt.pickle else { return }
    let place = place(of: key, pickle)
    scenarios[place].add(attempt, attempts: count)
  }

  private mutating func place(of key: ScenarioKey, _ pickle: Pickle) -> Int {
    if let place = places[key] { return place }
    places[key] = scenarios.count
    scenarios.append(ScenarioResult(key, pickle))
    return scenarios.count - 1
  }

  /// Adds the scenarios that were announced and have no result; call it after the last message.
  package mutating func finish(_ index: RunIndex) {
    for pickle in index.running.compactMap(\.pickle) + index.notStarted {
      guard let key = keys.key(of: pickle.id) else { continue }
      _ = place(of: key, pickle)
    }
    if index.runFinished == nil { isComplete = false }
  }
}

/// The result of one scenario of a run.
package struct ScenarioResult: Sendable {
  package let key: ScenarioKey
  package let line: Int
  /// The result; nil if it was announced and not run.
  package private(set) var result: CaseResult?
  /// The number of its test cases that finished: several if it was repeated.
  package private(set) var runs = 0
  /// The attempts at all of them, and those that passed.
  package private(set) var attempts = 0
  package private(set) var passes = 0
  /// What failed, on one line; nil if nothing did.
  package private(set) var cause: String?
  package let content: CaseContent
  /// The steps that text steps ran, by the index of the step that called them.
  package private(set) var innerContents: [Int: CaseContent] = [:]
  private var total = Duration.zero

  init(_ key: ScenarioKey, _ pickle: Pickle) {
    self.key = key
    line = pickle.location.line
    content = CaseContent(pickle)
  }

  /// The mean duration of its test cases.
  package var duration: Duration { runs == 0 ? .zero : total / runs }

  mutating func add(_ attempt: Attempt, attempts count: Int) {
    let result = attempt.result
    runs += 1
    attempts += count
    if result == .status(.passed) { passes += 1 }
    // A retry that ends in a skip or a known issue is no pass, and its failures do not count.
    if !result.isFailure, result != .status(.passed) { attempts -= count - 1 }
    total += attempt.duration ?? .zero
    innerContents = attempt.innerContents
    if self.result.map({ result > $0 }) ?? true {
      self.result = result
      cause = Self.cause(attempt, result)
    }
  }

  private static let longestCause = 300

  private static func cause(_ attempt: Attempt, _ result: CaseResult) -> String? {
    guard result.isFailure || result.isExcused else { return nil }
    if result == .unexpectedPass { return result.word }
    guard let place = attempt.results.firstIndex(where: { $0.status == attempt.status }) else {
      return nil
    }
    let step = attempt.pickleStep(at: place)?.text ?? "a hook"
    let failure = attempt.results[place].failure
    let words = failure?.headline?.split(separator: "\n").first.map(String.init)
    let text = step + ": " + (words ?? attempt.status.rawValue.lowercased())
    return String(String.UnicodeScalarView(text.unicodeScalars.prefix(longestCause)))
  }
}

import SpecText

/// The results of the last runs of a suite, oldest first.
///
/// Reports ask it for the last results of a scenario, how often it was flaky, and since when it
/// fails.
package struct RunHistory: Sendable {
  package private(set) var runs: [Run]

  package init(_ runs: [Run] = []) {
    self.runs = runs.sorted { $0.started < $1.started }
  }

  /// A run of which the results are kept.
  package struct Run: Sendable {
    package var started: Timestamp
    /// The revision of the repository; nil if it is unknown.
    package var revision: String?
    package var branch: String?
    /// Whether the files were those of the revision, so that runs of it can be compared.
    package var isClean: Bool
    /// Whether the run ended by itself.
    package var isComplete: Bool
    package var scenarios: [ScenarioKey: Entry]

    package init(
      started: Timestamp, revision: String? = nil, branch: String? = nil, isClean: Bool = false,
      isComplete: Bool = true, scenarios: [ScenarioKey: Entry]
    ) {
      self.started = started
      self.revision = revision
      self.branch = branch
      self.isClean = isClean
      self.isComplete = isComplete
      self.scenarios = scenarios
    }

    /// The first digits of the revision.
    package var shortRevision: String? { revision.map { String($0.prefix(7)) } }

    /// Whether another run had the same files, as far as is known.
    fileprivate func hasFiles(of other: Run) -> Bool {
      guard isClean, other.isClean, let revision, let its = other.revision else { return false }
      return revision.isSame(as: its)
    }
  }

  /// The result of a scenario in one run.
  package struct Entry: Hashable, Sendable {
    package var result: CaseResult
    package var line: Int
    package var duration: Duration
    /// The attempts, over all repetitions, and those that passed.
    package var attempts: Int
    package var passes: Int

    package init(
      _ result: CaseResult, line: Int, duration: Duration, attempts: Int = 1, passes: Int? = nil
    ) {
      self.result = result
      self.line = line
      self.duration = duration
      self.attempts = attempts
      self.passes = passes ?? (result == .status(.passed) ? 1 : 0)
    }

    /// Whether it both passed and failed in this run.
    package var isFlaky: Bool { passes > 0 && passes < attempts && result != .knownIssue }

    /// Whether it counts for the question since when a scenario fails: it passed or failed.
    fileprivate var isDecisive: Bool { result == .status(.passed) || result.isFailure }
  }

  /// What the runs show of one scenario.
  package struct Record: Sendable {
    /// Its results, oldest first.
    package let results: [(run: Run, entry: Entry)]
    /// The runs in which it was flaky: it passed at a retry or in some repetitions only, or its
    /// result was not that of the run before of the same revision.
    package let flakyRuns: Int
    /// The first of the last runs in which it failed without passing in between; nil if it passed
    /// last.
    package let brokenSince: Run?
    /// Whether an earlier run is known in which it passed.
    package let hasPassedBefore: Bool

    /// The mean duration of the runs in which it passed; nil if it never did.
    package var meanDuration: Duration? {
      let times = results.filter { $0.entry.result == .status(.passed) }.map(\.entry.duration)
      return times.isEmpty ? nil : times.reduce(.zero, +) / times.count
    }
  }

  /// Returns what the runs show of a scenario; nil if none has run it.
  package func record(of key: ScenarioKey) -> Record? {
    let results = runs.compactMap { run in run.scenarios[key].map { (run: run, entry: $0) } }
    if results.isEmpty { return nil }
    var flaky = 0
    var before: (run: Run, entry: Entry)?
    var broken: Run?
    var hasPassed = false
    for result in results {
      let (run, entry) = result
      guard entry.isDecisive else { continue }
      let hasChanged =
        before.map {
          $0.run.hasFiles(of: run) && $0.entry.result.isFailure != entry.result.isFailure
        } ?? false
      if entry.isFlaky || hasChanged { flaky += 1 }
      if entry.result.isFailure {
        broken = broken ?? run
      } else {
        broken = nil
        hasPassed = true
      }
      before = result
    }
    return Record(
      results: results, flakyRuns: flaky, brokenSince: broken, hasPassedBefore: hasPassed)
  }

  /// All scenarios of the runs, in order of their keys.
  package var keys: [ScenarioKey] {
    runs.reduce(into: Set<ScenarioKey>()) { $0.formUnion($1.scenarios.keys) }.sorted()
  }
}

extension RunHistory.Run {
  /// The run of which these are the results; nil if it has none.
  ///
  /// - Parameter revision: the revision of the repository and whether its files are unchanged; nil to
  ///   use what continuous integration has recorded.
  package init?(_ results: RunResults, revision: (name: String, isClean: Bool)? = nil) {
    var scenarios: [ScenarioKey: RunHistory.Entry] = [:]
    for scenario in results.scenarios {
      guard let result = scenario.result else { continue }
      scenarios[scenario.key] = RunHistory.Entry(
        result, line: scenario.line, duration: scenario.duration, attempts: scenario.attempts,
        passes: scenario.passes)
    }
    guard !scenarios.isEmpty, let started = results.started else { return nil }
    self.init(
      started: started, revision: results.revision ?? revision?.name, branch: results.branch,
      isClean: results.revision != nil || revision?.isClean == true,
      isComplete: results.isComplete, scenarios: scenarios)
  }
}

import SpecGherkin
import SpecMessages
package import SpecRunner

/// Runs a suite that is green against one fault after another, several at a time.
///
/// It knows no app and no engine: whoever composes makes a registry whose bodies launch with a
/// fault. The scenarios of the fault's app are tried, those that name a requirement it breaks
/// first, until one catches it.
package struct FaultProver: Sendable {
  /// A registry for a fault, declared like the one of the plan.
  package typealias Staging = @Sendable (_ fault: String) throws(GlueError) -> StepRegistry

  private let baseline: Baseline
  private let cases: [String: [PlannedCase]]
  private let staging: Staging
  private let options: RunOptions
  private let isWhole: Bool

  /// - Parameters:
  ///   - options: for each run; `jobs` is how many faults are tried at a time.
  ///   - isWhole: whether all scenarios are run against each fault, whatever the first ones tell.
  package init(
    _ baseline: Baseline, _ options: RunOptions, isWhole: Bool, staging: @escaping Staging
  ) {
    self.baseline = baseline
    cases = baseline.casesByApp()
    self.staging = staging
    self.options = options
    self.isWhole = isWhole
  }

  /// Tries each fault whose app a scenario opens.
  ///
  /// Cancelling the calling task ends it early; faults that were not tried are then missing.
  ///
  /// - Parameter progress: told how many faults are done, of how many.
  package func prove(
    _ faults: [FaultProof.Fault], progress: (Int, Int) -> Void = { _, _ in }
  ) async throws(GlueError) -> FaultProof {
    let tried = faults.filter { cases[$0.app] != nil }
    var findings = [FaultProof.Finding?](repeating: nil, count: tried.count)
    var failure: GlueError?
    var done = 0
    await withTaskGroup(of: (Int, Result<FaultProof.Finding, GlueError>).self) { group in
      var next = 0
      func start() {
        guard next < tried.count, failure == nil, !Task.isCancelled else { return }
        let (place, fault) = (next, tried[next])
        next += 1
        group.addTask { (place, await finding(fault)) }
      }
      for _ in 0..<max(1, options.jobs) { start() }
      for await (place, result) in group {
        switch result {
        case .success(let finding): findings[place] = finding
        case .failure(let error): failure = error
        }
        done += 1
        progress(done, tried.count)
        start()
      }
    }
    if let failure { throw failure }
    return proof(findings.compactMap { $0 }, faults)
  }

  private func proof(
    _ findings: [FaultProof.Finding], _ faults: [FaultProof.Fault]
  ) -> FaultProof {
    var unopened: [String] = []
    for fault in faults where cases[fault.app] == nil && !unopened.contains(fault.app) {
      unopened.append(fault.app)
    }
    let apps = Set(findings.map(\.fault.app))
    let involved = baseline.plan.cases.filter { planned in
      baseline.trials[planned.pickle.id]?.app.map { apps.contains($0) } == true
    }
    let catches = findings.flatMap(\.catches).map { "\($0.uri):\($0.line)" }
    let busy = Set(catches)
    let idle = involved.map(\.pickle).filter { !busy.contains("\($0.uri):\($0.location.line)") }
    return FaultProof(
      findings: findings, unopened: unopened, isWhole: isWhole,
      idle: isWhole ? idle.map { FaultProof.Witness($0, nil) } : [],
      scenarios: baseline.plan.cases.count)
  }

  // MARK: - One fault

  private func finding(
    _ fault: FaultProof.Fault
  ) async -> Result<FaultProof.Finding, GlueError> {
    let registry: StepRegistry
    do throws(GlueError) {
      registry = try staging(fault.name)
    } catch {
      return .failure(error)
    }
    let plan =
      baseline.plan.over(registry)
      ?? Planner(registry, baseline.plan.selection).plan(baseline.plan.suite)
    var ledger = Ledger(fault)
    var rest = ledger.ordered(cases[fault.app] ?? [])
    var options = options
    options.jobs = 1
    options.maxFailures = isWhole ? nil : 1
    options.retries = 0
    while !rest.isEmpty, !ledger.isSettled(isWhole: isWhole), !Task.isCancelled {
      let trials = await Trial.run(plan.narrowed(to: rest), options)
      ledger.note(trials, rest)
      let done = Set(trials.map(\.pickleID))
      // A run that nothing came of would come to nothing again: a hook before it failed.
      if done.isEmpty { break }
      rest.removeAll { done.contains($0.pickle.id) }
    }
    return .success(ledger.finding)
  }

  /// What is known of one fault so far.
  private struct Ledger {
    private let fault: FaultProof.Fault
    private let tags: Set<String>
    private var catches: [FaultProof.Witness] = []
    private var breakages: [FaultProof.Witness] = []
    private var tried = 0
    private var skipped = 0
    private var skipReason: String?

    init(_ fault: FaultProof.Fault) {
      self.fault = fault
      tags = Set(fault.statements.map { "@" + $0 })
    }

    func isSettled(isWhole: Bool) -> Bool { !isWhole && !catches.isEmpty }

    /// Those that carry one of the fault's requirements first, otherwise as they are written.
    func ordered(_ cases: [PlannedCase]) -> [PlannedCase] {
      cases.filter { isTagged($0.pickle) } + cases.filter { !isTagged($0.pickle) }
    }

    mutating func note(_ trials: [Trial], _ cases: [PlannedCase]) {
      let pickles = Dictionary(cases.map { ($0.pickle.id, $0.pickle) }) { first, _ in first }
      for trial in trials {
        guard let pickle = pickles[trial.pickleID] else { continue }
        tried += 1
        let witness = FaultProof.Witness(pickle, trial.trouble, isTagged: isTagged(pickle))
        if trial.isRefuted {
          catches.append(witness)
        } else if trial.status.isFailure {
          breakages.append(witness)
        } else if trial.status == .skipped {
          skipped += 1
          skipReason = skipReason ?? trial.trouble?.failure?.message
        }
      }
    }

    var finding: FaultProof.Finding {
      FaultProof.Finding(
        fault: fault, catches: catches, breakages: breakages, tried: tried, skipped: skipped,
        skipReason: skipReason)
    }

    private func isTagged(_ pickle: Pickle) -> Bool {
      pickle.tags.contains { tags.contains($0.name) }
    }
  }
}

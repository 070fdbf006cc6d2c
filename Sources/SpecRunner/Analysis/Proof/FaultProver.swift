package import SpecDrivers
import SpecGherkin
import SpecMessages
package import SpecRunner
import SpecText

/// Runs a passing suite with each fault in turn, several faults in parallel.
///
/// It is independent of apps and engines: the caller makes the values that have the steps launch the
/// app with a fault. The scenarios of the fault's app are run until one catches the fault, starting
/// with those tagged with a requirement that the fault breaks.
package struct FaultProver: Sendable {
  /// The values with which scenarios launch their app with faults; with none of them, a baseline
  /// learns which faults each scenario reaches.
  package typealias Launch = @Sendable (_ faults: [String]) -> WorldValues

  private let baseline: Baseline
  private let cases: [ExactText: [PlannedCase]]
  /// The tags of these scenarios, with those of the text steps that they call.
  private let tags: [NodeID: Set<ExactText>]
  private let launch: Launch
  private let options: RunOptions
  private let isWhole: Bool
  private let isOwn: Bool

  /// - Parameters:
  ///   - options: the options of each run; `jobs` is the number of faults in parallel.
  ///   - isWhole: whether to run all scenarios with each fault, even after one has caught it.
  ///   - isOwn: whether the scenarios of each statement must catch the faults that break it; all of
  ///     them are then run.
  package init(
    _ baseline: Baseline, _ options: RunOptions, isWhole: Bool, isOwn: Bool = false,
    launch: @escaping Launch
  ) {
    self.baseline = baseline
    cases = baseline.casesByApp()
    let registry = baseline.plan.registry
    tags = Dictionary(
      cases.values.joined().map { planned in
        let pickle = planned.pickle
        let tags = pickle.tags.map(\.name) + registry.textStepTags(of: pickle)
        return (pickle.id, Set(exactly: tags))
      }
    ) { first, _ in first }
    self.launch = launch
    self.options = options
    self.isWhole = isWhole
    self.isOwn = isOwn
  }

  /// Tries each fault of the apps that scenarios open.
  ///
  /// Cancelling the calling task ends it early; the result then says how many faults are untried.
  ///
  /// - Parameter progress: receives the number of completed faults and the total number.
  package func prove(
    _ apps: [App], progress: (Int, Int) -> Void = { _, _ in }
  ) async -> FaultProof {
    let tried = apps.filter { cases[$0.name] != nil }.flatMap { app in
      app.faults.map { (app: app.name, fault: $0) }
    }
    let findings = await tried.parallelMap(jobs: options.jobs, progress: progress) {
      await finding($0.fault, of: $0.app)
    }.compactMap { $0 }
    var proof = proof(findings, apps)
    if Task.isCancelled { proof.untried = tried.count - findings.count }
    return proof
  }

  private func proof(_ findings: [FaultProof.Finding], _ apps: [App]) -> FaultProof {
    let unopened = apps.filter { !$0.faults.isEmpty && cases[$0.name] == nil }.map(\.name)
    let proven = Set(exactly: findings.map(\.app))
    let involved = baseline.plan.cases.filter { planned in
      baseline.trials[planned.pickle.id]?.app.map { proven.contains($0) } == true
    }
    let catches = findings.flatMap(\.catches).map { "\($0.uri):\($0.line)" }
    let busy = Set(catches)
    let idle = involved.map(\.pickle).filter { !busy.contains("\($0.uri):\($0.location.line)") }
    return FaultProof(
      findings: findings, unopened: unopened, isWhole: isWhole,
      idle: isWhole && !Task.isCancelled ? idle.map { FaultProof.Witness($0, nil) } : [],
      scenarios: baseline.plan.cases.count, isOwn: isOwn)
  }

  // MARK: - One fault

  private func finding(_ fault: Fault, of app: String) async -> FaultProof.Finding? {
    var builder = FindingBuilder(app: app, fault: fault, tags: tags)
    let (own, others) = builder.divided(cases[app] ?? [])
    await run(own, all: isWhole || isOwn, &builder)
    if isWhole || !builder.isCaught { await run(others, all: isWhole, &builder) }
    // What was cancelled says nothing, unless a first catch is all that is asked for.
    if Task.isCancelled, isWhole || isOwn || !builder.isCaught { return nil }
    return builder.finding
  }

  /// Runs scenarios with a fault: all of them that it can reach, or until one catches it.
  private func run(
    _ cases: [PlannedCase], all: Bool, _ builder: inout FindingBuilder
  ) async {
    var options = options
    options.jobs = 1
    options.maxFailures = all ? nil : 1
    options.retries = 0
    options.values = launch([builder.fault.name])
    // What the fault does not reach passes as without it.
    var rest = cases.filter { baseline.mayReach(builder.fault.name, $0) }
    let reached = Set(rest.map(\.pickle.id))
    while !rest.isEmpty, all || !builder.isCaught, !Task.isCancelled {
      let trials = await Trial.run(baseline.plan.narrowed(to: rest), options)
      builder.note(trials, rest)
      let done = Set(trials.map(\.pickleID))
      let count = rest.count
      rest.removeAll { done.contains($0.pickle.id) }
      // If none of them ran, a hook or setup before them failed, and would fail again.
      if rest.count == count { break }
    }
    let end =
      all ? nil : cases.firstIndex { builder.isCaught && builder.last == $0.pickle.id }
    builder.tried += cases[..<(end ?? cases.endIndex)].count { !reached.contains($0.pickle.id) }
  }

  /// Collects the results for one fault.
  private struct FindingBuilder {
    let app: String
    let fault: Fault
    let tags: [NodeID: Set<ExactText>]
    var catches: [FaultProof.Witness] = []
    var breakages: [FaultProof.Witness] = []
    var tried = 0
    /// The scenario that was run last.
    var last: NodeID?
    var skipped = 0
    var skipReason: String?

    var isCaught: Bool { !catches.isEmpty }

    /// The scenarios tagged with one of the fault's requirements, and the others.
    func divided(_ cases: [PlannedCase]) -> (own: [PlannedCase], others: [PlannedCase]) {
      let marked = cases.map { (planned: $0, isOwn: !statements(of: $0.pickle).isEmpty) }
      return (
        marked.filter(\.isOwn).map(\.planned), marked.filter { !$0.isOwn }.map(\.planned)
      )
    }

    mutating func note(_ trials: [Trial], _ cases: [PlannedCase]) {
      let pickles = Dictionary(cases.map { ($0.pickle.id, $0.pickle) }) { first, _ in first }
      for trial in trials {
        guard let pickle = pickles[trial.pickleID] else { continue }
        tried += 1
        last = pickle.id
        let witness = FaultProof.Witness(pickle, trial.trouble, of: statements(of: pickle))
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
        app: app, fault: fault, catches: catches, breakages: breakages, tried: tried,
        skipped: skipped, skipReason: skipReason)
    }

    /// The fault's requirements that a scenario is tagged with.
    private func statements(of pickle: Pickle) -> [String] {
      guard !fault.breaks.isEmpty, let tags = tags[pickle.id] else { return [] }
      return fault.breaks.filter { tags.contains("@" + $0) }
    }
  }
}

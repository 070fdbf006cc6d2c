package import SpecDrivers
import SpecGherkin
import SpecMessages
package import SpecRunner
import SpecText

/// Runs a passing suite with each fault in turn, several faults in parallel.
///
/// It is independent of apps and engines: the caller makes a registry whose step bodies launch the
/// app with a fault. The scenarios of the fault's app are run until one catches the fault, starting
/// with those tagged with a requirement that the fault breaks.
package struct FaultProver: Sendable {
  /// Makes a registry for a fault with the same declarations as that of the plan.
  package typealias RegistryMaker = @Sendable (_ fault: String) throws(GlueError) -> StepRegistry

  private let baseline: Baseline
  private let cases: [ExactText: [PlannedCase]]
  private let makeRegistry: RegistryMaker
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
    makeRegistry: @escaping RegistryMaker
  ) {
    self.baseline = baseline
    cases = baseline.casesByApp()
    self.makeRegistry = makeRegistry
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
  ) async throws(GlueError) -> FaultProof {
    let tried = apps.filter { cases[$0.name] != nil }.flatMap { app in
      app.faults.map { (app: app.name, fault: $0) }
    }
    let results = await tried.parallelMap(jobs: options.jobs, progress: progress) {
      await finding($0.fault, of: $0.app)
    }
    var findings: [FaultProof.Finding] = []
    for result in results {
      if let finding = try result.get() { findings.append(finding) }
    }
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

  private func finding(
    _ fault: Fault, of app: String
  ) async -> Result<FaultProof.Finding?, GlueError> {
    let registry: StepRegistry
    do throws(GlueError) {
      registry = try makeRegistry(fault.name)
    } catch {
      return .failure(error)
    }
    let plan =
      baseline.plan.over(registry)
      ?? Planner(registry, baseline.plan.selection).plan(baseline.plan.suite)
    var builder = FindingBuilder(fault, of: app, registry)
    let (own, others) = builder.divided(cases[app] ?? [])
    await run(own, all: isWhole || isOwn, in: plan, &builder)
    if isWhole || !builder.isCaught { await run(others, all: isWhole, in: plan, &builder) }
    // What was cancelled says nothing, unless a first catch is all that is asked for.
    if Task.isCancelled, isWhole || isOwn || !builder.isCaught { return .success(nil) }
    return .success(builder.finding)
  }

  /// Runs scenarios with a fault: all of them, or until one catches it.
  private func run(
    _ cases: [PlannedCase], all: Bool, in plan: Plan, _ builder: inout FindingBuilder
  ) async {
    var options = options
    options.jobs = 1
    options.maxFailures = all ? nil : 1
    options.retries = 0
    var rest = cases
    while !rest.isEmpty, all || !builder.isCaught, !Task.isCancelled {
      let trials = await Trial.run(plan.narrowed(to: rest), options)
      builder.note(trials, rest)
      let done = Set(trials.map(\.pickleID))
      let count = rest.count
      rest.removeAll { done.contains($0.pickle.id) }
      // If none of them ran, a hook or setup before them failed, and would fail again.
      if rest.count == count { break }
    }
  }

  /// Collects the results for one fault.
  private struct FindingBuilder {
    private let app: String
    private let fault: Fault
    private let registry: StepRegistry
    private var catches: [FaultProof.Witness] = []
    private var breakages: [FaultProof.Witness] = []
    private var tried = 0
    private var skipped = 0
    private var skipReason: String?

    init(_ fault: Fault, of app: String, _ registry: StepRegistry) {
      self.registry = registry
      self.app = app
      self.fault = fault
    }

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
      if fault.breaks.isEmpty { return [] }
      let tags = Set(exactly: pickle.tags.map(\.name) + registry.textStepTags(of: pickle))
      return fault.breaks.filter { tags.contains("@" + $0) }
    }
  }
}

import SpecExpressions
import SpecGherkin
import SpecMessages
package import SpecRunner
import SpecText

/// Runs a suite's mutants: all against the app as it is, then those that passed against its faults.
package struct Mutator: Sendable {
  private let baseline: Baseline
  private let options: RunOptions
  private let sample: Int?
  private let seed: UInt64

  /// - Parameters:
  ///   - options: for each run; `jobs` is how many mutants run at a time.
  ///   - sample: how many mutants are tried, drawn by the seed; nil for all.
  package init(_ baseline: Baseline, _ options: RunOptions, sample: Int?, seed: UInt64) {
    self.baseline = baseline
    var options = options
    options.maxFailures = nil
    options.retries = 0
    self.options = options
    self.sample = sample
    self.seed = seed
  }

  /// Tries every mutant.
  ///
  /// Cancelling the calling task ends it early; mutants that were not tried then count as survivors.
  ///
  /// - Parameters:
  ///   - faults: the faults survivors are held against; none for no second chance.
  ///   - staging: a registry for a fault, declared like the one of the plan.
  package func mutate(
    faults: [FaultProof.Fault], staging: FaultProver.Staging,
    progress: (Int, Int) -> Void = { _, _ in }
  ) async throws(GlueError) -> Mutation {
    var maker = MutantMaker(baseline.plan)
    let passed = baseline.plan.cases.filter {
      baseline.trials[$0.pickle.id]?.status == .passed
    }
    let drafts = maker.drafts(of: passed)
    let chosen = drawn(drafts)
    let population = MutantPopulation(chosen, baseline.plan)
    var ledger = MutationLedger(chosen, population)
    ledger.note(await Trial.run(population.plan, options))
    let apps = faults.filter { fault in ledger.openApps(baseline).contains(fault.app) }
    for (done, fault) in apps.enumerated() where !Task.isCancelled {
      progress(done, apps.count)
      try await tell(&ledger, population, fault, staging)
    }
    progress(apps.count, apps.count)
    let explanations = Explanations(baseline.plan.suite.files)
    ledger.explain(by: explanations)
    return Mutation(
      trials: ledger.trials, unmatched: maker.unmatched,
      population: sample.map { _ in drafts.count }, seed: sample.map { _ in seed },
      stale: sample == nil ? ledger.stale(explanations) : [])
  }

  /// Some of the mutants, in their order.
  private func drawn(_ drafts: [MutantMaker.Draft]) -> [MutantMaker.Draft] {
    guard let sample, sample < drafts.count else { return drafts }
    // Drawn by hand: how the standard library shuffles may change, and a seed is to stay good.
    var source = RandomSource(seed: seed)
    var places = Array(drafts.indices)
    for place in 0..<sample {
      let rest = UInt64(places.count - place)
      places.swapAt(place, place + Int(source.next() % rest))
    }
    return places.prefix(sample).sorted().map { drafts[$0] }
  }

  /// Holds survivors against one fault: a scenario that fails with it, and passes with it once it
  /// is changed, owes its failure to what was changed.
  private func tell(
    _ ledger: inout MutationLedger, _ population: MutantPopulation, _ fault: FaultProof.Fault,
    _ staging: FaultProver.Staging
  ) async throws(GlueError) {
    let open = ledger.survivors(of: fault.app, baseline)
    guard !open.isEmpty else { return }
    let registry = try staging(fault.name)
    guard let originals = baseline.plan.over(registry), let mutants = population.plan.over(registry)
    else { return }
    let asked = Set(open.map(\.original))
    let trials = await Trial.run(
      originals.narrowed(to: originals.cases.filter { asked.contains($0.pickle.id) }), options)
    let catching = Set(trials.filter(\.isRefuted).map(\.pickleID))
    let candidates = Set(open.filter { catching.contains($0.original) }.map(\.variant))
    guard !candidates.isEmpty else { return }
    let outcomes = await Trial.run(
      mutants.narrowed(to: mutants.cases.filter { candidates.contains($0.pickle.id) }), options)
    ledger.note(outcomes.filter { $0.status == .passed }.map(\.pickleID), under: fault.name)
  }
}

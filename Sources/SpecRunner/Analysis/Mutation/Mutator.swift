package import SpecDrivers
import SpecExpressions
package import SpecGherkin
import SpecMessages
package import SpecRunner
import SpecText

/// Runs the mutants of a suite, first against the app without faults, then the survivors against
/// its faults.
package struct Mutator: Sendable {
  private let baseline: Baseline
  private let options: RunOptions
  private let sample: Int?
  private let seed: UInt64
  private let only: Set<NodeID>?

  /// - Parameters:
  ///   - options: The options of each run; `jobs` is the number of parallel mutants.
  ///   - only: The scenarios of which something is changed; nil for all.
  ///   - sample: The number of mutants to run, drawn by the seed; nil for all.
  package init(
    _ baseline: Baseline, _ options: RunOptions, only: Set<NodeID>? = nil, sample: Int?,
    seed: UInt64
  ) {
    self.baseline = baseline
    self.only = only
    var options = options
    options.maxFailures = nil
    options.retries = 0
    self.options = options
    self.sample = sample
    self.seed = seed
  }

  /// Runs all mutants.
  ///
  /// Cancelling the calling task ends it early; the result then says how many mutants are untried.
  ///
  /// - Parameters:
  ///   - apps: The apps with the faults for survivors; empty to skip this pass.
  ///   - launch: The values with which scenarios launch their app with a fault.
  package func mutate(
    apps: [App], launch: FaultProver.Launch, progress: (Int, Int) -> Void = { _, _ in }
  ) async -> Mutation {
    var maker = MutantMaker(baseline.plan)
    let counted = baseline.plan.cases.filter {
      baseline.counts($0) && !baseline.plan.isStage($0)
    }
    let drafts = maker.drafts(of: counted).filter { draft in
      only.map { only in draft.variants.contains { only.contains($0.planned.pickle.id) } } ?? true
    }
    let chosen = drawn(drafts)
    let population = MutantPopulation(chosen, baseline.plan)
    var ledger = MutationLedger(chosen, population)
    ledger.note(await Trial.run(population.plan, options))
    let open = ledger.openApps(baseline)
    let faults = apps.filter { open.contains($0.name) }.flatMap { app in
      app.faults.map { (app: app.name, fault: $0.name) }
    }
    // The mutants themselves are the first of the parts that are done.
    for (done, (app, fault)) in faults.enumerated() where !Task.isCancelled {
      progress(done + 1, faults.count + 1)
      await runSurvivors(&ledger, population, fault, of: app, launch([fault]))
    }
    progress(faults.count + 1, faults.count + 1)
    let explanations = Explanations(baseline.plan.suite.files)
    ledger.explain(by: explanations)
    let untried = Task.isCancelled ? ledger.removeUntried() : nil
    return Mutation(
      trials: ledger.trials, unmatched: maker.unmatched,
      population: sample.map { _ in drafts.count }, seed: sample.map { _ in seed },
      stale: sample == nil && only == nil && untried == nil ? ledger.stale(explanations) : [],
      untried: untried)
  }

  /// A sample of the mutants, in their order.
  private func drawn(_ drafts: [MutantMaker.Draft]) -> [MutantMaker.Draft] {
    guard let sample, sample < drafts.count else { return drafts }
    // Drawn explicitly: the shuffling of the standard library may change, but a seed must remain
    // valid.
    var source = RandomSource(seed: seed)
    var places = Array(drafts.indices)
    for place in 0..<sample {
      let rest = UInt64(places.count - place)
      places.swapAt(place, place + Int(source.next() % rest))
    }
    return places.prefix(sample).sorted().map { drafts[$0] }
  }

  /// Runs survivors with a fault: a scenario of which a check fails with it, and that passes with it
  /// once changed, owes its failure to the changed part.
  ///
  /// An action that cannot be done with a fault shows nothing: whoever removes it passes, whatever is
  /// checked.
  private func runSurvivors(
    _ ledger: inout MutationLedger, _ population: MutantPopulation, _ fault: String,
    of app: String, _ values: WorldValues
  ) async {
    let open = ledger.survivors(of: app, baseline)
    guard !open.isEmpty else { return }
    let (originals, mutants) = (baseline.plan, population.plan)
    var options = options
    options.values = values
    let asked = Set(open.map(\.original))
    let reached = originals.cases.filter {
      asked.contains($0.pickle.id) && baseline.mayReach(fault, $0)
    }
    let trials = await Trial.run(originals.narrowed(to: reached), options)
    let catching = Set(
      trials.filter { $0.isRefuted && $0.trouble?.isCheck == true }.map(\.pickleID))
    let candidates = Set(open.filter { catching.contains($0.original) }.map(\.variant))
    guard !candidates.isEmpty else { return }
    let outcomes = await Trial.run(
      mutants.narrowed(to: mutants.cases.filter { candidates.contains($0.pickle.id) }), options)
    ledger.note(outcomes.filter { $0.status == .passed }.map(\.pickleID), under: fault)
  }
}

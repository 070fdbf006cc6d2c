package import SpecGherkin
import SpecMessages
package import SpecRunner
package import SpecText

/// The results of a suite without a fault; every scenario must pass before faults are tried.
package struct Baseline: Sendable {
  package let plan: Plan
  package let trials: [NodeID: Trial]

  /// Runs every scenario of a plan once.
  package init(_ plan: Plan, _ options: RunOptions) async {
    self.plan = plan
    let trials = await Trial.run(plan, options)
    self.trials = Dictionary(trials.map { ($0.pickleID, $0) }) { _, last in last }
  }

  private init(_ plan: Plan, trials: [NodeID: Trial]) {
    self.plan = plan
    self.trials = trials
  }

  /// The results of some of the scenarios.
  package func narrowed(to cases: [PlannedCase]) -> Baseline {
    Baseline(plan.narrowed(to: cases), trials: trials)
  }

  /// The scenarios that did not pass and were not skipped, in the order of the plan; without those
  /// that failed because of a known issue, which prove nothing.
  package var failures: [FaultProof.Witness] { witnesses(where: \.isFailure) }

  /// The same with the scenarios that were skipped.
  package var unmet: [FaultProof.Witness] { witnesses { $0 != .passed } }

  private func witnesses(where isWanted: (Status) -> Bool) -> [FaultProof.Witness] {
    plan.cases.compactMap { planned in
      guard let trial = trials[planned.pickle.id], isWanted(trial.status), !trial.isExcused
      else { return nil }
      return FaultProof.Witness(planned.pickle, trial.trouble)
    }
  }

  /// Whether every scenario was run.
  package var isComplete: Bool { plan.cases.allSatisfy { trials[$0.pickle.id] != nil } }

  /// Whether a scenario may have another result with a fault.
  ///
  /// With setups, that depends on theirs too.
  package func mayReach(_ fault: String, _ planned: PlannedCase) -> Bool {
    plan.hasStages || trials[planned.pickle.id]?.reachedFaults?.contains(fault) ?? true
  }

  /// Whether a scenario passed and counts: a failure that a tag excuses decides nothing.
  package func counts(_ planned: PlannedCase) -> Bool {
    planned.pickle.excuse == nil && trials[planned.pickle.id]?.status == .passed
  }

  /// The scenarios that passed and count, by the app they opened.
  package func casesByApp() -> [ExactText: [PlannedCase]] {
    var cases: [ExactText: [PlannedCase]] = [:]
    for planned in plan.cases where counts(planned) {
      guard let app = trials[planned.pickle.id]?.app else { continue }
      cases[app, default: []].append(planned)
    }
    return cases
  }
}

package import SpecDrivers
package import SpecGherkin
import SpecMessages
package import SpecRunner
import SpecText

/// What the scenarios of a suite checked in a revision and no longer check.
///
/// Only what still holds counts: an earlier scenario that the app of today does not satisfy has
/// lost nothing, because the app was changed on purpose.
package struct Weakening: Sendable {
  package let revision: String
  /// The number of scenarios in the revision.
  package let scenarios: Int
  /// Checks that are gone although they still hold.
  package let goneChecks: [GoneCheck]
  /// Checks that others of their kind have replaced, after other actions.
  package let replacedChecks: [GoneCheck]
  /// Earlier scenarios that do not pass with the app of today, or are skipped.
  package let outdated: [FaultProof.Witness]
  /// Faults that the earlier scenarios catch and those of today do not.
  package private(set) var lostFaults: [LostFault] = []
  /// Mutants that the earlier scenarios kill and those of today do not.
  package internal(set) var lostMutants: [Mutant] = []

  /// A check of an earlier scenario.
  package struct GoneCheck: Sendable {
    package let uri: String
    /// The line in the revision.
    package let line: Int
    package let scenario: String
    /// The step with its keyword.
    package let step: String
  }

  /// A fault that is no longer caught.
  package struct LostFault: Sendable {
    package let app: String
    package let fault: Fault
    /// The statement whose scenarios no longer catch it; nil if no scenario does.
    package let statement: String?
    /// The earlier scenario that catches it.
    package let catcher: FaultProof.Witness
  }

  /// Whether nothing was lost.
  package var isEmpty: Bool {
    goneChecks.isEmpty && lostFaults.isEmpty && lostMutants.isEmpty
  }
}

extension Weakening {
  /// Runs the scenarios that only the revision has, and finds the checks that are gone.
  ///
  /// - Parameters:
  ///   - earlier: the plan of the suite as it was.
  ///   - baseline: the results of the suite of today.
  package static func since(
    _ revision: String, _ earlier: Plan, _ baseline: Baseline, _ options: RunOptions
  ) async -> Start {
    let comparison = PlanComparison(earlier, baseline)
    let gone = await Baseline(earlier.narrowed(to: comparison.gone), options)
    let dropped = comparison.droppedChecks.filter {
      gone.trials[$0.planned.pickle.id].map { $0.status == .passed } ?? true
    }
    let weakening = Weakening(
      revision: revision, scenarios: earlier.cases.count,
      goneChecks: dropped.filter { !$0.isReplaced }.map(GoneCheck.init),
      replacedChecks: dropped.filter(\.isReplaced).map(GoneCheck.init),
      outdated: gone.unmet)
    return Start(
      weakening: weakening, comparison: comparison, gone: gone,
      new: Set(comparison.new.map(\.pickle.id)))
  }

  /// What is known before faults or mutants run.
  package struct Start: Sendable {
    /// The checks that are gone.
    package var weakening: Weakening
    package let comparison: PlanComparison
    /// The results of the scenarios that only the revision has.
    package let gone: Baseline
    /// The scenarios that the revision does not have.
    package let new: Set<NodeID>
  }

  /// Runs the faults that a proof does not catch against the scenarios that only the revision has.
  ///
  /// Scenarios of both versions need not run: what they catch is in the proof.
  ///
  /// - Parameters:
  ///   - prover: a prover of those scenarios, for all faults and their statements.
  package mutating func findLost(
    in proof: FaultProof, by prover: FaultProver
  ) async {
    let open = proof.findings.filter { finding in
      finding.outcome != .caught
        || (proof.isOwn && finding.pairs.contains { $0.outcome != .own })
    }
    let apps = Dictionary(grouping: open) { ExactText($0.app) }.map { name, findings in
      App(name.wrappedValue, "", faults: findings.map(\.fault))
    }.sorted { $0.name.precedes($1.name) }
    let earlier = await prover.prove(apps).findings
    for finding in open {
      guard
        let former = earlier.first(where: {
          $0.app.isSame(as: finding.app) && $0.fault.name.isSame(as: finding.fault.name)
        }), let catcher = former.catches.first
      else { continue }
      if finding.outcome != .caught {
        lostFaults.append(
          LostFault(app: finding.app, fault: finding.fault, statement: nil, catcher: catcher))
        continue
      }
      for (pair, before) in zip(finding.pairs, former.pairs) where pair.outcome != .own {
        guard before.outcome == .own, let catcher = before.catcher else { continue }
        lostFaults.append(
          LostFault(
            app: finding.app, fault: finding.fault, statement: pair.statement, catcher: catcher))
      }
    }
  }
}

extension Weakening.GoneCheck {
  fileprivate init(_ check: PlanComparison.DroppedCheck) {
    uri = check.planned.pickle.uri
    line = check.line
    scenario = check.planned.pickle.name
    step = check.step
  }
}

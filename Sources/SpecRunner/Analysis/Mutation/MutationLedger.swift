import SpecGherkin
import SpecMessages
import SpecRunner

/// What is known of each mutant so far.
struct MutationLedger {
  private(set) var trials: [Mutation.Trial]
  private let drafts: [MutantMaker.Draft]
  private let variants: [[MutantPopulation.Variant]]
  /// Which mutant a pickle belongs to.
  private let owners: [NodeID: Int]

  init(_ drafts: [MutantMaker.Draft], _ population: MutantPopulation) {
    self.drafts = drafts
    variants = population.variants
    trials = drafts.map { Mutation.Trial(mutant: $0.finished, outcome: .survived) }
    owners = Dictionary(
      population.variants.enumerated().flatMap { number, variants in
        variants.map { ($0.variant, number) }
      }
    ) { first, _ in first }
  }

  /// Takes in how the mutants went against the app as it is.
  ///
  /// Of the scenarios that share one, a refutation decides, then a pass, then trouble.
  mutating func note(_ outcomes: [SpecAnalysis.Trial]) {
    var passed: Set<Int> = []
    for outcome in outcomes {
      guard let number = owners[outcome.pickleID] else { continue }
      if outcome.isRefuted {
        trials[number].outcome = .killed
      } else if outcome.status == .passed {
        passed.insert(number)
      } else {
        trials[number].trouble =
          outcome.trouble?.failure?.message ?? "a step is \(outcome.status.rawValue.lowercased())"
      }
    }
    for number in trials.indices where trials[number].outcome == .survived {
      if trials[number].trouble != nil, !passed.contains(number) {
        trials[number].outcome = .invalid
      }
    }
  }

  /// Takes in that mutants pass with a fault that their originals catch.
  mutating func note(_ variants: [NodeID], under fault: String) {
    for number in variants.compactMap({ owners[$0] }) where trials[number].outcome == .survived {
      trials[number].outcome = .killedUnderFault
      trials[number].fault = fault
    }
  }

  // MARK: - What is left

  /// The apps of mutants that have survived so far.
  func openApps(_ baseline: Baseline) -> Set<String> {
    Set(
      survivors.flatMap { variants[$0] }.compactMap { baseline.trials[$0.original]?.app })
  }

  /// The pickles of the mutants of an app that have survived so far.
  func survivors(of app: String, _ baseline: Baseline) -> [MutantPopulation.Variant] {
    survivors.flatMap { variants[$0] }.filter { baseline.trials[$0.original]?.app == app }
  }

  private var survivors: [Int] { trials.indices.filter { trials[$0].outcome == .survived } }

  // MARK: - Explanations

  /// Sets apart what could not be killed, and what the specification explains.
  mutating func explain(by explanations: Explanations) {
    for number in survivors where drafts[number].isOfAbsence {
      trials[number].outcome = .equivalent
    }
    for number in survivors {
      guard let found = explanation(of: number, explanations) else { continue }
      trials[number].outcome = .explained
      trials[number].explanation = found
    }
  }

  /// The explanations behind which nothing survives.
  func stale(_ explanations: Explanations) -> [Mutation.Explanation] {
    let used = Set(trials.compactMap(\.explanation))
    return explanations.all.filter { !used.contains($0) }
  }

  private func explanation(
    of number: Int, _ explanations: Explanations
  ) -> Mutation.Explanation? {
    guard let first = drafts[number].variants.first else { return nil }
    let pickle = first.planned.pickle
    return explanations.explanation(
      of: trials[number].mutant, step: drafts[number].line,
      scenario: pickle.document.lineage(of: pickle)?.scenario.location.line ?? 0)
  }
}

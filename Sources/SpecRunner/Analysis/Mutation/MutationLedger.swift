import SpecGherkin
import SpecMessages
import SpecRunner
import SpecText

/// The outcomes of the mutants so far.
struct MutationLedger {
  private(set) var trials: [Mutation.Trial]
  private let drafts: [MutantMaker.Draft]
  private let variants: [[MutantPopulation.Variant]]
  /// The mutant of each pickle.
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

  /// Records the results of the mutants without faults.
  ///
  /// If several scenarios share a mutant, a failed expectation takes precedence, then a pass, then
  /// an error.
  mutating func note(_ outcomes: [SpecAnalysis.Trial]) {
    var passed: Set<Int> = []
    var ran: Set<Int> = []
    for outcome in outcomes where outcome.trouble?.failure?.kind != .interrupted {
      guard let number = owners[outcome.pickleID] else { continue }
      ran.insert(number)
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
      if !ran.contains(number) { trials[number].trouble = Self.notRun }
      if trials[number].trouble != nil, !passed.contains(number) {
        trials[number].outcome = .invalid
      }
    }
  }

  /// Records that mutants pass with a fault that their originals catch.
  mutating func note(_ variants: [NodeID], under fault: String) {
    for number in variants.compactMap({ owners[$0] }) where trials[number].outcome == .survived {
      trials[number].outcome = .killedUnderFault
      trials[number].fault = fault
    }
  }

  private static let notRun = "it was not run"

  /// Removes the mutants that were not run, and the survivors, which a fault may still kill; returns
  /// their number.
  mutating func removeUntried() -> Int {
    let all = trials.count
    trials.removeAll { $0.outcome == .survived || $0.trouble == Self.notRun }
    return all - trials.count
  }

  // MARK: - Survivors

  /// The apps of the survivors so far.
  func openApps(_ baseline: Baseline) -> Set<ExactText> {
    Set(
      exactly: survivors.flatMap { variants[$0] }.compactMap {
        baseline.trials[$0.original]?.app
      })
  }

  /// The pickles of an app's survivors so far.
  func survivors(of app: String, _ baseline: Baseline) -> [MutantPopulation.Variant] {
    survivors.flatMap { variants[$0] }.filter {
      baseline.trials[$0.original]?.app?.isSame(as: app) == true
    }
  }

  private var survivors: [Int] { trials.indices.filter { trials[$0].outcome == .survived } }

  // MARK: - Explanations

  /// Marks equivalent and explained mutants.
  mutating func explain(by explanations: Explanations) {
    for number in survivors where drafts[number].isDenial {
      trials[number].outcome = .equivalent
    }
    for number in survivors {
      guard let found = explanation(of: number, explanations) else { continue }
      trials[number].outcome = .explained
      trials[number].explanation = found
    }
  }

  /// The explanations without a survivor.
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

package import SpecGherkin
import SpecText

/// The result of mutation testing: the outcome of each mutant.
///
/// A mutant is killed if a changed scenario fails by an expectation. One that passes is run again
/// with the faults of the app: if the original scenario catches a fault, and the changed one does
/// not, the mutant is killed, too. A scenario that expects that nothing happens can only be tested
/// this way. All other mutants have survived.
package struct Mutation: Sendable {
  /// The mutants, ordered by location.
  package private(set) var trials: [Trial]
  /// The number of changes after which the text no longer matches a step.
  package let unmatched: Int
  /// The number of mutants before sampling; nil without sampling.
  package let population: Int?
  /// The seed of the sample.
  package let seed: UInt64?
  /// Explanations that no longer apply to a surviving mutant.
  package let stale: [Explanation]
  /// The number of mutants without an outcome because the command was stopped; nil if it was not.
  package var untried: Int?
  /// What the scenarios of a revision killed and these do not; nil if none is compared.
  package private(set) var weakening: Weakening?

  /// A mutant and its outcome.
  package struct Trial: Sendable {
    package let mutant: Mutant
    package internal(set) var outcome: Outcome
    /// The fault that killed it.
    package internal(set) var fault: String?
    /// The reason why it is invalid.
    package internal(set) var trouble: String?
    package internal(set) var explanation: Explanation?
  }

  /// The outcome of a mutant.
  package enum Outcome: String, Hashable, Sendable, CaseIterable {
    /// A scenario failed by an expectation.
    case killed
    /// A scenario behaved differently only with a fault.
    case killedUnderFault
    /// Everything passed.
    case survived
    /// Everything passed, and so did the scenarios of the revision that is compared.
    case survivedBefore
    /// Everything passed, and the specification explains why.
    case explained
    /// Everything passed, and must pass: a check that something is absent also passes for any other
    /// absent thing.
    case equivalent
    /// A changed step does not match, or everything was skipped.
    case invalid
  }

  /// A comment that explains why a change makes no difference: `# survives: …`.
  package struct Explanation: Hashable, Sendable {
    package let uri: String
    package let location: Location
    package let reason: String
  }

  /// The number of mutants with an outcome.
  package func count(_ outcome: Outcome) -> Int { trials.count { $0.outcome == outcome } }

  /// The number of killed mutants.
  package var killed: Int { count(.killed) + count(.killedUnderFault) }
  /// The number of killed mutants and of survivors without explanation.
  package var judged: Int { killed + count(.survived) }
  /// The mutation score in percent: killed of judged mutants; 0 if there are none.
  package var share: Double { judged == 0 ? 0 : Double(killed) * 100 / Double(judged) }

  /// Whether the score is at least a percentage; computed with integers.
  package func hasShare(_ percent: Int) -> Bool { killed * 100 >= percent * judged }

  /// Whether the score is at least a percentage, and nothing is lost since the revision that is
  /// compared.
  package func isKilled(atLeast percent: Int) -> Bool {
    untried == nil && hasShare(percent) && weakening?.isEmpty != false
  }

  /// Compares with the mutants of scenarios that only a revision has.
  ///
  /// What was killed there is lost if it survives here; what survived there is not judged.
  ///
  /// - Parameter before: nil if nothing survives here.
  package mutating func compare(with before: Mutation?, _ weakening: Weakening) {
    var weakening = weakening
    let earlier = before?.trials ?? []
    let files = Set(exactly: trials.map(\.mutant.uri))
    let here = Self.outcomes(earlier) { $0.change(in: $0.uri) }
    // A file that has no mutant now may have been moved.
    let moved = Self.outcomes(earlier.filter { !files.contains($0.mutant.uri) }) {
      $0.change(in: "")
    }
    for place in trials.indices {
      let outcome = trials[place].outcome
      guard outcome == .survived || outcome == .explained else { continue }
      let mutant = trials[place].mutant
      switch here[mutant.change(in: mutant.uri)] ?? moved[mutant.change(in: "")] {
      case .killed, .killedUnderFault: weakening.lostMutants.append(mutant)
      case .survived, .survivedBefore, .explained:
        if outcome == .survived { trials[place].outcome = .survivedBefore }
      case .equivalent, .invalid, nil: break
      }
    }
    self.weakening = weakening
  }

  /// The outcomes by change; of equal changes, one that was killed counts.
  private static func outcomes(
    _ trials: [Trial], by change: (Mutant) -> Mutant.Change
  ) -> [Mutant.Change: Outcome] {
    Dictionary(trials.map { (change($0.mutant), $0.outcome) }) { first, second in
      [.killed, .killedUnderFault].contains(second) ? second : first
    }
  }
}

extension Mutant {
  /// What is changed, wherever it is in a file.
  fileprivate func change(in uri: String) -> Change {
    Change(
      kind: kind, uri: uri, scenario: scenario, step: step, before: before, after: after ?? "")
  }

  fileprivate struct Change: Hashable {
    let kind: Kind
    @ExactText var uri: String
    @ExactText var scenario: String
    @ExactText var step: String
    @ExactText var before: String
    @ExactText var after: String
  }
}

public import SpecGherkin

/// What became of a suite's mutants: which were noticed, and which change nothing.
///
/// A mutant is killed if a scenario that has the change fails by an expectation. One that passes
/// gets a second chance where the app has faults: if the scenario as it is catches a fault, and with
/// the change no longer does, then what was changed matters. A scenario that says "nothing happens"
/// can only be shown so. What is left has survived.
public struct Mutation: Sendable {
  /// In the order of their places.
  public let trials: [Trial]
  /// How many changes were thought of that no step would match.
  public let unmatched: Int
  /// How many mutants there were before a sample was taken; nil if none was.
  public let population: Int?
  /// What the sample was taken by.
  public let seed: UInt64?
  /// Explanations of survivors behind which there is none.
  public let stale: [Explanation]

  /// One mutant and its end.
  public struct Trial: Sendable {
    public let mutant: Mutant
    public internal(set) var outcome: Outcome
    /// The fault that told it from the scenario as it is.
    public internal(set) var fault: String?
    /// Why it is no mutant to judge by, where it is invalid.
    public internal(set) var trouble: String?
    public internal(set) var explanation: Explanation?
  }

  /// How a mutant ended.
  public enum Outcome: String, Hashable, Sendable, CaseIterable {
    /// A scenario failed by an expectation.
    case killed
    /// The change was told by a fault alone.
    case killedUnderFault
    /// Everything passed.
    case survived
    /// Everything passed, and the specification says why.
    case explained
    /// Everything passed, and could not do otherwise: a check that something is not there passes
    /// for another thing that is not there either.
    case equivalent
    /// A step could not be read with the change, or all was skipped.
    case invalid
  }

  /// A comment that says why a change makes no difference: `# survives: …`.
  public struct Explanation: Hashable, Sendable {
    public let uri: String
    public let location: Location
    public let reason: String
  }

  /// How many ended so.
  public func count(_ outcome: Outcome) -> Int { trials.count { $0.outcome == outcome } }

  /// How many were noticed, one way or the other.
  public var killed: Int { count(.killed) + count(.killedUnderFault) }
  /// How many the share is of: those killed and those that survived without a word.
  public var judged: Int { killed + count(.survived) }
  /// The share that was killed, in percent, of those judged; 0 if there are none.
  public var share: Double { judged == 0 ? 0 : Double(killed) * 100 / Double(judged) }

  /// Whether at least so many percent were killed; counted in whole numbers.
  public func isKilled(atLeast percent: Int) -> Bool { killed * 100 >= percent * judged }
}

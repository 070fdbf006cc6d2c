package import SpecDrivers
package import SpecText

/// Something that a walk found, with a short path to it.
package struct ExplorationFinding: Sendable {
  package let incident: Incident
  package let start: PathStart
  /// The path; the incident is seen after its last move.
  package let moves: [Move]
  /// The moves, by number, that the first app refused.
  package let refused: Set<Int>
  /// The number of moves of the walk that found it.
  package let foundAfter: Int
  /// Whether the path was shortened until no single move can be left out.
  package let isMinimal: Bool
  /// Whether the path led to the incident again.
  package let isRepeatable: Bool
}

/// What a walk did and found.
package struct ExplorationResult: Sendable {
  package let seed: UInt64
  package internal(set) var findings: [ExplorationFinding] = []
  /// The actions and conditions of the walk, without those of replays.
  package internal(set) var steps = 0
  package internal(set) var refusals = 0
  package internal(set) var episodes = 0
  /// The replays that shortened findings.
  package internal(set) var replays = 0
  /// The starts that the engine could not arrange.
  package internal(set) var unusableStarts = 0
  /// Why a start could not be arranged; nil if all could.
  package internal(set) var unusable: DriverError?
  package internal(set) var states = 0
  package internal(set) var choices = 0
  package internal(set) var places: [(place: String, visits: Int)] = []
  /// What the elements are called on the screens that were seen.
  package internal(set) var names: Set<ExactText> = []
  /// How many sessions of scenarios the walk could begin with.
  package internal(set) var knownSessions = 0
  /// The checks of scenarios that applied to at least one screen.
  package internal(set) var applied: Set<Int> = []
  /// The limit that ended the walk early; nil if it took all its steps or found enough.
  package internal(set) var cut: Cut?

  /// A limit that ended a walk.
  package enum Cut: Hashable, Sendable {
    case time(Duration)
    case interrupted
    case noStart
  }

  package init(seed: UInt64) { self.seed = seed }

  /// The checks of scenarios that applied to no screen; empty if the walk ended with a finding.
  package func unreached(_ setting: ExplorationSetting) -> [any StandingCheck] {
    guard findings.isEmpty else { return [] }
    return setting.standing.enumerated().filter { !applied.contains($0.offset) }.map(\.element)
  }
}

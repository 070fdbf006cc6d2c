package import SpecDrivers

/// An app that is walked through: an engine, and how the app is launched on it.
package struct ExploredSide: Sendable {
  /// The name in findings: `memo`, `the fault text-late`, `webdriver`.
  package let name: String
  package let engine: any Engine
  /// The faults, and the settings of the run.
  package let launch: LaunchOptions

  package init(_ name: String, _ engine: any Engine, _ launch: LaunchOptions) {
    self.name = name
    self.engine = engine
    self.launch = launch
  }

  /// How a start of a scenario is launched here.
  func options(for start: PathStart) -> LaunchOptions {
    var options = start.options
    options.faults = launch.faults
    options.parameters = launch.parameters
    return options
  }
}

/// What a walk does, checks and may cost.
package struct ExplorationSetting: Sendable {
  /// One app, or two that are compared; the walk follows the first.
  package let sides: [ExploredSide]
  package let known: KnownSessions
  package var seed: UInt64
  package var limits = Limits()
  /// The differences that do not count.
  package var skippedFacts: Set<ObservedDifference.Kind> = []
  /// The invariants that are checked.
  package var invariants: Set<DefaultInvariant> = Set(DefaultInvariant.allCases)
  /// The checks that scenarios tagged `@always` make.
  package var standing: [any StandingCheck] = []
  /// How long two apps that do not report when they have settled may differ.
  package var patience = Duration.seconds(2)

  package init(_ sides: [ExploredSide], _ known: KnownSessions, seed: UInt64) {
    self.sides = sides
    self.known = known
    self.seed = seed
  }

  /// How far a walk goes.
  package struct Limits: Hashable, Sendable {
    /// The largest number of actions, without those of replays.
    package var steps = 1000
    /// The longest time.
    package var time = Duration.seconds(300)
    /// The number of findings after which the walk ends.
    package var findings = 1
    /// The largest number of replays that shorten one finding.
    package var replays = 600
    /// The longest time in which one finding is shortened.
    package var shortening = Duration.seconds(120)
    /// The largest number of states whose actions are counted.
    package var states = 20_000

    package init() {}
  }
}

/// A check that has to hold on every screen, or on those that it applies to.
package protocol StandingCheck: Sendable {
  /// The name of the check, and where it is written.
  var name: String { get }
  var place: String { get }
  /// The line that is written as the last step of a feature; nil to describe the check instead.
  var sentences: [String] { get }

  /// Checks what is seen after an action.
  ///
  /// - Parameter wait: lets time pass in the app and returns what is seen then.
  func check(
    _ seen: Observation, _ capabilities: Capabilities,
    wait: @escaping @Sendable (Duration) async throws(DriverError) -> Observation
  ) async -> StandingVerdict
}

/// The result of a check that has to hold on every screen.
package enum StandingVerdict: Hashable, Sendable {
  case passed
  /// Its conditions do not hold on this screen.
  case notApplicable
  case failed(String)
  /// The engine cannot determine the result.
  case unknown(String)
}

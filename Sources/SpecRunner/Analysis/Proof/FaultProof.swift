package import SpecDrivers
import SpecGherkin
import SpecMessages

/// Faults × scenarios: which scenario notices which fault, and which faults nobody does.
///
/// A fault is a defect an app can be launched with. It is caught by a scenario that passes without
/// it and fails with it because something was expected that is not so. A crash, a limit of time or
/// any other trouble is no catch: nothing was looked at.
package struct FaultProof: Sendable {
  /// The faults in the order they were given.
  package let findings: [Finding]
  /// Apps whose faults were not tried, because no scenario opens them.
  package let unopened: [String]
  /// Whether every scenario was run against every fault, and not only up to the first catch.
  package let isWhole: Bool
  /// Scenarios that fail under no fault; known only if the proof is whole.
  package let idle: [Witness]
  /// How many scenarios were run without a fault.
  package let scenarios: Int

  /// What became of one fault.
  package struct Finding: Sendable {
    /// The app that was launched with it.
    package let app: String
    package let fault: Fault
    /// The scenarios that caught it; the first alone unless the proof is whole.
    package let catches: [Witness]
    /// Scenarios that ended in trouble of another sort.
    package let breakages: [Witness]
    /// How many scenarios were run against it.
    package let tried: Int
    /// How many of these were skipped, and the reason of the first.
    package let skipped: Int
    package let skipReason: String?

    package var outcome: Outcome {
      if !catches.isEmpty { return .caught }
      if !breakages.isEmpty { return .broken }
      return tried > 0 && tried == skipped ? .untold : .survived
    }

    /// Whether a scenario of a requirement the fault breaks caught it; nil if it names none.
    package var isCaughtByItsOwn: Bool? {
      fault.breaks.isEmpty ? nil : catches.contains(where: \.isTagged)
    }
  }

  /// How a fault fared.
  package enum Outcome: String, Hashable, Sendable, CaseIterable {
    /// A scenario expected what was not so.
    case caught
    /// Everything passed.
    case survived
    /// Scenarios ended by a crash, a limit of time or other trouble, and nothing was noticed.
    case broken
    /// Everything was skipped: the engine cannot show it.
    case untold
  }

  /// A scenario, and what it stumbled over.
  package struct Witness: Hashable, Sendable {
    package let uri: String
    /// The line of the scenario, or of its row of the examples.
    package let line: Int
    package let name: String
    /// Whether it carries the id of a requirement the fault breaks.
    package let isTagged: Bool
    package let step: String?
    package let stepLine: Int?
    /// The sort of failure, and its words.
    package let type: String?
    package let message: String?

    init(_ pickle: Pickle, _ trouble: Trial.Trouble?, isTagged: Bool = false) {
      uri = pickle.uri
      line = pickle.location.line
      name = pickle.name
      self.isTagged = isTagged
      step = trouble?.step
      stepLine = trouble?.line
      type = trouble?.failure?.type
      message = trouble?.failure?.message
    }
  }

  /// How many faults fared so.
  package func count(_ outcome: Outcome) -> Int { findings.count { $0.outcome == outcome } }

  /// Whether every fault was caught.
  package var isSound: Bool { findings.allSatisfy { $0.outcome == .caught } }
}

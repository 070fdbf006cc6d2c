package import SpecDrivers
import SpecGherkin
import SpecMessages

/// The result of fault injection: which scenarios catch which fault, and which faults survive.
///
/// A fault is a defect that an app can be launched with. A scenario catches a fault if it passes
/// without the fault and fails a check with it. A crash, a timeout or any other error does not
/// count as a catch, because nothing was checked.
package struct FaultProof: Sendable {
  /// The faults in the given order.
  package let findings: [Finding]
  /// Apps whose faults were not tried because no scenario opens the app.
  package let unopened: [String]
  /// Whether every scenario was run with every fault, not only until the first catch.
  package let isWhole: Bool
  /// Scenarios that catch no fault; determined only if `isWhole` is true.
  package let idle: [Witness]
  /// The number of scenarios that were run without a fault.
  package let scenarios: Int

  /// The result for one fault.
  package struct Finding: Sendable {
    /// The app that was launched with the fault.
    package let app: String
    package let fault: Fault
    /// The scenarios that caught the fault; only the first one unless `isWhole` is true.
    package let catches: [Witness]
    /// Scenarios that failed with the fault, but not because of a check.
    package let breakages: [Witness]
    /// The number of scenarios that were run with the fault.
    package let tried: Int
    /// The number of skipped scenarios, and the reason of the first one.
    package let skipped: Int
    package let skipReason: String?

    package var outcome: Outcome {
      if !catches.isEmpty { return .caught }
      if !breakages.isEmpty { return .broken }
      return tried > 0 && tried == skipped ? .unsupported : .survived
    }

    /// Whether the fault was caught by a scenario tagged with a requirement that the fault breaks;
    /// nil if the fault lists no requirements.
    package var isCaughtByItsOwn: Bool? {
      fault.breaks.isEmpty ? nil : catches.contains(where: \.isTagged)
    }
  }

  /// The outcome of a fault.
  package enum Outcome: String, Hashable, Sendable, CaseIterable {
    /// A scenario failed a check.
    case caught
    /// Every scenario passed.
    case survived
    /// Scenarios ended with a crash, a timeout or another error, and no check failed.
    case broken
    /// Every scenario was skipped, because the engine lacks an ability.
    case unsupported = "untold"
  }

  /// A scenario and its first failure.
  package struct Witness: Hashable, Sendable {
    package let uri: String
    /// The line of the scenario or of its row in the examples.
    package let line: Int
    package let name: String
    /// Whether the scenario is tagged with a requirement that the fault breaks.
    package let isTagged: Bool
    package let step: String?
    package let stepLine: Int?
    /// The type of the failure and its message.
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

  /// The number of faults with an outcome.
  package func count(_ outcome: Outcome) -> Int { findings.count { $0.outcome == outcome } }

  /// Whether every fault was caught.
  package var isSound: Bool { findings.allSatisfy { $0.outcome == .caught } }
}

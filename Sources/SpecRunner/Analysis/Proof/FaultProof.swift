package import SpecDrivers
import SpecGherkin
import SpecMessages
import SpecText

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
  /// Whether the scenarios of each statement must catch the faults that break it.
  package let isOwn: Bool
  /// The number of faults that were not tried because the command was stopped; nil if it was not.
  package var untried: Int?
  /// Statements that a scenario could test and no fault of the apps breaks.
  package var unbroken: [RequirementsDocument.Statement] = []
  /// Faults with a limit under which they change nothing, so that no scenario need catch them.
  package var exclusions: [Exclusion] = []

  /// What the scenarios of a revision caught and these do not; nil if none is compared.
  package var weakening: Weakening?

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

    /// The fault with each statement that it breaks.
    package var pairs: [Pair] {
      fault.breaks.map { statement in
        let own = catches.first { $0.statements.contains(same: statement) }
        return Pair(
          statement: statement, catcher: own ?? catches.first,
          outcome: own != nil ? .own : catches.isEmpty ? .none : .others)
      }
    }
  }

  /// A fault and one of the statements that it breaks.
  package struct Pair: Sendable {
    package let statement: String
    /// The first scenario of the statement that catches the fault; if there is none, the first of
    /// the others; nil if none catches it.
    package let catcher: Witness?
    package let outcome: Outcome

    package enum Outcome: String, Sendable, CaseIterable {
      /// A scenario of the statement catches the fault.
      case own
      /// Only scenarios of other statements catch it.
      case others
      /// No scenario catches it.
      case none
    }
  }

  /// A fault and a limit under which it changes nothing.
  package struct Exclusion: Sendable {
    package let app: String
    /// The name of the fault with the limit.
    package let name: String
    package let reason: String
    /// A scenario that catches it all the same, so that the reason is wrong.
    package let catcher: Witness?
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
    case unsupported
  }

  /// A scenario and its first failure.
  package struct Witness: Hashable, Sendable {
    package let uri: String
    /// The line of the scenario or of its row in the examples.
    package let line: Int
    package let name: String
    /// The requirements that the fault breaks and the scenario is tagged with.
    package let statements: [String]
    package let step: String?
    package let stepLine: Int?
    /// The type of the failure and its message.
    package let type: String?
    package let message: String?

    /// Whether the scenario is tagged with a requirement that the fault breaks.
    package var isTagged: Bool { !statements.isEmpty }

    init(_ pickle: Pickle, _ trouble: Trial.Trouble?, of statements: [String] = []) {
      uri = pickle.uri
      line = pickle.location.line
      name = pickle.name
      self.statements = statements
      step = trouble?.step
      stepLine = trouble?.line
      type = trouble?.failure?.type
      message = trouble?.failure?.message
    }
  }

  /// The number of faults with an outcome.
  package func count(_ outcome: Outcome) -> Int { findings.count { $0.outcome == outcome } }

  /// Notes the faults of apps that change nothing under a limit.
  ///
  /// - Parameter proof: the result of running them, which should catch none.
  package mutating func exclude(from apps: [App], tried proof: FaultProof) {
    for app in apps {
      for (fault, reason) in app.exemptFaults {
        let finding = proof.findings.first {
          $0.app.isSame(as: app.name) && $0.fault.name.isSame(as: fault.name)
        }
        exclusions.append(
          Exclusion(
            app: app.name, name: fault.name, reason: reason, catcher: finding?.catches.first))
      }
    }
  }

  /// The exclusions that a scenario refutes.
  package var wrongExclusions: [Exclusion] { exclusions.filter { $0.catcher != nil } }

  /// Notes the statements that no fault of the apps breaks.
  ///
  /// - Parameters:
  ///   - documents: those that no fault of the tried apps refers to are ignored.
  ///   - apps: all apps of the engine.
  package mutating func noteUnbroken(_ documents: [RequirementsDocument], by apps: [App]) {
    let tried = Set(exactly: findings.map(\.app))
    let broken = Set(exactly: apps.flatMap(\.faults).flatMap(\.breaks))
    let involved = Set(
      exactly: apps.filter { tried.contains($0.name) }.flatMap(\.faults).flatMap(\.breaks))
    for document in documents
    where document.statements.contains(where: { involved.contains("\($0.id)") }) {
      unbroken += document.statements.filter { statement in
        statement.kind.isTestable && !broken.contains("\(statement.id)")
      }
    }
  }

  /// All faults with each statement that they break.
  package var pairs: [Pair] { findings.flatMap(\.pairs) }

  /// Whether every fault was caught, if required by scenarios of each statement it breaks, and none
  /// of those that are said to change nothing; compared with a revision, whether nothing was lost.
  package var isSound: Bool {
    guard wrongExclusions.isEmpty, untried == nil else { return false }
    if let weakening { return weakening.isEmpty }
    return findings.allSatisfy { $0.outcome == .caught }
      && (!isOwn || pairs.allSatisfy { $0.outcome == .own })
  }
}

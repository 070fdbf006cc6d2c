import Foundation
import SpecTestKit
import Specs
import Testing

/// Faults and scenarios hold each other: no fault goes unnoticed, no scenario is idle.
struct FaultTests {
  /// A fault of an app, as a test's argument.
  struct Known: Sendable, CustomTestStringConvertible {
    let app: String
    let fault: Fault

    var testDescription: String { "\(app) with \(fault.name)" }

    static let all = SimulatedEngine().apps.flatMap { app in
      app.faults.map { Known(app: app.name, fault: $0) }
    }
  }

  /// What became of one scenario under one fault.
  struct Trial: Sendable {
    /// `specs/…/a.feature:12`.
    let scenario: String
    let tags: [String]
    let status: Status
    /// The step that decided it: its kind of failure, its message, and its screen.
    let type: String?
    let message: String?
    let screen: String?

    init(_ attempt: Attempt) {
      let pickle = attempt.pickle
      scenario = pickle.map { "\($0.uri):\($0.location.line)" } ?? ""
      tags = pickle.map { $0.tags.map(\.name) } ?? []
      status = attempt.status
      let place = attempt.results.firstIndex { $0.status == attempt.status }
      let failure = place.flatMap { attempt.results[$0].failure }
      type = failure?.type
      message = failure?.message
      screen = failure?.screen
    }
  }

  /// Enough of what can be tried, run once for all tests here.
  ///
  /// That is, of the scenarios that name a requirement a fault breaks, those that have failed under
  /// no fault so far, and of the others as many as it takes until one fails.
  static let trials = Task {
    try await withThrowingTaskGroup(of: Trials.self) { group in
      for app in SimulatedEngine().apps { group.addTask { try await Trials(of: app) } }
      return try await group.reduce(into: Trials()) { $0.add($1) }
    }
  }

  struct Trials: Sendable {
    /// By the fault with its app, for apps may have faults of one name.
    private(set) var byFault: [String: [Trial]] = [:]
    private(set) var idle: [String] = []

    init() {}

    init(of app: App) async throws {
      let suite = FeatureLoader().load([ReferenceSpecs.folder + "/" + app.name])
      let plan = Planner(try ReferenceSpecs.registry()).plan(suite)
      let known = Known.all.filter { $0.app == app.name }
      var quiet = plan.cases
      func note(_ trials: [Trial], of fault: Known) {
        byFault[fault.testDescription, default: []] += trials
        let failing = Set(trials.filter { $0.status == .failed }.map(\.scenario))
        quiet.removeAll { failing.contains($0.place) }
      }
      for fault in known {
        let broken = Set(fault.fault.breaks.map { "@" + $0 })
        let (own, others) = plan.cases.split {
          !broken.isDisjoint(with: $0.pickle.tags.map(\.name))
        }
        let places = Set(quiet.map(\.place))
        let (unproved, proved) = own.split { places.contains($0.place) }
        note(await Self.run(unproved, of: plan, with: fault), of: fault)
        // One scenario that notices the fault is enough.
        for cases in proved.map({ [$0] }) + [others]
        where byFault[fault.testDescription]?.contains(where: { $0.status == .failed }) != true {
          note(await Self.run(cases, of: plan, with: fault), of: fault)
        }
      }
      // What no document requires, such as the look of a whole screen, has no fault.
      quiet.removeAll { planned in
        !planned.pickle.tags.contains { $0.name.firstMatch(of: /-[0-9QA-Z]+\./) != nil }
      }
      for fault in known where !quiet.isEmpty {
        note(await Self.run(quiet, of: plan, with: fault), of: fault)
      }
      idle += quiet.map(\.place)
    }

    mutating func add(_ others: Trials) {
      byFault.merge(others.byFault) { $0 + $1 }
      idle += others.idle
    }

    private static func run(
      _ cases: [PlannedCase], of plan: Plan, with known: Known
    ) async -> [Trial] {
      var options = RunOptions()
      let values = WorldValues()
      values[LaunchFaultsKey.self] = [known.fault.name]
      options.values = values
      let index = RunIndex()
      var trials: [Trial] = []
      await SpecRun(plan.narrowed(to: cases), options).run { envelope in
        index.receive(envelope)
        guard case .testCaseFinished(let event) = envelope,
          let attempt = index.attempt(event.testCaseStartedID)
        else { return }
        trials.append(Trial(attempt))
      }
      return trials
    }
  }

  @Test(.extensive, arguments: Known.all)
  func `a fault is noticed by a failed check, tagged with a requirement the fault breaks`(
    _ known: Known
  ) async throws {
    let broken = Set(known.fault.breaks.map { "@" + $0 })
    var failures = 0
    var isTagged = broken.isEmpty
    for trial in try await Self.trials.value.byFault[known.testDescription] ?? [] {
      #expect(trial.status == .passed || trial.status == .failed, "\(trial)")
      guard trial.status == .failed else { continue }
      failures += 1
      if trial.tags.contains(where: broken.contains) { isTagged = true }
      #expect(trial.type == "ExpectationFailure", "\(trial)")
      #expect(trial.message?.isEmpty == false, "\(trial)")
      #expect(trial.screen?.isEmpty == false, "\(trial)")
    }
    #expect(failures > 0, "no scenario notices \(known.fault.name)")
    #expect(isTagged, "no scenario of \(known.fault.breaks) notices \(known.fault.name)")
  }

  @Test(.extensive)
  func `a scenario of a requirement fails under at least one fault`() async throws {
    let idle = try await Self.trials.value.idle
    #expect(idle == [])
  }

  // What a document only permits (P) is not broken by doing otherwise.
  @Test func `a requirement that can be tested has a fault that breaks it`() throws {
    let broken = Set(SimulatedEngine().apps.flatMap(\.faults).flatMap(\.breaks))
    for requirements in try StatementTests.Requirements.all() {
      let unbroken = requirements.letters.filter { id, letter in
        !"NP".contains(letter) && !broken.contains(id)
      }
      #expect(unbroken.keys.sorted() == [])
    }
  }
}

extension PlannedCase {
  fileprivate var place: String { "\(pickle.uri):\(pickle.location.line)" }
}

extension [PlannedCase] {
  /// Those that meet a condition, and the others.
  fileprivate func split(_ meets: (PlannedCase) -> Bool) -> (Self, Self) {
    (filter(meets), filter { !meets($0) })
  }
}

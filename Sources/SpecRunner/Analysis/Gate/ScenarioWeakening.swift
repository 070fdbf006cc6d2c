package import SpecDrivers
import SpecGherkin
package import SpecRunner
import SpecText

/// What the scenarios no longer check since a revision, scenario by scenario.
///
/// Steps are compared as they are performed, so it does not matter whether they are in a text step, a
/// table, a file of rows or the scenario.
package struct ScenarioWeakening {
  package private(set) var findings: [GateFinding] = []
  /// The earlier scenarios with findings.
  private var weaker: [PlannedCase] = []

  /// Nothing, to which comparisons are added.
  package init() {}

  /// - Parameters:
  ///   - comparison: of the scenarios, the setups and teardowns, or those tagged `@always`.
  ///   - earlier: the plan of the revision.
  ///   - unmet: the earlier scenarios that do not pass today.
  ///   - isSameApp: whether they did not pass in the revision either, because nothing else differs.
  package mutating func add(
    _ comparison: PlanComparison, _ earlier: Plan, _ later: Plan,
    unmet: [FaultProof.Witness] = [], isSameApp: Bool = false
  ) {
    let failing = Dictionary(unmet.map { (Self.key($0.uri, $0.line), $0) }) { first, _ in first }
    let places = Dictionary(
      comparison.pairs.map { ($0.earlier.pickle.id, $0.later.pickle) }
    ) { first, _ in first }
    for pair in comparison.pairs {
      addTags(pair.earlier.pickle, pair.later.pickle, earlier.registry, later.registry)
    }
    var dropped = Dictionary(grouping: comparison.droppedChecks) { $0.planned.pickle.id }
    // Others check the same; without them, the scenario is gone.
    for pair in comparison.leftOut where dropped[pair.earlier.pickle.id] == nil {
      addTags(pair.earlier.pickle, pair.later, earlier.registry, later.registry)
    }
    for planned in comparison.gone + comparison.droppedChecks.map(\.planned) {
      let pickle = planned.pickle
      guard let checks = dropped.removeValue(forKey: pickle.id) else { continue }
      weaker.append(planned)
      let line = places[pickle.id]?.location.line
      func note(_ kind: GateFinding.Kind, at earlier: Int, _ text: String) {
        findings.append(
          GateFinding(
            kind, places[pickle.id]?.uri ?? pickle.uri, line: line, earlier: earlier,
            name: pickle.name, text))
      }
      let witness = failing[Self.key(pickle.uri, pickle.location.line)]
      if let witness, !isSameApp {
        note(.contradicted, at: witness.stepLine ?? pickle.location.line, witness.trouble)
      } else if places[pickle.id] == nil {
        note(
          .removedScenario, at: pickle.location.line,
          "with \(checks.count.counted("check")): \(checks[0].step)")
      } else {
        for check in checks {
          if let witness, witness.isAbout(check) {
            note(.failedBefore, at: check.line, witness.trouble)
          } else {
            note(check.isReplaced ? .changedCheck : .removedCheck, at: check.line, check.step)
          }
        }
      }
    }
    for action in comparison.droppedActions {
      let pickle = action.planned.pickle
      let witness = failing[Self.key(pickle.uri, pickle.location.line)]
      let hasFailed = isSameApp && witness?.isAbout(action) == true
      weaker.append(action.planned)
      findings.append(
        GateFinding(
          hasFailed ? .failedBefore : .changedAction, pickle.uri,
          line: places[pickle.id]?.location.line, earlier: action.line,
          name: pickle.name, action.step))
    }
  }

  private static func key(_ uri: String, _ line: Int) -> String { "\(uri):\(line)" }

  // MARK: - Tags

  /// Tags that change neither whether a scenario runs nor what its result is.
  private static let harmless = ["@serial", "@soft"]

  private mutating func addTags(
    _ earlier: Pickle, _ later: Pickle, _ before: StepRegistry, _ after: StepRegistry
  ) {
    // A text step that a scenario calls covers requirements for it.
    func tags(_ pickle: Pickle, _ registry: StepRegistry) -> Set<ExactText> {
      let called = registry.textStepTags(of: pickle).filter { RequirementID(tag: $0) != nil }
      return Set(exactly: pickle.tags.map(\.name) + called)
    }
    let (old, new) = (tags(earlier, before), tags(later, after))
    func note(_ kind: GateFinding.Kind, _ text: String) {
      findings.append(
        GateFinding(
          kind, later.uri, line: later.location.line, earlier: earlier.location.line,
          name: later.name, text))
    }
    for tag in old.subtracting(new).inOrder where !Self.isHarmless(tag) {
      let isRequirement = RequirementID(tag: tag) != nil
      note(isRequirement ? .removedRequirementTag : .retagged, "\(tag) was removed")
    }
    for tag in new.subtracting(old).inOrder
    where !Self.isHarmless(tag) && RequirementID(tag: tag) == nil {
      let isIssue = KnownIssue.address(ofTag: tag) != nil
      let isQuarantine = tag.isSame(as: Excuse.quarantineTag)
      note(
        isIssue ? .knownIssue : isQuarantine ? .quarantined : .retagged, "\(tag) was added")
    }
  }

  private static func isHarmless(_ tag: String) -> Bool {
    harmless.contains(same: tag) || tag.begins(with: "@exclusive:")
  }

  // MARK: - Mutants

  /// Adds the changes after which the scenarios that the revision does not have pass all the same.
  package mutating func add(_ mutation: Mutation) {
    let emptied = Set(mutation.weakening?.lostMutants ?? [])
    for trial in mutation.trials {
      let mutant = trial.mutant
      let isEmptied = emptied.contains(mutant)
      guard isEmptied || trial.outcome == .survived else { continue }
      findings.append(
        GateFinding(
          isEmptied ? .emptiedStep : .idleStep, mutant.uri, line: mutant.location.line,
          name: mutant.scenario, "\(mutant.step): \(mutant.difference)"))
    }
  }

  // MARK: - Faults

  /// Adds the faults that the weaker scenarios catch, and which of them no scenario of today does.
  ///
  /// - Parameters:
  ///   - gone: the results of the scenarios that only the revision has.
  ///   - today: the results of the scenarios of today.
  package mutating func addFaults(
    of apps: [App], _ gone: Baseline, _ today: Baseline, _ options: RunOptions,
    launch: @escaping FaultProver.Launch
  ) async {
    let wanted = Set(weaker.map(\.pickle.id))
    let chosen = gone.plan.cases.filter { wanted.contains($0.pickle.id) }
    if chosen.isEmpty { return }
    let earlier = await FaultProver(
      gone.narrowed(to: chosen), options, isWhole: true, launch: launch
    ).prove(apps).findings.filter { $0.outcome == .caught }
    let caught = Dictionary(grouping: earlier) { ExactText($0.app) }.map { name, findings in
      App(name.wrappedValue, "", faults: findings.map(\.fault))
    }.sorted { $0.name.precedes($1.name) }
    let later = await FaultProver(today, options, isWhole: false, launch: launch)
      .prove(caught).findings.filter { $0.outcome == .caught }
    let kept = Set(later.map { Self.key($0.app, 0) + $0.fault.name })
    for finding in earlier {
      let isLost = !kept.contains(Self.key(finding.app, 0) + finding.fault.name)
      let names = Set(exactly: finding.catches.map { "\($0.uri):\($0.name)" })
      for place in findings.indices
      where names.contains("\(findings[place].uri):\(findings[place].name)") {
        findings[place].caught.append(finding.fault.name)
        if isLost { findings[place].lost.append(finding.fault.name) }
      }
    }
  }
}

extension FaultProof.Witness {
  /// The step that did not pass, with its message.
  package var trouble: String {
    [step, message].compactMap { $0 }.joined(separator: ": ")
  }

  /// Whether it is this step that did not pass.
  fileprivate func isAbout(_ check: PlanComparison.DroppedCheck) -> Bool {
    stepLine == check.line && step.map { check.step.ends(with: $0) } == true
  }
}

import SpecAnalysis
import SpecDrivers
import SpecReporters
import SpecRunner
import SpecText

/// `spec gate`: says whether a change weakens the specification.
enum GateCommand: Command {
  static let needsApps = true
  static func runsScenarios(_ arguments: Arguments) -> Bool { arguments[runs] }

  private static let since = Flag<String?>(
    "since", value: "REVISION", .revision, otherwise: "HEAD", section: "run",
    help: "the git revision to compare with",
    details: "In a branch, the one that it is merged into: origin/main.")

  static let runs = Flag<Bool>(
    "run", default: true, negates: true, section: "run",
    help: "run the scenarios that the change affects (default)",
    details: """
      The scenarios of today must pass, and those that only the revision has run with the app of \
      today and its faults. With --no-run, only texts are compared, and every scenario counts as \
      passing.
      """)

  static let mutants = Flag<Bool>(
    "mutants", default: true, negates: true, section: "run",
    help: "change one thing at a time in new scenarios (default with simulated apps)",
    details: """
      What the earlier scenarios failed after and those of today do not counts as weaker; a step of \
      a new scenario that may be changed is listed. At most \(mostMutants) changes are tried.
      """)
  private static let mostMutants = 500

  static let allow = Flag<[GateFinding.Kind]>(
    "allow", value: "KIND", FlagWords(GateFinding.Kind.allCases.map { ($0, $0.meaning) }),
    section: "verdict",
    help: "accept findings of this kind, which a person has read")

  static let spec = CommandSpec(
    name: "gate", summary: "check that a change does not weaken the specification",
    discussion: """
      Compares the scenarios, requirements, snapshots, walks, settings, calls in scripts and faults \
      of apps with those of a git revision, and names everything that says or checks less: removed, \
      loosened, retagged, retried, silenced. The earlier scenarios run with the app of today, and \
      with its faults, which says what they catch. New scenarios are changed to see whether they \
      can fail.

      The exit status is 1 if something is weaker. Code that was changed together with the \
      specification is listed and does not count.
      """,
    examples: [
      .init("spec gate", "what is not committed yet"),
      .init("spec gate --since origin/main", "what this branch changes"),
      .init("spec gate --since origin/main --format github", "annotations of GitHub Actions"),
      .init("spec gate --allow changed-snapshot", "new pictures that a person has looked at"),
      .init("spec gate --no-run", "without running scenarios"),
    ],
    positionals: [SharedFlags.paths],
    flags: ProofSettings.flags + [since, runs, mutants, MutateCommand.faults, allow]
      + PageSettings.flags)

  static func run(_ arguments: Arguments, in tool: ToolContext) async throws -> ExitStatus {
    let settings = try ProofSettings(arguments, tool)
    let revision = arguments[since] ?? "HEAD"
    let page = PageSettings(arguments)
    let output = try page.open(tool)
    let files: [ChangedFile]
    do throws(ChangeError) {
      files = try await RepositoryChanges.since(revision).files {
        remains($0, $1, settings.selection.isBelow)
      }
    } catch { throw tool.ending("\(since.long): \(error.sentence)") }
    let code = FileWeakening.code(files)
    let work = LongTask(tool: tool, name: "comparing")
    let compare = { () async throws -> ExitStatus in
      var report = GateReport(revision, allowed: arguments[allow])
      report.files = files.count
      report.findings = try await scenarios(
        revision, settings, work, files, hasCode: !code.isEmpty, &report.notes, arguments, tool)
      if !files.isEmpty, !arguments[runs] {
        report.notes.append(
          "not judged without running: whether scenarios pass, which faults they catch, and whether "
            + "new checks can fail; without \(runs.negation ?? ""), the gate judges it")
      }
      report.findings +=
        FileWeakening.findings(
          files, known: Set(settings.allApps.flatMap(\.faultNames)), settings.selection.isBelow)
        + SettingWeakening.findings(files)
        + CommandWeakening.findings(files, tool.spec) + code
      try output.finish(page.text(GatePage.page(report), report.json, tool, arguments))
      return report.weaker.isEmpty ? .passed : .failed
    }
    return arguments[runs] ? try await settings.withEngine(work, compare) : try await compare()
  }

  /// Whether a file that was moved is still read as what it was: some by their names, others by their
  /// endings and folders.
  private static func remains(
    _ old: String, _ new: String, _ isBelow: (String) -> Bool
  ) -> Bool {
    let (name, other) = (FilePath.name(of: old), FilePath.name(of: new))
    if SettingWeakening.names.contains(name) { return false }
    let isNamed = [CoverageCommand.fileName, WalkRun.fileName, "package.json"].contains(name)
    return (isNamed ? name == other : FilePath.ending(of: name) == FilePath.ending(of: other))
      && (isBelow(new) || !isBelow(old))
      && CommandWeakening.isScript(old) == CommandWeakening.isScript(new)
      && SnapshotFiles.isPicture(old) == SnapshotFiles.isPicture(new)
  }

  /// What the scenarios no longer check.
  private static func scenarios(
    _ revision: String, _ settings: ProofSettings, _ work: LongTask, _ files: [ChangedFile],
    hasCode: Bool, _ notes: inout [String], _ arguments: Arguments, _ tool: ToolContext
  ) async throws -> [GateFinding] {
    let suite = settings.selection.load()
    let registry = try settings.registry(for: suite)
    let planner = Planner(registry, settings.selection.selection)
    let plan = planner.plan(suite)
    let earlier = try await EarlierSuite.read(revision, plan, settings, tool, mayBeEmpty: true)
    // Folders whose features are all gone are what is looked for.
    let isGone = { (code: String) in
      earlier != nil && ["path.no-features", "path.missing", "path.nothing-fits"].contains(code)
    }
    try tool.check(plan.errors.filter { !isGone($0.code) }, arguments)
    guard let earlier else {
      notes.append("\(revision) has no scenario of these paths, tags and names")
      return []
    }
    var weakening = ScenarioWeakening()
    weakening.add(
      PlanComparison(earlier.plan, plan, isOfStages: true), earlier.plan, plan)
    let standing = Planner(earlier.plan.registry, settings.selection.selection)
      .ofStandingScenarios.plan(earlier.plan.suite)
    let standingToday = planner.ofStandingScenarios.plan(suite)
    weakening.add(PlanComparison(standing, standingToday), standing, standingToday)
    let read = FileWeakening.read(files, earlier.plan, plan)
    guard arguments[runs] else {
      weakening.add(
        PlanComparison(earlier.plan, plan) { $0.pickle.excuse == nil }, earlier.plan, plan)
      return weakening.findings + read
    }
    var options = settings.options
    options.values = settings.launch([])
    let apps = arguments[MutateCommand.faults] ? settings.allApps : []
    let triesMutants =
      arguments.isOn(mutants) || !arguments.isOff(mutants) && settings.isVirtual
    let isSameApp = settings.isVirtual && read.isEmpty && FileWeakening.areScenarios(files)
    let (findings, further) = try await work.complete { [options, weakening] in
      var weakening = weakening
      var notes: [String] = []
      let today = await Baseline(plan, options)
      let start = await earlier.compared(with: today, settings)
      weakening.add(
        start.comparison, earlier.plan, plan, unmet: start.gone.failures, isSameApp: isSameApp)
      await weakening.addFaults(of: apps, start.gone, today, options, launch: settings.launch)
      if !start.new.isEmpty {
        let command = ([tool.spec.name, "mutate"] + arguments.positionals).joined(separator: " ")
        let whole = "\(command) --since \(revision)"
        if triesMutants {
          let mutation = await earlier.mutation(
            of: today, start, settings, apps: apps, sample: mostMutants, seed: 0)
          weakening.add(mutation)
          notes.append(Self.note(mutation, whole))
        } else {
          notes.append("not judged: whether new checks can fail; \(whole) tries them")
        }
      }
      return (today.findings(hasCode: hasCode) + weakening.findings, notes)
    }
    notes += further
    return findings + read
  }

  /// How many changes of new scenarios were tried.
  private static func note(_ mutation: Mutation, _ whole: String) -> String {
    let all = mutation.population ?? mutation.trials.count
    let sample = all > mutation.trials.count ? ", of \(all), which \(whole) tries" : ""
    return "changes of new scenarios that were tried: \(mutation.trials.count)\(sample)"
  }
}

extension Baseline {
  /// The scenarios of today that check nothing: those that fail, and if code has changed, those that
  /// are skipped.
  fileprivate func findings(hasCode: Bool) -> [GateFinding] {
    let failing = failures
    let known = Set(failing.map { "\($0.uri):\($0.line)" })
    let skipped = hasCode ? unmet.filter { !known.contains("\($0.uri):\($0.line)") } : []
    func finding(_ kind: GateFinding.Kind, _ witness: FaultProof.Witness) -> GateFinding {
      GateFinding(
        kind, witness.uri, line: witness.stepLine ?? witness.line, name: witness.name,
        witness.trouble)
    }
    return failing.map { finding(.failing, $0) } + skipped.map { finding(.skipped, $0) }
  }
}

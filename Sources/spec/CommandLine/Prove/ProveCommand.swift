import SpecAnalysis
import SpecDrivers
import SpecReporters
import SpecRunner

/// `spec prove`: runs the suite against every fault of the apps and fails if one is not caught.
enum ProveCommand: Command {
  static let needsApps = true
  static func runsScenarios(_ arguments: Arguments) -> Bool { true }

  static let all = Flag<Bool>(
    "all", section: "run",
    help: "run every scenario for every fault, not just until it is caught")

  static let own = Flag<Bool>(
    "own", section: "run",
    help: "fail unless the scenarios of each statement catch the faults that break it")

  static let revisits = Flag<Bool>(
    "revisits", section: "run",
    help: "run the faults limited to later visits of a screen, not those from the start")

  static let spec = CommandSpec(
    name: "prove", summary: "check that the scenarios catch every fault of the apps",
    discussion: """
      Runs the scenarios without a fault, then once for each named fault of the apps they open. A \
      fault is caught if an expectation of a scenario fails, also that of an action, such as a tap \
      on something that is not there; crashes, timeouts and scenarios with @known-issue(URL) or \
      @quarantine do not count. \
      The exit status is 1 if a fault is not caught; with --own, also if the scenarios tagged with \
      a statement do not catch each fault that breaks it; with --revisits, also if a scenario \
      catches a fault that the app lists as changing nothing on later visits. With --since, it is \
      1 only if the scenarios catch less than those of a git revision did.
      """,
    examples: [
      .init("spec prove specs --jobs auto", "all faults of all apps"),
      .init("spec prove specs/slack-login --fault hyphen-refused", "one fault"),
      .init("spec prove specs --own", "each fault by the scenarios of the statements it breaks"),
      .init("spec prove specs/memo --revisits", "faults that begin at a later visit to a screen"),
      .init("spec prove specs --since origin/main", "what this branch no longer checks"),
      .init("spec prove specs --engine 'stdio:spec serve'", "the faults of another engine"),
      .init(
        "spec prove specs --all --format html --output faults.html",
        "which scenario catches which fault"),
    ],
    positionals: [SharedFlags.paths],
    flags: ProofSettings.flags + [
      ProofSettings.app, ProofSettings.fault, all, own, revisits,
      EarlierSuite.since,
    ]
      + PageSettings.flags + [SharedFlags.junit])

  static func run(_ arguments: Arguments, in tool: ToolContext) async throws -> ExitStatus {
    let settings = try ProofSettings(arguments, tool)
    let work = LongTask(tool: tool, name: "proving")
    return try await settings.withEngine(work) {
      let isLimited = arguments[revisits]
      let apps = try settings.apps(limited: isLimited)
      if isLimited, settings.allApps.allSatisfy(\.limits.isEmpty) {
        throw tool.ending(
          "the engine lists no limits of faults, so --revisits has nothing to run\n"
            + "list limits in its answer to initialize, or in the apps of an Engine in Swift",
          .nothingSelected)
      }
      guard apps.contains(where: { !$0.faults.isEmpty }) else {
        throw tool.ending(
          "the engine lists no faults, so nothing can be proven\n"
            + "list faults in its answer to initialize, in a page's <meta name=\"spec-faults\">, "
            + "or in the apps of an Engine in Swift", .nothingSelected)
      }
      return try await prove(apps, settings, work, arguments, tool)
    }
  }

  private static func prove(
    _ apps: [App], _ settings: ProofSettings, _ work: LongTask, _ arguments: Arguments,
    _ tool: ToolContext
  ) async throws -> ExitStatus {
    let page = PageSettings(arguments)
    let output = try page.open(tool)
    let junit = try arguments[SharedFlags.junit].map { file throws(OutputError) in
      try OutputFile(file).output()
    }
    let baseline = try await settings.start(work)
    let earlier = try await EarlierSuite.read(
      arguments[EarlierSuite.since], baseline.plan, settings, tool)
    let prover = FaultProver(
      baseline, settings.options, isWhole: arguments[all], isOwn: arguments[own],
      launch: settings.launch)
    let limitable = arguments[revisits] ? settings.limitable(apps) : []
    var proof = try await work.part {
      var proof = await prover.prove(apps, progress: work.progress(arguments))
      let exempt = await prover.prove(
        limitable.map(\.exempt), progress: work.progress(arguments))
      proof.exclude(from: limitable, tried: exempt)
      // What was compared only in part says nothing.
      guard !Task.isCancelled else {
        proof.untried = proof.untried ?? 0
        return proof
      }
      proof.weakening = await earlier?.weakening(of: proof, baseline, settings)
      return proof
    }
    guard !proof.findings.isEmpty else {
      if let interruption = work.interruption { return interruption }
      throw tool.ending(
        "nothing was proven: no scenario that passes and counts opens an app with faults\n"
          + "name the paths of scenarios that do, or try \(tool.spec.name) mutate, which needs none",
        .nothingSelected)
    }
    if arguments[own] { proof.noteUnbroken(settings.requirements, by: settings.allApps) }
    if let junit { try JUnitChecks.write(proof.checks, to: junit) }
    try output.finish(page.text(ProofPage.page(proof), proof.json, tool, arguments))
    return work.interruption ?? (proof.isSound ? .passed : .failed)
  }
}

extension App {
  /// The app with those faults alone that change nothing under their limit.
  fileprivate var exempt: App { App(name, summary, faults: exemptFaults.map(\.fault)) }
}

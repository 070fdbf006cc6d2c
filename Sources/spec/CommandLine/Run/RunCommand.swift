import SpecGherkin
import SpecMessages
import SpecReporters
import SpecRunner
import SpecText

/// `spec run`: plans, runs and reports.
enum RunCommand: Command {
  static func runsScenarios(_ arguments: Arguments) -> Bool { true }

  static let spec = CommandSpec(
    name: "run", summary: "run scenarios against an app and report the results",
    discussion: """
      PATH is a feature file, a scenario (FILE:LINE), a directory, a pattern such as \
      'specs/**/*.feature', or @FILE: a list of such paths, one on each line, as --report \
      rerun:FILE writes it. Without PATH, spec runs everything in specs.
      """,
    examples: [
      .init("spec run specs/", "all scenarios"),
      .init("spec run specs/slack-login/email.feature:12", "one scenario"),
      .init(
        "spec run --tags \"@smoke and not @slow\" --jobs 4",
        "the selected scenarios, four in parallel"),
      .init(
        "spec run --junit report.xml --report rerun:failed.txt",
        "write reports for CI and a list of failed scenarios"),
      .init("spec run --last-failed", "the scenarios that failed in the last run"),
      .init("spec run --changed-since origin/main", "the scenarios that this branch affects"),
      .init("spec run --watch --tags @wip", "run again whenever a file changes"),
      .init("spec run --shard 2/4 --order random", "the second of four parts, in random order"),
      .init("spec run specs/slack-login --fault go-does-nothing", "start the app with a fault"),
      .init("spec run --url http://localhost:3000", "test a web page in a browser"),
      .init(
        "spec run --url http://localhost:3000 --headed --slow 300ms --pause-on-failure",
        "watch it, and try steps where it fails"),
    ],
    positionals: [SharedFlags.paths],
    flags: [SharedFlags.tags, SharedFlags.name] + SharedFlags.reading
      + SharedFlags.variables + [SelectionFlags.changedSince, SelectionFlags.lastFailed]
      + [SelectionFlags.allowEmpty]
      + PlanFlags.all
      + [RunFlags.jobs, RunFlags.watch, RunFlags.dryRun, RunFlags.retry, RunFlags.retryTags]
      + [RunFlags.repeatEach]
      + [RunFlags.wait, RunFlags.stepTimeout, RunFlags.timeout]
      + [RunFlags.pauseOnFailure, RunFlags.slow]
      + GuardFlags.all + [SharedFlags.report, SharedFlags.junit, SharedFlags.trace]
      + [SharedFlags.buildSystem, SharedFlags.tagLink] + HistoryFlags.all
      + [
        RunFlags.url, RunFlags.serve, RunFlags.engine, RunFlags.browser, RunFlags.headed,
        RunFlags.tokenFile, RunFlags.device, RunFlags.fault,
      ]
      + [RunFlags.parameter, RunFlags.updateSnapshots, RunFlags.screens]
      + [RunFlags.allowScriptErrors, RunFlags.audit, RunFlags.failOnAudit],
    rules: PlanFlags.rules + RunFlags.rules + HistoryFlags.rules)

  static func run(_ arguments: Arguments, in tool: ToolContext) async throws -> ExitStatus {
    if arguments[RunFlags.watch] {
      var loop = try WatchLoop(arguments, tool)
      return try await loop.run()
    }
    // The reports of a run that is stopped before it starts say that no scenario was run.
    tool.signals?.whenAsked {
      _ = tool.printError(
        "stopping: writing the reports, without running; a second signal exits immediately")
    }
    guard let bazel = BazelTest(tool.environment, arguments) else {
      let settings = try RunSettings(arguments, tool)
      _ = try settings.engines.accepted()
      return try await run(settings.selection.load(), settings, arguments, tool)
    }
    let settings = try RunSettings(bazel.arguments(arguments), tool)
    _ = try settings.engines.accepted()
    return try await run(settings, for: bazel, arguments, tool)
  }

  /// Runs as a Bazel test, with the files that Bazel expects.
  private static func run(
    _ settings: RunSettings, for bazel: BazelTest, _ arguments: Arguments, _ tool: ToolContext
  ) async throws -> ExitStatus {
    try bazel.begin()
    let status = try await run(settings.selection.load(), settings, arguments, tool)
    bazel.end()
    return status
  }

  /// Runs a suite once.
  static func run(
    _ suite: Suite, _ settings: RunSettings, _ arguments: Arguments, _ tool: ToolContext
  ) async throws -> ExitStatus {
    var settings = settings
    let snapshots = SnapshotSettings(arguments, tool)
    let auditor = settings.engines.auditor(arguments)
    let libraries = settings.engines.libraries(
      traced: settings.reports.trace != nil, snapshots: snapshots.files, auditor: auditor)
    let registry = try tool.registry(of: libraries, for: suite, arguments)
    try await settings.selection.readChanges(in: suite, registry, libraries, tool)
    let planner = Planner(
      registry, settings.selection.selection, shard: settings.plan.shard,
      ordering: settings.plan.ordering, variants: settings.engines.variants,
      repeats: settings.repeats)
    let plan = AppName.check(by: settings.engines.objection) { planner.plan(suite) }
    let blocking = settings.options.keepsGoing ? plan.errorsOutsideFiles : plan.errors
    var status = tool.show(suite.warnings + plan.errors, arguments)
    // As in Cucumber, the run continues: steps that only these definitions match are undefined.
    status = status.combined(with: tool.show(registry.unusedDefinitions, arguments))
    if blocking.isEmpty {
      _ = tool.show(plan.warnings.shortened, arguments)
      for sentence in settings.selection.tagWarnings(plan) { tool.note("warning: " + sentence) }
      for name in plan.unusedVariables {
        tool.note(
          "warning: no step uses the variable ${\(name)}\nremove it, or write ${\(name)} in a step")
      }
    }
    if let announcement = settings.plan.announcement {
      status = status.combined(with: tool.printError(announcement, .passed))
    }
    let pause =
      settings.pauses ? FailurePause(registry, settings.engines, arguments, tool) : nil
    if let pause { settings.options.pause = { await pause.open(at: $0) } }
    // Other shards may check something; merging them decides.
    settings.options.mustCheck = !settings.allowsEmpty && plan.shard == nil
    let nothing = whyNothingRuns(plan, settings, tool)
    if let nothing, nothing.status != .passed {
      settings.options.nothingSelected = nothing.sentence.split(separator: "\n").first.map(
        String.init)
    }
    let outcome = await run(
      plan, settings, pause, arguments, tool.display(1, arguments), tool)
    let signal = tool.signals?.signal ?? 0
    if let verdict = outcome.verdict {
      status = status.combined(with: verdict.exitStatus(signal: signal))
    } else if let stopped = ExitStatus(signal: signal) {
      status = status.combined(with: stopped)
    }
    _ = tool.show(outcome.warnings, arguments)
    for problem in settings.history?.problems ?? [] { tool.note(problem) }
    let isWhole = outcome.verdict?.isWhole(plan) == true && !settings.options.dryRun
    let findings = auditor?.report() ?? []
    for sentence in snapshots.report(on: isWhole ? suite : nil) + findings {
      tool.note(sentence)
    }
    if let failure = outcome.failure, !failure.isReaderGone {
      return status.combined(with: tool.printError(failure.description, .broken))
    }
    if blocking.isEmpty, !plan.cases.isEmpty, let lack = suite.lackOfBrokenFiles {
      return status.combined(with: tool.printError(lack))
    }
    if let verdict = outcome.verdict, verdict.hasCheckedNothing, !settings.options.dryRun {
      let permission =
        settings.options.mustCheck ? ", or permit it with \(SelectionFlags.allowEmpty.long)" : ""
      tool.note(verdict.whyNothingIsChecked + permission)
    }
    if let nothing {
      return status.combined(with: tool.printError(nothing.sentence, nothing.status))
    }
    return status.combined(with: sayWhatErrorsPrevented(plan, settings, tool))
  }

  /// The message and status of a run that errors prevented.
  private static func sayWhatErrorsPrevented(
    _ plan: Plan, _ settings: RunSettings, _ tool: ToolContext
  ) -> ExitStatus {
    let errors = plan.errors
    guard !errors.isEmpty else { return .passed }
    let count = errors.count.counted("error")
    let isWhole = ErrorList(errors).isWhole
    var sentence = "no scenario was run because of \(count)" + (isWhole ? " above" : "")
    if !isWhole, tool.spec.command(named: LintCommand.spec.name) != nil {
      let paths = settings.selection.isNamed ? settings.selection.paths : []
      sentence +=
        "\nto see all of them: "
        + ([tool.spec.name, LintCommand.spec.name] + paths.map(ShellWord.quoted))
        .joined(separator: " ")
    }
    let isOther = errors.contains { $0.code == Diagnostic.otherLanguage }
    guard isOther, settings.selection.isLanguageSet else { return tool.printError(sentence) }
    return tool.printError(
      sentence + "\n\(SharedFlags.language.long) is \"\(settings.selection.language)\", "
        + "but the files seem to use another language: remove the flag or change its value")
  }

  /// Why a plan without errors has no scenario, and the status of its run.
  private static func whyNothingRuns(
    _ plan: Plan, _ settings: RunSettings, _ tool: ToolContext
  ) -> (sentence: String, status: ExitStatus)? {
    guard plan.errors.isEmpty, plan.cases.isEmpty else { return nil }
    if !plan.selectsNothing {
      // Other shards run the selected scenarios.
      let notes = settings.plan.notes(on: plan).joined(separator: "\n")
      return ("no scenario in this shard\n" + notes, .passed)
    }
    if let sentence = settings.selection.whyNothingHasChanged(plan) { return (sentence, .passed) }
    let (sentence, status) =
      settings.selection.remembered?.whyNothingRan
      ?? settings.selection.whyNothingIsSelected(plan, tool.spec.name)
    return (sentence, settings.allowsEmpty ? .passed : status)
  }

  /// The verdict of a run, if it started, and the first report that could not be written.
  private struct Outcome: Sendable {
    var verdict: Verdict?
    var warnings: [Diagnostic] = []
    var failure: OutputError?
  }

  /// The revision that the results are kept for; nil if they are not kept.
  private static func revision(_ settings: RunSettings) async -> CurrentRevision? {
    guard settings.history != nil else { return nil }
    return await CurrentRevision.read()
  }

  /// Runs the plan in a separate task, so that reports are still written if a signal cancels it.
  ///
  /// Reports belong to that task; their files are opened before the first scenario.
  private static func run(
    _ plan: Plan, _ settings: RunSettings, _ pause: FailurePause?, _ arguments: Arguments,
    _ display: Display, _ tool: ToolContext
  ) async -> Outcome {
    let blocking = settings.options.keepsGoing ? plan.errorsOutsideFiles : plan.errors
    let hasWork = blocking.isEmpty && !plan.cases.isEmpty
    // The errors of the specifications are on standard error; after a run, they are repeated.
    let facts = ReporterCatalog.Options(
      command: RerunCommand.text(arguments, tool: tool.spec.name),
      stageCommand: RerunCommand.text(arguments, tool: tool.spec.name, areStages: true),
      properties: settings.plan.properties,
      notes: settings.notes(on: plan), paths: .here(tool.environment),
      history: settings.history, tagLinks: settings.tagLinks, showsErrors: hasWork)
    let revision = await revision(settings)
    let hasNews = hasWork || blocking.isEmpty && !plan.errors.isEmpty
    return await tool.untilSignalled("finishing hooks and reports") {
      var outcome = Outcome()
      do throws(OutputError) {
        var further: [any Reporter] = []
        if hasNews, !settings.options.dryRun {
          further.append(
            LastFailedFile(settings.selection) { reason in
              let flag = SelectionFlags.lastFailed.long
              tool.note(
                "warning: the failed scenarios are not recorded in \"\(LastFailedFile.path)\": "
                  + "\(reason)\n\(flag) knows only those of earlier runs")
            })
        }
        if let file = ProgressFile(tool.environment) { further.append(RunProgress(file)) }
        if hasWork, !settings.options.dryRun, let history = settings.history {
          try history.prepare()
          further.append(
            HistoryReporter(history, revision: revision.map { ($0.name, $0.isClean) }))
        }
        var reports = try settings.reports.open(
          on: display, facts,
          extent: hasWork ? .scenarios(plan.cases.count) : .nothing,
          isConcurrent: settings.options.jobs > 1,
          and: further)
        outcome.warnings = await SpecRun(plan, settings.options).run {
          reports.receive($0)
        } idle: {
          reports.flush()
        } pause: {
          reports.suspend()
          pause?.note { reports.failures($0, width: $1) }
        }
        outcome.verdict = reports.verdict
        try reports.finish()
      } catch {
        outcome.failure = error
      }
      return outcome
    }
  }
}

extension Verdict {
  /// The message of a run or a merge without a check.
  var whyNothingIsChecked: String {
    "nothing was checked: \(scenarios[.skipped].counted("scenario was", "scenarios were")) skipped\n"
      + "the report has the reasons; use an engine that can check the scenarios"
  }

  /// The exit status of the verdict.
  ///
  /// - Parameter signal: the signal that stopped the run, or 0.
  func exitStatus(signal: Int32) -> ExitStatus {
    switch outcome {
    case .passed: .passed
    case .nothingRun: hasSelectedNothing ? .nothingSelected : .passed
    case .nothingChecked: .nothingChecked
    // A test of the app has not failed, so that a mutant of the app is not killed.
    case .failed: hasNotStarted ? .broken : .failed
    case .brokenSpecs: .unusable
    // A stream without an end comes from a run that crashed.
    case .interrupted: isIncomplete ? .broken : ExitStatus(signal: signal) ?? .interrupted
    }
  }
}

extension Verdict {
  /// Whether every scenario of the suite was run and passed.
  fileprivate func isWhole(_ plan: Plan) -> Bool {
    plan.selection.isEverything && plan.shard == nil && outcome == .passed && notRun == 0
      && scenarios.total == scenarios[.passed]
  }
}

extension [Diagnostic] {
  /// The first few warnings, and the number of further ones.
  fileprivate var shortened: [Diagnostic] {
    let most = 5
    guard count > most, var last = dropFirst(most - 1).first else { return self }
    let rest = count - most
    let more = "and \(rest.counted("more scenario"))"
    last = Diagnostic(
      code: last.code, severity: last.severity, message: last.message, uri: last.uri,
      location: last.location, notes: last.notes + [more], fix: last.fix)
    return prefix(most - 1) + [last]
  }
}

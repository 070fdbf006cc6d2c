import SpecGherkin
import SpecMessages
import SpecReporters
import SpecRunner
import Specs

/// `spec run`: plan, run, report.
enum RunCommand: Command {
  static let spec = CommandSpec(
    name: "run", summary: "run scenarios and say what holds and what does not",
    discussion: """
      A path is a feature file, with :line behind for the scenario at that line, or a directory \
      that holds some, or a pattern such as 'specs/**/*.feature', or @file, a list of such paths, \
      one a line, as --report rerun:FILE writes it. Without one, everything in specs is run.
      """,
    examples: [
      .init("spec run specs/", "everything"),
      .init("spec run specs/slack-login/email.feature:12", "the scenario at that line"),
      .init("spec run --tags \"@smoke and not @slow\" --jobs 4", "some of it, four at a time"),
      .init(
        "spec run --junit report.xml --report rerun:failed.txt", "for CI, and for the next line"),
      .init("spec run --last-failed", "what failed last time"),
      .init("spec run --watch --tags @wip", "again and again, while you write"),
      .init("spec run --shard 2/4 --order random", "a quarter of it, shuffled"),
      .init("spec run specs/slack-login --fault go-does-nothing", "with a fault switched on"),
    ],
    positionals: [SharedFlags.paths],
    flags: [SharedFlags.tags, SharedFlags.name, SharedFlags.language, SelectionFlags.lastFailed]
      + [SelectionFlags.allowEmpty]
      + PlanFlags.all
      + [RunFlags.jobs, RunFlags.watch, RunFlags.dryRun, RunFlags.retry, RunFlags.retryTags]
      + [RunFlags.wait, RunFlags.stepTimeout, RunFlags.timeout]
      + GuardFlags.all + [SharedFlags.report, SharedFlags.junit, SharedFlags.trace]
      + [SharedFlags.buildSystem]
      + [RunFlags.engine, RunFlags.tokenFile, RunFlags.device, RunFlags.fault]
      + [RunFlags.parameter, RunFlags.secret],
    rules: PlanFlags.rules + RunFlags.rules)

  static func run(_ arguments: Arguments, in tool: ToolContext) async throws(UsageError)
    -> ExitStatus
  {
    if arguments.isOn(RunFlags.watch) {
      var loop = try WatchLoop(arguments, tool)
      return try await loop.run()
    }
    guard let bazel = BazelTest(tool.environment, arguments) else {
      let settings = try RunSettings(arguments, tool)
      if let refusal = settings.engines.refusal { throw refusal }
      return await run(settings.selection.load(), settings, arguments, tool)
    }
    let settings = try RunSettings(bazel.arguments(arguments), tool)
    if let refusal = settings.engines.refusal { throw refusal }
    return await run(settings, for: bazel, arguments, tool)
  }

  /// Runs as a test of Bazel's, with the files it looks for around the run.
  private static func run(
    _ settings: RunSettings, for bazel: BazelTest, _ arguments: Arguments, _ tool: ToolContext
  ) async -> ExitStatus {
    do throws(OutputError) {
      try bazel.begin()
      let status = await run(settings.selection.load(), settings, arguments, tool)
      bazel.end()
      return status
    } catch {
      return tool.complain(error.description, .broken)
    }
  }

  /// Runs a suite, once.
  static func run(
    _ suite: Suite, _ settings: RunSettings, _ arguments: Arguments, _ tool: ToolContext
  ) async -> ExitStatus {
    let registry: StepRegistry
    do throws(GlueError) {
      let watching = settings.reports.trace == nil ? [] : [Trace.library]
      registry = try StepRegistry(
        settings.engines.libraries(adding: watching), duplicates: tool.definition.duplicates)
    } catch {
      return tool.show(error.diagnostics, arguments)
    }
    let plan = Planner(
      registry, settings.selection.selection, shard: settings.plan.shard,
      ordering: settings.plan.ordering, variants: settings.engines.variants
    ).plan(suite)
    var status = tool.show(suite.warnings + plan.errors, arguments)
    // The run goes on, as in other tools of the field: steps they would fit are undefined.
    status = status.combined(with: tool.show(registry.unusedDefinitions, arguments))
    if plan.errors.isEmpty { _ = tool.show(plan.warnings.shortened, arguments) }
    if let announcement = settings.plan.announcement {
      status = status.combined(with: tool.complain(announcement, .passed))
    }
    let outcome = await run(
      plan, settings, again: RerunCommand.text(arguments, tool: tool.spec.name),
      tool.display(1, arguments), tool)
    let signal = tool.signals?.signal ?? 0
    if let verdict = outcome.verdict {
      status = status.combined(with: verdict.exitStatus(signal: signal))
    } else if let stopped = ExitStatus(signal: signal) {
      status = status.combined(with: stopped)
    }
    _ = tool.show(outcome.warnings, arguments)
    if let failure = outcome.failure, !failure.isReaderGone {
      return status.combined(with: tool.complain(failure.description, .broken))
    }
    return status.combined(with: sayWhyNothingRan(plan, settings, tool))
  }

  /// The last word on a run that had nothing to run.
  private static func sayWhyNothingRan(
    _ plan: Plan, _ settings: RunSettings, _ tool: ToolContext
  ) -> ExitStatus {
    let errors = plan.errors
    if !errors.isEmpty {
      let count = errors.count == 1 ? "there is 1 error" : "there are \(errors.count) errors"
      let sentence = "nothing was run: \(count)" + (ErrorList(errors).isWhole ? " above" : "")
      let isOther = errors.contains { $0.code == Diagnostic.otherLanguage }
      guard isOther, settings.selection.isLanguageSet else { return tool.complain(sentence) }
      return tool.complain(
        sentence + "\n\(SharedFlags.language.long) is \"\(settings.selection.language)\", "
          + "and files seem to be in another language: leave it out, or name theirs")
    }
    guard plan.cases.isEmpty else { return .passed }
    if !plan.selectsNothing {
      // Everything is selected on other machines: theirs is the verdict.
      let notes = settings.plan.notes(on: plan).joined(separator: "\n")
      return tool.complain("nothing to run here\n" + notes, .passed)
    }
    if let remembered = settings.selection.remembered {
      let (sentence, status) = remembered.whyNothingRan
      return tool.complain(sentence, settings.allowsEmpty ? .passed : status)
    }
    let (sentence, status) = settings.selection.whyNothingIsSelected(plan, tool.spec.name)
    return tool.complain(sentence, settings.allowsEmpty ? .passed : status)
  }

  /// What has come of a run, if it began, and the first report that could not be written.
  private struct Outcome: Sendable {
    var verdict: Verdict?
    var warnings: [Diagnostic] = []
    var failure: OutputError?
  }

  /// The run in a task of its own, so that a signal can cancel it and reports still be written.
  ///
  /// Reports live and die in that task; their files are opened before anything runs.
  private static func run(
    _ plan: Plan, _ settings: RunSettings, again command: String, _ display: Display,
    _ tool: ToolContext
  ) async -> Outcome {
    let facts = ReporterCatalog.Options(
      command: command, properties: settings.plan.properties,
      notes: settings.plan.notes(on: plan), paths: .here(tool.environment))
    let hasWork = plan.errors.isEmpty && !plan.cases.isEmpty
    return await tool.untilSignalled("hooks and reports are finished") {
      var outcome = Outcome()
      do throws(OutputError) {
        var reports = try settings.reports.open(
          on: display, facts,
          extent: hasWork ? .scenarios(plan.cases.count) : .nothing,
          isConcurrent: settings.options.jobs > 1,
          and: hasWork && !settings.options.dryRun ? [LastFailedFile()] : [])
        outcome.warnings = await SpecRun(plan, settings.options).run {
          reports.receive($0)
        } idle: {
          reports.flush()
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
  /// What the shell is told.
  ///
  /// - Parameter signal: The one that stopped the run, or 0.
  func exitStatus(signal: Int32) -> ExitStatus {
    switch outcome {
    case .passed, .nothingRun: .passed
    case .failed: .failed
    case .brokenSpecs: .unusable
    // A stream that ends before its run does is all that is left of a crash.
    case .interrupted: isIncomplete ? .broken : ExitStatus(signal: signal) ?? .interrupted
    }
  }
}

extension [Diagnostic] {
  /// The first of many of one kind, and how many more there are: nobody reads a hundred.
  fileprivate var shortened: [Diagnostic] {
    let most = 5
    guard count > most, var last = dropFirst(most - 1).first else { return self }
    let rest = count - most
    let more = rest == 1 ? "so it is with 1 scenario more" : "so it is with \(rest) scenarios more"
    last = Diagnostic(
      code: last.code, severity: last.severity, message: last.message, uri: last.uri,
      location: last.location, notes: last.notes + [more], fix: last.fix)
    return prefix(most - 1) + [last]
  }
}

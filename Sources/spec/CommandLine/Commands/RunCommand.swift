import SpecMessages
import SpecReporters
import SpecRunner

/// `spec run`: plan, run, report.
enum RunCommand: Command {
  static let spec = CommandSpec(
    name: "run", summary: "run scenarios and say what holds and what does not",
    discussion: """
      Paths are feature files, directories that hold some, either with :line behind, or @file, a \
      list of such paths. Without one, everything in specs is run.
      """,
    examples: [
      .init("spec run specs/", "everything"),
      .init("spec run specs/slack-login/email.feature:12", "the scenario at that line"),
      .init("spec run --tags \"@smoke and not @slow\" --jobs 4", "some of it, four at a time"),
      .init("spec run --junit report.xml --report rerun:failed.txt", "for CI, and for the next line"),
      .init("spec run @failed.txt", "what failed last time"),
      .init("spec run specs/slack-login --fault lagging-text", "with a fault switched on"),
    ],
    positionals: [SharedFlags.paths],
    flags: [
      SharedFlags.tags, SharedFlags.name, SharedFlags.language, RunFlags.allowEmpty, RunFlags.jobs,
      RunFlags.failFast, RunFlags.dryRun, RunFlags.retry, RunFlags.retryTags, RunFlags.stepTimeout,
      RunFlags.timeout, SharedFlags.report, SharedFlags.junit, RunFlags.engine, RunFlags.device,
      RunFlags.fault, RunFlags.parameter,
    ])

  static func run(_ arguments: Arguments, in tool: ToolContext) async throws(UsageError)
    -> ExitStatus
  {
    let settings = try RunSettings(arguments, tool)
    let suite = settings.selection.load()
    let registry: StepRegistry
    do throws(GlueError) {
      registry = try StepRegistry(settings.stage.libraries)
    } catch {
      return tool.report(error.diagnostics, arguments)
    }
    let plan = Planner(
      registry, settings.selection.selection, variants: settings.stage.variants
    ).plan(suite)
    let outcome = await run(plan, settings, tool.display(1, arguments), tool)
    var status = outcome.verdict.exitStatus(signal: tool.signals?.signal ?? 0)
    if let failure = outcome.failure, !failure.isReaderGone {
      status = status.combined(with: tool.complain(failure.description, .broken))
    }
    guard plan.cases.isEmpty, suite.errors.isEmpty, outcome.hasRun else { return status }
    if settings.allowsEmpty { return status }
    return tool.complain(settings.selection.nothingSelected(plan), .nothingSelected)
  }

  /// What has come of a run, and the first report that could not be written.
  private struct Outcome: Sendable {
    var verdict = Verdict()
    var failure: OutputError?
    var hasRun = true
  }

  /// The run in a task of its own, so that a signal can cancel it and reports still be written.
  ///
  /// Reports live and die in that task; their files are opened before anything runs.
  private static func run(
    _ plan: Plan, _ settings: RunSettings, _ display: Display, _ tool: ToolContext
  ) async -> Outcome {
    let name = tool.spec.name
    let work = Task {
      var outcome = Outcome()
      do throws(OutputError) {
        var reports = try ReportOption.open(
          settings.reports, on: display, command: "\(name) run",
          isConcurrent: settings.options.jobs > 1)
        await SpecRun(plan, settings.options).run { reports.receive($0) } idle: { reports.flush() }
        outcome.verdict = reports.verdict
        try reports.finish()
      } catch {
        outcome.failure = error
        outcome.hasRun = outcome.verdict.success != nil
      }
      return outcome
    }
    tool.signals?.whenAsked { work.cancel() }
    defer { tool.signals?.whenAsked(nil) }
    return await work.value
  }
}

extension Verdict {
  /// What the shell is told.
  func exitStatus(signal: Int32) -> ExitStatus {
    switch outcome {
    case .passed, .nothingRun: .passed
    case .failed: .failed
    case .brokenSpecs: .unusable
    case .interrupted: ExitStatus(signal: signal) ?? .interrupted
    }
  }
}

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
    positionals: [CommonFlags.paths],
    flags: [
      CommonFlags.tags, CommonFlags.name, CommonFlags.language, RunFlags.allowEmpty, RunFlags.jobs,
      RunFlags.failFast, RunFlags.dryRun, RunFlags.retry, RunFlags.retryTags, RunFlags.stepTimeout,
      RunFlags.timeout, CommonFlags.report, CommonFlags.junit, RunFlags.engine, RunFlags.device,
      RunFlags.fault, RunFlags.parameter,
    ])

  static func run(_ arguments: Arguments, in tool: ToolContext) async throws(UsageError)
    -> ExitStatus
  {
    let settings = try RunSettings(arguments, tool)
    let suite = settings.selection.load()
    let registry: StepRegistry
    do throws(GlueError) {
      registry = try StepRegistry(settings.libraries)
    } catch {
      return tool.report(error.diagnostics, arguments)
    }
    let plan = Planner(registry, settings.selection.selection).plan(suite)
    var reports: ReportSet
    do throws(OutputError) {
      reports = try ReportSet(settings.reports, tool.terminal(1, arguments))
    } catch {
      return tool.complain(error.description, .broken)
    }
    let outcome = await run(plan, settings.options, reports, tool)
    reports = outcome.reports
    var status = outcome.verdict.exitStatus(signal: tool.signals?.signal ?? 0)
    for error in reports.finish() {
      status = status.combined(with: tool.complain(error.description, .broken))
    }
    if plan.cases.isEmpty, suite.errors.isEmpty {
      if settings.allowsEmpty { return status }
      let sentence = settings.selection.nothingSelected(plan)
      return status.combined(with: tool.complain(sentence, .nothingSelected))
    }
    return status
  }

  /// The run in a task of its own, so that a signal can cancel it and reports still be written.
  private static func run(
    _ plan: Plan, _ options: RunOptions, _ reports: ReportSet, _ tool: ToolContext
  ) async -> (reports: ReportSet, verdict: Verdict) {
    let work = Task {
      var reports = reports
      var verdict = Verdict()
      await SpecRun(plan, options).run { envelope in
        verdict.receive(envelope)
        reports.receive(envelope)
      }
      return (reports, verdict)
    }
    tool.signals?.whenAsked { work.cancel() }
    defer { tool.signals?.whenAsked(nil) }
    return await work.value
  }
}

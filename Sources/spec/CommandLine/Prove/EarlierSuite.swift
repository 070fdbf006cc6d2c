import SpecAnalysis
import SpecDrivers
import SpecGherkin
import SpecMessages
import SpecReporters
import SpecRunner
import SpecText

/// The suite of `--since`: the scenarios of a revision with the steps and the apps of today.
struct EarlierSuite: Sendable {
  let revision: String
  let plan: Plan

  static let since = Flag<String?>(
    "since", value: "REVISION", .revision, section: "run",
    help: "fail only for what the scenarios of a git revision caught and these do not",
    details: """
      A check counts as gone if it was removed although it still holds: the earlier scenario passes \
      with the app as it is now, and no scenario has the check after the same actions. What was not \
      caught in the revision either is listed and does not fail. The faults are those that the app \
      lists now.
      """)

  /// Reads the suite of a revision; nil without one.
  ///
  /// - Parameters:
  ///   - today: the plan of today.
  ///   - mayBeEmpty: whether it may have no scenario; it is nil then.
  /// - Throws: the end of the command if it cannot be compared.
  static func read(
    _ revision: String?, _ today: Plan, _ settings: ProofSettings, _ tool: ToolContext,
    mayBeEmpty: Bool = false
  ) async throws(CommandEnding) -> EarlierSuite? {
    guard let revision else { return nil }
    if today.suite.lines.values.contains(where: { !$0.isEmpty }) {
      throw tool.ending(
        "\(since.long) compares whole files, because lines move\nname the file without a line")
    }
    let suite: Suite
    do throws(ChangeError) {
      suite = settings.selection.load(asOf: try await EarlierFiles(revision))
    } catch { throw tool.ending("\(since.long): \(error.sentence)") }
    let registry: StepRegistry
    do throws(GlueError) { registry = try settings.registry(for: suite) } catch {
      throw refusal(revision, error.diagnostics, tool)
    }
    let plan = Planner(registry, settings.selection.selection).plan(suite)
    guard plan.errors.isEmpty else { throw refusal(revision, plan.errors, tool) }
    guard plan.cases.contains(where: { !plan.isStage($0) }) || mayBeEmpty && plan.standingCount > 0
    else {
      if mayBeEmpty { return nil }
      throw tool.ending(
        "\(since.long): \"\(revision)\" has no scenario of these paths, tags and names, so nothing "
          + "is compared\nselect scenarios that it has, or omit \(since.long)", .nothingSelected)
    }
    return EarlierSuite(revision: revision, plan: plan)
  }

  private static func refusal(
    _ revision: String, _ errors: [Diagnostic], _ tool: ToolContext
  ) -> CommandEnding {
    let first = errors.first.map { "\n\($0.uri):\($0.location?.line ?? 1): \($0.message)" } ?? ""
    return tool.ending(
      "\(since.long): the scenarios of \"\(revision)\" have \(errors.count.counted("error"))"
        + "\(first)\nname a revision whose scenarios can be read, or other paths")
  }

  /// Runs its scenarios that do not exist any more.
  func compared(with baseline: Baseline, _ settings: ProofSettings) async -> Weakening.Start {
    await Weakening.since(revision, plan, baseline, settings.options)
  }

  /// Finds what the scenarios no longer check, with the faults that a proof does not catch.
  func weakening(
    of proof: FaultProof, _ baseline: Baseline, _ settings: ProofSettings
  ) async -> Weakening {
    var start = await compared(with: baseline, settings)
    let prover = FaultProver(
      start.gone, settings.options, isWhole: false, isOwn: proof.isOwn,
      launch: settings.launch)
    await start.weakening.findLost(in: proof, by: prover)
    return start.weakening
  }

  /// Changes the scenarios of a baseline that the revision does not have, and compares the result
  /// with that of the scenarios that only the revision has.
  func mutation(
    of baseline: Baseline, _ start: Weakening.Start, _ settings: ProofSettings, apps: [App],
    sample: Int?, seed: UInt64, progress: (Int, Int) -> Void = { _, _ in }
  ) async -> Mutation {
    let options = settings.options
    var mutation = await Mutator(
      baseline, options, only: start.new, sample: sample, seed: seed
    ).mutate(apps: apps, launch: settings.launch, progress: progress)
    // What was changed only in part is not compared.
    if mutation.untried != nil { return mutation }
    let before =
      mutation.count(.survived) + mutation.count(.explained) == 0
      ? nil
      : await Mutator(start.gone, options, sample: nil, seed: seed).mutate(
        apps: apps, launch: settings.launch)
    if before?.untried == nil {
      mutation.compare(with: before, start.weakening)
    } else {
      mutation.untried = 0
    }
    return mutation
  }
}

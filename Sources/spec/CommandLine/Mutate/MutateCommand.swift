import SpecAnalysis
import SpecReporters
import SpecRunner

/// `spec mutate`: runs the suite with one change at a time and reports changes that no scenario
/// detects.
enum MutateCommand: Command {
  static let needsApps = true
  static func runsScenarios(_ arguments: Arguments) -> Bool { true }

  static let sample = Flag<Int?>(
    "sample", value: "N", .integer(), section: "run",
    help: "run at most N mutants, chosen at random")
  private static let seed = Flag<Int?>(
    "seed", value: "NUMBER", .integer(0...Int.max), otherwise: "a new one for each run",
    section: "run",
    help: "the seed of the random choice; it is printed")
  static let atLeast = Flag<Int>(
    "at-least", value: "PERCENT", .integer(0...100), default: 95, section: "run",
    help: "exit with 1 if fewer mutants are killed")
  static let faults = Flag<Bool>(
    "faults", default: true, negates: true, section: RunFlags.appSection,
    help: "run survivors against the faults of the app (default)",
    details: """
      A scenario that expects nothing to happen also passes without its When. Such a mutant counts \
      as killed if a fault of the app fails the scenario but not the mutant.
      """)

  static let spec = CommandSpec(
    name: "mutate", summary: "check that the scenarios fail if they are changed",
    discussion: """
      Changes one thing in the scenarios at a time: it replaces an expected value, negates a Then, \
      or removes a When. If no scenario fails, the mutant has survived.

      A comment "# survives: REASON" above a step, a row or a scenario accepts mutants of it that \
      survive. With --since, only scenarios that differ from those of a git revision are changed, \
      and mutants that survived there too are not counted.
      """,
    examples: [
      .init("spec mutate specs --jobs auto", "all mutants"),
      .init("spec mutate specs --sample 200 --seed 7", "a random sample"),
      .init("spec mutate specs --since origin/main", "the scenarios that this branch changes"),
      .init("spec mutate specs/memo --no-faults", "only the app without faults"),
    ],
    positionals: [SharedFlags.paths],
    flags: ProofSettings.flags + [faults, sample, seed, atLeast, EarlierSuite.since]
      + PageSettings.flags,
    rules: [.needs(seed, sample, example: "200")])

  static func run(_ arguments: Arguments, in tool: ToolContext) async throws -> ExitStatus {
    let settings = try ProofSettings(arguments, tool)
    let number = arguments[seed].map(UInt64.init) ?? UInt64.random(in: 0...999_999)
    let work = LongTask(tool: tool, name: "mutating")
    return try await settings.withEngine(work) {
      let apps = arguments[faults] ? try settings.apps() : []
      let page = PageSettings(arguments)
      let output = try page.open(tool)
      let baseline = try await settings.start(work)
      let earlier = try await EarlierSuite.read(
        arguments[EarlierSuite.since], baseline.plan, settings, tool)
      let count = arguments[sample]
      let mutation = try await work.part {
        if let earlier {
          return await earlier.mutation(
            of: baseline, await earlier.compared(with: baseline, settings), settings, apps: apps,
            sample: count, seed: number, progress: work.progress(arguments))
        }
        return await Mutator(baseline, settings.options, sample: count, seed: number).mutate(
          apps: apps, launch: settings.launch, progress: work.progress(arguments))
      }
      guard mutation.judged > 0 || earlier != nil else {
        if let interruption = work.interruption { return interruption }
        throw tool.ending(
          "no mutants: no passing scenario has a Then or a When\n"
            + "name the paths of scenarios that check something", .nothingSelected)
      }
      let percent = arguments[atLeast]
      try output.finish(
        page.text(
          MutationPage.page(mutation, atLeast: percent), mutation.json, tool, arguments))
      return work.interruption ?? (mutation.isKilled(atLeast: percent) ? .passed : .failed)
    }
  }
}

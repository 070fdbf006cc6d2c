import SpecAnalysis
import SpecReporters
import SpecRunner

/// `spec mutate`: runs the suite with one change at a time and reports changes that no scenario
/// detects.
enum MutateCommand: Command {
  static let needsApps = true
  static func runsScenarios(_ arguments: Arguments) -> Bool { true }

  private static let sample = Flag(
    "sample", value: "N", section: "run", help: "run at most N mutants, chosen at random")
  private static let seed = Flag(
    "seed", value: "NUMBER", default: "a new one for each run", section: "run",
    help: "the seed of the random choice; it is printed")
  private static let atLeast = Flag(
    "at-least", value: "PERCENT", default: "95", section: "run",
    help: "exit with 1 if fewer mutants are killed")
  private static let faults = Flag(
    "faults", negates: true, section: RunFlags.appSection,
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

  static func run(_ arguments: Arguments, in tool: ToolContext) async throws(UsageError)
    -> ExitStatus
  {
    let page = try PageSettings(arguments)
    let settings = try ProofSettings(arguments, tool)
    let percent = try arguments.integer(atLeast, in: 0...100) ?? 95
    let count = try arguments.integer(sample, in: 1...Int.max)
    let number =
      try arguments.integer(seed, in: 0...Int.max).map(UInt64.init)
      ?? UInt64.random(in: 0...999_999)
    let revision = try SelectionSettings.revision(EarlierSuite.since, arguments)
    let work = LongTask(tool, name: "mutating")
    return try await settings.withEngine(work) { () async throws(UsageError) in
      let apps = arguments.isOff(faults) ? [] : try settings.apps()
      do throws(OutputError) {
        let output = try page.open(tool)
        let baseline: Baseline
        switch await settings.start(work) {
        case .ended(let status): return status
        case .green(let found): baseline = found
        }
        let earlier: EarlierSuite?
        switch await EarlierSuite.read(revision, baseline, settings, tool) {
        case .failure(let ended): return ended.status
        case .success(let found): earlier = found
        }
        let result = await work.run { () -> Result<Mutation, GlueError> in
          do throws(GlueError) {
            if let earlier {
              return .success(
                try await earlier.mutation(
                  of: baseline, settings, apps: apps, sample: count, seed: number,
                  progress: work.progress(arguments)))
            }
            return .success(
              try await Mutator(baseline, settings.options, sample: count, seed: number).mutate(
                apps: apps, makeRegistry: settings.registries(for: baseline.plan.suite),
                progress: work.progress(arguments)))
          } catch {
            return .failure(error)
          }
        }
        if let interruption = work.interruption { return interruption }
        switch result {
        case .failure(let error): return tool.show(error.diagnostics, arguments)
        case .success(let mutation):
          guard mutation.judged > 0 || earlier != nil else {
            return tool.printError(
              "no mutants: no passing scenario has a Then or a When\n"
                + "name the paths of scenarios that check something", .nothingSelected)
          }
          try output.finish(
            text(of: mutation, atLeast: percent, page, page.display(tool, arguments)))
          return mutation.isKilled(atLeast: percent) ? .passed : .failed
        }
      } catch {
        return tool.printError(error.description, .broken)
      }
    }
  }

  private static func text(
    of mutation: Mutation, atLeast: Int, _ page: PageSettings, _ display: Display
  ) -> String {
    switch page.format {
    case .text: MutationPage.text(mutation, atLeast: atLeast, display)
    case .json: PageSettings.text(mutation.json)
    case .markdown: MutationMarkdown.text(mutation, atLeast: atLeast)
    case .html: MutationHTML.text(mutation, atLeast: atLeast)
    }
  }
}

import SpecAnalysis
import SpecReporters
import SpecRunner

/// `spec mutate`: the suite with one thing changed at a time; a change nobody notices is told.
enum MutateCommand: Command {
  static let needsApps = true

  private static let sample = Flag(
    "sample", value: "N", section: "run", help: "try no more than N mutants, drawn at random")
  private static let seed = Flag(
    "seed", value: "NUMBER", default: "another each time", section: "run",
    help: "what the sample is drawn by; it is printed")
  private static let atLeast = Flag(
    "at-least", value: "PERCENT", default: "95", section: "run",
    help: "end with 1 when a smaller share of the mutants is killed")
  private static let faults = Flag(
    "faults", negates: true, section: RunFlags.appSection,
    help: "hold survivors against the faults of the app (this is the default)",
    details: """
      A scenario that says "nothing happens" passes without its When as well. If it fails with a \
      fault of the app, and without the When passes, the When matters all the same.
      """)

  static let spec = CommandSpec(
    name: "mutate", summary: "show that every value and action in the scenarios matters",
    discussion: """
      Changes one thing of the scenarios at a time: a value a Then expects, a cell of its table, a \
      row's value where it is expected, a Then to its contrary, a When to nothing. Some scenario \
      must then fail; a change that nothing notices has survived.

      A comment "# survives: REASON" above a step, a row or a scenario says why a change there \
      makes no difference.
      """,
    examples: [
      .init("spec mutate specs --jobs auto", "every change"),
      .init("spec mutate specs --sample 200 --seed 7", "some of them"),
      .init("spec mutate specs/memo --no-faults", "the app as it is, and nothing else"),
    ],
    positionals: [SharedFlags.paths],
    flags: ProofSettings.flags + [faults, sample, seed, atLeast] + PageSettings.flags,
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
        let mutator = Mutator(baseline, settings.options, sample: count, seed: number)
        let result = await work.run { () -> Result<Mutation, GlueError> in
          do throws(GlueError) {
            return .success(
              try await mutator.mutate(
                apps: apps,
                makeRegistry: { fault throws(GlueError) in try settings.registry(fault) },
                progress: work.progress(arguments)))
          } catch {
            return .failure(error)
          }
        }
        if let interruption = work.interruption { return interruption }
        switch result {
        case .failure(let error): return tool.show(error.diagnostics, arguments)
        case .success(let mutation):
          guard mutation.judged > 0 else {
            return tool.complain(
              "nothing could be changed: no scenario that passed has a Then or a When\n"
                + "name the paths of scenarios that check something", .nothingSelected)
          }
          try output.finish(
            text(of: mutation, atLeast: percent, page, page.display(tool, arguments)))
          return mutation.isKilled(atLeast: percent) ? .passed : .failed
        }
      } catch {
        return tool.complain(error.description, .broken)
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

import SpecAnalysis
import SpecReporters

/// `spec explore`: walks an app by itself and checks what it sees.
enum ExploreCommand: Command {
  static let needsApps = true
  static func runsScenarios(_ arguments: Arguments) -> Bool { true }

  static let spec = CommandSpec(
    name: "explore", summary: "walk an app at random and check what it does",
    discussion: """
      Performs actions that the screens offer, hostile inputs, and parts of what the scenarios do, \
      and checks invariants after each: rules that every app should follow, and scenarios tagged \
      @always. With two engines, or with a fault, the same actions are performed on both apps, and \
      what they show is compared.

      What is found is shortened to a path of which no step can be left out, and written as a \
      feature that fails. The same seed gives the same walk. The exit status is 1 if something is \
      found, or if an invariant of a scenario applies to no screen.
      """,
    examples: [
      .init("spec explore memo specs/memo", "the rules that every app should follow"),
      .init("spec explore memo --seed 7 --steps 5000", "a longer walk that can be repeated"),
      .init("spec explore memo --fault list-without-dates", "how an app with a fault differs"),
      .init(
        "spec explore memo --engine sim --engine 'stdio:spec serve'", "how two engines differ"),
      .init(
        "spec explore memo --output found.feature", "the finding as a scenario"),
      .init("spec explore memo --self-check", "whether walks find the faults of the app"),
    ],
    positionals: [ExploreFlags.app, SharedFlags.paths],
    flags: ExploreFlags.settings + ExploreFlags.all,
    rules: [
      .needs(ExploreFlags.invariantsOnly, ExploreFlags.fault, example: "NAME"),
      .excludes(ExploreFlags.fault, ExploreFlags.selfCheck),
      .excludes(ExploreFlags.output, ExploreFlags.selfCheck),
      .excludes(ExploreFlags.findings, ExploreFlags.selfCheck),
    ])

  static func run(_ arguments: Arguments, in tool: ToolContext) async throws -> ExitStatus {
    try await ExploreRun(arguments, tool).run()
  }
}

/// `spec walk`: compares what an app shows on recorded walks with what it showed before.
enum WalkCommand: Command {
  static let needsApps = true
  static func runsScenarios(_ arguments: Arguments) -> Bool { true }

  static let spec = CommandSpec(
    name: "walk", summary: "compare an app with what it showed on walks before",
    discussion: """
      A walk is a series of steps that a machine has chosen from what the app offers: every action \
      once, then again, after it was undone, after an error, and after a restart. The file of the \
      walks has a line for each step, with what it changed and a digest of the screen and of the \
      events after it. The command takes the walks again and reports each step that now shows \
      something else. The exit status is 1 if there is one.

      Walks detect unintended changes. They do not say what is right, so they are not \
      specifications, and no requirement counts as checked by them. After an intended change, \
      accept what the app shows with --update and review the lines of the file that changed.
      """,
    examples: [
      .init("spec walk memo specs/memo --update", "make the walks, in specs/memo/walks.txt"),
      .init("spec walk memo specs/memo", "compare the app with them"),
      .init("spec walk memo specs/memo --new --seed 7", "other walks in place of them"),
      .init(
        "spec walk memo specs/memo --fault list-without-dates", "how an app with a fault differs"),
    ],
    positionals: [ExploreFlags.app, SharedFlags.paths],
    flags: ProofSettings.flags + WalkFlags.all,
    rules: [
      .excludes(WalkFlags.fault, WalkFlags.update), .excludes(WalkFlags.fault, WalkFlags.new),
    ])

  static func run(_ arguments: Arguments, in tool: ToolContext) async throws -> ExitStatus {
    try await WalkRun(arguments, tool).run()
  }
}

import SpecRunner
import SpecSystem
import SpecText

/// Steps that run commands in a shell, if `spec.json` allows it, and check their results.
enum CommandSteps {
  static let library = StepLibrary("commands") {
    running
    checking
  }

  private static let running = StepLibrary("running") {
    When(
      "I run {string}",
      "Runs a command in a shell, if spec.json allows it. As a Given, it requires success.",
      example: #"When I run "make reset-database""#
    ) { (world: World, command: String) in try await run(world, command, in: ".") }

    When(
      "I run {string} in {string}", "Runs a command in a folder, if spec.json allows it.",
      example: #"When I run "npm run seed" in "server""#
    ) { (world: World, command: String, folder: String) in
      try await run(world, command, in: folder)
    }
  }

  private static let checking = StepLibrary("results") {
    Then(
      "the command succeeds", "Checks that the last command ended with status 0.",
      example: "Then the command succeeds"
    ) { (world: World) in
      let result = try CommandResult.of(world)
      world.noteCheck()
      if !result.hasSucceeded { throw failure(result) }
    }

    Then(
      "the command fails", "Checks that the last command did not end with status 0.",
      example: "Then the command fails"
    ) { (world: World) in
      let result = try CommandResult.of(world)
      world.noteCheck()
      if !result.hasSucceeded { return }
      throw StepFailure(
        "the command \(result.command.quoted) succeeded", notes: [result.summary])
    }

    Then(
      "the command fails with status {int}", "Compares the exit status of the last command.",
      example: "Then the command fails with status 2"
    ) { (world: World, count: Count) in
      let status = count.value
      let result = try CommandResult.of(world)
      world.noteCheck()
      if status == 0 {
        throw StepFailure(
          "status 0 is success", notes: ["write: Then the command succeeds"], kind: .argument)
      }
      if result.end == .exited(Int32(clamping: status)) { return }
      throw failure(result)
    }

    Then(
      "the command prints {string}", "Searches what the last command printed.",
      example: #"Then the command prints "2 users""#
    ) { (world: World, part: String) in
      let result = try CommandResult.of(world)
      world.noteCheck()
      if result.output.includes(part) { return }
      throw StepFailure(
        "the command \(result.command.quoted) did not print \(part.quoted)"
          + (result.isCut ? " in the first \(CommandRun.mostOutput) bytes" : ""),
        notes: [result.summary])
    }

    Then(
      "the command prints:",
      "Compares all that the last command printed; final line ends are ignored.",
      example: "Then the command prints:"
    ) { (world: World, text: DocStringArgument) in
      let result = try CommandResult.of(world)
      world.noteCheck()
      if result.isCut {
        throw StepFailure(
          "the command \(result.command.quoted) printed more than \(CommandRun.mostOutput) bytes",
          notes: ["check a part: Then the command prints \"…\""])
      }
      try expect(
        RequestSteps.withoutFinalLineEnds(result.output),
        is: RequestSteps.withoutFinalLineEnds(text.content),
        "what the command \(result.command.quoted) printed", in: world)
    }
  }

  private static func failure(_ result: CommandResult) -> StepFailure {
    StepFailure(
      "the command \(result.command.quoted) \(result.end)", notes: [result.summary])
  }

  /// The time of a command, if steps have no limit.
  private static let longest = Duration.seconds(600)

  private static func run(_ world: World, _ command: String, in folder: String) async throws {
    world[CommandResultKey.self] = nil
    guard world[BackEndKey.self].allowsCommands else {
      throw StepFailure(
        "this run does not allow commands, so \(command.quoted) was not run",
        notes: [
          "a feature can name any command: if you trust these, add "
            + "\"back-end\": {\"allow-commands\": true} to spec.json"
        ], kind: .setup)
    }
    let secrets = world[BackEndKey.self].secrets
    for secret in secrets where command.includes(secret.value) || folder.includes(secret.value) {
      throw StepFailure(
        "this command contains the secret ${\(secret.name)}, so it was not run",
        notes: [
          "other users of the machine can read the command lines of processes",
          "read the variable \(secret.name) of the environment, which the command receives; "
            + "$${\(secret.name)} leaves it to the shell",
        ], kind: .argument)
    }
    // The rest of the step's time is for ending the command and what it has started.
    let limit = min(
      longest,
      world.timeLeft.map { max($0 / 2, min($0 * 9 / 10, $0 - .milliseconds(2_500))) }
        ?? longest)
    let result = try await CommandRun().run(
      command, in: folder,
      environment: Dictionary(
        secrets.map { ($0.name, $0.value) }, uniquingKeysWith: { $1 }),
      within: max(limit, .milliseconds(1)))
    world[CommandResultKey.self] = result
    if world.step?.type == .context, !result.hasSucceeded { throw failure(result) }
  }
}

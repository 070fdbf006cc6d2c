import SpecRunner
import SpecSystem
import SpecText

/// Steps for commands that run beside the steps of their scenario, such as a server.
enum StartedCommandSteps {
  static let library = StepLibrary("commands beside the steps") {
    When(
      "I start {string}",
      "Starts a command that runs beside the steps and reads what they enter.",
      example: #"When I start "./greet""#
    ) { (world: World, command: String) in _ = try start(command, in: world) }

    When(
      "I start {string} and wait until it prints {string}",
      "Starts a command that runs beside the steps, such as a server; it ends with the scenario.",
      example: #"When I start "python3 -m http.server" and wait until it prints "Serving""#
    ) { (world: World, command: String, text: String) in
      let (started, limit) = try start(command, in: world)
      try await started.wait(for: text, within: limit)
    }

    When(
      "I wait until the started command prints {string}",
      "Waits for an output of the command that was started last.",
      example: #"When I wait until the started command prints "Your name?""#
    ) { (world: World, text: String) in
      try await started(world).wait(for: text, within: CommandSteps.allowedTime(world, []))
    }

    When(
      "I enter {string} into the started command",
      "Sends a line to the input of the command that was started last.",
      example: #"When I enter "Ann" into the started command"#
    ) { (world: World, line: AnyText) in try started(world).enter(line.text + "\n") }

    When(
      "I end the input of the started command", "Closes the input of the command, as Ctrl-D does.",
      example: "When I end the input of the started command"
    ) { (world: World) in try started(world).endInput() }

    When(
      "I wait until the started command ends",
      "Waits for the end of the command that was started last; its output is checked as that of any.",
      example: "When I wait until the started command ends"
    ) { (world: World) in try await end(world) { _ in } }

    When(
      "I interrupt the started command",
      "Sends SIGINT, as Ctrl-C does, and waits until the command ends.",
      example: "When I interrupt the started command"
    ) { (world: World) in try await end(world) { try $0.signal("INT") } }

    When(
      "I send the signal {string} to the started command",
      "Sends a signal such as HUP, TERM or USR1 and does not wait.",
      example: #"When I send the signal "HUP" to the started command"#
    ) { (world: World, name: String) in try started(world).signal(name) }

    When(
      "I stop the started command",
      "Ends the command that was started last; its output is checked as that of any command.",
      example: "When I stop the started command"
    ) { (world: World) in
      let started = try started(world)
      world.with(StartedCommandsKey.self) { _ = $0.popLast() }
      world[CommandResultKey.self] = await started.stop()
      if world[CommandResultKey.self] == nil {
        throw StepFailure(
          "the command \(started.command.quoted) does not end, although it was killed")
      }
    }
  }

  private static func start(
    _ command: String, in world: World
  ) throws -> (StartedCommand, limit: Duration) {
    let limit = try CommandSteps.allowedTime(world, [command])
    let (folder, environment) = CommandSteps.surroundings(world, ".")
    // A check would be about the command before this one.
    world[CommandResultKey.self] = nil
    let isApart = world[ErrorsApartKey.self]
    let started = StartedCommand(
      command,
      try CommandRun.start(
        command, in: folder, nil, environment, errorsApart: isApart, isBeside: true),
      errorsApart: isApart)
    world[StartedCommandsKey.self].append(started)
    return (started, limit)
  }

  /// The command that was started last.
  private static func started(_ world: World) throws -> StartedCommand {
    if let started = world[StartedCommandsKey.self].last { return started }
    throw StepFailure(
      "no command is running",
      notes: ["start one first: When I start \"…\" and wait until it prints \"…\""], kind: .setup)
  }

  /// Waits for the end of the command that was started last, after an action.
  private static func end(
    _ world: World, after action: (StartedCommand) throws -> Void
  ) async throws {
    let started = try started(world)
    try action(started)
    world[CommandResultKey.self] = nil
    world[CommandResultKey.self] = try await started.end(
      within: CommandSteps.allowedTime(world, []))
    world.with(StartedCommandsKey.self) { _ = $0.popLast() }
  }
}

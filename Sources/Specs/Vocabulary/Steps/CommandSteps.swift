import SpecJSON
import SpecRunner
import SpecSystem
import SpecText

/// Steps that run commands in a shell, if `spec.json` allows it, and check their results.
enum CommandSteps {
  static let library = StepLibrary("commands") {
    CommandFileSteps.writing
    settings
    running
    StartedCommandSteps.library
    checking
    checkingErrors
    output
    CommandFileSteps.checking
    PrintedTextSteps.library
  }

  private static let settings = StepLibrary("how commands run") {
    Given(
      "my commands have the environment:",
      "Sets variables for every further command of the scenario; each row has a name and a value.",
      example: "Given my commands have the environment:"
    ) { (world: World, table: PairTable) in
      world.with(CommandEnvironmentKey.self) { environment in
        for pair in table.pairs { environment[pair.name] = pair.value }
      }
    }

    Given(
      "standard error is kept apart",
      "What further commands print to standard error is checked by steps of its own.",
      example: "Given standard error is kept apart"
    ) { (world: World) in world[ErrorsApartKey.self] = true }
  }

  private static let running = StepLibrary("running") {
    When(
      "I change to the folder {string}",
      "Runs further commands in a folder of the scenario's folder; names of files begin there.",
      example: #"When I change to the folder "server""#
    ) { (world: World, folder: String) in
      _ = try ScratchFolder.entries(of: folder, in: world)
      world.with(CommandFolderKey.self) { $0 += folder + "/" }
    }

    When(
      "I run {string}",
      "Runs a command in a shell, if spec.json allows it. As a Given, it requires success.",
      example: #"When I run "make reset-database""#
    ) { (world: World, command: String) in try await run(world, command) }

    When(
      "I run:", "Runs the doc string as a command, which may have several lines and any quotes.",
      example: "When I run:"
    ) { (world: World, command: DocStringArgument) in try await run(world, command.content) }

    When(
      "I run {string} with the input:", "Runs a command that reads the doc string as its input.",
      example: #"When I run "sort" with the input:"#
    ) { (world: World, command: String, input: DocStringArgument) in
      try await run(world, command, input: input.content + "\n")
    }

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
      let result = try checked(world)
      if !result.hasSucceeded { throw failure(result) }
    }

    Then(
      "the command fails", "Checks that the last command did not end with status 0.",
      example: "Then the command fails"
    ) { (world: World) in
      let result = try checked(world)
      if !result.hasSucceeded { return }
      throw StepFailure(
        "the command \(result.command.quoted) succeeded", notes: [result.summary])
    }

    Then(
      "the command fails with status {int}", "Compares the exit status of the last command.",
      example: "Then the command fails with status 2"
    ) { (world: World, count: Count) in
      let status = count.value
      let result = try checked(world)
      if status == 0 {
        throw StepFailure(
          "status 0 is success", notes: ["write: Then the command succeeds"], kind: .argument)
      }
      if result.end == .exited(Int32(clamping: status)) { return }
      throw failure(result)
    }

    Then(
      "the command exits with status {int}", "Compares the status of the last command, 0 too.",
      example: "Then the command exits with status 0"
    ) { (world: World, status: Count) in
      let result = try checked(world)
      if result.end == .exited(Int32(clamping: status.value)) { return }
      throw failure(result)
    }

    Then(
      "the command prints {string}", "Searches what the last command printed.",
      example: #"Then the command prints "2 users""#
    ) { (world: World, part: String) in
      let result = try checked(world)
      if result.output.includes(lines: part) { return }
      throw StepFailure(
        "the command \(result.command.quoted) did not print \(part.quoted)"
          + (result.isCut ? " in the first \(CommandRun.mostOutput) bytes" : ""),
        notes: Confusables.notes(on: result.output, without: part) + [result.summary])
    }

    Then(
      "the command prints:",
      "Compares all that the last command printed; final line ends are ignored.",
      example: "Then the command prints:"
    ) { (world: World, text: DocStringArgument) in
      try PrintedText.printed.compare(text, in: world)
    }
  }

  private static let output = StepLibrary("output") {
    Then(
      "the command prints nothing",
      "Checks that the last command printed nothing; standard error counts unless it is kept apart.",
      example: "Then the command prints nothing"
    ) { (world: World) in
      let result = try checked(world)
      if result.output.isEmpty { return }
      throw StepFailure(
        "the command \(result.command.quoted) printed something", notes: [result.summary])
    }

    Then(
      "the command does not print {string}",
      "Checks that what the last command printed does not contain a text.",
      example: #"Then the command does not print "warning""#
    ) { (world: World, part: String) in
      let found = try PrintedText.printed.whole(in: world)
      if !found.text.includes(lines: part) { return }
      let result = try CommandResult.of(world)
      throw StepFailure(
        "the command \(result.command.quoted) printed \(part.quoted)", notes: [result.summary])
    }

    Then(
      "the command prints a line matching {pattern}",
      "Checks that a whole line of what the last command printed matches.",
      example: #"Then the command prints a line matching /\d+ users/"#
    ) { (world: World, pattern: TextPattern) in
      let result = try checked(world)
      var lines = result.output.withPlainLineEnds.split(
        separator: "\n", omittingEmptySubsequences: false)
      // The end of the last line begins no other.
      if lines.last?.isEmpty == true { lines.removeLast() }
      if lines.contains(where: { TextPattern.matches(String($0), pattern.source) }) { return }
      throw StepFailure(
        "the command \(result.command.quoted) printed no line matching /\(pattern.source)/",
        notes: [result.summary])
    }

    Then(
      "the command prints in this order:",
      "Checks that what the last command printed has these texts, one after another.",
      example: "Then the command prints in this order:"
    ) { (world: World, list: ListTable) in
      let result = try checked(world)
      let output = result.output.withPlainLineEnds
      var rest = output.utf8[...]
      var previous: String?
      for text in list.texts {
        guard let found = rest.firstRange(of: text.utf8) else {
          let place = previous.flatMap {
            output.includes(text) ? " after \($0.quoted)" : nil
          }
          throw StepFailure(
            "the command \(result.command.quoted) did not print \(text.quoted)" + (place ?? ""),
            notes: [result.summary])
        }
        rest = rest[found.upperBound...]
        previous = text
      }
    }

    Then(
      "the printed JSON at {string} is {json}",
      "Compares a value in the JSON that the last command printed.",
      example: #"Then the printed JSON at "$.users[0].name" is "Ann""#
    ) { (world: World, path: String, expected: JSONText) in
      let place = try JSONPlace(path)
      let result = try checked(world)
      try place.compare(
        try expected.value(), in: try result.json(), of: "the printed JSON",
        notes: [result.summary])
    }

    Then(
      "the printed JSON at {string} is:",
      "Compares a value in the JSON that the last command printed; the order of keys does not matter.",
      example: #"Then the printed JSON at "$.users" is:"#
    ) { (world: World, path: String, text: DocStringArgument) in
      let (place, expected) = (try JSONPlace(path), try text.json())
      let result = try checked(world)
      try place.compare(
        expected, in: try result.json(), of: "the printed JSON", notes: [result.summary])
    }

    Then(
      "the printed JSON at {string} includes the shape:",
      "Compares a value with JSON in which #string and other markers stand for values; objects may "
        + "have more keys.",
      example: #"Then the printed JSON at "$" includes the shape:"#
    ) { (world: World, path: String, expected: IncludedShape) in
      let result = try checked(world)
      try JSONShape(allowsMoreKeys: true).compare(
        expected.value, in: try result.json(), at: try JSONPlace(path), of: "the printed JSON",
        notes: [result.summary])
    }

    Then(
      "the printed JSON at {string} matches the schema {string}",
      "Checks a value in the JSON that the last command printed against a file with a JSON Schema.",
      example: #"Then the printed JSON at "$" matches the schema "schemas/list.json""#
    ) { (world: World, path: String, file: FileName) in
      let result = try checked(world)
      try ResponseSteps.compareSchema(
        try result.json(), at: JSONPlace(path), of: "the printed JSON", with: file.path, in: world,
        notes: [result.summary])
    }
  }

  private static let checkingErrors = StepLibrary("standard error") {
    Then(
      "the command prints {string} to standard error",
      "Searches what the last command printed to standard error, which must be kept apart.",
      example: #"Then the command prints "no such file" to standard error"#
    ) { (world: World, part: String) in
      let (text, result) = try errorOutput(world)
      if text.includes(lines: part) { return }
      throw StepFailure(
        "the command \(result.command.quoted) did not print \(part.quoted) to standard error",
        notes: [result.summary])
    }

    Then(
      "the command prints nothing to standard error",
      "Checks that the last command printed nothing to standard error, which must be kept apart.",
      example: "Then the command prints nothing to standard error"
    ) { (world: World) in
      let (text, result) = try errorOutput(world)
      if text.isEmpty { return }
      throw StepFailure(
        "the command \(result.command.quoted) printed something to standard error",
        notes: [result.summary])
    }
  }

  /// What the last command printed to standard error.
  private static func errorOutput(_ world: World) throws -> (String, CommandResult) {
    (try PrintedText.errors.content(in: world).text, try CommandResult.of(world))
  }

  /// The result of the last command, which the running step checks.
  private static func checked(_ world: World) throws -> CommandResult {
    let result = try CommandResult.of(world)
    world.noteCheck()
    return result
  }

  private static func failure(_ result: CommandResult) -> StepFailure {
    StepFailure(
      "the command \(result.command.quoted) \(result.end)", notes: [result.summary])
  }

  /// The time of a command, if steps have no limit.
  private static let longest = Duration.seconds(600)

  private static func run(
    _ world: World, _ command: String, in folder: String = ".", input: String? = nil
  ) async throws {
    world[CommandResultKey.self] = nil
    if let input, input.utf8.count > CommandRun.mostInput {
      throw StepFailure(
        "the input has more than \(CommandRun.mostInput) bytes",
        notes: ["write it to a file: Given a file \"…\" with:"], kind: .argument)
    }
    let limit = try allowedTime(world, [command, folder, input ?? ""])
    let (place, environment) = surroundings(world, folder)
    let result = try await CommandRun().run(
      command, in: place, input: input, environment: environment,
      errorsApart: world[ErrorsApartKey.self], within: limit, isOfScenario: world.isTimeOfScenario)
    world[CommandResultKey.self] = result
    if world.step?.type == .context, !result.hasSucceeded { throw failure(result) }
  }

  /// The time that a command has.
  ///
  /// - Parameter arguments: what other users of the machine see of it.
  /// - Throws: `StepFailure` if the run does not allow commands, or if it shows a secret.
  static func allowedTime(_ world: World, _ arguments: [String]) throws -> Duration {
    let command = arguments.first ?? ""
    guard world[BackEndKey.self].allowsCommands else {
      throw StepFailure(
        "this run does not allow commands, so \(command.quoted) was not run",
        notes: [
          "a feature can name any command: if you trust these, add "
            + "\"back-end\": {\"allow-commands\": true} to spec.json"
        ], kind: .setup)
    }
    for secret in secrets(world) where arguments.contains(where: { $0.includes(secret.value) }) {
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
    return max(limit, .milliseconds(1))
  }

  private static func secrets(_ world: World) -> [(name: String, value: String)] {
    world[BackEndKey.self].secrets + world.rememberedSecrets
  }

  /// Where a command runs, and the variables that it receives.
  static func surroundings(
    _ world: World, _ folder: String
  ) -> (folder: String, environment: [String: String]) {
    let isAbsolute = folder.utf8.first == UInt8(ascii: "/")
    let place = world[ScratchFolderKey.self].map {
      isAbsolute ? folder : "\($0)/\(world[CommandFolderKey.self])\(folder)"
    }
    let known = Dictionary(secrets(world).map { ($0.name, $0.value) }, uniquingKeysWith: { $1 })
    return (place ?? folder, known.merging(world[CommandEnvironmentKey.self]) { $1 })
  }
}

/// A doc string that is searched for; every text contains an empty one.
struct TextBlock: StepArgument {
  let text: String

  static var accepts: StepInput.Kinds { .docString }

  static func read(_ input: StepInput) throws -> TextBlock {
    TextBlock(text: try DocStringArgument.read(input).content)
  }

  static func objection(to input: StepInput) -> StepFailure? {
    guard let block = try? read(input), block.text.isBlank else { return nil }
    return StepFailure(
      "the doc string is empty, so this step looks for nothing",
      notes: ["write the text between the quotation marks"], kind: .argument)
  }
}

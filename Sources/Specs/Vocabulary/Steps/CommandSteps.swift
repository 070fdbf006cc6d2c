import SpecJSON
import SpecRunner
import SpecSystem
import SpecText

/// Steps that run commands in a shell, if `spec.json` allows it, and check their results.
enum CommandSteps {
  static let library = StepLibrary("commands") {
    preparing
    settings
    running
    beside
    checking
    checkingErrors
    files
    PrintedTextSteps.library
  }

  private static let preparing = StepLibrary("files for commands") {
    Given(
      "an empty folder",
      "Creates a folder in which the scenario's commands run; it is kept if the scenario fails.",
      example: "Given an empty folder"
    ) { (world: World) in try await ScratchFolder.create(for: world) }

    Given(
      "an executable file {string} with:",
      "Writes a script in the scenario's folder, which everyone may run.",
      example: #"Given an executable file "bin/greet" with:"#
    ) { (world: World, name: String, text: TextBlock) in
      try ScratchFolder.write(text.text + "\n", to: name, in: world, mode: 0o755)
    }

    Given(
      "a copy of {string}",
      "Copies a file or folder of the current directory into the scenario's folder.",
      example: #"Given a copy of "fixtures/users.csv""#
    ) { (world: World, source: String) in
      let name = source.split(separator: "/").last.map { String($0) } ?? source
      try await ScratchFolder.copy(source, to: name, in: world)
    }

    Given(
      "a copy of {string} as {string}",
      "Copies a file or folder under another name; what a folder contains, if the name is \".\".",
      example: #"Given a copy of "fixtures/app" as ".""#
    ) { (world: World, source: String, name: String) in
      try await ScratchFolder.copy(source, to: name, in: world)
    }

    Given(
      "a file {string} with:", "Writes a file in the scenario's folder; its last line is ended.",
      example: #"Given a file "config.json" with:"#
    ) { (world: World, name: String, text: DocStringArgument) in
      try ScratchFolder.write(
        text.content.isEmpty ? "" : text.content + "\n", to: name, in: world)
    }
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

  private static let beside = StepLibrary("commands beside the steps") {
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
      try await started(world).wait(for: text, within: allowedTime(world, []))
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
    let limit = try allowedTime(world, [command])
    let (folder, environment) = surroundings(world, ".")
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
    world[CommandResultKey.self] = try await started.end(within: allowedTime(world, []))
    world.with(StartedCommandsKey.self) { _ = $0.popLast() }
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
      let result = try whole(world)
      try expect(
        ResponseSteps.withoutFinalLineEnds(result.output),
        is: ResponseSteps.withoutFinalLineEnds(text.content),
        "what the command \(result.command.quoted) printed", in: world)
    }
  }

  private static let files = StepLibrary("output and files") {
    Then(
      "the command prints nothing", "Checks that the last command printed nothing at all.",
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
      let result = try whole(world)
      if !result.output.includes(part) { return }
      throw StepFailure(
        "the command \(result.command.quoted) printed \(part.quoted)", notes: [result.summary])
    }

    Then(
      "the command prints a line matching {pattern}",
      "Checks that a whole line of what the last command printed matches.",
      example: #"Then the command prints a line matching /\d+ users/"#
    ) { (world: World, pattern: TextPattern) in
      let result = try checked(world)
      var lines = result.output.split(separator: "\n", omittingEmptySubsequences: false)
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
      var rest = result.output.utf8[...]
      var previous: String?
      for text in list.texts {
        guard let found = rest.firstRange(of: text.utf8) else {
          let place = previous.flatMap {
            result.output.includes(text) ? " after \($0.quoted)" : nil
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
    ) { (world: World, path: String, expected: ExpectedShape) in
      let result = try checked(world)
      try JSONShape(allowsMoreKeys: true).compare(
        expected.value, in: try result.json(), at: try JSONPlace(path), of: "the printed JSON",
        notes: [result.summary])
    }

    Then(
      "the printed JSON at {string} matches the schema {string}",
      "Checks a value in the JSON that the last command printed against a file with a JSON Schema.",
      example: #"Then the printed JSON at "$" matches the schema "schemas/list.json""#
    ) { (world: World, path: String, file: String) in
      let result = try checked(world)
      try ResponseSteps.compareSchema(
        try result.json(), at: JSONPlace(path), of: "the printed JSON", with: file, in: world,
        notes: [result.summary])
    }

    Then(
      "there are the files:", "Checks that files or folders are in the scenario's folder.",
      example: "Then there are the files:"
    ) { (world: World, list: ListTable) in
      let missing = try existing(list.texts, in: world, are: false)
      if missing.isEmpty { return }
      throw StepFailure("there is no file " + missing.map(\.quoted).joined(separator: ", "))
    }

    Then(
      "there are none of the files:",
      "Checks that nothing has any of these names in the scenario's folder.",
      example: "Then there are none of the files:"
    ) { (world: World, list: ListTable) in
      let found = try existing(list.texts, in: world, are: true)
      if found.isEmpty { return }
      throw StepFailure("there is a file " + found.map(\.quoted).joined(separator: ", "))
    }

    Then(
      "there is a file {string}", "Checks that a file is in the scenario's folder.",
      example: #"Then there is a file "out/report.txt""#
    ) { (world: World, name: String) in
      world.noteCheck()
      _ = try ScratchFolder.file(name, in: world)
    }

    Then(
      "there is no file {string}", "Checks that nothing has this name in the scenario's folder.",
      example: #"Then there is no file "draft.txt""#
    ) { (world: World, name: String) in
      let path = try ScratchFolder.path(of: name, in: world)
      world.noteCheck()
      if FileSystem.isMissing(path) { return }
      throw StepFailure("there is a file \(name.quoted)")
    }

    Then(
      "the file {string} has the permissions {string}",
      "Compares the permissions of a file or folder, written as an octal number.",
      example: #"Then the file "run.sh" has the permissions "755""#
    ) { (world: World, name: String, written: String) in
      guard let wanted = Int(written, radix: 8), (0...0o7777).contains(wanted) else {
        throw StepFailure(
          "\(written.quoted) is not an octal number", notes: ["write permissions such as \"644\""],
          kind: .argument)
      }
      let path = try ScratchFolder.path(of: name, in: world)
      world.noteCheck()
      guard let status = try? FileSystem.status(of: path) else {
        throw StepFailure("there is no file \(name.quoted)", notes: ScratchFolder.others(in: path))
      }
      try expect(
        String(status.mode, radix: 8), is: String(wanted, radix: 8),
        "the permissions of the file \(name.quoted)", in: world)
    }

    Then(
      "there is a folder {string}", "Checks that a folder is in the scenario's folder.",
      example: #"Then there is a folder "out""#
    ) { (world: World, name: String) in
      world.noteCheck()
      _ = try ScratchFolder.entries(of: name, in: world)
    }

    Then(
      "the folder {string} has:",
      "Compares the names of all that is in a folder, in any order; \".\" is the scenario's own.",
      example: #"Then the folder "out" has:"#
    ) { (world: World, name: String, list: ListTable) in
      world.noteCheck()
      let found = Set(exactly: try ScratchFolder.entries(of: name, in: world))
      let wanted = Set(exactly: list.texts)
      let missing = wanted.inOrder.filter { !found.contains($0) }
      let more = found.inOrder.filter { !wanted.contains($0) }
      if missing.isEmpty, more.isEmpty { return }
      throw StepFailure(
        "the folder \(name.quoted) is not as listed",
        notes: (missing.isEmpty
          ? [] : ["it does not have: " + missing.map(\.quoted).joined(separator: ", ")])
          + (more.isEmpty ? [] : ["it also has: " + more.map(\.quoted).joined(separator: ", ")]))
    }
  }

  private static let checkingErrors = StepLibrary("standard error") {
    Then(
      "the command prints {string} to standard error",
      "Searches what the last command printed to standard error, which must be kept apart.",
      example: #"Then the command prints "no such file" to standard error"#
    ) { (world: World, part: String) in
      let (text, result) = try errorOutput(world)
      if text.includes(part) { return }
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

  /// Those of some files that exist, or that do not.
  private static func existing(
    _ names: [String], in world: World, are: Bool
  ) throws -> [String] {
    world.noteCheck()
    return try names.filter {
      FileSystem.isMissing(try ScratchFolder.path(of: $0, in: world)) != are
    }
  }

  /// The result of the last command, which the running step checks.
  private static func checked(_ world: World) throws -> CommandResult {
    let result = try CommandResult.of(world)
    world.noteCheck()
    return result
  }

  /// The result of the last command, for a check of all that it printed.
  private static func whole(_ world: World) throws -> CommandResult {
    let result = try checked(world)
    if !result.isCut { return result }
    throw StepFailure(
      "the command \(result.command.quoted) printed more than \(CommandRun.mostOutput) bytes",
      notes: ["check a part: Then the command prints \"…\""])
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
      errorsApart: world[ErrorsApartKey.self], within: limit)
    world[CommandResultKey.self] = result
    if world.step?.type == .context, !result.hasSucceeded { throw failure(result) }
  }

  /// The time that a command has.
  ///
  /// - Parameter arguments: what other users of the machine see of it.
  /// - Throws: `StepFailure` if the run does not allow commands, or if it shows a secret.
  private static func allowedTime(_ world: World, _ arguments: [String]) throws -> Duration {
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
  private static func surroundings(
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

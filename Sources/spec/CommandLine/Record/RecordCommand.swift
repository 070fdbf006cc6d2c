import SpecDrivers
import SpecEngines
import SpecText

/// `spec record`: writes a scenario of what a person does in a browser or a terminal.
enum RecordCommand: Command {
  static let needsApps = true
  static func runsScenarios(_ arguments: Arguments) -> Bool { true }

  static let output = Flag<String?>(
    "output", short: "o", value: "FILE", .file("specs/log-in.feature"), section: "output",
    help: "write the scenario to this new file (default: standard output)",
    details: "The file is written after each step, so that nothing is lost.")

  static let checks = Flag<RecordSession.Checks>(
    "checks",
    [
      .few: "at most 3 after each action",
      .all: "all that the vocabulary can state",
      .none: "only actions",
    ], default: .few, section: "output",
    help: "which changes of the screen are written as checks")

  static let headless = Flag<Bool>(
    "headless", section: RunFlags.appSection,
    help: "show no window of the browser, for a program that uses the page")

  /// The values of `--replay`.
  enum Replay: String {
    case once, never
  }

  static let replay = Flag<Replay>(
    "replay",
    [
      .once: "",
      .never: "",
    ], default: .once, section: "run",
    help: "whether the scenario is run again at the end",
    details: """
      A check that does not pass then depends on something that changes, such as the time, and is \
      left out. If an action does not pass, the scenario is kept and the exit status is 1.
      """)

  static let format = TextFormat.flag(
    json: "a line of JSON for each step", help: "how the recording is reported")

  static let spec = CommandSpec(
    name: "record", summary: "write a scenario of what you do in a browser or a terminal",
    discussion: """
      Opens the page in a Chromium browser, or the program in this terminal, and writes a step for \
      each click, text, key and choice, with checks of what it has changed. Elements have the shortest name that users see and that no \
      other element has. Waiting and scrolling are not recorded, because steps wait and scroll by \
      themselves. What is typed into a password field becomes a variable, such as ${PASSWORD}; \
      the value is written nowhere. So does what a program does not show while it is typed.

      Ctrl-C, :quit, the end of the input or closing the browser ends the recording; in a terminal, \
      Ctrl-] or the end of the program. Then the scenario is run again. The exit status is 1 if it does not pass, or if no step describes \
      something that was done; a comment in the scenario says what.
      """,
    examples: [
      .init("spec record http://localhost:3000", "print the scenario at the end"),
      .init("spec record http://localhost:3000 --output specs/log-in.feature", "write a new file"),
      .init("spec record todo --url Examples/web", "one of several apps"),
      .init("spec record page.html --checks none", "only actions"),
      .init("spec record --engine 'terminal:python3 -q'", "a program in this terminal"),
    ],
    positionals: [
      Positional(
        "URL|APP", .optional, completion: .file,
        help: "the page to open: an address, a file or a folder; or the name of an app")
    ],
    flags: SharedFlags.reading + SharedFlags.variables + [
      RunFlags.stepTimeout, RunFlags.wait, RunFlags.allowScriptErrors, replay, ProofSettings.engine,
      RunFlags.browser,
      headless, RunFlags.url, RunFlags.serve, RunFlags.device, RunFlags.parameter, RunFlags.fault,
      checks, output, format,
    ])

  static func run(_ arguments: Arguments, in tool: ToolContext) async throws -> ExitStatus {
    try await RecordRun(withPage(arguments), tool, json: arguments[format] == .json).run()
  }

  /// The arguments with an address or a file as the page of `--url`.
  private static func withPage(_ arguments: Arguments) -> Arguments {
    guard let name = arguments.positionals.first, isPage(name) else { return arguments }
    return arguments.replacingPositionals([]).adding([
      Arguments.Occurrence(name: RunFlags.url.name, typed: RunFlags.url.long, value: name)
    ])
  }

  /// Whether a text is an address or a path rather than the name of an app.
  private static func isPage(_ name: String) -> Bool {
    name.utf8.contains { "/:".utf8.contains($0) } || name.ends(with: ".html")
  }
}

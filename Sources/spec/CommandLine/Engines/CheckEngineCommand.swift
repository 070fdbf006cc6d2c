import SpecEngines
import SpecReporters
import SpecRunner

/// `spec check-engine`: checks that an engine follows the protocol.
enum CheckEngineCommand: Command {
  static let needsApps = true

  private static let app = Flag<String?>(
    "app", value: "NAME", .text, section: "engine",
    help: "the app to launch")

  private static let timeout = Flag<Duration>(
    "timeout", value: "DURATION", .limit, default: .seconds(5), section: "engine",
    help: "how long the engine may take for an action or an observation")

  static let spec = CommandSpec(
    name: "check-engine", summary: "check that an engine follows the protocol",
    discussion: """
      For authors of engines: starts the engine, plays a short scenario on the first screen of an \
      app, sends invalid requests, and reports for each rule of the protocol whether the engine \
      follows it, or why there was no occasion to try it. It does not judge the app; of faults, it \
      checks only how they are listed.
      """,
    examples: [
      .init("spec check-engine 'stdio:python3 my_engine.py'", "an engine of your own"),
      .init("spec check-engine 'stdio:spec serve' --app slack-login", "the reference engine"),
    ],
    positionals: [
      Positional("ENGINE", .one, help: "stdio:COMMAND, or tcp:PORT with its token in SPEC_TOKEN")
    ],
    flags: [app, timeout, RunFlags.tokenFile])

  static func run(_ arguments: Arguments, in tool: ToolContext) async throws -> ExitStatus {
    var option = try EngineOption(
      arguments.positionals.first ?? "", typed: "ENGINE", arguments.place,
      standard: EngineOption.standard(tool))
    try option.readToken(arguments, tool.environment)
    guard case .remote(let address) = option.kind else {
      return tool.printError(
        "the engine \"\(option.name)\" does not use the engine protocol\n"
          + "name one that does: \(tool.spec.name) check-engine 'stdio:\(tool.spec.name) serve'")
    }
    let check = EngineCheck(
      address, app: arguments[app],
      options: EngineOptions(
        deadlines: EngineDeadlines(request: arguments[timeout]),
        clientVersion: SpecVersion.current))
    let report = await check.run()
    return tool.write(VisibleText.clean(report.description) + "\n")
      .combined(with: report.isSound ? .passed : .failed)
  }
}

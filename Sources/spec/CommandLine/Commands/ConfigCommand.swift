import SpecJSON
import SpecReporters

/// `spec config`: what holds for a run, and where each value was said.
enum ConfigCommand: Command {
  private static let format = Flag(
    "format",
    choices: [
      Flag.Choice("text", "a line for each setting"),
      Flag.Choice("json", "the same for programs"),
      Flag.Choice("schema", "the JSON schema of spec.json, for editors"),
    ], default: "text", section: "output", help: "what is printed")

  static let spec = CommandSpec(
    name: "config", summary: "show the settings that hold, and where each comes from",
    discussion: """
      Put config in the place of run, and all that would be run is how. Settings are said on the \
      command line, in variables (SPEC_JOBS=4 is --jobs 4; lists have a line for each value), and \
      in spec.json, which is looked for here and above, up to the folder that holds .git:

        {
          "defaults": { "tags": "not @wip", "jobs": "auto" },
          "profiles": { "ci": { "retry": 2, "report": ["junit:report.xml"] } },
          "engines": { "chrome": { "engine": "webdriver", "set": { "web": "./pages" } } }
        }

      A key is the name of a flag of spec run, or paths; a value is what would stand behind the \
      flag, true or false for a switch, a list where it may be given several times, null to take \
      back what holds without it. Paths start at the file; where anything may stand, those that \
      begin with ./ or ../ do.
      """,
    examples: [
      .init("spec config", "what spec run would do here"),
      .init("spec config --profile ci --jobs 2", "with a profile, and something typed"),
      .init("spec config --format schema > spec.schema.json", "for an editor's completion"),
    ],
    positionals: [SharedFlags.paths], flags: RunCommand.spec.flags + [format],
    rules: RunCommand.spec.rules)

  static func run(_ arguments: Arguments, in tool: ToolContext) async throws(UsageError)
    -> ExitStatus
  {
    if arguments.value(format) == "schema" { return tool.say(ConfigFileSchema.text, as: .json) }
    // Whatever a run would refuse is refused here.
    _ = try RunSettings(arguments, tool)
    let page = ConfigPage(arguments, in: tool.spec)
    if arguments.value(format) == "json" { return tool.say(page.json, as: .json) }
    return tool.say(page.text(Style(tool.display(1, arguments))))
  }
}

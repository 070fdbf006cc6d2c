import SpecJSON
import SpecReporters

/// `spec config`: prints the settings in effect and their sources.
enum ConfigCommand: Command {
  /// The values of `--format`.
  private enum Format: String {
    case text, json, schema
  }

  private static let format = Flag<Format>(
    "format",
    [
      .text: "one setting on each line",
      .json: JSONPage.help,
      .schema: "the JSON schema of spec.json, for editors",
    ], default: .text, section: "output",
    help: "the output format")

  static let spec = CommandSpec(
    name: "config", summary: "print the settings in effect and their sources",
    discussion: """
      spec config takes the flags of spec run and prints the settings that such a run would use. \
      Settings come from flags, variables (SPEC_JOBS=4 is --jobs 4; a list has one value on each \
      line) and spec.json, which is read from this directory or the nearest parent that has one, up \
      to the root of the Git repository:

        {
          "defaults": { "tags": "not @wip", "jobs": "auto" },
          "profiles": { "ci": { "retry": 2, "report": ["junit:report.xml"] } },
          "engines": { "chrome": { "engine": "webdriver", "set": { "web": "./pages" } } }
        }

      A key is paths or the name of a flag of spec run. A value is the value of the flag, true or \
      false for a switch, a list for a flag that can be repeated, or null to remove a value. Paths \
      are relative to the file; in settings that are not always paths, only values that begin with \
      ./ or ../ are.
      """,
    examples: [
      .init("spec config", "the settings of spec run in this directory"),
      .init("spec config --profile ci --jobs 2", "with a profile and a flag"),
      .init("spec config --format schema > spec.schema.json", "a schema for editors"),
    ],
    positionals: [SharedFlags.paths], flags: RunCommand.spec.flags + [format],
    rules: RunCommand.spec.rules)

  static func run(_ arguments: Arguments, in tool: ToolContext) async throws -> ExitStatus {
    if arguments[format] == .schema { return tool.write(ConfigFileSchema.text, as: .json) }
    // Settings that a run would reject are errors here too.
    _ = try RunSettings(arguments, tool)
    let page = ConfigPage(arguments, in: tool.spec)
    if arguments[format] == .json { return tool.write(page.json, as: .json) }
    return tool.write(page.text(Style(tool.display(1, arguments))))
  }
}

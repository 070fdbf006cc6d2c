import SpecMessages
import SpecRunner

/// `spec parse`: what the parser makes of feature files, as messages or as a drawn tree.
enum ParseCommand: Command {
  private static let format = Flag(
    "format",
    choices: [
      Flag.Choice("ndjson", "source, gherkinDocument, pickle and parseError messages"),
      Flag.Choice("tree", "the document as a drawn tree"),
    ], default: "ndjson", section: "output", help: "what is printed")

  static let spec = CommandSpec(
    name: "parse", summary: "show what the parser makes of feature files",
    discussion: "Ids count from 0 in each file; the uri is the path as it was typed.",
    examples: [
      .init("spec parse specs/log-in.feature --format tree", "the file as a tree"),
      .init("spec parse log-in.feature | jq .pickle.name", "the scenarios' names"),
    ],
    positionals: [Positional("FILE", .some, completion: .file, help: "feature files")],
    flags: [format, SharedFlags.language])

  static func run(_ arguments: Arguments, in tool: ToolContext) async throws(UsageError)
    -> ExitStatus
  {
    let settings = try SelectionSettings(arguments)
    let loader = FeatureLoader(language: settings.language)
    var status = ExitStatus.passed
    for path in arguments.positionals {
      let suite = loader.read(path)
      guard let file = suite.files.first else {
        status = status.combined(with: tool.report(suite.unread, arguments))
        continue
      }
      if !file.errors.isEmpty { status = status.combined(with: .unusable) }
      if arguments.value(format) == "tree" {
        if let document = file.document {
          status = status.combined(with: Standard.output.write(TreeText(document).description))
        } else {
          status = status.combined(with: tool.report(file.errors, arguments))
        }
      } else {
        status = status.combined(with: Standard.output.write(NDJSON.text(file.envelopes)))
      }
    }
    return status
  }
}

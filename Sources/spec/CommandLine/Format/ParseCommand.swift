import SpecGherkin
import SpecJSON
import SpecMessages
import SpecReporters
import SpecRunner

/// `spec parse`: prints the syntax tree of feature files, as messages or indented.
enum ParseCommand: Command {
  /// The values of `--format`.
  private enum Format: String {
    case ndjson, tree, json
  }

  private static let format = Flag<Format>(
    "format",
    [
      .ndjson: "source, gherkinDocument, pickle and parseError messages",
      .tree: "the document as an indented tree",
      .json: JSONPage.help,
    ], default: .ndjson, section: "output",
    help: "the output format")

  static let spec = CommandSpec(
    name: "parse", summary: "print the syntax tree of feature files",
    discussion: "Ids start at 0 in each file; uri is the path as given.",
    examples: [
      .init("spec parse specs/log-in.feature --format tree", "the file as a tree"),
      .init("spec parse log-in.feature | jq .pickle.name", "the scenarios' names"),
    ],
    positionals: [Positional("FILE", .some, completion: .file, help: "feature files")],
    flags: [format, SharedFlags.language])

  static func run(_ arguments: Arguments, in tool: ToolContext) async throws -> ExitStatus {
    let loader = FeatureLoader(language: arguments[SharedFlags.language])
    let isTree = arguments[format] == .tree
    if arguments[format] == .json { return json(arguments, loader, tool) }
    var status = ExitStatus.passed
    for path in arguments.positionals {
      let suite = loader.read(path)
      var text = ""
      for file in suite.files {
        if !isTree { text += NDJSON.text(file.envelopes) }
        if isTree, let document = file.document { text += tree(document) }
      }
      if !text.isEmpty {
        status = status.combined(
          with: tool.write(text, as: isTree ? .text : .json))
      }
      // The message stream contains parse errors; a tree does not.
      let unreported = isTree ? suite.errors : suite.unread
      status = status.combined(with: tool.show(suite.warnings + unreported, arguments))
      if !suite.errors.isEmpty { status = status.combined(with: .unusable) }
    }
    return status
  }

  /// All messages of all files, with errors of reading as messages too.
  private static func json(
    _ arguments: Arguments, _ loader: FeatureLoader, _ tool: ToolContext
  ) -> ExitStatus {
    var messages: [JSONValue] = []
    var status = ExitStatus.passed
    for path in arguments.positionals {
      let suite = loader.read(path)
      let envelopes = suite.files.flatMap(\.envelopes) + suite.unread.map { .parseError($0) }
      messages += NDJSON.text(envelopes).utf8.split(separator: UInt8(ascii: "\n")).compactMap {
        try? JSONReader.read(Array($0))
      }
      status = status.combined(with: tool.show(suite.warnings + suite.errors, arguments))
    }
    return tool.write(JSONPage.text(["messages": .array(messages)]), as: .json)
      .combined(with: status)
  }

  private static func tree(_ document: GherkinDocument) -> String {
    let tree = TreeText(document).description.utf8.dropFirst(document.uri.utf8.count)
    return VisibleText.line(document.uri) + VisibleText.clean(String(Substring(tree))) + "\n"
  }
}

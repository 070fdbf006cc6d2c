import SpecGherkin
import SpecJSON
import SpecReporters
import SpecRunner
import SpecText

/// `spec list`: lists the scenarios that would run.
enum ListCommand: Command {
  /// The values of `--format`.
  private enum Format: String {
    case tree, paths, json
  }

  private static let format = Flag<Format>(
    "format",
    [
      .tree: "features, rules and scenarios, indented",
      .paths: "one path:line for each scenario, as spec run accepts it",
      .json: JSONPage.help,
    ], default: .tree, section: "output",
    help: "the output format")

  static let spec = CommandSpec(
    name: "list", summary: "list the scenarios that would run",
    examples: [
      .init("spec list specs/", "all scenarios, grouped by feature"),
      .init("spec list --changed-since HEAD", "the scenarios that uncommitted changes affect"),
      .init("spec list --tags @wip --format paths", "the places of unfinished scenarios"),
    ],
    positionals: [SharedFlags.paths],
    flags: [SharedFlags.tags, SharedFlags.name] + SharedFlags.reading
      + SharedFlags.variables
      + [SelectionFlags.changedSince] + PlanFlags.all + [format],
    rules: PlanFlags.rules)

  static func run(_ arguments: Arguments, in tool: ToolContext) async throws -> ExitStatus {
    var settings = try SelectionSettings(arguments)
    let arrangement = try PlanSettings(arguments)
    let suite = settings.load()
    let registry = try tool.registry(of: tool.definition.words, for: suite, arguments)
    try await settings.readChanges(in: suite, registry, tool.definition.words, tool)
    let plan = Planner(
      registry, settings.selection, shard: arrangement.shard, ordering: arrangement.ordering
    ).plan(suite)
    try tool.check(suite.warnings + plan.errors, arguments)
    let isJSON = arguments[format] == .json
    guard !plan.selectsNothing else {
      let (sentence, status) =
        settings.whyNothingHasChanged(plan).map { ($0, .passed) }
        ?? settings.whyNothingIsSelected(plan, tool.spec.name)
      _ = tool.printError(sentence, status)
      guard isJSON, status == .passed else { return status }
      return tool.write(json(plan), as: .json)
    }
    if isJSON { return tool.write(json(plan), as: .json) }
    let text = arguments[format] == .paths ? paths(plan) : tree(plan)
    return tool.write(text)
  }

  private static func json(_ plan: Plan) -> String {
    let scenarios = plan.cases.map { planned in
      let pickle = planned.pickle
      let lineage = plan.document(of: planned)?.lineage(of: pickle)
      return JSONValue.fields([
        "uri": .string(pickle.uri), "line": .integer(pickle.location.line),
        "name": .string(pickle.name), "feature": .string(lineage?.feature.name ?? ""),
        "rule": lineage?.rule.map { .string($0.name) },
        "tags": JSONPage.strings(pickle.tags.map(\.name)),
      ])
    }
    return JSONPage.text(["scenarios": .array(scenarios)])
  }

  private static func paths(_ plan: Plan) -> String {
    plan.cases.map { ListedPath.line("\($0.pickle.uri):\($0.pickle.location.line)") + "\n" }
      .joined()
  }

  private static func tree(_ plan: Plan) -> String {
    var text = ""
    var file = ""
    var rule: NodeID?
    for planned in plan.cases {
      let pickle = planned.pickle
      let lineage = plan.document(of: planned)?.lineage(of: pickle)
      if !pickle.uri.isSame(as: file) {
        text += (file.isEmpty ? "" : "\n") + line("\(lineage?.feature.name ?? "") # \(pickle.uri)")
        file = pickle.uri
        rule = nil
      }
      if let found = lineage?.rule, found.id != rule {
        text += "  " + line(found.name)
        rule = found.id
      }
      let tags = pickle.tags.map(\.name).joined(separator: " ")
      text += String(repeating: " ", count: rule == nil ? 2 : 4)
      text += line("\(pickle.name) # :\(pickle.location.line)\(tags.isEmpty ? "" : " " + tags)")
    }
    let count = plan.cases.count
    return text + "\n\(count.counted("scenario"))\n"
  }

  private static func line(_ text: String) -> String { VisibleText.line(text) + "\n" }
}

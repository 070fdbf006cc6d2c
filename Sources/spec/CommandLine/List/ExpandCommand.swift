import SpecGherkin
import SpecJSON
import SpecReporters
import SpecRunner
import SpecText

/// `spec expand`: prints scenarios with the steps of text steps in place of their calls.
enum ExpandCommand: Command {
  /// The values of `--format`.
  private enum Format: String {
    case gherkin, json
  }

  private static let format = Flag<Format>(
    "format",
    [
      .gherkin: "scenarios, with the calls as comments",
      .json: JSONPage.help,
    ], default: .gherkin, section: "output",
    help: "the output format")

  static let spec = CommandSpec(
    name: "expand", summary: "print what scenarios do, without text steps",
    discussion: """
      A text step is a step that a scenario with the tag @step defines. Each call is printed as a \
      comment, followed by the steps that run in its place, with their values.
      """,
    examples: [
      .init("spec expand specs/cart.feature:12", "one scenario"),
      .init("spec expand specs/cart.feature --format json", "all scenarios of a file"),
    ],
    positionals: [SharedFlags.paths],
    flags: [SharedFlags.tags, SharedFlags.name] + SharedFlags.reading
      + SharedFlags.variables + [format])

  static func run(_ arguments: Arguments, in tool: ToolContext) async throws -> ExitStatus {
    let settings = try SelectionSettings(arguments)
    let suite = settings.load()
    let registry = try tool.registry(of: tool.definition.words, for: suite, arguments)
    let plan = Planner(registry, settings.selection).plan(suite)
    try tool.check(suite.warnings + plan.errors, arguments)
    guard !plan.cases.isEmpty else {
      let (sentence, status) = settings.whyNothingIsSelected(plan, tool.spec.name)
      return tool.printError(sentence, status)
    }
    if arguments[format] == .json {
      return tool.write(PageSettings.text(json(plan)), as: .json)
    }
    return tool.write(plan.cases.map { gherkin($0, plan) }.joined(separator: "\n"))
  }

  // MARK: - Gherkin

  private static func gherkin(_ planned: PlannedCase, _ plan: Plan) -> String {
    let pickle = planned.pickle
    let keyword = plan.document(of: planned)?.lineage(of: pickle)?.scenario.keyword ?? "Scenario"
    let variables = plan.registry.variables
    var text = "# \(VisibleText.line("\(pickle.uri):\(pickle.location.line)"))\n"
    text += "\(VisibleText.line("\(keyword): \(pickle.name)"))\n"
    for step in plan.expandedSteps(of: planned) {
      for (depth, call) in step.calls.enumerated().suffix(step.newCalls) {
        let blanks = String(repeating: "  ", count: depth + 1)
        text += blanks + "# " + VisibleText.sentence("\(call.line)  (\(call.definition))") + "\n"
      }
      let blanks = String(repeating: "  ", count: step.calls.count + 1)
      let problem = step.definition == nil ? "  # no definition, or several" : ""
      text +=
        blanks
        + VisibleText.sentence(
          (step.written?.keyword ?? "* ") + variables.filledPlainly(step.step.text))
        + problem + "\n"
      for line in StepArgumentText.lines(of: step.step) {
        text += line.isEmpty ? "\n" : blanks + "  " + variables.filledPlainly(line) + "\n"
      }
    }
    return text
  }

  // MARK: - JSON

  private static func json(_ plan: Plan) -> JSONValue {
    [
      "version": 1,
      "scenarios": .array(
        plan.cases.map { planned in
          let pickle = planned.pickle
          return [
            "uri": .string(pickle.uri), "line": .integer(pickle.location.line),
            "name": .string(pickle.name),
            "steps": .array(plan.expandedSteps(of: planned).map { json($0, plan) }),
          ]
        }),
    ]
  }

  private static func json(_ step: Plan.ExpandedStep, _ plan: Plan) -> JSONValue {
    let filled = plan.registry.variables.filledPlainly
    return .fields([
      "keyword": .string(step.written?.keyword.trimmedEnd ?? "*"),
      "text": .string(filled(step.step.text)), "uri": .string(step.uri),
      "line": step.written.map { .integer($0.location.line) },
      "definition": step.definition.map { .string(plan.registry.definitions[$0].pattern) },
      "table": step.step.dataTable.map { table in
        .array(table.rows.map { .array($0.map { .string(filled($0)) }) })
      },
      "docString": step.step.docString.map { .string(filled($0.content)) },
      "calls": .array(
        step.calls.map { ["text": .string($0.line), "definition": .string($0.definition)] }),
    ])
  }
}

extension String {
  fileprivate var trimmedEnd: String { hasSuffix(" ") ? String(dropLast()) : self }
}

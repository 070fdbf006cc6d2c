import SpecAnalysis
import SpecJSON

/// The tools that clients can call.
enum MCPTool: String, CaseIterable, Sendable {
  case gate, steps, check, run, failures, trace, coverage
  case prove, mutate, apps, explain, expand, format, diff

  /// The command that it runs.
  var command: String {
    switch self {
    case .check: LintCommand.spec.name
    case .failures: TraceCommand.spec.name
    default: rawValue
    }
  }

  /// Whether it runs scenarios, which takes as long as it takes.
  var isLong: Bool { [.gate, .run, .prove, .mutate].contains(self) }

  /// What a model reads to choose the tool.
  var description: String {
    switch self {
    case .gate:
      "Check that your changes do not weaken the specification. Call it before you say that you are "
        + "done: it names scenarios, checks, rows, tags, requirements, snapshots, settings and "
        + "faults that were removed or loosened since a git revision, and what they used to catch. "
        + "Repair what it names, or tell the user why it is intended."
    case .steps:
      "Search the sentences that scenarios can use, with parameters, summaries and examples. Use "
        + "them as they are; a sentence that is not in this list is undefined."
    case .check:
      "Check features without running them: syntax, undefined and ambiguous steps, and style. "
        + "Without paths and text, it checks the whole suite."
    case .run:
      "Run scenarios against the app, and record the run for the tools failures and trace. Returns "
        + "the numbers of scenarios by result and the first failures with their screens. Without "
        + "paths and text, it runs the whole suite."
    case .failures:
      "What failed in the last run or in a recording: the steps, expected and actual values, the "
        + "screens, and the command that runs each scenario again."
    case .trace:
      "Ask about a scenario of the last run or of a recording. actions: its numbered steps; "
        + "screen: the screen after a step and what has changed; grep: the steps, failures, events, "
        + "logs and screens that contain a text."
    case .coverage:
      "The statements of the requirements with the scenarios that cover them, by tags. Use the "
        + "state \"uncovered\" for statements without a scenario."
    case .prove:
      "Run the scenarios with each known fault of the apps: each must be caught by a scenario that "
        + "fails. With since, only what scenarios of a git revision caught counts."
    case .mutate:
      "Change one thing in the scenarios at a time: a value, a check, an action. What survives has "
        + "no effect. With since, only scenarios that differ from those of a git revision."
    case .apps: "The apps that scenarios can open, with their faults, devices and settings."
    case .explain:
      "Explain a line of a feature: the definition of its step, its parameters, the last results."
    case .expand: "What scenarios do, step by step, with the text steps that they call written out."
    case .format: "Write feature files in canonical form. It changes files."
    case .diff: "Compare two recordings of runs: what is broken, repaired, new, gone or slower."
    }
  }

  /// The parameters, without those of flags that the tool does not have.
  func parameters(_ commands: MCPCommands) -> [MCPParameter] {
    commands.hasFlag(RunFlags.screens, of: RunCommand.spec.name)
      ? parameters : parameters.filter { $0.name != RunFlags.screens.name }
  }

  private var parameters: [MCPParameter] {
    switch self {
    case .gate: [Self.since, Self.paths] + Self.page(50)
    case .prove:
      [
        Self.since, Self.paths,
        MCPParameter(name: "app", kind: .texts, use: .flag, help: "Only the faults of these apps"),
        MCPParameter(name: "fault", kind: .texts, use: .flag, help: "Only these faults"),
      ] + Self.page(50)
    case .mutate:
      [
        Self.since, Self.paths,
        MCPParameter(
          name: "sample", kind: .number(1...1_000_000), use: .flag,
          help: "Run at most this number of changes, chosen at random"),
      ] + Self.page(50)
    case .apps:
      [MCPParameter(name: "names", kind: .texts, use: .word, help: "The names of apps")]
    case .explain:
      [
        MCPParameter(
          name: "place", kind: .text, isRequired: true, use: .path, help: "FILE:LINE of a feature"),
        MCPParameter(
          name: "recording", kind: .text, use: .flag, help: "A recording with results, a path"),
      ]
    case .expand: [Self.paths, Self.text] + Self.page(20)
    case .format: [Self.paths] + Self.page(50)
    case .diff:
      [
        MCPParameter(
          name: "before", kind: .text, isRequired: true, use: .path,
          help: "The recording of the earlier run, a path"),
        MCPParameter(
          name: "after", kind: .text, isRequired: true, use: .path,
          help: "The recording of the later run, a path"),
      ] + Self.page(50)
    case .steps:
      [
        MCPParameter(
          name: "words", kind: .text,
          help: "Words that a step, its summary or its example must contain: \"return key\"")
      ] + Self.page(30)
    case .check: [Self.paths, Self.text] + Self.page(50)
    case .run:
      [
        Self.paths, Self.text,
        MCPParameter(name: "tags", kind: .text, help: "A tag expression: \"@smoke and not @slow\""),
        MCPParameter(
          name: "name", kind: .text, help: "A part of the scenario's name, or a /REGEX/"),
        MCPParameter(
          name: "screens", kind: .choice(["failures", "all"]),
          help: "Which screens are recorded; default: failures. all: one after each step"),
        Self.limit("failures", 5),
      ]
    case .failures: [Self.recording, Self.limit("failures", 10)]
    case .trace:
      [
        MCPParameter(
          name: "question", kind: .choice(["actions", "screen", "grep"]), isRequired: true,
          help: "What to ask"),
        MCPParameter(
          name: "step", kind: .number(1...1_000_000),
          help: "For screen: the number of the step, as actions returns it"),
        MCPParameter(name: "text", kind: .text, help: "For grep: a text or a /REGEX/"),
        MCPParameter(
          name: "scenario", kind: .text,
          help: "FILE:LINE, FILE, a part of the name, or a /REGEX/. It can be omitted if there is "
            + "one scenario, or one that failed"),
        MCPParameter(
          name: "attempt", kind: .number(1...1_000_000),
          help: "The number of the attempt, if the scenario was run several times"),
        Self.recording, Self.limit("steps, lines of the screen or matches", nil),
      ]
    case .coverage:
      [
        Self.paths,
        MCPParameter(
          name: "state", kind: .choice(Coverage.State.allCases.map(\.rawValue)),
          help: "Only statements in this state; those about results need a recording"),
        MCPParameter(
          name: "recording", kind: .text, help: "A recording whose results are added, a path"),
      ] + Self.page(50)
    }
  }

  private static let since = MCPParameter(
    name: "since", kind: .text, use: .flag,
    help: "A git revision to compare with, such as HEAD or origin/main")
  private static let paths = MCPParameter(
    name: "paths", kind: .texts,
    help: "Files, folders, patterns or FILE:LINE, in the folder of the suite")
  private static let text = MCPParameter(
    name: "text", kind: .text, help: "The text of a feature file, instead of paths")
  private static let recording = MCPParameter(
    name: "recording", kind: .text,
    help: "A recording that --report messages:FILE has written, a path; default: the last run")

  private static func limit(_ things: String, _ usual: Int?) -> MCPParameter {
    MCPParameter(
      name: "limit", kind: .number(1...1_000),
      help: "The maximum number of \(things)" + (usual.map { "; default: \($0)" } ?? ""))
  }

  private static func page(_ usual: Int) -> [MCPParameter] {
    [
      MCPParameter(
        name: "offset", kind: .number(0...1_000_000), help: "How many results to pass over"),
      limit("results", usual),
    ]
  }

  /// The part of the answer that is divided into pages: an array, or one in each element of an array.
  var pages: (path: [String], usual: Int)? {
    switch self {
    case .steps: (["libraries", "steps"], 30)
    case .check, .gate: (["findings"], 50)
    case .prove: (["faults"], 50)
    case .mutate: (["mutants"], 50)
    case .expand: (["scenarios"], 20)
    case .format: (["files"], 50)
    case .diff: (["differences"], 50)
    case .coverage: (["flows", "statements"], 50)
    case .run, .failures, .trace, .apps, .explain: nil
    }
  }

  /// The fields that every answer has, besides the version.
  private var fields: [(String, String)] {
    switch self {
    case .gate: [("weaker", "boolean"), ("findings", "array")]
    case .prove: [("sound", "boolean"), ("faults", "array")]
    case .mutate: [("share", "number"), ("mutants", "array")]
    case .apps: [("apps", "array"), ("devices", "array"), ("settings", "array")]
    case .explain: [("file", "string"), ("line", "integer"), ("kind", "string")]
    case .expand: [("scenarios", "array")]
    case .format: [("written", "boolean"), ("files", "array")]
    case .diff: [("common", "integer"), ("differences", "array")]
    case .steps: [("libraries", "array")]
    case .check: [("files", "integer"), ("errors", "integer"), ("findings", "array")]
    case .run: [("status", "string"), ("exitStatus", "integer"), ("command", "string")]
    case .failures: [("complete", "boolean"), ("scenarios", "object"), ("failures", "array")]
    case .trace: [("complete", "boolean")]
    case .coverage: [("totals", "object"), ("flows", "array")]
    }
  }

  /// The tool as `tools/list` has it.
  func json(_ commands: MCPCommands) -> JSONValue {
    [
      "name": .string(rawValue), "description": .string(description),
      "inputSchema": inputSchema(parameters(commands)), "outputSchema": outputSchema,
      "annotations": [
        "readOnlyHint": .bool(self != .run && self != .format), "openWorldHint": .bool(isLong),
      ],
    ]
  }

  private func inputSchema(_ parameters: [MCPParameter]) -> JSONValue {
    let required = parameters.filter(\.isRequired).map { JSONValue.string($0.name) }
    return .fields([
      "type": "object",
      "properties": .object(JSONObject(parameters.map { ($0.name, $0.schema) })),
      "required": required.isEmpty ? nil : .array(required), "additionalProperties": false,
    ])
  }

  private var outputSchema: JSONValue {
    let fields = [("version", "integer")] + fields
    return [
      "type": "object",
      "properties": .object(JSONObject(fields.map { ($0, ["type": .string($1)]) })),
      "required": .array(fields.map { .string($0.0) }),
    ]
  }
}

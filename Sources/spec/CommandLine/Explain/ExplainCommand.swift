import SpecAnalysis
import SpecEditing
import SpecGherkin
import SpecReporters
import SpecRunner
import SpecSystem
import SpecText

/// `spec explain`: says what a line of a feature means.
enum ExplainCommand: Command {
  /// The recording that is read if none is named.
  static let usualRecording = "run.ndjson"

  static let place = Positional(
    "FILE:LINE", .one, completion: .file, help: "a line of a feature file")

  private static let format = TextFormat.flag("lines for people", json: "JSON for programs")
  private static let recording = Flag<String?>(
    "recording", value: "FILE", .path, otherwise: "\(usualRecording), if there is one",
    section: "analysis",
    help: "show the last results in this recording; - reads standard input")

  static let spec = CommandSpec(
    name: "explain", summary: "explain a line of a feature: its step or scenario",
    discussion: """
      For a step: the definition and its place, the arguments, what it requires of the engine and \
      whether the engine has it, and its last result. For an undefined step: similar steps, and \
      code that defines it. For a scenario: its tags, the statements it covers, and its steps.
      """,
    examples: [
      .init("spec explain specs/log-in.feature:12", "the step or the scenario on line 12"),
      .init(
        "spec explain specs/log-in.feature:12 --recording run.ndjson", "with its last result"),
      .init("spec explain specs/log-in.feature:12 --format json", "for an editor"),
    ],
    positionals: [place],
    flags: [
      recording, RunFlags.url, RunFlags.serve, RunFlags.engine,
      RunFlags.browser, RunFlags.tokenFile, RunFlags.parameter, format,
    ] + SharedFlags.reading + SharedFlags.variables)

  /// The file, and the steps that other files of its suite define.
  private static func suite(_ path: String, _ loader: FeatureLoader) -> Suite {
    // Other paths, such as a folder, would name several files.
    guard case .file = FileSystem.kind(of: path) else { return loader.read(path) }
    return loader.load([path.utf8.first == UInt8(ascii: "@") ? "./" + path : path])
  }

  static func run(_ arguments: Arguments, in tool: ToolContext) async throws -> ExitStatus {
    let typed = arguments.positionals.first ?? ""
    guard let place = LineReference(typed) else {
      return tool.printError(
        "\"\(typed)\" names no line of a file\n"
          + "write the file, a colon and the line: \(arguments.place) specs/log-in.feature:12")
    }
    let suite = Self.suite(place.path, try SelectionSettings.loader(arguments))
    guard suite.errors.isEmpty, let file = suite.files.first, let document = file.document else {
      return tool.show(suite.errors, arguments)
    }
    let registry = try tool.registry(of: tool.definition.words, for: suite, arguments)
    let recorded = try results(arguments)
    var explainer = LineExplainer(
      file, document, registry, recorded, textSteps: suite.textSteps,
      statements: statements(near: place.path))
    switch LineSubject(place.line, of: document, text: file.source.text) {
    case .step(let step):
      return try await show(
        explainer.step(step, at: place.line), recorded?.path, arguments, tool)
    case .scenario(let scenario, let row):
      return try await show(
        explainer.scenario(scenario, row: row, at: place.line), recorded?.path, arguments, tool)
    case .nothing(let nearest):
      let advice =
        nearest.map { "the nearest is \(place.path):\($0.line): \(VisibleText.line($0.text))" }
        ?? "name a file that contains a scenario"
      return tool.printError(
        "line \(place.line) of \"\(place.path)\" is neither a step nor a scenario\n\(advice)")
    }
  }

  private static func results(
    _ arguments: Arguments
  ) throws(RecordedResults.Unreadable) -> RecordedResults? {
    guard
      let path = arguments[recording]
        ?? (FileSystem.isMissing(usualRecording) ? nil : usualRecording)
    else { return nil }
    return try RecordedResults(path) { RecordedRun.read($0, $1) }
  }

  /// The statements of the requirements in the folder of a feature.
  private static func statements(near path: String) -> [RequirementsDocument.Statement] {
    let file = FilePath.base(of: path) + CoverageCommand.fileName
    let found = CompanionFiles(of: [file], named: CoverageCommand.fileName)
    return Requirements(found.sources).documents.flatMap(\.statements)
  }

  private static func show(
    _ explanation: LineExplanation, _ recording: String?, _ arguments: Arguments,
    _ tool: ToolContext
  ) async throws -> ExitStatus {
    var abilities = EngineAbilities.none
    if tool.definition.apps != nil {
      try await SettingsTrust.check(arguments, tool)
      let engines = try RunEngines(arguments, tool).accepted()
      if !explanation.needs.isEmpty {
        abilities = await EngineAbilities.ask(engines.members, tool)
      }
    }
    let libraries = tool.definition.words
    var status: ExitStatus
    if arguments[format] == .json {
      let json = ExplanationJSON(
        explanation: explanation, libraries: libraries, abilities: abilities,
        recording: recording)
      status = tool.write(json.text, as: .json)
    } else {
      let page = ExplanationText(
        explanation: explanation, libraries: libraries, abilities: abilities,
        recording: recording, style: Style(tool.display(1, arguments)))
      status = tool.write(page.text)
    }
    for problem in abilities.problems {
      status = status.combined(with: tool.printError(problem, .failed))
    }
    return status
  }
}

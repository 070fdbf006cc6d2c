import SpecAnalysis
import SpecMessages
import SpecReporters
import SpecRunner
import SpecText

/// `spec coverage`: reports which requirements have scenarios, and their last results.
enum CoverageCommand: Command {
  /// The name of requirements files in directories.
  static let fileName = "requirements.md"

  static let paths = Positional(
    "PATH", .any, completion: .file,
    help: "directories, feature files, requirements in .md files (default: specs)")

  private static let recording = Flag<String?>(
    "recording", value: "FILE", .path, section: "analysis",
    help: "add results from a recorded run; - reads standard input")

  static let spec = CommandSpec(
    name: "coverage", summary: "report which requirements have scenarios",
    discussion: """
      Reads every \(fileName) below the paths, and every other .md file that is named. A scenario \
      covers a statement if it has the statement's id as a tag: @slack-5.4. The exit status is 1 if \
      a statement has no scenario that can run or a failed one, or if a tag names an unknown \
      statement; 5 if the recording has skipped every scenario. A recorded result counts if the \
      scenario has the same steps now.

      With --paths, it runs the scenarios and reports which paths through the app they walk, out of \
      those that a search of the app finds.
      """,
    examples: [
      .init("spec coverage specs", "the statements without a scenario"),
      .init("spec coverage specs --recording run.ndjson", "also with the results of the last run"),
      .init("spec coverage specs --format html --output coverage.html", "a page to publish"),
      .init("spec coverage specs --paths", "the paths through the apps"),
    ],
    positionals: [paths],
    flags: SharedFlags.reading + SharedFlags.variables + [
      recording, PathFlags.format, PageSettings.output,
    ]
      + PathFlags.all)

  static func runsScenarios(_ arguments: Arguments) -> Bool { PathFlags.areOn(arguments) }

  static func run(_ arguments: Arguments, in tool: ToolContext) async throws -> ExitStatus {
    try PathFlags.check(arguments, recording)
    if PathFlags.areOn(arguments) { return try await PathCoverageRun(arguments, tool).run() }
    let page = PageSettings(arguments)
    let reading = try Reading(arguments)
    // A run reports definitions that cannot be joined.
    let registry = try? tool.registry(of: tool.definition.words, for: reading.suite, arguments)
    let plan = arguments[recording] == nil ? registry.map { Planner($0).plan(reading.suite) } : nil
    var status = try tool.check(
      reading.diagnostics + (plan?.errors.filter { $0.code.hasPrefix("step.") } ?? []), arguments)
    guard !reading.requirements.documents.isEmpty else {
      throw tool.ending(reading.nothingFound, .nothingSelected)
    }
    let output = try page.open(tool)
    let results = try arguments[recording].map { try read($0, tool) }
    let coverage = Coverage(
      reading.requirements.documents, reading.suite.files, results: results, registry: registry,
      broken: plan?.unresolved ?? [])
    try output.finish(page.text(CoveragePage.page(coverage), coverage.json, tool, arguments))
    if let path = arguments[recording], results?.isComplete == false {
      status = status.combined(with: RecordedRun.unfinished(path, tool))
    }
    return status.combined(
      with: coverage.isUnchecked ? .nothingChecked : coverage.isSound ? .passed : .failed)
  }

  private static func read(_ path: String, _ tool: ToolContext) throws -> LastResults {
    var results = LastResults()
    if let complaint = RecordedRun.read(path, { results.receive($0) }) {
      throw tool.ending(complaint)
    }
    guard !results.isEmpty else {
      throw tool.ending(
        "no scenario was run in \"\(path)\"\nrecord a run with --report messages:FILE",
        .nothingSelected)
    }
    guard results.faults.isEmpty else {
      throw tool.ending(RecordedRun.refusal(of: path, with: results.faults))
    }
    return results
  }

  /// The requirements and features found below the paths, and their errors.
  private struct Reading {
    let paths: [String]
    let requirements: Requirements
    let suite: Suite
    private let unread: [Diagnostic]

    init(_ arguments: Arguments) throws(UsageError) {
      paths = arguments.positionals.isEmpty ? ["specs"] : arguments.positionals
      let loader = try SelectionSettings.loader(arguments)
      let documents = paths.filter(Self.isDocument)
      let places = paths.filter { !Self.isDocument($0) }
      let folders = places.filter(CompanionFiles.isDirectory)
      let companions = CompanionFiles(of: documents + folders, named: fileName)
      requirements = Requirements(companions.sources)
      let misspelt = CompanionFiles(of: folders) { name in
        let distance = EditDistance.between(
          EditDistance.folded(name), Array(fileName.unicodeScalars), within: 2)
        return distance != nil && !name.isSame(as: fileName)
      }
      unread =
        companions.errors
        + misspelt.sources.map { source in
          Diagnostic(
            code: "requirements.name", message: "this file is not read because of its name",
            uri: source.uri, fix: "name it \(fileName)")
        }
      suite = loader.load(places)
    }

    var diagnostics: [Diagnostic] {
      // Requirements may exist before any feature does.
      let found = suite.warnings + suite.errors.filter { $0.code != "path.no-features" }
      return unread + requirements.diagnostics + found
    }

    var nothingFound: String {
      """
      no requirements found: no \(fileName) below \(paths.joined(separator: " "))
      write one, or name the .md file that has them; \
      a line of it is written: - **app-1.1** [M] One plain sentence.
      """
    }

    /// Whether a file is Markdown without Gherkin.
    private static func isDocument(_ path: String) -> Bool {
      FilePath.isPage(path) && !CompanionFiles.isDirectory(path)
    }
  }
}

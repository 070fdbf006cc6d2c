import SpecAnalysis
import SpecDocs
import SpecDrivers
import SpecGherkin
import SpecJSON
import SpecReporters
import SpecRunner
import SpecSystem
import SpecText

/// Reads what `spec docs` documents: features, requirements, pages, runs and a proof.
struct DocsReading {
  private let arguments: Arguments
  private let tool: ToolContext
  private let paths: [String]
  private let loader: FeatureLoader

  init(_ arguments: Arguments, _ tool: ToolContext) throws(UsageError) {
    self.arguments = arguments
    self.tool = tool
    paths = arguments.positionals.isEmpty ? ["specs"] : arguments.positionals
    loader = try SelectionSettings.loader(arguments)
  }

  /// The site.
  ///
  /// - Throws: why there is none.
  func site() throws -> DocsSite {
    var input = try written()
    try addFaults(to: &input)
    input.runs = try recordedRuns()
    let site = DocsSite(input)
    try check(site.summary.runs)
    return site
  }

  private func warn(_ sentence: String) { tool.note("warning: \(sentence)") }

  // MARK: - Features, requirements and pages

  private func written() throws -> DocsInput {
    let named = paths.filter(Self.isPage)
    let places = paths.filter { !Self.isPage($0) }
    let files = CompanionFiles(
      of: named + places.filter(CompanionFiles.isDirectory), where: FilePath.isPage)
    let suite = loader.load(places)
    let texts = DocsTexts(files.sources, named: named)
    // There may be pages before there is a feature.
    let found = (suite.errors + suite.knownIssueErrors).filter {
      $0.code != "path.no-features" || texts.isEmpty
    }
    try tool.check(files.errors + texts.diagnostics + suite.warnings + found, arguments)
    if suite.files.isEmpty, texts.isEmpty {
      throw tool.ending(
        """
        nothing to document: no feature and no page in \(paths.joined(separator: " "))
        name the folder of the features
        """, .unusable)
    }
    var input = DocsInput(suite)
    input.title = arguments[DocsCommand.title]
    input.language = loader.language
    input.requirements = texts.requirements
    input.translations = texts.translations
    input.pages = texts.pages
    input.libraries = tool.definition.words
    input.registry = try tool.registry(of: tool.definition.words, for: suite, arguments)
    return input
  }

  /// Whether a path is Markdown without Gherkin.
  private static func isPage(_ path: String) -> Bool {
    FilePath.isPage(path) && !CompanionFiles.isDirectory(path)
  }

  // MARK: - Runs

  private func recordedRuns() throws -> [DocsRun] {
    let files = try RecordingFiles(arguments[DocsCommand.recordings], written: []).paths
    if files.isEmpty, let path = arguments[DocsCommand.recordings].first {
      throw tool.ending(
        "\"\(VisibleText.line(path))\" has no .ndjson file\n"
          + "record runs with --report messages:FILE.ndjson, or name the files")
    }
    var runs: [DocsRun] = []
    for file in files {
      var run = DocsRun(name: VisibleText.line(file))
      if let complaint = RecordedRun.read(file, allowsCut: true, { run.receive($0) }) {
        throw tool.ending(complaint)
      }
      if run.isEmpty {
        throw tool.ending(
          "no scenario was run in \"\(VisibleText.line(file))\"\n"
            + "record a run with --report messages:FILE", .nothingSelected)
      }
      guard run.faults.isEmpty else {
        throw tool.ending(RecordedRun.refusal(of: file, with: run.faults))
      }
      runs.append(run)
    }
    return runs
  }

  /// Refuses runs of other suites, and reports runs of which only a part is known.
  private func check(_ runs: [DocsSummary.Run]) throws {
    for run in runs {
      let count = run.known + run.gone
      if run.known == 0 {
        throw tool.ending(
          """
          "\(run.name)" is a run of another suite: \
          \(count == 1 ? "its scenario is not" : "none of its \(count) scenarios is") \
          in \(paths.joined(separator: " "))
          name a run of these features
          """)
      }
      if run.isCut {
        warn("\"\(run.name)\" has no end: the run was stopped, or it is still running")
      }
      if run.gone > 0 {
        warn(
          "\(run.gone) of \(count.counted("scenario")) in \"\(run.name)\" do not exist any more; "
            + "the page of the runs lists them")
      }
    }
  }

  // MARK: - Faults

  private func addFaults(to input: inout DocsInput) throws {
    let statements = input.requirements.flatMap(\.document.statements)
    let ids = Set(statements.map(\.id))
    var faults: [DocsFault] = []
    if let file = arguments[DocsCommand.proof] {
      faults = try proven(in: file)
      let isOfSuite = faults.contains { fault in
        !ids.isDisjoint(with: fault.ids)
          || fault.catches.contains { witness in
            input.suite.files.contains { $0.source.uri.isSame(as: witness.uri) }
          }
      }
      if !isOfSuite {
        throw tool.ending(
          """
          "\(VisibleText.line(file))" is a proof of another suite: its faults break no statement \
          of \(paths.joined(separator: " "))
          name the output of a proof of these features
          """)
      }
    }
    let tried = Set(faults.map(\.key))
    for app in tool.definition.apps?.engine.apps ?? [] {
      let found = app.faults.map {
        DocsFault(app: app.name, name: $0.name, summary: $0.summary, statements: $0.breaks)
      }
      // An app belongs to the suite if one of its faults breaks a statement of it.
      guard found.contains(where: { !ids.isDisjoint(with: $0.ids) }) else { continue }
      faults += found.filter { !tried.contains($0.key) }
    }
    input.faults = faults
  }

  private func proven(in file: String) throws -> [DocsFault] {
    let shown = "\"\(VisibleText.line(file))\""
    let bytes: [UInt8]
    switch FileSystem.read(file) {
    case .success(let read): bytes = read
    case .failure(let failure):
      throw tool.ending(
        "\(shown) cannot be read: \(failure.sentence)\ncheck the path and its permissions")
    }
    do {
      return try DocsFault.proven(in: try JSONReader.read(bytes))
    } catch {
      throw tool.ending(
        """
        \(shown) is not the JSON of a proof: \(error)
        write it with \(tool.spec.name) prove --format json
        """)
    }
  }
}

/// The Markdown files of a suite by their purpose.
private struct DocsTexts {
  var requirements: [RequirementsText] = []
  var translations: [RequirementsTranslation] = []
  var pages: [Source] = []
  var diagnostics: [Diagnostic] = []

  var isEmpty: Bool { requirements.isEmpty && pages.isEmpty }

  /// - Parameter named: files that are requirements if they have statements, whatever their name.
  init(_ sources: [Source], named: [String]) {
    let isNamed = Set(exactly: named)
    var originals: [Source] = []
    for source in sources {
      if RequirementsTranslation.language(of: source.uri) != nil {
        addTranslation(source)
      } else if isNamed.contains(source.uri)
        || FilePath.name(of: source.uri).isSame(as: CoverageCommand.fileName)
      {
        let read = Requirements([source])
        // A page of that name without statements is a page like any other.
        if read.diagnostics.contains(where: { $0.code == "requirements.empty" }) {
          addPage(source)
        } else {
          originals.append(source)
        }
      } else {
        addPage(source)
      }
    }
    let read = Requirements(originals)
    diagnostics += read.diagnostics
    requirements = zip(read.documents, originals).map {
      RequirementsText(document: $0, text: $1.text)
    }
    checkTranslations()
  }

  private mutating func addPage(_ source: Source) {
    if let error = source.encodingError { diagnostics.append(error) } else { pages.append(source) }
  }

  private mutating func addTranslation(_ source: Source) {
    guard let language = RequirementsTranslation.language(of: source.uri) else { return }
    let read = Requirements([source])
    diagnostics += read.diagnostics
    translations += read.documents.map {
      RequirementsTranslation(language: language, document: $0)
    }
  }

  /// A statement in another language needs the statement that it translates.
  private mutating func checkTranslations() {
    let known = Set(requirements.flatMap(\.document.statements).map(\.id))
    for translation in translations {
      for statement in translation.document.statements where !known.contains(statement.id) {
        diagnostics.append(
          Diagnostic(
            code: "requirements.no-original",
            message: "the statement \(statement.id) is not in \(CoverageCommand.fileName)",
            uri: translation.document.uri, location: statement.location,
            fix: "use the id of the statement that it translates"))
      }
    }
  }
}

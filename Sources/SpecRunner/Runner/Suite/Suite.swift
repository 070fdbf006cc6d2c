public import SpecGherkin
import SpecSystem
package import SpecText

/// The documents and pickles of a run, with their errors.
public struct Suite: Sendable {
  /// One result for each file, in the order of their uris.
  package var files: [ParseResult]
  /// The lines requested with `file:line`, by uri.
  package var lines: [ExactText: Set<Int>] = [:]
  /// The steps that scenarios define in text, in the order of their files and lines.
  package var textSteps: [TextStep] = []
  /// Those that files with errors define, as far as they are understood.
  package private(set) var recoveredTextSteps: [TextStep] = []
  /// Errors of paths and files that could not be read.
  package var unread: [Diagnostic]
  /// Files that were found and could not be read or parsed, besides those in `files`.
  private(set) var unreadFiles: Set<ExactText> = []
  /// Files with errors that contain the tag of text steps.
  private(set) var brokenStepFiles: Set<ExactText> = []
  /// Warnings, which do not prevent a run.
  public var warnings: [Diagnostic]
  /// The list of paths that is empty because no scenario failed in the run that wrote it.
  package var listOfNothing: String?
  /// The data files of examples, each with the features that name it.
  package private(set) var dataFiles: [ExactText: Set<ExactText>] = [:]
  /// The first id that no node of these documents has.
  package var nextID: UInt32

  package init(
    files: [ParseResult] = [], unread: [Diagnostic] = [], warnings: [Diagnostic] = [],
    nextID: UInt32 = 0
  ) {
    self.files = files
    self.unread = unread
    self.warnings = warnings
    self.nextID = nextID
  }

  /// Parses sources in the given order; ids count through all of them.
  public init(sources: [Source], language: String = "en") {
    self.init()
    files.reserveCapacity(sources.count)
    for source in sources { add(source, language: language) }
  }

  /// All errors that prevent a run: unreadable files and parse errors.
  public var errors: [Diagnostic] { unread + files.flatMap(\.recovered.errors) }

  /// Errors of tags that should name a known issue.
  package var knownIssueErrors: [Diagnostic] {
    files.flatMap { $0.document?.knownIssueErrors ?? [] }
  }

  /// The number of scenarios, counting rows of outlines.
  public var pickleCount: Int { files.reduce(0) { $0 + $1.pickles.count } }

  /// Adds all parts of another suite, whose ids differ from those of this one.
  package mutating func join(_ other: Suite) {
    files += other.files
    textSteps += other.textSteps
    unread += other.unread
    unreadFiles.formUnion(other.unreadFiles)
    brokenStepFiles.formUnion(other.brokenStepFiles)
    warnings += other.warnings
    dataFiles.merge(other.dataFiles) { $0.union($1) }
    nextID = max(nextID, other.nextID)
  }

  /// Adds a file of which only setups and teardowns can be selected.
  mutating func addStages(_ source: Source, language: String, stepTag: String) {
    var other = Suite(nextID: nextID)
    other.add(source, language: language, stepTag: stepTag, data: { FileSystem.read($0) })
    let place = files.firstIndex { source.uri.precedes($0.source.uri) } ?? files.endIndex
    files.insert(contentsOf: other.files, at: place)
    unread += other.unread
    unreadFiles.formUnion(other.unreadFiles)
    warnings += other.warnings
    dataFiles.merge(other.dataFiles) { $0.union($1) }
    nextID = other.nextID
    // No line is requested, so no scenario of the file is selected.
    lines[ExactText(source.uri)] = []
  }

  /// Parses a file and adds its scenarios, and its text steps.
  ///
  /// - Parameter data: Reads the data files that examples name; nil if they may name none.
  mutating func add(
    _ source: Source, language: String, stepTag: String = TextStep.defaultTag,
    data: FeatureLoader.Read? = nil
  ) {
    guard let result = parsed(source, language, stepTag, data) else { return }
    if !result.errors.isEmpty { noteStepTag(of: source, stepTag) }
    if data != nil, let document = result.document {
      let columns = DataColumns(document)
      unread += columns.errors
      if !columns.errors.isEmpty { unreadFiles.insert(source.uri) }
      warnings += columns.warnings
    }
    warnings += result.warnings + Diagnostic.vacuous(in: result, language: language)
    files.append(result)
    textSteps += result.textSteps(tagged: stepTag)
    if !result.recovered.errors.isEmpty {
      recoveredTextSteps += result.recovered.textSteps(tagged: stepTag)
    }
  }

  /// Parses a file and adds only its text steps.
  mutating func addTextSteps(of source: Source, language: String, stepTag: String) {
    guard source.firstInvalidUTF8 == nil,
      let result = parsed(source, language, stepTag, nil)
    else {
      brokenStepFiles.insert(source.uri)
      return
    }
    if let error = result.errors.first {
      brokenStepFiles.insert(source.uri)
      warnings.append(
        Diagnostic(
          code: "text-step.unread", severity: .warning,
          message: "the text steps of this file are not known, because it has an error",
          uri: source.uri, location: error.location, notes: [error.message],
          fix: "correct the file"))
    }
    textSteps += result.textSteps(tagged: stepTag)
  }

  /// Records a file that cannot be read.
  mutating func addUnreadable(_ uri: String, _ reason: Diagnostic) {
    unread.append(reason)
    unreadFiles.insert(uri)
  }

  private mutating func noteStepTag(of source: Source, _ stepTag: String) {
    if TextPart(Array(stepTag.utf8)).isFound(in: source.bytes) {
      brokenStepFiles.insert(source.uri)
    }
  }

  private mutating func parsed(
    _ source: Source, _ language: String, _ stepTag: String, _ data: FeatureLoader.Read?
  ) -> ParseResult? {
    if let place = source.firstInvalidUTF8 {
      unread.append(
        Diagnostic(
          code: "text.utf8", severity: .error, message: "this byte is not valid UTF-8",
          uri: source.uri, location: place,
          notes: ["feature files are read as UTF-8"],
          fix: "save the file as UTF-8"))
      unreadFiles.insert(source.uri)
      noteStepTag(of: source, stepTag)
      return nil
    }
    var dataFiles = dataFiles
    let result = Parser.parse(
      source, firstID: nextID, defaultLanguage: language, omittedTag: stepTag,
      rows: data.map { read in
        { request in
          let file = DataFile(request, read)
          if let path = file.path {
            dataFiles[ExactText(path), default: []].insert(ExactText(source.uri))
          }
          return file.rows()
        }
      })
    self.dataFiles = dataFiles
    nextID = result.nextID
    return result
  }
}

extension ParseResult {
  /// The steps that scenarios with a tag define.
  fileprivate func textSteps(tagged tag: String) -> [TextStep] {
    guard let document, let feature = document.feature,
      TextPart(Array(tag.utf8)).isFound(in: source.bytes)
    else { return [] }
    let isWhole = feature.tags.contains { $0.name.isSame(as: tag) }
    return feature.allScenarios.filter { scenario in
      isWhole || scenario.tags.contains { $0.name.isSame(as: tag) }
        || scenario.rule?.tags.contains { $0.name.isSame(as: tag) } == true
    }.map { TextStep($0, in: document) }
  }
}

import SpecAnalysis
import SpecGherkin
import SpecRunner
import SpecText

/// The requirements of a suite, with the text that the editor shows.
struct RequirementsFiles: Sendable {
  private(set) var documents: [RequirementsDocument] = []
  private(set) var diagnostics: [Diagnostic] = []

  init() {}

  init(_ settings: EditingSettings, _ text: (_ path: String) -> [UInt8]?) {
    let folders = settings.paths.filter(CompanionFiles.isDirectory)
    let files = CompanionFiles(of: folders, named: settings.requirementsName)
    let sources = files.sources.map { source in
      text(source.uri).map { Source(uri: source.uri, bytes: $0) } ?? source
    }
    let read = Requirements(sources)
    documents = read.documents
    diagnostics = files.errors + read.diagnostics
  }

  /// The documents for checks of tags: none if one of them is invalid.
  var valid: [RequirementsDocument] {
    diagnostics.contains { $0.severity == .error } ? [] : documents
  }

  var statements: [RequirementsDocument.Statement] { documents.flatMap(\.statements) }

  /// The statement with an id, and the path of its document.
  func statement(
    _ id: RequirementID
  ) -> (path: String, statement: RequirementsDocument.Statement)? {
    for document in documents {
      if let statement = document.statement(id) { return (document.uri, statement) }
    }
    return nil
  }
}

import SpecGherkin
import SpecMessages

/// Writes annotations as commands in the log of GitHub Actions or Azure Pipelines.
///
/// They are written at the end, the most severe first, because their number is limited.
struct AnnotationsReporter: Reporter {
  /// The build system whose commands are written.
  enum Dialect: Sendable {
    case github
    case azure
  }

  let output: Output
  private let dialect: Dialect
  private let paths: RepositoryPaths?
  private var annotations = Annotations()

  /// Creates a report.
  ///
  /// - Parameter paths: The location of the repository; nil if paths are relative to its root.
  init(_ output: Output, _ dialect: Dialect, paths: RepositoryPaths? = nil) {
    self.output = output
    self.dialect = dialect
    self.paths = paths
  }

  var readsInOrder: Bool { true }

  mutating func receive(_ envelope: Envelope, _ index: RunIndex) {
    annotations.receive(envelope, index)
  }

  mutating func finish(_ index: RunIndex) {
    for annotation in annotations.finish(index) {
      switch dialect {
      case .github: output.command(annotation.github(paths))
      case .azure:
        if annotation.level != .notice { output.command(azure(annotation)) }
      }
    }
    output.flush()
  }

  /// Azure Pipelines shows no title, so it precedes the message.
  private func azure(_ annotation: Annotation) -> String {
    var properties = "type=\(annotation.level.rawValue);"
    if let uri = annotation.uri {
      properties += "sourcepath=\(CommandText.azure(paths?.path(of: uri) ?? uri));"
      if let location = annotation.location {
        properties += "linenumber=\(location.line);"
        if let column = location.column { properties += "columnnumber=\(column);" }
      }
    }
    return "##vso[task.logissue \(properties)]"
      + CommandText.azure("\(annotation.title): \(annotation.message)")
  }
}

package import SpecGherkin

/// Annotations as workflow commands of GitHub Actions.
extension Annotation {
  /// Returns the command, with the text escaped.
  func github(_ paths: RepositoryPaths?) -> String {
    var properties: [String] = []
    if let uri {
      properties.append("file=" + CommandText.githubProperty(paths?.path(of: uri) ?? uri))
      if let location {
        properties.append("line=\(location.line)")
        if let column = location.column { properties.append("col=\(column)") }
      }
    }
    properties.append("title=" + CommandText.githubProperty(title))
    return "::\(level.rawValue) \(properties.joined(separator: ","))::"
      + CommandText.github(message)
  }

  /// Creates an annotation for a diagnostic.
  init(_ diagnostic: Diagnostic) {
    let level: Level =
      switch diagnostic.severity {
      case .error: .error
      case .warning: .warning
      case .note: .notice
      }
    let text = [diagnostic.message] + diagnostic.notes + [diagnostic.fix].compactMap { $0 }
    self.init(level, title: diagnostic.code, text.joined(separator: "\n"))
    uri = diagnostic.uri
    location = diagnostic.location
  }
}

/// Writes diagnostics as commands in the log of GitHub Actions, one per line.
///
/// GitHub shows only the first ten errors and warnings of a step; the log has all of them.
package enum DiagnosticAnnotations {
  package static func github(_ diagnostics: [Diagnostic], paths: RepositoryPaths?) -> String {
    diagnostics.map { Annotation($0).github(paths) + "\n" }.joined()
  }
}

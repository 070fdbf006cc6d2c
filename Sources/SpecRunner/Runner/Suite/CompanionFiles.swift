import SpecGherkin
import SpecText

/// Files that lie among features and are none, such as the requirements they are held against.
package struct CompanionFiles {
  /// What was read, in the order of the uris.
  package private(set) var sources: [Source] = []
  /// What could not be read.
  package private(set) var errors: [Diagnostic] = []

  /// Reads files by their paths, and those of a name below the paths that are directories.
  package init(of paths: [String], named name: String) {
    var files: Set<ExactText> = []
    for path in paths {
      guard case .directory = FileSystem.kind(of: path) else {
        files.insert(path)
        continue
      }
      let finder = FeatureFinder(below: path) { $0.isSame(as: name) }
      errors += finder.errors
      files.formUnion(finder.files.map { ExactText($0) })
    }
    for file in files.inOrder {
      switch FileSystem.read(file) {
      case .success(let bytes): sources.append(Source(uri: file, bytes: bytes))
      case .failure(let reason): errors.append(.unreadable(file, reason))
      }
    }
  }

  /// Whether a path leads to a directory, links followed.
  package static func isDirectory(_ path: String) -> Bool {
    if case .directory = FileSystem.kind(of: path) { true } else { false }
  }
}

import SpecGherkin
import SpecSystem
import SpecText

/// Files next to features that are not features, such as requirements.
package struct CompanionFiles {
  /// The files that were read, in the order of their uris.
  package private(set) var sources: [Source] = []
  /// Errors of files that could not be read.
  package private(set) var errors: [Diagnostic] = []

  /// Reads files by path, and the files with a name below paths that are directories.
  package init(of paths: [String], named name: String) {
    self.init(of: paths) { $0.isSame(as: name) }
  }

  /// Reads files by path, and those with names of a sort below paths that are directories.
  package init(of paths: [String], where isWanted: @escaping (_ name: String) -> Bool) {
    var files: Set<ExactText> = []
    for path in paths {
      guard case .directory = FileSystem.kind(of: path) else {
        files.insert(path)
        continue
      }
      let finder = FeatureFinder(below: path, where: isWanted)
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

  /// Whether a path is a directory or a link to one.
  package static func isDirectory(_ path: String) -> Bool {
    if case .directory = FileSystem.kind(of: path) { true } else { false }
  }
}

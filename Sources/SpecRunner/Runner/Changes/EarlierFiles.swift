import SpecSystem
import SpecText

/// Features and the data files of examples as they were in a revision.
///
/// Only files that differ are read from git. Other files, such as snapshots, are those of today.
package struct EarlierFiles: Sendable {
  package let revision: String
  private let changes: RepositoryChanges
  /// The earlier contents of files that have changed, by their paths in the repository.
  private var contents: [ExactText: [UInt8]] = [:]
  /// Features that exist no more, by their paths in the repository.
  private var removed: [String] = []

  /// Reads the earlier contents of all files that differ from a revision.
  ///
  /// - Throws: `ChangeError` if git cannot tell them.
  package init(_ revision: String) async throws(ChangeError) {
    self.revision = revision
    changes = try await .since(revision)
    for path in changes.earlierPaths
    where FeatureFinder.isFeature(path) || DataFile.Format(path: path) != nil {
      contents[path] = try await changes.oldContent(of: path)
    }
    removed = changes.removed.filter(FeatureFinder.isFeature)
  }

  /// Reads a file as it was.
  func read(_ path: String) -> Result<[UInt8], FileSystem.Failure> {
    if let bytes = changes.repositoryPath(of: path).flatMap({ contents[$0] }) {
      return .success(bytes)
    }
    return FileSystem.read(path)
  }

  /// The features that existed.
  ///
  /// - Parameters:
  ///   - files: the features of today.
  ///   - folders: the folders whose removed features are wanted.
  ///   - patterns: the patterns that other removed features fit.
  func files(
    _ files: Set<ExactText>, below folders: [String], fitting patterns: [PathPattern]
  ) -> Set<ExactText> {
    var found = files.filter { file in
      switch changes.state(of: file.wrappedValue) {
      case .same, .edited: true
      case .whole: false
      }
    }
    for path in removed {
      for folder in folders {
        guard let place = changes.repositoryPath(of: folder),
          let rest = Self.rest(of: path, below: place)
        else { continue }
        found.insert(folder == "." ? rest : folder + "/" + rest)
      }
      if let path = changes.pathFromHere(path), patterns.contains(where: { $0.fits(path) }) {
        found.insert(path)
      }
    }
    return found
  }

  /// The end of a path that is in a folder; the root of the repository has an empty path.
  private static func rest(of path: String, below folder: String) -> String? {
    if folder.isEmpty { return path }
    guard path.begins(with: folder + "/") else { return nil }
    return String(decoding: path.utf8.dropFirst(folder.utf8.count + 1), as: UTF8.self)
  }
}

import SpecGherkin
import SpecSystem
import SpecText

/// Features and the data files of examples as they were in a revision.
///
/// Only files that may differ are read from git. Other files, such as snapshots, are those of
/// today.
package struct EarlierFiles: Sendable {
  private let changes: RepositoryChanges
  private let tree: RevisionTree
  /// The earlier contents of files that may differ now, by their paths in the repository.
  private var contents: [ExactText: [UInt8]] = [:]

  /// Reads the earlier contents of all files that may differ from a revision.
  ///
  /// - Throws: `ChangeError` if git cannot read them.
  package init(_ revision: String) async throws(ChangeError) {
    changes = try await .since(revision)
    tree = try await changes.tree()
    for (path, object) in tree.files where !changes.isSame(path.wrappedValue) {
      contents[path] = try await changes.content(of: object)
    }
  }

  /// Reads a file as it was.
  func read(_ path: String) -> Result<[UInt8], FileSystem.Failure> {
    for place in changes.places(of: path) {
      if let bytes = contents[place] { return .success(bytes) }
      if tree.files[place] != nil { break }
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
      changes.places(of: file.wrappedValue).contains { tree.files[$0] != nil }
    }
    let known = Set(exactly: found.flatMap { changes.places(of: $0.wrappedValue) })
    let removed = tree.files.keys.map(\.wrappedValue).filter { path in
      FilePath.isFeature(path) && !known.contains(path) && changes.isRemoved(path)
    }
    let areas =
      folders.map { (root: $0, pattern: PathPattern?.none) }
      + patterns.map { (root: $0.root, pattern: $0) }
    for area in areas {
      for place in changes.places(of: area.root) {
        for rest in removed.compactMap({ Self.rest(of: $0, below: place) }) {
          let path = area.root == "." ? rest : area.root + "/" + rest
          if area.pattern.map({ $0.fits(path) }) ?? true { found.insert(path) }
        }
      }
    }
    return found
  }

  /// Why the revision may have other features than `files` finds.
  ///
  /// - Parameters:
  ///   - files: the features of today.
  ///   - folders: the folders that are searched.
  func obstacles(_ files: Set<ExactText>, below folders: [String]) -> [Diagnostic] {
    let places = (files.map(\.wrappedValue) + folders).flatMap(changes.places)
    let roots = folders.flatMap(changes.places)
    let links = tree.links.filter { link in
      changes.isReported(link)
        && (places.contains { Self.rest(of: $0, below: link) != nil }
          || roots.contains { Self.rest(of: link, below: $0) != nil })
    }
    return links.sorted { $0.precedes($1) }.map { link in
      Diagnostic(
        code: "since.link", message: "the link has changed, so its earlier files are not known",
        uri: link)
    } + files.inOrder.compactMap { obstacle($0) }
  }

  private func obstacle(_ file: String) -> Diagnostic? {
    let places = changes.places(of: file)
    if places.contains(where: { tree.files[$0] != nil }) { return nil }
    let submodule = tree.submodules.first { submodule in
      places.contains { Self.rest(of: $0, below: submodule) != nil }
    }
    if let submodule {
      return Diagnostic(
        code: "since.submodule",
        message: "the file is in the submodule \"\(submodule)\", which has revisions of its own",
        uri: file)
    }
    guard FileSystem.resolved(file).map(changes.isInside) == false else { return nil }
    return Diagnostic(
      code: "since.outside", message: "the file is outside of the repository", uri: file)
  }

  /// The end of a path that is in a folder, empty for the folder itself; the root of the repository
  /// has an empty path.
  private static func rest(of path: String, below folder: String) -> String? {
    if folder.isEmpty { return path }
    if path.isSame(as: folder) { return "" }
    guard path.begins(with: folder + "/") else { return nil }
    return String(decoding: path.utf8.dropFirst(folder.utf8.count + 1), as: UTF8.self)
  }
}

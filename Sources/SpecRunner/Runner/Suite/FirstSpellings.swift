import SpecSystem
import SpecText

/// The first spelling of each file that several paths name: `specs/a.feature` is also
/// `specs/../specs/a.feature`, and a path from the root.
struct FirstSpellings {
  private struct File: Hashable {
    let folder: FileSystem.Identity
    let name: ExactText
  }

  private var folders: [ExactText: FileSystem.Identity?] = [:]
  private var paths: [File: String] = [:]

  /// The first path of a file; a link to a file is a file of its own.
  mutating func first(of path: String) -> String {
    let folder = FeatureLoader.folder(of: path)
    let identity = folders[folder] ?? Self.identity(of: folder)
    folders[folder] = identity
    guard let identity else { return path }
    let file = File(folder: identity, name: ExactText(FilePath.name(of: path)))
    let first = paths[file] ?? path
    paths[file] = first
    return first
  }

  private static func identity(of folder: String) -> FileSystem.Identity? {
    guard case .directory(let identity) = FileSystem.kind(of: folder) else { return nil }
    return identity
  }
}

/// Turns the paths of a run into paths from the root of what was checked out.
///
/// Build systems know files by their path in the repository, with `/` between its parts; a run
/// may have been started in a folder of it.
package struct RepositoryPaths: Hashable, Sendable {
  private let root: [Substring]
  private let folder: [Substring]

  /// Both are absolute.
  ///
  /// - Parameters:
  ///   - root: Where the repository lies.
  ///   - folder: Where the run was started; paths of the run are relative to it.
  package init(root: String, folder: String) {
    self.root = Self.parts(root)
    self.folder = Self.parts(folder)
  }

  /// The path from the root; as it is if it leads out of the repository.
  package func path(of uri: String) -> String {
    let isAbsolute = uri.utf8.first == UInt8(ascii: "/")
    var path = isAbsolute ? [] : folder
    for part in Self.parts(uri) {
      if part == "..", !path.isEmpty { path.removeLast() } else { path.append(part) }
    }
    guard path.count > root.count,
      path.starts(with: root, by: { $0.utf8.elementsEqual($1.utf8) })
    else { return uri }
    return path[root.count...].joined(separator: "/")
  }

  private static func parts(_ path: String) -> [Substring] {
    path.split(separator: "/").filter { $0 != "." }
  }
}

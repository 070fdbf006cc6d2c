/// Converts the paths of a run to paths from the root of the repository.
///
/// Build systems use the path in the repository, separated by `/`; a run may be started in one of
/// its folders.
package struct RepositoryPaths: Hashable, Sendable {
  private let root: [Substring]
  private let folder: [Substring]

  /// Creates a converter; both paths are absolute.
  ///
  /// - Parameters:
  ///   - root: The root of the repository.
  ///   - folder: The folder in which the run was started; its paths are relative to it.
  package init(root: String, folder: String) {
    self.root = Self.parts(root)
    self.folder = Self.parts(folder)
  }

  /// Returns the path from the root; unchanged if it is outside the repository.
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

import SpecRunner
import SpecText

/// A path that is not checked: a file, a directory with everything in it, or a pattern.
struct IgnoredPath {
  private let path: String
  private let pattern: PathPattern?

  init(_ written: String) {
    var path = written
    while path.begins(with: "./") { path.removeFirst(2) }
    while path.utf8.count > 1, path.ends(with: "/") { path.removeLast() }
    self.path = path
    pattern = PathPattern(path)
  }

  /// Whether a file is the path, is below it, or matches it.
  func covers(_ uri: String) -> Bool {
    guard let pattern else { return uri.isSame(as: path) || uri.begins(with: path + "/") }
    let root = pattern.root
    return (root == "." || uri.begins(with: root == "/" ? "/" : root + "/")) && pattern.fits(uri)
  }
}

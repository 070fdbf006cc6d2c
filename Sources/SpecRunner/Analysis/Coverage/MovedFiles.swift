import SpecText

/// Finds the files of the present suite in a recording that named them by other paths.
///
/// A run in another folder records `/ci/project/specs/a.feature` or `a.feature` for
/// `specs/a.feature`: one path is the end of the other.
package struct MovedFiles {
  private var exact: Set<ExactText> = []
  private var byName: [ExactText: [String]] = [:]

  /// - Parameter recorded: the files of the recording.
  package init(_ recorded: [String] = []) { for uri in recorded { add(uri) } }

  /// Adds a file of the recording.
  package mutating func add(_ uri: String) {
    guard exact.insert(ExactText(uri)).inserted else { return }
    byName[ExactText(FilePath.name(of: uri)), default: []].append(uri)
  }

  /// The path of a file in the recording; nil if it has none.
  package func recorded(_ uri: String) -> String? {
    if exact.contains(uri) { return uri }
    // The longest path is the most alike; files of one name are few.
    return (byName[ExactText(FilePath.name(of: uri))] ?? []).prefix(100).filter {
      $0.ends(with: "/" + uri) || uri.ends(with: "/" + $0)
    }.max { $0.utf8.count < $1.utf8.count }
  }
}

import SpecText

/// The entries of a git revision, by their paths in the repository.
struct RevisionTree: Sendable {
  /// The objects of features and data files.
  private(set) var files: [ExactText: String] = [:]
  private(set) var links: [String] = []
  private(set) var submodules: [String] = []

  /// - Parameter lines: the answer of `git ls-tree -r -z`, such as `100644 blob 83BAAE<tab>a.csv`.
  init(_ lines: [ArraySlice<UInt8>]) {
    for line in lines {
      guard let tab = line.firstIndex(of: UInt8(ascii: "\t")) else { continue }
      let path = PathText.found(line[(tab + 1)...])
      let words = line[..<tab].split(separator: UInt8(ascii: " "))
        .map { String(decoding: $0, as: UTF8.self) }
      guard words.count == 3 else { continue }
      switch words[0] {
      case "120000": links.append(path)
      case "160000": submodules.append(path)
      default:
        if FilePath.isFeature(path) || DataFile.Format(path: path) != nil {
          files[path] = words[2]
        }
      }
    }
  }
}

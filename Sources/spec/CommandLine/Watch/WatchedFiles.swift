import SpecRunner
import SpecSystem
import SpecText

/// The feature files below some paths, the data files of their examples, and the state of all at the
/// last check.
///
/// They are polled several times a second. Change notifications of the system miss directories that
/// are mounted from other machines or into containers, and directories that are created later;
/// checking a few hundred files takes a millisecond.
struct WatchedFiles {
  private let paths: [String]
  private var stamps: [ExactText: FileSystem.Stamp]
  /// The data files that the features name, each with its features.
  private var dataFiles: [ExactText: Set<ExactText>]

  init(_ paths: [String]) {
    self.paths = paths
    dataFiles = [:]
    stamps = Self.stamps(paths, [:])
  }

  var count: Int { stamps.count }

  /// Watches the data files of a suite from now on.
  mutating func watch(_ files: [ExactText: Set<ExactText>]) {
    for file in files.keys where dataFiles[file] == nil {
      stamps[file] = FileSystem.stamp(of: file.wrappedValue)
    }
    dataFiles = files
  }

  /// The features that are new or changed, or whose data files are; removed files are forgotten.
  mutating func changed() -> Set<ExactText> {
    let now = Self.stamps(paths, dataFiles)
    defer { stamps = now }
    let files = now.filter { stamps[$0.key] != $0.value }.keys
    return files.reduce(into: []) { $0.formUnion(dataFiles[$1] ?? [$1]) }
  }

  private static func stamps(
    _ paths: [String], _ dataFiles: [ExactText: Set<ExactText>]
  ) -> [ExactText: FileSystem.Stamp] {
    var stamps: [ExactText: FileSystem.Stamp] = [:]
    for file in FeatureLoader().request(paths).files { stamps[file] = FileSystem.stamp(of: file) }
    for file in dataFiles.keys { stamps[file] = FileSystem.stamp(of: file.wrappedValue) }
    return stamps
  }
}

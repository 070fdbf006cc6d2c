import SpecRunner
import SpecText

/// The feature files below some paths and their state at the last check.
///
/// They are polled several times a second. Change notifications of the system miss directories that
/// are mounted from other machines or into containers, and directories that are created later;
/// checking a few hundred files takes a millisecond.
struct WatchedFiles {
  private let paths: [String]
  private var stamps: [ExactText: FileSystem.Stamp]

  init(_ paths: [String]) {
    self.paths = paths
    stamps = Self.stamps(paths)
  }

  var count: Int { stamps.count }

  /// The files that are new or changed; removed files are forgotten.
  mutating func changed() -> Set<ExactText> {
    let now = Self.stamps(paths)
    defer { stamps = now }
    return Set(now.filter { stamps[$0.key] != $0.value }.keys)
  }

  private static func stamps(_ paths: [String]) -> [ExactText: FileSystem.Stamp] {
    var stamps: [ExactText: FileSystem.Stamp] = [:]
    for file in FeatureLoader().files(paths) { stamps[file] = FileSystem.stamp(of: file) }
    return stamps
  }
}

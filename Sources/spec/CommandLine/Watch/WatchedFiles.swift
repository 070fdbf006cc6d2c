import SpecRunner
import SpecText

/// The feature files below some paths as they were when they were last looked at.
///
/// They are looked at several times a second. The system could tell of changes, but not of those in
/// folders that are mounted from another machine or into a container, and not of folders that come
/// later; a few hundred questions take a millisecond.
struct WatchedFiles {
  private let paths: [String]
  private var stamps: [ExactText: FileSystem.Stamp]

  init(_ paths: [String]) {
    self.paths = paths
    stamps = Self.stamps(paths)
  }

  var count: Int { stamps.count }

  /// The files that are new or not as they were; what is gone is forgotten.
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

import SpecReporters
import SpecRunner
import SpecSystem

/// Recordings that are copies of one another, which would be counted as if each were a run.
extension RecordingFiles {
  /// Holds the files against one another.
  ///
  /// Moments are recorded to the nanosecond, so no two runs write the same bytes. A copy beside
  /// its original would stand for a shard that is not there.
  ///
  /// - Throws: that two files hold the same recording.
  func refuseCopies() throws(RecordingError) {
    var bySize: [Int64: [String]] = [:]
    for path in paths {
      guard let size = Self.size(path), size > 0 else { continue }
      for other in bySize[size, default: []] where try Self.areEqual(other, path) {
        throw RecordingError(
          "\"\(other)\" and \"\(path)\" are the same recording\nremove one of them")
      }
      bySize[size, default: []].append(path)
    }
  }

  /// How many bytes a file has; nil for a pipe and the like, which can be read once only.
  private static func size(_ path: String) -> Int64? {
    guard let status = try? FileSystem.status(of: path), status.sort == .file else { return nil }
    return Int64(status.size)
  }

  private static func areEqual(_ one: String, _ other: String) throws(RecordingError) -> Bool {
    let (first, second) = (try RecordingFile(one), try RecordingFile(other))
    while true {
      let piece = try first.read()
      guard try second.read() == piece else { return false }
      if piece == nil { return true }
    }
  }
}

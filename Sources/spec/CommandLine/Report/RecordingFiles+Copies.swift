import SpecReporters
import SpecRunner
import SpecSystem

/// Detects identical recordings, which would otherwise be counted twice.
extension RecordingFiles {
  /// Compares the files.
  ///
  /// Timestamps have a resolution of nanoseconds, so two runs never write the same bytes. A copy
  /// would replace a missing shard.
  ///
  /// - Throws: `RecordingError` if two files are identical.
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

  /// The size of a file in bytes; nil for pipes and other files that can be read only once.
  static func size(_ path: String) -> Int64? {
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

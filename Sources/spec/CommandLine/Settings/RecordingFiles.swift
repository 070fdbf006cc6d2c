import SpecMessages
import SpecReporters
import SpecRunner
import SpecText

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// The recordings that paths name: files as they are, and what lies in directories.
///
/// In a directory that is every `.ndjson` file below it, by name, so that the artifacts of several
/// machines may lie in folders of their own.
struct RecordingFiles {
  let paths: [String]

  /// - Parameter written: Files that the command itself writes, which no directory gives back.
  /// - Throws: that a path leads nowhere, that what is read is to be written as well, or that one
  ///   recording lies there twice.
  init(_ named: [String], written: [String]) throws(RecordingError) {
    let outputs = Set(exactly: written.map { OwnProcess.resolved($0) })
    var paths: [String] = []
    var seen: Set<ExactText> = []
    for path in named {
      for file in try Self.files(path) {
        let real = OwnProcess.resolved(file)
        if outputs.contains(real) {
          if !file.isSame(as: path) { continue }
          throw RecordingError(
            "\"\(VisibleText.line(path))\" is both input and output\nname another output file"
          )
        }
        if seen.insert(real) { paths.append(file) }
      }
    }
    self.paths = paths
    try refuseCopies()
  }

  private static func files(_ path: String) throws(RecordingError) -> [String] {
    guard CompanionFiles.isDirectory(path) else { return [path] }
    let finder = FeatureFinder(below: path) { $0.ends(with: ".ndjson") }
    if let error = finder.errors.first {
      throw RecordingError(VisibleText.clean(error.message) + (error.fix.map { "\n\($0)" } ?? ""))
    }
    return finder.files
  }

  /// The recordings, to be read side by side.
  ///
  /// - Throws: that one cannot be opened.
  func open() throws(RecordingError) -> [Recording] {
    var recordings: [Recording] = []
    for (path, reader) in zip(paths, NDJSONReader.apart(paths.count)) {
      let file = try RecordingFile(path)
      recordings.append(
        Recording(path, reader) { () throws(RecordingError) in try file.read() })
    }
    return recordings
  }
}

/// One recording's file, read piece by piece and closed at its end.
final class RecordingFile {
  private let path: String
  private let descriptor: Int32
  private var total = 0
  private static let piece = 1 << 16

  init(_ path: String) throws(RecordingError) {
    self.path = path
    switch FileSystem.open(path, allowsPipes: true) {
    case .success(let file): descriptor = file
    case .failure(let failure): throw Self.failure(path, failure.sentence)
    }
  }

  deinit { close(descriptor) }

  /// The next bytes; nil at the end.
  func read() throws(RecordingError) -> [UInt8]? {
    while true {
      var count = 0
      let bytes = [UInt8](unsafeUninitializedCapacity: Self.piece) { buffer, filled in
        count = systemRead(descriptor, buffer.baseAddress, Self.piece)
        filled = max(count, 0)
      }
      if count == 0 { return nil }
      if count > 0 {
        total += count
        if total <= FileSystem.largestRecording { return bytes }
        throw Self.failure(path, "it is larger than \(FileSystem.largestRecording >> 20) MB")
      }
      if errno != EINTR {
        throw Self.failure(path, strerror(errno).map { String(cString: $0).lowercased() } ?? "")
      }
    }
  }

  private static func failure(_ path: String, _ reason: String) -> RecordingError {
    RecordingError(
      "\"\(VisibleText.line(path))\" cannot be read: \(reason)\n"
        + "check the path and its permissions")
  }
}

/// The system's `read`, under a name that the method does not hide.
private func systemRead(_ file: Int32, _ buffer: UnsafeMutableRawPointer?, _ count: Int) -> Int {
  read(file, buffer, count)
}

import SpecMessages
import SpecReporters
import SpecRunner
import SpecSystem
import SpecText

/// The recordings of the given files and directories.
///
/// A directory represents all `.ndjson` files below it, sorted by name, so that each machine can
/// have a directory of its own.
struct RecordingFiles {
  let paths: [String]

  /// - Parameter written: the output files of the command, which are ignored in directories.
  ///
  /// - Throws: `RecordingError` if a path does not exist, an input is also an output, or two
  ///   recordings are identical.
  init(_ named: [String], written: [String]) throws(RecordingError) {
    let outputs = Set(exactly: written.map { FileSystem.resolved($0) ?? $0 })
    var paths: [String] = []
    var seen: Set<ExactText> = []
    for path in named {
      for file in try Self.files(path) {
        let real = FileSystem.resolved(file) ?? file
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

  /// Opens all recordings for reading in parallel.
  ///
  /// - Throws: `RecordingError` if one cannot be opened.
  func open() throws(RecordingError) -> [Recording] {
    var recordings: [Recording] = []
    for (path, reader) in zip(paths, NDJSONReader.apart(paths.count)) {
      let file = try RecordingFile(path)
      recordings.append(
        Recording(path, reader) { () throws(RecordingError) in
          try RecordingFile.end(of: path)
        } pull: { () throws(RecordingError) in
          try file.read()
        })
    }
    return recordings
  }
}

/// The file of a recording, read in chunks and closed at its end.
final class RecordingFile {
  private let path: String
  private let descriptor: Descriptor
  private var total = 0
  private static let piece = 1 << 16

  init(_ path: String) throws(RecordingError) {
    self.path = path
    switch FileSystem.open(path, allowsPipes: true) {
    case .success(let file): descriptor = file
    case .failure(let failure): throw Self.failure(path, failure.sentence)
    }
  }

  deinit { descriptor.close() }

  /// The end of the recorded run; nil if there is none, or if the file can be read only once.
  static func end(of path: String) throws(RecordingError) -> TestRunFinished? {
    guard RecordingFiles.size(path) != nil else { return nil }
    let file = try RecordingFile(path)
    var reader = NDJSONReader()
    var end: TestRunFinished?
    let note = { (envelope: Envelope) in
      if case .testRunFinished(let event) = envelope { end = event }
    }
    do {
      while let bytes = try file.read() { try reader.read(bytes, note) }
      try reader.finish(note)
    } catch let error as RecordingError {
      throw error
    } catch { return nil }
    return end
  }

  /// Reads the next bytes; returns nil at the end.
  func read() throws(RecordingError) -> [UInt8]? {
    while true {
      var transfer = Descriptor.Transfer.end
      let bytes = [UInt8](unsafeUninitializedCapacity: Self.piece) { buffer, filled in
        transfer = descriptor.read(into: UnsafeMutableRawBufferPointer(buffer))
        if case .bytes(let count) = transfer { filled = count }
      }
      switch transfer {
      case .end: return nil
      case .bytes(let count):
        total += count
        if total <= FileSystem.largestRecording { return bytes }
        throw Self.failure(path, "it is larger than \(FileSystem.largestRecording >> 20) MB")
      case .later: _ = Descriptor.poll([(descriptor, Descriptor.readable)])
      case .failed(let number):
        let error = SystemError("read", number: number)
        throw Self.failure(path, error.reason.lowercased())
      }
    }
  }

  private static func failure(_ path: String, _ reason: String) -> RecordingError {
    RecordingError(
      "\"\(VisibleText.line(path))\" cannot be read: \(reason)\n"
        + "check the path and its permissions")
  }
}

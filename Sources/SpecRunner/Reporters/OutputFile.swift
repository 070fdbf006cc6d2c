import SpecSystem

/// Writes a report to its file: whole or not at all, or growing for whoever follows it.
///
/// The file is opened when it is made, before anything runs, so that a report that cannot be
/// written is told of at once. Directories on the way are made. After the first failed write
/// nothing more is written, and what is there is what there was before; of a growing file, the
/// whole lines.
package final class OutputFile {
  /// How the file comes to be.
  package enum Mode: Sendable {
    /// Under another name beside it, which it takes when it is closed: nobody reads half of it. It
    /// is on the disk before it takes the name, so that not even a power failure leaves half.
    case whole
    /// The same for one of many small files: none is worth waiting for the disk.
    case part
    /// Under its own name from the start, so that a killed run leaves what it had to say. No two
    /// runs at once write one.
    case growing
    /// Behind what is in it already, which others have written and others read.
    case appending
  }

  package let path: String
  private var file: OpenOutput?
  /// What it is written as until it is closed; nil if that is the file itself.
  private var temporary: TemporaryFile?
  private let target: String
  private let isRegular: Bool
  private let mode: Mode
  /// How many bytes were in it before.
  package let sizeBefore: Int
  /// How many bytes of it stay if a write fails.
  private var kept: Int
  private var size: Int

  /// Opens the file for writing.
  ///
  /// A device or a pipe is written to as it is; a symbolic link stays one. A pipe that nobody reads
  /// is waited for until the current task is cancelled.
  package init(_ path: String, mode: Mode = .whole) throws(OutputError) {
    self.path = path
    if path.isEmpty {
      throw OutputError(target: path, reason: "it is no path", fix: "name a file")
    }
    try Self.makeDirectories(above: path)
    let status = try? FileSystem.status(at: path)
    if status?.sort == .directory {
      throw OutputError(
        target: path, reason: "it is a directory", fix: "name a file in it, or another path")
    }
    isRegular = status == nil || status?.sort == .file
    self.mode = mode
    sizeBefore = mode == .appending ? status?.size ?? 0 : 0
    (kept, size) = (sizeBefore, sizeBefore)
    target = status?.sort == .file ? FileSystem.resolved(path) ?? path : path
    if isRegular, mode == .whole || mode == .part {
      // The rename would replace a file that this user may not write to.
      if status != nil, let refusal = FileSystem.refusal(toWrite: target) {
        throw OutputError(path, refusal)
      }
      temporary = try orFail { () throws(SystemError) in try TemporaryFile(beside: target) }
      file = temporary.map { OpenOutput($0.descriptor) }
    } else if status?.sort == .pipe {
      file = try OpenOutput(pipe: path)
    } else {
      file = try OpenOutput(path, mode == .appending ? .appending : .anew)
      if isRegular, mode == .growing { try startAnew() }
    }
  }

  deinit { abandon() }

  /// Takes the file for this run alone, and what an earlier one wrote out of it.
  private func startAnew() throws(OutputError) {
    guard let descriptor = file?.descriptor else { return }
    guard descriptor.lock() else {
      throw OutputError(
        target: path, reason: "another run is writing it",
        fix: "wait for its end, or name another file")
    }
    try orFail { () throws(SystemError) in try descriptor.truncate(to: 0) }
  }

  /// Calls the system; its error is one of this file.
  private func orFail<Answer>(
    _ call: () throws(SystemError) -> Answer
  ) throws(OutputError) -> Answer {
    do { return try call() } catch { throw OutputError(path, error) }
  }

  /// An output that ends in this file.
  package func output() -> Output {
    Output(
      patch: isRegular && mode != .appending
        ? { offset, bytes throws(OutputError) in try self.write(bytes, at: offset) } : nil,
      keep: isRegular
        ? { [path] name, bytes throws(OutputError) in
          try Self.keep(bytes, as: name, beside: path)
        } : nil,
      close: { () throws(OutputError) in try self.close() },
      write: { bytes throws(OutputError) in try self.write(bytes, at: nil) })
  }

  /// Writes a file into a folder that is named for the report: `report.xml` has
  /// `report-attachments`.
  private static func keep(
    _ bytes: [UInt8], as name: String, beside path: String
  ) throws(OutputError) -> String {
    let folder = path.split(separator: "/", omittingEmptySubsequences: false)
    let file = folder.last ?? ""
    let stem = file.lastIndex(of: ".").map { file[..<$0] } ?? file
    let kept = (folder.dropLast() + ["\(stem.isEmpty ? file : stem)-attachments", name[...]])
      .joined(separator: "/")
    let output = try OutputFile(kept, mode: .part).output()
    output.write(bytes)
    try output.close()
    return kept
  }

  private func write(_ bytes: UnsafeBufferPointer<UInt8>, at offset: Int?) throws(OutputError) {
    guard let file else { return }
    var done = 0
    do throws(OutputError) {
      try file.write(bytes, at: offset, target: path, done: &done)
    } catch {
      if offset == nil { note(bytes[..<done]) }
      abandon()
      throw error
    }
    if offset == nil { note(bytes[...]) }
  }

  /// Takes note of what has been written behind the rest.
  private func note(_ written: Slice<UnsafeBufferPointer<UInt8>>) {
    if mode == .growing, let end = written.lastIndex(of: 0x0A) {
      kept = size + written.distance(from: written.startIndex, to: end) + 1
    }
    size += written.count
  }

  private func close() throws(OutputError) {
    guard let descriptor = file?.descriptor else { return }
    do throws(OutputError) {
      try orFail { () throws(SystemError) in
        if mode == .whole, isRegular { try descriptor.sync() }
        try temporary?.rename(to: target)
      }
    } catch {
      abandon()
      throw error
    }
    temporary = nil
    file = nil
    if let error = descriptor.close() { throw OutputError(path, error) }
  }

  /// Leaves no trace of a file that was not finished, and the whole lines of one that grows.
  private func abandon() {
    guard let descriptor = file?.descriptor else { return }
    if let temporary {
      temporary.remove()
    } else if isRegular, size > kept {
      try? descriptor.truncate(to: kept)
    }
    temporary = nil
    file = nil
    descriptor.close()
  }

  // MARK: - Paths

  private static func makeDirectories(above path: String) throws(OutputError) {
    var made = path.utf8.first == UInt8(ascii: "/") ? "/" : ""
    for part in path.split(separator: "/").dropLast() {
      made += (made.isEmpty || made == "/" ? "" : "/") + part
      do throws(SystemError) {
        try FileSystem.makeDirectory(made)
      } catch {
        if (try? FileSystem.status(at: made))?.sort == .directory { continue }
        throw OutputError(
          target: path,
          reason: "the directory \"\(made)\" cannot be made: \(error.reason.lowercased())",
          fix: "make the directory, or name another path")
      }
    }
  }
}

import SpecSystem

/// Writes a report to a file, either atomically or as a growing file.
///
/// The file is opened on creation, before anything runs, so that errors are reported immediately.
/// Missing directories are created. After the first failed write nothing more is written, and the
/// previous content is restored; a growing file keeps its complete lines.
package final class OutputFile {
  /// How the file is written.
  package enum Mode: Sendable {
    /// Under a temporary name that is replaced on closing, so no reader sees an incomplete file. It
    /// is synced before the rename, so it is complete even after a power failure.
    case whole
    /// The same without a sync, for one of many small files.
    case part
    /// Under its own name from the start, so that a killed run leaves its output. The file is
    /// locked against other runs.
    case growing
    /// After its existing content, which other programs have written.
    case appending
  }

  package let path: String
  private var file: OpenOutput?
  /// The temporary file until it is closed; nil in other modes.
  private var temporary: TemporaryFile?
  private let target: String
  private let isRegular: Bool
  private let mode: Mode
  /// The previous size in bytes.
  package let sizeBefore: Int
  /// The number of bytes to keep if a write fails.
  private var kept: Int
  private var size: Int

  /// Opens the file for writing.
  ///
  /// Devices and pipes are written to directly, and symbolic links are kept. It waits for the
  /// reader of a pipe until the current task is cancelled.
  ///
  /// - Parameter keepsPermissions: Whether a file that is replaced passes on its permissions.
  package init(
    _ path: String, mode: Mode = .whole, keepsPermissions: Bool = false
  ) throws(OutputError) {
    self.path = path
    if path.isEmpty {
      throw OutputError(target: path, reason: "the path is empty", fix: "name a file")
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
      if keepsPermissions, let status { try takePermissions(of: status) }
    } else if status?.sort == .pipe {
      file = try OpenOutput(pipe: path)
    } else {
      file = try OpenOutput(path, mode == .appending ? .appending : .replacing)
      if isRegular, mode == .growing { try startAnew() }
    }
  }

  deinit { abandon() }

  private func takePermissions(of status: FileSystem.Status) throws(OutputError) {
    do throws(OutputError) {
      try orFail { () throws(SystemError) in
        try temporary?.descriptor.takePermissions(of: status)
      }
    } catch {
      abandon()
      throw error
    }
  }

  /// Locks the file and removes the output of an earlier run.
  private func startAnew() throws(OutputError) {
    guard let descriptor = file?.descriptor else { return }
    guard descriptor.lock() else {
      throw OutputError(
        target: path, reason: "another run is writing it",
        fix: "wait for it to end, or name another file")
    }
    try orFail { () throws(SystemError) in try descriptor.truncate(to: 0) }
  }

  /// Calls the system and converts its error.
  private func orFail<Answer>(
    _ call: () throws(SystemError) -> Answer
  ) throws(OutputError) -> Answer {
    do { return try call() } catch { throw OutputError(path, error) }
  }

  /// Returns an output that writes to this file.
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

  /// Saves a file in a folder named after the report: `report-attachments` for `report.xml`.
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

  /// Records the bytes that were written.
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

  /// Removes an incomplete file; a growing file keeps its complete lines.
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
          reason: "the directory \"\(made)\" cannot be created: \(error.reason.lowercased())",
          fix: "create the directory, or name another path")
      }
    }
  }
}

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// Writes a report to its file: whole or not at all, or growing for whoever follows it.
///
/// The file is opened when it is made, before anything runs, so that a report that cannot be
/// written is told of at once. Directories on the way are made.
public final class OutputFile {
  /// How the file comes to be.
  public enum Mode: Sendable {
    /// Under another name beside it, which it takes when it is closed: nobody reads half of it.
    case whole
    /// Under its own name from the start, so that a killed run leaves what it had to say.
    case growing
    /// Behind what is in it already, which others have written and others read.
    case appending
  }

  public let path: String
  private var descriptor: Descriptor?
  /// The name it is written under until it is closed; nil if that is its own.
  private var temporary: String?
  private var target: String
  private let isRegular: Bool
  private let mode: Mode
  /// How many bytes were in it before.
  public let sizeBefore: Int

  /// Opens the file for writing.
  ///
  /// A device or a pipe is written to as it is; a symbolic link stays one.
  public init(_ path: String, mode: Mode = .whole) throws(OutputError) {
    self.path = path
    if path.isEmpty {
      throw OutputError(target: path, reason: "it is no path", fix: "name a file")
    }
    try Self.makeDirectories(above: path)
    var kind = stat()
    let exists = stat(path, &kind) == 0
    let format = mode_t(kind.st_mode) & S_IFMT
    if exists, format == S_IFDIR {
      throw OutputError(
        target: path, reason: "it is a directory", fix: "name a file in it, or another path")
    }
    isRegular = !exists || format == S_IFREG
    self.mode = mode
    sizeBefore = exists && mode == .appending ? Int(kind.st_size) : 0
    target = exists && isRegular ? Self.resolved(path) : path
    if mode != .whole || !isRegular {
      temporary = nil
    } else {
      // The rename would replace a file that this user may not write to.
      if exists, access(target, W_OK) != 0 { throw OutputError(path, errno) }
      temporary = "\(target).\(getpid()).tmp"
    }
    let start = mode == .appending ? O_APPEND : O_TRUNC
    let number = open(temporary ?? target, O_WRONLY | O_CREAT | start | O_CLOEXEC, 0o666)
    if number < 0 { throw OutputError(path, errno) }
    descriptor = Descriptor(number: number)
  }

  deinit { abandon() }

  /// An output that ends in this file.
  public func output() -> Output {
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
    let output = try OutputFile(kept).output()
    output.write(bytes)
    try output.close()
    return kept
  }

  private func write(_ bytes: UnsafeBufferPointer<UInt8>, at offset: Int?) throws(OutputError) {
    try descriptor?.write(bytes, at: offset, target: path)
  }

  private func close() throws(OutputError) {
    guard let open = descriptor else { return }
    descriptor = nil
    var reason = open.close()
    if reason == nil, let temporary, rename(temporary, target) != 0 { reason = errno }
    if let reason {
      abandon()
      throw OutputError(path, reason)
    }
    temporary = nil
  }

  /// Leaves no trace of a file that was not finished.
  private func abandon() {
    _ = descriptor?.close()
    descriptor = nil
    if let temporary { unlink(temporary) }
    temporary = nil
  }

  // MARK: - Paths

  private static func makeDirectories(above path: String) throws(OutputError) {
    var made = path.utf8.first == UInt8(ascii: "/") ? "/" : ""
    for part in path.split(separator: "/").dropLast() {
      made += (made.isEmpty || made == "/" ? "" : "/") + part
      if mkdir(made, 0o777) == 0 { continue }
      let reason = errno
      var kind = stat()
      if stat(made, &kind) == 0, mode_t(kind.st_mode) & S_IFMT == S_IFDIR { continue }
      throw OutputError(
        target: path,
        reason: "the directory \"\(made)\" cannot be made: \(OutputError.sentence(reason))",
        fix: "make the directory, or name another path")
    }
  }

  private static func resolved(_ path: String) -> String {
    guard let real = realpath(path, nil) else { return path }
    defer { free(real) }
    return String(cString: real)
  }
}

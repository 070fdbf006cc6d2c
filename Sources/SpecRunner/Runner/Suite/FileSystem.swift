#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif
import SpecGherkin

/// Reads files and directories by the system's own calls.
///
/// Foundation's `Data(contentsOf:)` and `FileManager` cost ten times as much for a small file and
/// would put Foundation on the start path; a suite is thousands of small files.
enum FileSystem {
  enum Kind {
    case file, directory, missing
  }

  /// Why a file could not be read.
  struct Failure: Error {
    let code: Int32
    var sentence: String { strerror(code).map { String(cString: $0) } ?? "error \(code)" }
  }

  static func kind(of path: String) -> Kind {
    var status = stat()
    guard stat(path, &status) == 0 else { return .missing }
    return status.st_mode & S_IFMT == S_IFDIR ? .directory : .file
  }

  static func read(_ path: String) -> Result<[UInt8], Failure> {
    let file = open(path, O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { return .failure(Failure(code: errno)) }
    defer { close(file) }
    var status = stat()
    guard fstat(file, &status) == 0 else { return .failure(Failure(code: errno)) }
    if status.st_mode & S_IFMT == S_IFDIR { return .failure(Failure(code: EISDIR)) }
    // A pipe or a growing file tells no size: read on until there is no more.
    var bytes: [UInt8] = []
    var wanted = max(Int(status.st_size), 0) + 1
    while true {
      let filled = bytes.count
      var count = 0
      let more = [UInt8](unsafeUninitializedCapacity: wanted) { buffer, initialised in
        count = readRetrying(file, buffer)
        initialised = max(count, 0)
      }
      guard count >= 0 else { return .failure(Failure(code: errno)) }
      if count == 0 { return .success(bytes) }
      if filled == 0 { bytes = more } else { bytes += more }
      if count < wanted, status.st_mode & S_IFMT == S_IFREG { return .success(bytes) }
      wanted = 65_536
    }
  }

  /// The feature files below a directory, hidden files and directories left out.
  static func features(below directory: String, errors: inout [Diagnostic]) -> [String] {
    guard let stream = opendir(directory) else {
      errors.append(
        Diagnostic(
          code: "path.unreadable", severity: .error,
          message: "\"\(directory)\" cannot be read: \(Failure(code: errno).sentence)",
          uri: directory, location: nil, notes: [], fix: "check its permissions"))
      return []
    }
    defer { closedir(stream) }
    var found: [String] = []
    while let entry = readdir(stream) {
      let name = withUnsafeBytes(of: &entry.pointee.d_name) { bytes in
        String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
      }
      if name.utf8.first == UInt8(ascii: ".") { continue }
      let path = directory == "." ? name : directory + "/" + name
      if isFeature(name) {
        found.append(path)
      } else if isDirectory(entry.pointee.d_type, path) {
        found += features(below: path, errors: &errors)
      }
    }
    return found
  }

  static func isFeature(_ name: String) -> Bool {
    name.hasSuffix(".feature") || name.hasSuffix(".feature.md")
  }

  /// Some file systems do not tell an entry's type; links may lead to directories.
  private static func isDirectory(_ type: UInt8, _ path: String) -> Bool {
    if type == UInt8(DT_DIR) { return true }
    guard type == UInt8(DT_UNKNOWN) || type == UInt8(DT_LNK) else { return false }
    return kind(of: path) == .directory
  }

  private static func readRetrying(_ file: Int32, _ buffer: UnsafeMutableBufferPointer<UInt8>)
    -> Int
  {
    var filled = 0
    while filled < buffer.count {
      let count = systemRead(file, buffer.baseAddress.map { $0 + filled }, buffer.count - filled)
      if count < 0 && errno == EINTR { continue }
      if count < 0 { return filled > 0 ? filled : -1 }
      if count == 0 { break }
      filled += count
    }
    return filled
  }
}

/// The system's `read`, under a name that `FileSystem.read` does not hide.
private func systemRead(_ file: Int32, _ buffer: UnsafeMutableRawPointer?, _ count: Int) -> Int {
  read(file, buffer, count)
}

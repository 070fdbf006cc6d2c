import SpecText

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// Reads files and directories by the system's own calls.
///
/// Foundation's `Data(contentsOf:)` and `FileManager` cost ten times as much for a small file and
/// would put Foundation on the start path; a suite is thousands of small files.
package enum FileSystem {
  /// What a path leads to, links followed.
  enum Kind {
    case file, missing
    case directory(Identity)
    case unreadable(Failure)
  }

  /// What tells one file or directory from all others, whatever it is called.
  struct Identity: Hashable {
    let device: UInt64
    let number: UInt64
  }

  /// Why a file could not be read.
  package struct Failure: Error {
    /// What the system says, as half a sentence.
    package let sentence: String

    init(_ sentence: String) { self.sentence = sentence }

    init(code: Int32) {
      self.init(strerror(code).map { String(cString: $0).lowercased() } ?? "error \(code)")
    }

    /// It is something that may never end, or never begin.
    init(irregular mode: mode_t) {
      let sort =
        switch mode & S_IFMT {
        case S_IFIFO: "a named pipe"
        case S_IFSOCK: "a socket"
        case S_IFDIR: "a directory"
        default: "a device"
        }
      self.init("it is \(sort), not a regular file")
    }

    /// It has more bytes than are read of one file.
    init(largerThan limit: Int) { self.init("it is larger than \(limit >> 20) MB") }
  }

  /// The most bytes that are read of a feature, a list, settings or requirements.
  package static let largestFile = 64 << 20
  /// The most bytes that are read of a recording.
  package static let largestRecording = 4 << 30

  /// Hands over a path as the system has it: the bytes that its signs stand for, if there is such a
  /// file, else as it is written.
  package static func withPath<Answer>(
    _ path: String, _ body: (UnsafePointer<CChar>) -> Answer
  ) -> Answer {
    guard let bytes = PathText.bytes(path) else { return path.withCString(body) }
    return (bytes.map { CChar(bitPattern: $0) } + [0]).withUnsafeBufferPointer { name in
      var status = stat()
      guard let start = name.baseAddress, lstat(start, &status) == 0 else {
        return path.withCString(body)
      }
      return body(start)
    }
  }

  /// Whether there is one file whose name is as written, and another that its signs stand for.
  static func isAmbiguous(_ path: String) -> Bool {
    var status = stat()
    return PathText.bytes(path) != nil && path.withCString { lstat($0, &status) } == 0
      && withPath(path) { strcmp($0, path) } != 0
  }

  static func kind(of path: String) -> Kind {
    var status = stat()
    guard withPath(path, { stat($0, &status) }) == 0 else {
      return errno == ENOENT || errno == ENOTDIR
        ? .missing : .unreadable(Failure(code: errno))
    }
    guard status.st_mode & S_IFMT == S_IFDIR else { return .file }
    return .directory(
      Identity(device: UInt64(truncatingIfNeeded: status.st_dev), number: UInt64(status.st_ino)))
  }

  /// Whether there is nothing at a path.
  package static func isMissing(_ path: String) -> Bool {
    if case .missing = kind(of: path) { true } else { false }
  }

  /// What a change of a file changes too.
  package struct Stamp: Hashable, Sendable {
    let seconds: Int
    let nanoseconds: Int
    let size: Int
    let number: UInt64
  }

  /// A file's stamp; nil if there is none.
  package static func stamp(of path: String) -> Stamp? {
    var status = stat()
    guard withPath(path, { stat($0, &status) }) == 0 else { return nil }
    #if canImport(Darwin)
    let time = status.st_mtimespec
    #else
    let time = status.st_mtim
    #endif
    return Stamp(
      seconds: Int(time.tv_sec), nanoseconds: Int(time.tv_nsec), size: Int(status.st_size),
      number: UInt64(status.st_ino))
  }

  /// Opens a file for reading; what waits for somebody to write it is refused.
  ///
  /// A pipe, a terminal or another device is read where it is meant: where a descriptor of this
  /// process is named, as a shell does for `<(command)`, or where pipes are allowed anywhere.
  package static func open(
    _ path: String, allowsPipes: Bool = false
  ) -> Result<Int32, Failure> {
    let isOwn = isOwnDescriptor(path)
    var status = stat()
    guard withPath(path, { stat($0, &status) }) == 0 else {
      return .failure(Failure(code: errno))
    }
    let isPipe = mode_t(status.st_mode) & S_IFMT == S_IFIFO
    if mode_t(status.st_mode) & S_IFMT == S_IFSOCK {
      return .failure(Failure(irregular: mode_t(status.st_mode)))
    }
    // A pipe that was opened without waiting would end before its writer has come.
    let waiting = isPipe && allowsPipes ? 0 : O_NONBLOCK
    let file = withPath(path) { systemOpen($0, O_RDONLY | O_CLOEXEC | waiting) }
    guard file >= 0 else { return .failure(Failure(code: errno)) }
    guard fstat(file, &status) == 0 else {
      defer { close(file) }
      return .failure(Failure(code: errno))
    }
    let mode = mode_t(status.st_mode)
    switch mode & S_IFMT {
    case S_IFREG: return .success(file)
    case S_IFIFO where isOwn || allowsPipes, S_IFCHR where isOwn || path == "/dev/null":
      _ = fcntl(file, F_SETFL, fcntl(file, F_GETFL) & ~O_NONBLOCK)
      return .success(file)
    default:
      close(file)
      return .failure(Failure(irregular: mode))
    }
  }

  private static func isOwnDescriptor(_ path: String) -> Bool {
    ["/dev/stdin", "/dev/fd/", "/proc/self/fd/"].contains { path.utf8.starts(with: $0.utf8) }
  }

  /// Hands a file over piece by piece, until it ends or the receiver has had enough.
  ///
  /// - Returns: why it could not be read to its end; nil if it could.
  package static func read(
    _ path: String, allowsPipes: Bool = false, upTo limit: Int = largestFile,
    pieces receive: (UnsafeBufferPointer<UInt8>) -> Bool
  ) -> Failure? {
    let file: Int32
    switch open(path, allowsPipes: allowsPipes) {
    case .success(let opened): file = opened
    case .failure(let failure): return failure
    }
    defer { close(file) }
    let size = 1 << 18
    var total = 0
    return withUnsafeTemporaryAllocation(of: UInt8.self, capacity: size) { buffer -> Failure? in
      while true {
        let count = systemRead(file, buffer.baseAddress, size)
        if count == 0 { return nil }
        if count > 0 {
          total += count
          if total > limit { return Failure(largerThan: limit) }
          if !receive(UnsafeBufferPointer(rebasing: buffer[..<count])) { return nil }
        } else if errno != EINTR {
          return Failure(code: errno)
        }
      }
    }
  }

  /// The bytes of a whole file.
  package static func read(_ path: String) -> Result<[UInt8], Failure> {
    let file: Int32
    switch open(path) {
    case .success(let opened): file = opened
    case .failure(let failure): return .failure(failure)
    }
    defer { close(file) }
    var status = stat()
    guard fstat(file, &status) == 0 else { return .failure(Failure(code: errno)) }
    // A pipe or a growing file tells no size: read on until there is no more.
    var bytes: [UInt8] = []
    var wanted = max(Int(status.st_size), 0) + 1
    while true {
      if bytes.count + wanted > largestFile + 65_536 {
        return .failure(Failure(largerThan: largestFile))
      }
      let filled = bytes.count
      var count = 0
      let more = [UInt8](unsafeUninitializedCapacity: wanted) { buffer, initialised in
        count = readRetrying(file, buffer)
        initialised = max(count, 0)
      }
      guard count >= 0 else { return .failure(Failure(code: errno)) }
      if count == 0 { return .success(bytes) }
      if filled == 0 { bytes = more } else { bytes += more }
      if bytes.count > largestFile { return .failure(Failure(largerThan: largestFile)) }
      if count < wanted, mode_t(status.st_mode) & S_IFMT == S_IFREG { return .success(bytes) }
      wanted = 65_536
    }
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

/// The system's `open`, under a name that `FileSystem.open` does not hide.
private func systemOpen(_ path: UnsafePointer<CChar>, _ flags: Int32) -> Int32 { open(path, flags) }

/// The system's `read`, under a name that `FileSystem.read` does not hide.
private func systemRead(_ file: Int32, _ buffer: UnsafeMutableRawPointer?, _ count: Int) -> Int {
  read(file, buffer, count)
}

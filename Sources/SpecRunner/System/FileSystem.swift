import SpecText

#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// Reads and writes files and directories with system calls.
///
/// Foundation's `Data(contentsOf:)` and `FileManager` take ten times as long for a small file, and
/// a suite has thousands of small files.
package enum FileSystem {
  /// The kind of file at a path, with links followed.
  package enum Kind {
    case file, missing
    case directory(Identity)
    case unreadable(Failure)
  }

  /// The kind of entry in a directory.
  package enum Sort: Sendable {
    case file, directory, link, pipe, socket, device

    fileprivate init(_ mode: mode_t) {
      self =
        switch mode & S_IFMT {
        case S_IFREG: .file
        case S_IFDIR: .directory
        case S_IFLNK: .link
        case S_IFIFO: .pipe
        case S_IFSOCK: .socket
        default: .device
        }
    }
  }

  /// The identity of a file or directory, independent of its path.
  package struct Identity: Hashable, Sendable {
    let device: UInt64
    let number: UInt64
  }

  /// The metadata of a file.
  package struct Status: Sendable {
    package let sort: Sort
    package let identity: Identity
    package let size: Int
    /// The number of hard links.
    package let names: Int
    /// The permissions, such as 0o644.
    package var mode: Int { Int(permissions) }
    fileprivate let changed: timespec
    fileprivate let permissions: mode_t
    fileprivate let owner: (user: uid_t, group: gid_t)

    fileprivate init(_ status: stat) {
      permissions = mode_t(status.st_mode) & 0o7777
      owner = (status.st_uid, status.st_gid)
      sort = Sort(mode_t(status.st_mode))
      identity = Identity(
        device: UInt64(truncatingIfNeeded: status.st_dev), number: UInt64(status.st_ino))
      size = Int(status.st_size)
      names = Int(status.st_nlink)
      // The name of the member on Apple systems: stat(2).
      #if canImport(Darwin)
      changed = status.st_mtimespec
      #else
      changed = status.st_mtim
      #endif
    }
  }

  /// The reason why a file could not be read.
  package struct Failure: Error {
    /// The system's message, as the end of a sentence.
    package let sentence: String

    init(_ sentence: String) { self.sentence = sentence }

    /// The system's message.
    package init(_ error: SystemError) { self.init(error.reason.lowercased()) }

    /// The file is a pipe, socket, directory or device, which may never end.
    init(irregular sort: Sort) {
      let name =
        switch sort {
        case .pipe: "a named pipe"
        case .socket: "a socket"
        case .directory: "a directory"
        default: "a device"
        }
      self.init("it is \(name), not a regular file")
    }

    /// The file exceeds the size limit.
    init(largerThan limit: Int) { self.init("it is larger than \(limit >> 20) MB") }
  }

  /// The maximum size of a feature, a list, settings or requirements, in bytes.
  package static let largestFile = 64 << 20
  /// The maximum size of a recording, in bytes.
  package static let largestRecording = 4 << 30

  /// Calls a function with a path in the system's form: with escapes converted to bytes if such a
  /// file exists, or else as written.
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

  /// The metadata of the file at a path, which may contain escapes.
  package static func status(
    of path: String, followingLinks: Bool = true
  ) throws(SystemError) -> Status {
    try withPath(path) { name in
      Result { () throws(SystemError) in try status(at: name, followingLinks: followingLinks) }
    }.get()
  }

  /// The metadata of the file with exactly this name.
  package static func status(
    at path: UnsafePointer<CChar>, followingLinks: Bool = true
  ) throws(SystemError) -> Status {
    var status = stat()
    guard (followingLinks ? stat(path, &status) : lstat(path, &status)) == 0 else {
      throw SystemError("stat")
    }
    return Status(status)
  }

  /// Whether a file with the name as written and another with the unescaped name both exist.
  package static func isAmbiguous(_ path: String) -> Bool {
    PathText.bytes(path) != nil && (try? status(at: path, followingLinks: false)) != nil
      && withPath(path) { strcmp($0, path) } != 0
  }

  package static func kind(of path: String) -> Kind {
    do throws(SystemError) {
      let status = try status(of: path)
      return status.sort == .directory ? .directory(status.identity) : .file
    } catch {
      return error.isNoSuchFile ? .missing : .unreadable(Failure(error))
    }
  }

  /// Whether nothing has this name, not even a link whose target is missing.
  package static func isFree(_ path: String) -> Bool {
    do throws(SystemError) {
      _ = try status(of: path, followingLinks: false)
      return false
    } catch {
      return error.isNoSuchFile
    }
  }

  /// Whether no file exists at a path.
  package static func isMissing(_ path: String) -> Bool {
    if case .missing = kind(of: path) { true } else { false }
  }

  /// A value that changes whenever a file changes.
  package struct Stamp: Hashable, Sendable {
    /// The time of the last change, in seconds since 1970.
    package let seconds: Int
    let nanoseconds: Int
    let size: Int
    let identity: Identity
  }

  /// The stamp of a file; nil if the file does not exist.
  package static func stamp(of path: String) -> Stamp? {
    guard let status = try? status(of: path) else { return nil }
    return Stamp(
      seconds: Int(status.changed.tv_sec), nanoseconds: Int(status.changed.tv_nsec),
      size: status.size, identity: status.identity)
  }

  /// The size of a file in bytes; nil if the file does not exist.
  package static func size(of path: String) -> Int? { (try? status(of: path))?.size }

  /// The entries of a directory sorted by name, without hidden ones unless they are wanted.
  package static func entries(
    of directory: String, withHidden: Bool = false
  ) throws(SystemError) -> [(name: String, sort: Sort)] {
    guard let stream = withPath(directory, { opendir($0) }) else { throw SystemError("opendir") }
    defer { closedir(stream) }
    var found: [(name: String, sort: Sort)] = []
    while let entry = readdir(stream) {
      let name = withUnsafeBytes(of: &entry.pointee.d_name) { bytes in
        PathText.found(bytes.prefix { $0 != 0 })
      }
      if name == "." || name == ".." { continue }
      if name.utf8.first == UInt8(ascii: "."), !withHidden { continue }
      found.append((name, sort(entry.pointee.d_type, directory + "/" + name)))
    }
    return found.sorted { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) }
  }

  /// Some file systems do not report the type of an entry.
  private static func sort(_ type: UInt8, _ path: String) -> Sort {
    switch Int(type) {
    case Int(DT_REG): .file
    case Int(DT_DIR): .directory
    case Int(DT_LNK): .link
    case Int(DT_UNKNOWN): (try? status(of: path, followingLinks: false))?.sort ?? .device
    default: .device
    }
  }

  /// Opens a file for reading; refuses pipes without a writer and other files that block.
  ///
  /// A pipe, a terminal or another device is read if the path names a descriptor of this process,
  /// as a shell's `<(command)` does, or if the caller allows pipes.
  package static func open(
    _ path: String, allowsPipes: Bool = false
  ) -> Result<Descriptor, Failure> {
    opened(path, allowsPipes: allowsPipes).map(\.file)
  }

  private static func opened(
    _ path: String, allowsPipes: Bool
  ) -> Result<(file: Descriptor, status: Status), Failure> {
    do throws(SystemError) {
      let isOwn = isOwnDescriptor(path)
      // Opened in nonblocking mode, a pipe would be at its end before its writer has opened it.
      // A second attempt to open it might come after its writer has gone.
      var isPipe = false
      if allowsPipes, !isOwn { isPipe = try Self.status(of: path).sort == .pipe }
      let file = try reading(path, isPipe ? 0 : O_NONBLOCK)
      let status = try file.status()
      switch status.sort {
      case .file: return .success((file, status))
      case .pipe where isPipe: return .success((file, status))
      case .pipe where isOwn, .device where isOwn || path == "/dev/null":
        file.setNonblocking(false)
        return .success((file, status))
      default:
        file.close()
        return .failure(Failure(irregular: status.sort))
      }
    } catch {
      if error.isUnread, let status = try? status(of: path), status.sort == .socket {
        return .failure(Failure(irregular: .socket))
      }
      return .failure(Failure(error))
    }
  }

  private static func reading(_ path: String, _ flags: Int32) throws(SystemError) -> Descriptor {
    let number = withPath(path) { systemOpen($0, O_RDONLY | O_CLOEXEC | flags, 0) }
    guard number >= 0 else { throw SystemError("open") }
    return Descriptor(number)
  }

  private static func isOwnDescriptor(_ path: String) -> Bool {
    ["/dev/stdin", "/dev/fd/", "/proc/self/fd/"].contains { path.utf8.starts(with: $0.utf8) }
  }

  /// Reads a file in pieces until it ends or the receiver stops.
  ///
  /// - Returns: The reason why the file could not be read completely; nil if it was.
  package static func read(
    _ path: String, allowsPipes: Bool = false, upTo limit: Int = largestFile,
    pieces receive: (UnsafeBufferPointer<UInt8>) -> Bool
  ) -> Failure? {
    let file: Descriptor
    switch open(path, allowsPipes: allowsPipes) {
    case .success(let opened): file = opened
    case .failure(let failure): return failure
    }
    defer { file.close() }
    var total = 0
    return withUnsafeTemporaryAllocation(byteCount: 1 << 18, alignment: 16) { buffer -> Failure? in
      while true {
        switch file.read(into: buffer) {
        case .bytes(let count):
          total += count
          if total > limit { return Failure(largerThan: limit) }
          let bytes = UnsafeRawBufferPointer(rebasing: buffer[..<count])
          if !bytes.withMemoryRebound(to: UInt8.self, receive) { return nil }
        case .end: return nil
        case .later: _ = Descriptor.poll([(file, Descriptor.readable)])
        case .failed(let error): return Failure(SystemError("read", number: error))
        }
      }
    }
  }

  /// The text of a file; fails if it is not UTF-8.
  package static func text(_ path: String) -> Result<String, Failure> {
    read(path).flatMap { bytes in
      String(validating: bytes, as: UTF8.self).map { .success($0) }
        ?? .failure(Failure("it is not a text in UTF-8"))
    }
  }

  /// Reads a whole file.
  package static func read(_ path: String) -> Result<[UInt8], Failure> {
    let (file, status): (Descriptor, Status)
    switch opened(path, allowsPipes: false) {
    case .success(let opened): (file, status) = opened
    case .failure(let failure): return .failure(failure)
    }
    defer { file.close() }
    // The size of a pipe or a growing file is unknown, so reading continues to the end.
    var bytes: [UInt8] = []
    var wanted = max(status.size, 0) + 1
    while true {
      if bytes.count + wanted > largestFile + 65_536 {
        return .failure(Failure(largerThan: largestFile))
      }
      var error: SystemError?
      let more = [UInt8](unsafeUninitializedCapacity: wanted) { buffer, filled in
        error = fill(UnsafeMutableRawBufferPointer(buffer), &filled, from: file)
      }
      if let error { return .failure(Failure(error)) }
      if more.isEmpty { return .success(bytes) }
      if bytes.isEmpty { bytes = more } else { bytes += more }
      if bytes.count > largestFile { return .failure(Failure(largerThan: largestFile)) }
      if more.count < wanted, status.sort == .file { return .success(bytes) }
      wanted = 65_536
    }
  }

  /// Fills a buffer, or reads to the end of the file; an error counts only if nothing was read.
  private static func fill(
    _ buffer: UnsafeMutableRawBufferPointer, _ filled: inout Int, from file: Descriptor
  ) -> SystemError? {
    while filled < buffer.count {
      switch file.read(into: UnsafeMutableRawBufferPointer(rebasing: buffer[filled...])) {
      case .bytes(let count): filled += count
      case .later: _ = Descriptor.poll([(file, Descriptor.readable)])
      case .end: return nil
      case .failed(let number): return filled > 0 ? nil : SystemError("read", number: number)
      }
    }
    return nil
  }
}

// Paths of written files are used exactly, without escapes.
extension FileSystem {
  /// The mode in which a file is opened for writing; a missing file is created.
  package enum Writing: Sendable {
    case replacing, appending
    /// A regular file or a new one; links are not followed, and the call does not block.
    case plainly
    /// An existing regular file.
    case leftover
    /// A pipe with a reader.
    case pipe
  }

  /// Opens a file for writing.
  package static func open(_ path: String, _ writing: Writing) throws(SystemError) -> Descriptor {
    let flags =
      switch writing {
      case .replacing: O_CREAT
      case .appending: O_CREAT | O_APPEND
      case .plainly: O_CREAT | O_NOFOLLOW | O_NONBLOCK
      case .leftover: O_NOFOLLOW | O_NONBLOCK
      case .pipe: O_NONBLOCK
      }
    let number = systemOpen(path, O_WRONLY | O_CLOEXEC | flags, 0o666)
    guard number >= 0 else { throw SystemError("open") }
    return Descriptor(number)
  }

  /// Creates a directory.
  package static func makeDirectory(_ path: String) throws(SystemError) {
    if mkdir(path, 0o777) != 0 { throw SystemError("mkdir") }
  }

  /// Removes a file; a missing file is not an error.
  package static func remove(_ path: String) { unlink(path) }

  /// Removes an empty directory; a missing one is not an error.
  package static func removeDirectory(_ path: String) { rmdir(path) }

  /// Renames a file, replacing an existing one.
  package static func rename(_ old: String, to new: String) throws(SystemError) {
    if systemRename(old, new) != 0 { throw SystemError("rename") }
  }

  /// Sets the modification time of a file to now.
  package static func touch(_ path: String) { utimes(path, nil) }

  /// Whether a file exists at a path.
  package static func exists(_ path: String) -> Bool { access(path, F_OK) == 0 }

  /// Whether the user may read a file.
  package static func isReadable(_ path: String) -> Bool { access(path, R_OK) == 0 }

  /// The error if the user may not write to a file; nil if allowed.
  package static func refusal(toWrite path: String) -> SystemError? {
    access(path, W_OK) == 0 ? nil : SystemError("access")
  }

  /// The path with links resolved; nil if it does not exist.
  package static func resolved(_ path: String) -> String? {
    guard let real = withPath(path, { realpath($0, nil) }) else { return nil }
    defer { free(real) }
    return PathText.found(UnsafeRawBufferPointer(start: real, count: strlen(real)))
  }

  /// The current directory; nil if it was removed.
  package static var currentFolder: String? {
    guard let here = getcwd(nil, 0) else { return nil }
    defer { free(here) }
    return String(cString: here)
  }
}

extension Descriptor {
  /// The metadata of the open file.
  package func status() throws(SystemError) -> FileSystem.Status {
    var status = stat()
    guard fstat(number, &status) == 0 else { throw SystemError("fstat") }
    return FileSystem.Status(status)
  }

  /// Gives the open file permissions, such as 0o755.
  package func setPermissions(_ mode: Int) throws(SystemError) {
    guard fchmod(number, mode_t(mode)) == 0 else { throw SystemError("fchmod") }
  }

  /// Gives the open file the permissions of another one, and its owner if this user may do that.
  package func takePermissions(of status: FileSystem.Status) throws(SystemError) {
    // First, because a change of the owner can remove permissions.
    _ = fchown(number, status.owner.user, status.owner.group)
    guard fchmod(number, status.permissions) == 0 else { throw SystemError("fchmod") }
  }
}

// The system calls, under names that the methods above do not shadow.
private func systemOpen(_ path: UnsafePointer<CChar>, _ flags: Int32, _ mode: mode_t) -> Int32 {
  open(path, flags, mode)
}
private let systemRename = rename

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// The file a report is written as until it is whole, beside the one it becomes.
///
/// It is locked while it is written. So a run finds what a killed one left behind, and writes over
/// it, and two runs at once that write the same report take two names. (A file system without locks
/// cannot tell them apart.)
struct TemporaryFile {
  let descriptor: Descriptor
  private let name: String

  /// More than this many runs at once do not write the same report.
  private static let most = 100

  /// Makes the file, and removes others that no run writes any more.
  ///
  /// - Parameter path: What errors call the report.
  init(beside target: String, for path: String) throws(OutputError) {
    var own: (name: String, descriptor: Descriptor)?
    var reason = EBUSY
    for number in 0..<Self.most {
      let name = target + (number == 0 ? ".tmp" : ".\(number + 1).tmp")
      if own != nil {
        guard Self.removeLeftover(name) else { break }
      } else if let descriptor = Self.take(name) {
        own = (name, descriptor)
      } else {
        reason = errno
        // What is wrong with the directory is wrong with every name in it.
        if ![EWOULDBLOCK, EACCES, ELOOP, ENXIO].contains(reason) || Self.isMissing(name) { break }
      }
    }
    guard let own else { throw OutputError(path, reason) }
    (name, descriptor) = (own.name, own.descriptor)
  }

  /// Gives the report its name.
  ///
  /// The file is still open, and so still locked: nobody takes it for one that was left behind.
  func rename(to target: String, for path: String) throws(OutputError) {
    if systemRename(name, target) != 0 { throw OutputError(path, errno) }
  }

  func remove() { unlink(name) }

  /// An empty file of that name, locked; nil if another run has it, or there can be none.
  ///
  /// Names can be guessed, so what is no plain file, or has a second name, is not touched.
  private static func take(_ name: String) -> Descriptor? {
    while true {
      let flags = O_WRONLY | O_CREAT | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK
      let number = open(name, flags, 0o666)
      if number < 0 { return nil }
      let file = Descriptor(number: number)
      var held = stat()
      var named = stat()
      var reason: Int32 = 0
      if flock(number, LOCK_EX | LOCK_NB) != 0, errno == EWOULDBLOCK {
        reason = EWOULDBLOCK
      } else if fstat(number, &held) != 0 {
        reason = errno
      } else if stat(name, &named) != 0 || named.st_ino != held.st_ino {
        // Whoever had it has finished it, or removed it, since it was opened.
        _ = file.close()
        continue
      } else if mode_t(held.st_mode) & S_IFMT != S_IFREG || held.st_nlink != 1 {
        reason = EACCES
      } else if ftruncate(number, 0) != 0 {
        reason = errno
      }
      if reason == 0 { return file }
      _ = file.close()
      errno = reason
      return nil
    }
  }

  /// Removes a file of that name if no run writes it; false if there is none.
  private static func removeLeftover(_ name: String) -> Bool {
    let number = open(name, O_WRONLY | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK)
    if number < 0 { return errno != ENOENT }
    if flock(number, LOCK_EX | LOCK_NB) == 0 { unlink(name) }
    _ = Descriptor(number: number).close()
    return true
  }

  private static func isMissing(_ name: String) -> Bool {
    var kind = stat()
    return lstat(name, &kind) != 0
  }
}

/// The system's `rename`, under a name that the method does not hide.
private func systemRename(_ old: String, _ new: String) -> Int32 { rename(old, new) }

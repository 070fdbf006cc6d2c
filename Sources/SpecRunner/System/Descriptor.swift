import Synchronization

#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// A file descriptor and the few calls the room makes on it, each with its retries.
///
/// It does not own the number: who opened it closes it, once.
package struct Descriptor: Sendable, Hashable {
  package let number: Int32

  package init(_ number: Int32) { self.number = number }

  /// What one read or write came to.
  package enum Transfer: Equatable {
    case bytes(Int)
    /// Nothing now; poll says when to try again.
    case later
    case end
    case failed(errno: Int32)
  }

  /// Events of `poll`: there is something to read, room to write, an error, no other side.
  package static let readable = Int32(POLLIN)
  package static let writable = Int32(POLLOUT)
  package static let broken = Int32(POLLERR | POLLNVAL)
  package static let hungUp = Int32(POLLHUP)

  /// Held while descriptors are made that no child may inherit, and while a child is started.
  static let inheritance = Mutex(())

  /// Both ends of a fresh pipe, neither of which a child inherits.
  package static func pipe() throws(SystemError) -> (reading: Descriptor, writing: Descriptor) {
    var ends: [Int32] = [-1, -1]
    // Without the lock a child started by another thread between the two calls would inherit the
    // pipe and keep it open; the one call that does both is not imported everywhere.
    let isOpen = inheritance.withLock { _ in
      guard systemPipe(&ends) == 0 else { return false }
      for end in ends { Descriptor(end).closeOnExec() }
      return true
    }
    guard isOpen else { throw SystemError("pipe") }
    return (Descriptor(ends[0]), Descriptor(ends[1]))
  }

  /// Closes it; the reason if that failed.
  @discardableResult
  package func close() -> SystemError? {
    // Not repeated on EINTR: Linux has let go of the number by then.
    systemClose(number) == 0 || errno == EINTR ? nil : SystemError("close")
  }

  /// Keeps it from children that are started later.
  func closeOnExec() { _ = fcntl(number, F_SETFD, FD_CLOEXEC) }

  /// Has this number lead where another does.
  package func become(_ other: Descriptor) { _ = dup2(other.number, number) }

  /// A second number for the same open file, which a child does not inherit.
  package func duplicate() throws(SystemError) -> Descriptor {
    let copy = fcntl(number, F_DUPFD_CLOEXEC, 3)
    guard copy >= 0 else { throw SystemError("dup") }
    return Descriptor(copy)
  }

  /// Makes calls return at once instead of waiting, or the other way round.
  package func setNonblocking(_ on: Bool) {
    let flags = fcntl(number, F_GETFL)
    guard flags >= 0 else { return }
    _ = fcntl(number, F_SETFL, on ? flags | O_NONBLOCK : flags & ~O_NONBLOCK)
  }

  package func read(into buffer: UnsafeMutableRawBufferPointer) -> Transfer {
    while true {
      let count = systemRead(number, buffer.baseAddress, buffer.count)
      if count > 0 { return .bytes(count) }
      if count == 0 { return .end }
      if errno != EINTR { return Self.failure }
    }
  }

  package func write(_ bytes: UnsafeRawBufferPointer) -> Transfer {
    while true {
      let count = systemWrite(number, bytes.baseAddress, bytes.count)
      if count >= 0 { return .bytes(count) }
      if errno != EINTR { return Self.failure }
    }
  }

  /// Writes at an offset, wherever the file stands.
  package func write(_ bytes: UnsafeRawBufferPointer, at offset: Int) -> Transfer {
    while true {
      let count = pwrite(number, bytes.baseAddress, bytes.count, off_t(offset))
      if count >= 0 { return .bytes(count) }
      if errno != EINTR { return Self.failure }
    }
  }

  /// Has the system bring what was written to the disk, where the file is on one.
  package func sync() throws(SystemError) {
    while fsync(number) != 0 {
      if [EINVAL, ENOTSUP, EROFS].contains(errno) { return }
      if errno != EINTR { throw SystemError("fsync") }
    }
  }

  /// Cuts a file off behind so many bytes.
  package func truncate(to size: Int) throws(SystemError) {
    if ftruncate(number, off_t(size)) != 0 { throw SystemError("ftruncate") }
  }

  /// Takes a file for this process alone; false if another has it.
  ///
  /// A file system without locks lets everybody have it.
  package func lock() -> Bool {
    flock(number, LOCK_EX | LOCK_NB) == 0 || errno != EWOULDBLOCK
  }

  static var failure: Transfer {
    errno == EAGAIN || errno == EWOULDBLOCK ? .later : .failed(errno: errno)
  }

  /// Waits until one of several descriptors is ready; returns the events of each, in order.
  ///
  /// - Parameter milliseconds: How long at most; -1 for ever.
  package static func poll(
    _ wanted: [(Descriptor, events: Int32)], milliseconds: Int32 = -1
  ) -> [Int32] {
    var entries = wanted.map {
      pollfd(fd: $0.0.number, events: Int16(truncatingIfNeeded: $0.events), revents: 0)
    }
    let count = systemPoll(&entries, nfds_t(entries.count), milliseconds)
    // A signal counts as "nothing is ready": the caller's loop asks again.
    guard count > 0 else { return entries.map { _ in 0 } }
    return entries.map { Int32($0.revents) }
  }
}

/// A system call that failed: its name and the error number it left.
package struct SystemError: Error, Hashable, CustomStringConvertible {
  package let call: String
  package let number: Int32

  package init(_ call: String, number: Int32 = errno) {
    self.call = call
    self.number = number
  }

  /// The system's own words: `No such file or directory`.
  package var reason: String {
    strerror(number).map { String(cString: $0) } ?? "error \(number)"
  }

  package var description: String { "\(call): \(reason)" }

  /// Whether a file or program is not there.
  package var isNoSuchFile: Bool { number == ENOENT || number == ENOTDIR }

  /// Whether there is no room for what was to be written.
  package var isDiskFull: Bool { number == ENOSPC || number == EDQUOT }

  /// Whether a file would be larger than the limit for this process.
  package var isTooLarge: Bool { number == EFBIG }

  /// Whether whoever read what is written has gone.
  package var isReaderGone: Bool { number == EPIPE }

  /// Whether a pipe that was opened for writing has no reader, or there is a socket.
  package var isUnread: Bool { number == ENXIO }

  /// Whether it concerns one name in a directory, and not the directory.
  package var isAboutName: Bool { [EWOULDBLOCK, EACCES, ELOOP, ENXIO].contains(number) }

  /// The error of what another process has.
  package static var inUse: SystemError { SystemError("flock", number: EWOULDBLOCK) }
  package static var busy: SystemError { SystemError("open", number: EBUSY) }
  /// The error of a file that is not what it should be.
  package static var denied: SystemError { SystemError("open", number: EACCES) }
  package static var brokenPipe: SystemError { SystemError("write", number: EPIPE) }
  package static var noProgram: SystemError { SystemError("posix_spawn", number: ENOENT) }
}

extension UnsafeRawBufferPointer {
  /// The offset of the first byte of a value, which the system finds many bytes at a time.
  package func offset(of byte: UInt8) -> Int? {
    guard let start = baseAddress, let found = memchr(start, Int32(byte), count) else { return nil }
    return UnsafeRawPointer(found) - start
  }
}

// The system's calls under names that the methods above do not hide.
private let systemPipe = pipe
private let systemClose = close
private let systemRead = read
private let systemWrite = write
private let systemPoll = poll

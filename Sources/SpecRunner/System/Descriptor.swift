import Synchronization

#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// A file descriptor and system calls on it, which are repeated when interrupted.
///
/// It does not own the descriptor: the code that opened it closes it, once.
package struct Descriptor: Sendable, Hashable {
  package let number: Int32

  package init(_ number: Int32) { self.number = number }

  /// The result of one read or write.
  package enum Transfer: Equatable {
    case bytes(Int)
    /// Not possible now; `poll` reports when to try again.
    case later
    case end
    case failed(errno: Int32)
  }

  /// Events of `poll`: readable, writable, error, other end closed.
  package static let readable = Int32(POLLIN)
  package static let writable = Int32(POLLOUT)
  package static let broken = Int32(POLLERR | POLLNVAL)
  package static let hungUp = Int32(POLLHUP)

  /// Held while descriptors are created that children must not inherit, and while a child is
  /// started.
  static let inheritance = Mutex(())

  /// Creates a pipe that children do not inherit.
  package static func pipe() throws(SystemError) -> (reading: Descriptor, writing: Descriptor) {
    var ends: [Int32] = [-1, -1]
    // Without the lock, a child started by another thread between the two calls would inherit the
    // pipe and keep it open; `pipe2` is not available on all systems.
    let isOpen = inheritance.withLock { _ in
      guard systemPipe(&ends) == 0 else { return false }
      for end in ends { Descriptor(end).closeOnExec() }
      return true
    }
    guard isOpen else { throw SystemError("pipe") }
    return (Descriptor(ends[0]), Descriptor(ends[1]))
  }

  /// Opens the terminal that this process was started from; nil if there is none.
  package static var terminal: Descriptor? {
    let terminal = Descriptor(open("/dev/tty", O_RDWR | O_NOCTTY | O_CLOEXEC))
    return terminal.number >= 0 ? terminal : nil
  }

  /// Closes the descriptor; returns the error if that failed.
  @discardableResult
  package func close() -> SystemError? {
    // Not repeated on EINTR: Linux has released the descriptor by then.
    systemClose(number) == 0 || errno == EINTR ? nil : SystemError("close")
  }

  /// Prevents children from inheriting it.
  func closeOnExec() { _ = fcntl(number, F_SETFD, FD_CLOEXEC) }

  /// Makes this descriptor refer to the file of another one (`dup2`).
  package func become(_ other: Descriptor) { _ = dup2(other.number, number) }

  /// Duplicates the descriptor; children do not inherit the duplicate.
  package func duplicate() throws(SystemError) -> Descriptor {
    let copy = fcntl(number, F_DUPFD_CLOEXEC, 3)
    guard copy >= 0 else { throw SystemError("dup") }
    return Descriptor(copy)
  }

  /// Sets or clears nonblocking mode.
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

  /// Writes all bytes to a file.
  package func writeAll(_ bytes: [UInt8]) throws(SystemError) {
    var rest = bytes[...]
    while !rest.isEmpty {
      guard case .bytes(let count) = rest.withUnsafeBytes({ write($0) }), count > 0 else {
        throw SystemError("write")
      }
      rest = rest.dropFirst(count)
    }
  }

  /// Writes at an offset, independent of the file position.
  package func write(_ bytes: UnsafeRawBufferPointer, at offset: Int) -> Transfer {
    while true {
      let count = pwrite(number, bytes.baseAddress, bytes.count, off_t(offset))
      if count >= 0 { return .bytes(count) }
      if errno != EINTR { return Self.failure }
    }
  }

  /// Flushes written data to the disk (`fsync`).
  package func sync() throws(SystemError) {
    while fsync(number) != 0 {
      if [EINVAL, ENOTSUP, EROFS].contains(errno) { return }
      if errno != EINTR { throw SystemError("fsync") }
    }
  }

  /// Truncates the file to a number of bytes.
  package func truncate(to size: Int) throws(SystemError) {
    if ftruncate(number, off_t(size)) != 0 { throw SystemError("ftruncate") }
  }

  /// Locks the file for this process; false if another process has locked it.
  ///
  /// On a file system without locks, every process succeeds.
  package func lock() -> Bool {
    flock(number, LOCK_EX | LOCK_NB) == 0 || errno != EWOULDBLOCK
  }

  static var failure: Transfer {
    errno == EAGAIN || errno == EWOULDBLOCK ? .later : .failed(errno: errno)
  }

  /// Waits until a descriptor is ready; returns the events of each, in order.
  ///
  /// - Parameter milliseconds: The time limit; -1 for none.
  package static func poll(
    _ wanted: [(Descriptor, events: Int32)], milliseconds: Int32 = -1
  ) -> [Int32] {
    var entries = wanted.map {
      pollfd(fd: $0.0.number, events: Int16(truncatingIfNeeded: $0.events), revents: 0)
    }
    let count = systemPoll(&entries, nfds_t(entries.count), milliseconds)
    // An interruption counts as "not ready"; the caller repeats the call.
    guard count > 0 else { return entries.map { _ in 0 } }
    return entries.map { Int32($0.revents) }
  }
}

/// The error of a system call: its name and its error number.
package struct SystemError: Error, Hashable, CustomStringConvertible {
  package let call: String
  package let number: Int32

  package init(_ call: String, number: Int32 = errno) {
    self.call = call
    self.number = number
  }

  /// The system's message: `No such file or directory`.
  package var reason: String {
    strerror(number).map { String(cString: $0) } ?? "error \(number)"
  }

  package var description: String { "\(call): \(reason)" }

  /// Whether the file or program does not exist.
  package var isNoSuchFile: Bool { number == ENOENT || number == ENOTDIR }

  /// Whether the disk or a quota is full.
  package var isDiskFull: Bool { number == ENOSPC || number == EDQUOT }

  /// Whether a file would exceed this process's file size limit.
  package var isTooLarge: Bool { number == EFBIG }

  /// Whether the reader has closed the pipe or socket.
  package var isReaderGone: Bool { number == EPIPE }

  /// Whether a pipe opened for writing has no reader, or the file is a socket.
  package var isUnread: Bool { number == ENXIO }

  /// Whether the error concerns one name in a directory, and not the directory.
  package var isAboutName: Bool { [EWOULDBLOCK, EACCES, ELOOP, ENXIO].contains(number) }

  /// The error of a file that another process has locked.
  package static var inUse: SystemError { SystemError("flock", number: EWOULDBLOCK) }
  /// The error of a file that another process uses.
  package static var busy: SystemError { SystemError("open", number: EBUSY) }
  /// The error of a file of the wrong kind or without permission.
  package static var denied: SystemError { SystemError("open", number: EACCES) }
  /// The error of a write to a closed pipe.
  package static var brokenPipe: SystemError { SystemError("write", number: EPIPE) }
  /// The error of a program that does not exist.
  package static var noProgram: SystemError { SystemError("posix_spawn", number: ENOENT) }
}

extension UnsafeRawBufferPointer {
  /// The offset of the first byte with a value, by a vectorised search of the system.
  package func offset(of byte: UInt8) -> Int? {
    guard let start = baseAddress, let found = memchr(start, Int32(byte), count) else { return nil }
    return UnsafeRawPointer(found) - start
  }
}

// The system calls, under names that the methods above do not shadow.
private let systemPipe = pipe
private let systemClose = close
private let systemRead = read
private let systemWrite = write
private let systemPoll = poll

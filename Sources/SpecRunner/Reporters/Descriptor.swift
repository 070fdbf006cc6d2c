#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// An open file by its number: writes everything it is given, or says why not.
struct Descriptor {
  let number: Int32

  /// How long a pipe is given that takes nothing once the run has been stopped, and how often it is
  /// looked at until then.
  private static let patience: Int32 = 5000
  private static let interval: Int32 = 20

  init(number: Int32) { self.number = number }

  /// Opens a file for writing.
  init(_ path: String, _ flags: Int32) throws(OutputError) {
    number = open(path, O_WRONLY | O_CLOEXEC | flags, 0o666)
    if number < 0 { throw OutputError(path, errno) }
  }

  /// Opens a named pipe as soon as somebody reads it; gives up when the current task is cancelled.
  ///
  /// The system's own wait for a reader cannot be ended.
  init(pipe path: String) throws(OutputError) {
    while true {
      let number = open(path, O_WRONLY | O_CLOEXEC | O_NONBLOCK)
      if number >= 0 {
        self.number = number
        return
      }
      if errno != ENXIO { throw OutputError(path, errno) }
      if Task.isCancelled { throw OutputError.unread(path) }
      poll(nil, 0, Self.interval)
    }
  }

  /// Writes all of the bytes, where the file stands or at an offset.
  ///
  /// - Parameters:
  ///   - target: What errors call the file.
  ///   - done: How many bytes have been written, also if the rest failed.
  func write(
    _ bytes: UnsafeBufferPointer<UInt8>, at offset: Int? = nil, target: String, done: inout Int
  ) throws(OutputError) {
    var waited: Int32 = 0
    while done < bytes.count {
      let rest = UnsafeRawBufferPointer(rebasing: UnsafeRawBufferPointer(bytes)[done...])
      let count =
        if let offset {
          pwrite(number, rest.baseAddress, rest.count, off_t(offset + done))
        } else {
          Self.write(number, rest)
        }
      if count >= 0 {
        done += count
        waited = 0
      } else if errno == EAGAIN {
        // A pipe that is full; or another program has set the terminal to answer at once.
        var wait = pollfd(fd: number, events: Int16(POLLOUT), revents: 0)
        poll(&wait, 1, Self.interval)
        if Task.isCancelled { waited += Self.interval }
        if waited > Self.patience { throw OutputError.unread(target) }
      } else if errno != EINTR {
        throw OutputError(target, errno)
      }
    }
  }

  /// Has the system bring what was written to the disk, where the file is on one.
  func sync(target: String) throws(OutputError) {
    while fsync(number) != 0 {
      if [EINVAL, ENOTSUP, EROFS].contains(errno) { return }
      if errno != EINTR { throw OutputError(target, errno) }
    }
  }

  /// Closes the file; the system's reason if that failed.
  func close() -> Int32? {
    #if canImport(Glibc)
    let closed = Glibc.close(number)
    #elseif canImport(Musl)
    let closed = Musl.close(number)
    #else
    let closed = Darwin.close(number)
    #endif
    // After an interruption the file is closed all the same.
    return closed == 0 || errno == EINTR ? nil : errno
  }

  private static func write(_ number: Int32, _ bytes: UnsafeRawBufferPointer) -> Int {
    #if canImport(Glibc)
    Glibc.write(number, bytes.baseAddress, bytes.count)
    #elseif canImport(Musl)
    Musl.write(number, bytes.baseAddress, bytes.count)
    #else
    Darwin.write(number, bytes.baseAddress, bytes.count)
    #endif
  }
}

extension OutputError {
  /// An error of the system, by its number.
  init(_ target: String, _ reason: Int32) {
    self.init(
      target: target, reason: Self.sentence(reason),
      fix: Self.fix(reason), isReaderGone: reason == EPIPE)
  }

  private static func fix(_ reason: Int32) -> String {
    switch reason {
    case ENOSPC, EDQUOT: "make room on the disk, or name a path on another"
    case EFBIG: "raise the limit on the size of files: ulimit -f"
    default: "check the path and the permissions of its directory"
    }
  }

  /// A pipe that nobody reads, given up because the run was stopped.
  static func unread(_ target: String) -> OutputError {
    OutputError(
      target: target, reason: "nobody reads the pipe, and the run was stopped",
      fix: "start the reader first")
  }

  static func sentence(_ reason: Int32) -> String {
    strerror(reason).map { String(cString: $0).lowercased() } ?? "error \(reason)"
  }
}

extension Output {
  /// Writes to an open file, such as 1 for standard output; does not close it.
  ///
  /// Whoever starts the program should ignore SIGPIPE, so that a reader that has gone is an
  /// error here and not the end of the run.
  public static func descriptor(_ number: Int32, name: String, display: Display) -> Output {
    let file = Descriptor(number: number)
    return Output(
      display: display,
      write: { bytes throws(OutputError) in
        // What a step has printed waits in a buffer of C's, and was written before this.
        fflush(nil)
        var done = 0
        try file.write(bytes, target: name, done: &done)
      })
  }
}

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

  /// Writes all of the bytes, where the file stands or at an offset.
  ///
  /// - Parameter target: What errors call the file.
  func write(
    _ bytes: UnsafeBufferPointer<UInt8>, at offset: Int? = nil, target: String
  ) throws(OutputError) {
    var done = 0
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
      } else if errno == EAGAIN {
        // Another program may have set the terminal to answer at once.
        var wait = pollfd(fd: number, events: Int16(POLLOUT), revents: 0)
        poll(&wait, 1, -1)
      } else if errno != EINTR {
        throw OutputError(target, errno)
      }
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
      fix: reason == ENOSPC || reason == EDQUOT
        ? "make room on the disk, or name a path on another"
        : "check the path and the permissions of its directory", isReaderGone: reason == EPIPE)
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
        // What a step has printed waits in a buffer of C's, and was said before this.
        fflush(nil)
        try file.write(bytes, target: name)
      })
  }
}

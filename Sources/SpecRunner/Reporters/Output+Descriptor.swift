#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// Standard output and standard error as outputs.
extension Output {
  /// Writes to the descriptor of an open file, such as 1 for standard output; does not close it.
  ///
  /// Whoever starts the program should ignore SIGPIPE, so that a reader that has gone is an
  /// error here and not the end of the run.
  public static func descriptor(
    _ descriptor: Int32, name: String, display: Display
  ) -> Output {
    Output(
      display: display,
      write: { bytes throws(OutputError) in
        var done = 0
        while done < bytes.count {
          let rest = UnsafeRawBufferPointer(rebasing: UnsafeRawBufferPointer(bytes)[done...])
          let count = write(descriptor, rest.baseAddress, rest.count)
          if count >= 0 {
            done += count
          } else if errno == EAGAIN {
            // The terminal may have been set to answer at once by another program.
            var wait = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
            poll(&wait, 1, -1)
          } else if errno != EINTR {
            throw OutputError(
              target: name, reason: strerror(errno).map { String(cString: $0).lowercased() } ?? "",
              fix: "check where it is sent to", isReaderGone: errno == EPIPE)
          }
        }
      })
  }
}

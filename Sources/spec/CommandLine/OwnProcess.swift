#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// The process the tool runs in: its standard streams and its end.
enum OwnProcess {
  /// Gives the process the standard streams it was started without (`spec run >&-`).
  ///
  /// Otherwise the next file that is opened, a report say, would be standard output too.
  static func openStandardStreams() {
    for stream in Int32(0)...2 where fcntl(stream, F_GETFD) < 0 && errno == EBADF {
      let mode = stream == 0 ? O_RDONLY : O_WRONLY
      // The lowest free number is the one that is missing.
      _ = open("/dev/null", mode)
    }
  }

  /// Ends the process.
  static func exit(_ status: Int32) -> Never {
    #if canImport(Glibc)
    Glibc.exit(status)
    #elseif canImport(Musl)
    Musl.exit(status)
    #else
    Darwin.exit(status)
    #endif
  }
}

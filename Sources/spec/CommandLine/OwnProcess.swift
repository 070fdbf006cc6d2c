import SpecText

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

  /// Where the process runs, links followed; nil if that folder is gone.
  static var folder: String? { real(".") }

  /// The folder that holds `.git`, here or above; nil outside of repositories.
  static var repository: String? {
    guard var parts = folder?.split(separator: "/") else { return nil }
    while access("/" + (parts + [".git"]).joined(separator: "/"), F_OK) != 0 {
      if parts.isEmpty { return nil }
      parts.removeLast()
    }
    return "/" + parts.joined(separator: "/")
  }

  /// What the process was started with, its name left out; paths may hold any bytes.
  static var arguments: [String] {
    (1..<max(Int(CommandLine.argc), 1)).compactMap { place in
      CommandLine.unsafeArgv[place].map { argument in
        PathText.typed(UnsafeRawBufferPointer(start: argument, count: strlen(argument)))
      }
    }
  }

  /// A path with its links followed; as it is if it leads nowhere.
  static func resolved(_ path: String) -> String { real(path) ?? path }

  private static func real(_ path: String) -> String? {
    guard let real = realpath(path, nil) else { return nil }
    defer { free(real) }
    return String(cString: real)
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

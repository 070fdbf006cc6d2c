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

  /// Ends the process where the machine gives it too little to work, with the limit's name.
  ///
  /// Threads take their stack from the same limit, and what is nested may be nested 512 deep.
  static func checkLimits(_ tool: String) {
    let limits: [(kind: Int32, name: String, least: UInt64, unit: UInt64, option: String)] = [
      (Self.files, "open files", 32, 1, "-n"), (Self.stack, "KB of stack", 512, 1_024, "-s"),
    ]
    for (kind, name, least, unit, option) in limits {
      guard let limit = limit(kind), limit < least * unit else { continue }
      let text = """
        \(tool): the limit of \(limit / unit) \(name) is too low: at least \(least) are needed
        raise it with: ulimit \(option) \(least * 16)

        """
      try? Console.error.write(text)
      exit(ExitStatus.broken.rawValue)
    }
  }

  #if canImport(Glibc)
  private static let files = Int32(RLIMIT_NOFILE.rawValue)
  private static let stack = Int32(RLIMIT_STACK.rawValue)
  #else
  private static let files = RLIMIT_NOFILE
  private static let stack = RLIMIT_STACK
  #endif

  private static func limit(_ kind: Int32) -> UInt64? {
    var limit = rlimit()
    #if canImport(Glibc)
    let status = getrlimit(__rlimit_resource_t(UInt32(kind)), &limit)
    #else
    let status = getrlimit(kind, &limit)
    #endif
    return status == 0 ? UInt64(limit.rlim_cur) : nil
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

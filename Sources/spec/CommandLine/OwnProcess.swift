import SpecText

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// The current process: its standard streams, arguments and exit.
enum OwnProcess {
  /// Opens the standard streams that the process was started without (`spec run >&-`).
  ///
  /// Otherwise the next opened file, such as a report, would become standard output.
  static func openStandardStreams() {
    for stream in Int32(0)...2 where fcntl(stream, F_GETFD) < 0 && errno == EBADF {
      let mode = stream == 0 ? O_RDONLY : O_WRONLY
      // The lowest free descriptor is the missing stream.
      _ = open("/dev/null", mode)
    }
  }

  /// Exits with a message if a resource limit is too low, naming the limit.
  ///
  /// The limit also determines the stack size of threads, and JSON may be nested 512 levels deep.
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

  /// The current directory with links resolved; nil if it no longer exists.
  static var folder: String? { real(".") }

  /// The closest directory with a `.git`, from the current one upwards; nil if there is none.
  static var repository: String? {
    guard var parts = folder?.split(separator: "/") else { return nil }
    while access("/" + (parts + [".git"]).joined(separator: "/"), F_OK) != 0 {
      if parts.isEmpty { return nil }
      parts.removeLast()
    }
    return "/" + parts.joined(separator: "/")
  }

  /// The arguments without the program's name; paths may contain any bytes.
  static var arguments: [String] {
    (1..<max(Int(CommandLine.argc), 1)).compactMap { place in
      CommandLine.unsafeArgv[place].map { argument in
        PathText.typed(UnsafeRawBufferPointer(start: argument, count: strlen(argument)))
      }
    }
  }

  /// A path with links resolved; unchanged if it does not exist.
  static func resolved(_ path: String) -> String { real(path) ?? path }

  private static func real(_ path: String) -> String? {
    guard let real = realpath(path, nil) else { return nil }
    defer { free(real) }
    return String(cString: real)
  }

  /// Exits the process.
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

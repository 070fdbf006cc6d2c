import Synchronization

#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// Starts a program with `posix_spawn`: half a millisecond, where Foundation takes fifty.
///
/// The child gets a process group of its own, the default signal handling (this process ignores
/// SIGPIPE, a child would inherit that) and three streams; all other descriptors of this process
/// are closed on exec.
package enum Spawn {
  // Apple's headers have `typedef void *posix_spawnattr_t` and the same for the actions, so that
  // Swift sees pointers that are nil at first: <sys/spawn.h>, posix_spawnattr_init(3).
  #if canImport(Darwin)
  private typealias Attributes = posix_spawnattr_t?
  private typealias FileActions = posix_spawn_file_actions_t?
  private static func emptyAttributes() -> Attributes { nil }
  private static func emptyActions() -> FileActions { nil }
  #else
  private typealias Attributes = posix_spawnattr_t
  private typealias FileActions = posix_spawn_file_actions_t
  private static func emptyAttributes() -> Attributes { posix_spawnattr_t() }
  private static func emptyActions() -> FileActions { posix_spawn_file_actions_t() }
  #endif

  /// The number of the new process.
  ///
  /// - Parameter streams: What becomes its standard input, output and error.
  static func start(
    _ command: [String], environment: [String: String], streams: [Descriptor]
  ) throws(SystemError) -> Int32 {
    guard let program = command.first, !program.isEmpty else {
      throw .noProgram
    }
    var attributes = emptyAttributes()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    configure(&attributes)

    var actions = emptyActions()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    for (number, stream) in streams.enumerated() {
      posix_spawn_file_actions_adddup2(&actions, stream.number, Int32(number))
    }

    var arguments = command.map { strdup($0) } + [nil]
    var variables = merged(environment).map { strdup($0) } + [nil]
    defer { for string in arguments + variables { free(string) } }
    var id: pid_t = 0
    let status = Descriptor.inheritance.withLock { _ in
      posix_spawnp(&id, program, &actions, &attributes, &arguments, &variables)
    }
    guard status == 0 else { throw SystemError("posix_spawn", number: status) }
    return id
  }

  private static func configure(_ attributes: inout Attributes) {
    var none = sigset_t()
    sigemptyset(&none)
    var all = sigset_t()
    sigfillset(&all)
    posix_spawnattr_setsigmask(&attributes, &none)
    posix_spawnattr_setsigdefault(&attributes, &all)
    posix_spawnattr_setpgroup(&attributes, 0)
    // Apple closes all descriptors but those of the actions: posix_spawnattr_setflags(3).
    #if canImport(Darwin)
    let flags =
      POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF
      | POSIX_SPAWN_CLOEXEC_DEFAULT
    #else
    let flags = POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF
    #endif
    posix_spawnattr_setflags(&attributes, Int16(truncatingIfNeeded: Int(flags)))
  }

  // MARK: - Afterwards

  /// Kills all processes of a group.
  static func kill(group: Int32) { _ = systemKill(-group, SIGKILL) }

  /// Asks all processes of a group to end.
  static func end(group: Int32) { _ = systemKill(-group, SIGTERM) }

  /// Waits until a child has ended, and leaves its number taken.
  static func waitForEnd(of child: Int32) {
    var info = siginfo_t()
    while waitid(P_PID, id_t(child), &info, WEXITED | WNOWAIT) == -1, errno == EINTR {}
  }

  /// Waits until a child has ended, and gives its number back.
  static func reap(_ child: Int32) -> ExitReason {
    var status: Int32 = 0
    while waitpid(child, &status, 0) == -1, errno == EINTR {}
    return ExitReason(waitStatus: status)
  }

  /// The names of the signals that end a process.
  static let signalNames: [Int32: String] = [
    SIGHUP: "SIGHUP", SIGINT: "SIGINT", SIGQUIT: "SIGQUIT", SIGILL: "SIGILL",
    SIGTRAP: "SIGTRAP", SIGABRT: "SIGABRT", SIGBUS: "SIGBUS", SIGFPE: "SIGFPE",
    SIGKILL: "SIGKILL", SIGSEGV: "SIGSEGV", SIGPIPE: "SIGPIPE", SIGALRM: "SIGALRM",
    SIGTERM: "SIGTERM",
  ]

  /// This process's environment with further variables, as `NAME=value` strings.
  private static func merged(_ further: [String: String]) -> [String] {
    let variables = OwnProcess.environment.filter {
      further[String($0.prefix { $0 != "=" })] == nil
    }
    return variables + further.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }
  }
}

// The system's call under a name that the methods above do not hide.
private let systemKill = kill

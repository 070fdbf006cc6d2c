import Synchronization

#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// Starts programs with `posix_spawn`, which takes half a millisecond instead of Foundation's
/// fifty.
///
/// The child has a process group of its own, default signal handling (it would inherit the ignored
/// SIGPIPE of this process) and three streams. All other descriptors are closed on exec.
package enum Spawn {
  // Apple's headers define `typedef void *posix_spawnattr_t`, and likewise for the actions, so that
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

  /// Starts a program and returns its process id.
  ///
  /// - Parameters:
  ///   - streams: The standard input, output and error of the new process.
  ///   - terminal: The path of a terminal that is all three streams instead, and the controlling
  ///     terminal of the process in a session of its own.
  static func start(
    _ command: [String], environment: [String: String], streams: [Descriptor] = [],
    terminal: String? = nil
  ) throws(SystemError) -> Int32 {
    guard let program = command.first, !program.isEmpty else {
      throw .noProgram
    }
    var attributes = emptyAttributes()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    configure(&attributes, inSession: terminal != nil)

    var actions = emptyActions()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    for (number, stream) in streams.enumerated() {
      posix_spawn_file_actions_adddup2(&actions, stream.number, Int32(number))
    }
    // The session begins before the actions, so that a terminal opened by one controls the process.
    // macOS has not been tried: there, too, opening it is meant to be enough (open(2), O_NOCTTY).
    if let terminal {
      posix_spawn_file_actions_addopen(&actions, 0, terminal, O_RDWR, 0)
      for stream in Int32(1)...2 { posix_spawn_file_actions_adddup2(&actions, 0, stream) }
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

  private static func configure(_ attributes: inout Attributes, inSession: Bool) {
    var none = sigset_t()
    sigemptyset(&none)
    var all = sigset_t()
    sigfillset(&all)
    posix_spawnattr_setsigmask(&attributes, &none)
    posix_spawnattr_setsigdefault(&attributes, &all)
    posix_spawnattr_setpgroup(&attributes, 0)
    // On Apple systems, this flag closes all descriptors except those of the actions:
    // posix_spawnattr_setflags(3).
    #if canImport(Darwin)
    let own = inSession ? POSIX_SPAWN_SETSID : POSIX_SPAWN_SETPGROUP
    let flags =
      own | POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_CLOEXEC_DEFAULT
    #else
    // POSIX_SPAWN_SETSID of <spawn.h>, which glibc declares only for GNU programs.
    let own: Int32 = inSession ? 0x80 : numericCast(POSIX_SPAWN_SETPGROUP)
    let flags =
      own | numericCast(POSIX_SPAWN_SETSIGMASK) | numericCast(POSIX_SPAWN_SETSIGDEF)
    #endif
    posix_spawnattr_setflags(&attributes, Int16(truncatingIfNeeded: Int(flags)))
  }

  // MARK: - Termination

  /// Kills a process group.
  static func kill(group: Int32) { signal(SIGKILL, group: group) }

  /// Sends SIGTERM to a process group.
  static func end(group: Int32) { signal(SIGTERM, group: group) }

  /// Sends a signal to a process group.
  static func signal(_ number: Int32, group: Int32) { _ = systemKill(-group, number) }

  /// Tells a process group that its terminal is gone, and lets it run if it is stopped.
  static func hangUp(group: Int32) {
    signal(SIGHUP, group: group)
    signal(SIGCONT, group: group)
  }

  /// Waits for the exit of a child without releasing its process id.
  static func waitForEnd(of child: Int32) {
    var info = siginfo_t()
    while waitid(P_PID, id_t(child), &info, WEXITED | WNOWAIT) == -1, errno == EINTR {}
  }

  /// Waits for the exit of a child and releases its process id.
  static func reap(_ child: Int32) -> ExitReason {
    var status: Int32 = 0
    while waitpid(child, &status, 0) == -1, errno == EINTR {}
    return ExitReason(waitStatus: status)
  }

  /// The names of signals that end a process.
  static let signalNames: [Int32: String] = [
    SIGHUP: "SIGHUP", SIGINT: "SIGINT", SIGQUIT: "SIGQUIT", SIGILL: "SIGILL",
    SIGTRAP: "SIGTRAP", SIGABRT: "SIGABRT", SIGBUS: "SIGBUS", SIGFPE: "SIGFPE",
    SIGKILL: "SIGKILL", SIGSEGV: "SIGSEGV", SIGPIPE: "SIGPIPE", SIGALRM: "SIGALRM",
    SIGTERM: "SIGTERM", SIGUSR1: "SIGUSR1", SIGUSR2: "SIGUSR2",
  ]

  /// The environment of this process with further variables, as `NAME=value`.
  private static func merged(_ further: [String: String]) -> [String] {
    let variables = OwnProcess.environment.filter {
      further[String($0.prefix { $0 != "=" })] == nil
    }
    return variables + further.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }
  }
}

// The system call, under a name that the methods above do not shadow.
private let systemKill = kill

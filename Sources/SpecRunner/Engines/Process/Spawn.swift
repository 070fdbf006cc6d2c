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
enum Spawn {
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
      throw SystemError("posix_spawn", number: ENOENT)
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
    #if canImport(Darwin)
    let flags =
      POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF
      | POSIX_SPAWN_CLOEXEC_DEFAULT
    #else
    let flags = POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF
    #endif
    posix_spawnattr_setflags(&attributes, Int16(truncatingIfNeeded: Int(flags)))
  }

  /// This process's environment with further variables, as `NAME=value` strings.
  private static func merged(_ further: [String: String]) -> [String] {
    var variables: [String] = []
    var next = environ
    while let entry = next.pointee {
      let variable = String(cString: entry)
      let name = variable.prefix { $0 != "=" }
      if further[String(name)] == nil { variables.append(variable) }
      next += 1
    }
    return variables + further.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }
  }
}

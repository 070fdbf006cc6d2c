#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// A finished program: how it ended, and what it took.
public struct Child: Sendable {
  /// The exit status; for a program ended by a signal, 128 and the number of the signal.
  public let status: Int32
  /// The time from start to end, in seconds.
  public let wall: Double
  /// The processor time in the program and in the kernel, in seconds.
  public let cpu: Double
  /// The peak of its memory in bytes, and at least that of the program that started it.
  public let peak: Double

  /// A program that could not be started.
  public struct NotStarted: Error, CustomStringConvertible {
    let program: String
    let reason: String

    public var description: String { "cannot start \(program): \(reason)" }
  }

  /// Starts a program without input and with its output thrown away, and waits for its end.
  public static func run(_ program: String, _ arguments: [String] = []) throws(NotStarted) -> Child
  {
    #if canImport(Darwin)
    var actions: posix_spawn_file_actions_t?
    #else
    var actions = posix_spawn_file_actions_t()
    #endif
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
    posix_spawn_file_actions_addopen(&actions, 1, "/dev/null", O_WRONLY, 0)
    posix_spawn_file_actions_adddup2(&actions, 1, 2)
    var words: [UnsafeMutablePointer<CChar>?] = ([program] + arguments).map { strdup($0) }
    words.append(nil)
    defer { for word in words { free(word) } }

    let clock = ContinuousClock()
    let start = clock.now
    var number = pid_t()
    let error = posix_spawnp(&number, program, &actions, nil, words, environ)
    guard error == 0 else {
      throw NotStarted(program: program, reason: String(cString: strerror(error)))
    }
    var status: Int32 = 0
    var usage = rusage()
    while wait4(number, &status, 0, &usage) < 0, errno == EINTR {}
    let wall = clock.now - start
    return Child(status, wall, usage)
  }

  private init(_ status: Int32, _ wall: Duration, _ usage: rusage) {
    let signal = status & 0x7F
    self.status = signal == 0 ? status >> 8 & 0xFF : 128 + signal
    self.wall = wall / .seconds(1)
    cpu = Self.seconds(usage.ru_utime) + Self.seconds(usage.ru_stime)
    #if canImport(Darwin)
    peak = Double(usage.ru_maxrss)
    #else
    // Linux counts kilobytes.
    peak = Double(usage.ru_maxrss) * 1024
    #endif
  }

  private static func seconds(_ time: timeval) -> Double {
    Double(time.tv_sec) + Double(time.tv_usec) / 1e6
  }
}

import Foundation
import Synchronization

#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// A child process in a group of its own, with files for its streams.
///
/// Not `Foundation.Process`: that one needs a run loop to notice the end on Linux, and its pipes
/// are inherited by whatever is started at the same time, so an end of file may never come.
struct SpawnedChild {
  private let id: pid_t

  /// The child could not be started.
  struct SpawnFailure: Error, CustomStringConvertible {
    let executable: String
    let code: Int32
    var description: String { "\(executable) does not start: \(String(cString: strerror(code)))" }
  }

  init(
    executable: String, arguments: [String], folder: String, environment: [String: String],
    input: String, output: String, errors: String
  ) throws {
    #if canImport(Darwin)
    var actions: posix_spawn_file_actions_t?
    var attributes: posix_spawnattr_t?
    #else
    var actions = posix_spawn_file_actions_t()
    var attributes = posix_spawnattr_t()
    #endif
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }

    posix_spawn_file_actions_addopen(&actions, 0, input, O_RDONLY, 0)
    posix_spawn_file_actions_addopen(&actions, 1, output, O_WRONLY | O_APPEND, 0)
    posix_spawn_file_actions_addopen(&actions, 2, errors, O_WRONLY | O_APPEND, 0)
    guard Self.addFolder(folder, to: &actions) else {
      throw SpawnFailure(executable: executable, code: ENOSYS)
    }

    // The tests' own signal handling must not reach the child: it may ignore what is tested.
    var signals = sigset_t()
    sigemptyset(&signals)
    posix_spawnattr_setsigmask(&attributes, &signals)
    for signal in [SIGINT, SIGTERM, SIGHUP, SIGPIPE, SIGQUIT, SIGXFSZ] {
      sigaddset(&signals, signal)
    }
    posix_spawnattr_setsigdefault(&attributes, &signals)
    posix_spawnattr_setpgroup(&attributes, 0)
    let flags = POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF
    posix_spawnattr_setflags(&attributes, Int16(flags))

    var id: pid_t = 0
    let variables = environment.map { "\($0.key)=\($0.value)" }.sorted()
    let code = Self.withCStrings([executable] + arguments) { arguments in
      Self.withCStrings(variables) { variables in
        posix_spawn(&id, executable, &actions, &attributes, arguments, variables)
      }
    }
    guard code == 0 else { throw SpawnFailure(executable: executable, code: code) }
    self.id = id
  }

  #if canImport(Darwin)
  private static func addFolder(
    _ folder: String, to actions: inout posix_spawn_file_actions_t?
  ) -> Bool {
    posix_spawn_file_actions_addchdir_np(&actions, folder) == 0
  }
  #else
  /// Looked up by its name: glibc has it since 2.29, but shows it to no program in Swift.
  private static func addFolder(
    _ folder: String, to actions: inout posix_spawn_file_actions_t
  ) -> Bool {
    typealias AddFolder =
      @convention(c) (
        UnsafeMutablePointer<posix_spawn_file_actions_t>, UnsafePointer<CChar>
      ) -> Int32
    guard let symbol = dlsym(nil, "posix_spawn_file_actions_addchdir_np") else { return false }
    return unsafeBitCast(symbol, to: AddFolder.self)(&actions, folder) == 0
  }
  #endif

  private static func withCStrings<Answer>(
    _ texts: [String], _ body: ([UnsafeMutablePointer<CChar>?]) -> Answer
  ) -> Answer {
    let pointers = texts.map { strdup($0) }
    defer { pointers.forEach { free($0) } }
    return body(pointers + [nil])
  }

  /// Waits for the end, sends the signals whose texts have come, and kills what is overdue.
  ///
  /// It looks every few milliseconds: there is no way to wait for an end, a text and a deadline at
  /// once that is the same on every system. And it does so on a thread of its own: tests that keep
  /// all others busy must not make a signal late.
  func end(
    by deadline: ContinuousClock.Instant, interruptions: [SpecProcess.Interruption],
    written: @escaping @Sendable () -> String?
  ) async -> SpecProcess.Ending {
    let cancellation = Cancellation()
    return await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        Thread.detachNewThread {
          let ending = endNow(by: deadline, interruptions, written) {
            cancellation.has.load(ordering: .relaxed)
          }
          continuation.resume(returning: ending)
        }
      }
    } onCancel: {
      cancellation.has.store(true, ordering: .relaxed)
    }
  }

  /// Tells the waiting thread that its test is cancelled.
  private final class Cancellation: Sendable {
    let has = Atomic(false)
  }

  private func endNow(
    by deadline: ContinuousClock.Instant, _ interruptions: [SpecProcess.Interruption],
    _ written: () -> String?, isCancelled: () -> Bool
  ) -> SpecProcess.Ending {
    var awaited = interruptions[...]
    while true {
      if let ending = endingNow() { return ending }
      if let next = awaited.first, written()?.contains(next.text) == true {
        next.act(id)
        awaited.removeFirst()
      }
      // A cancelled test is overdue too.
      if ContinuousClock.now >= deadline || isCancelled() {
        kill(-id, SIGKILL)
        var status: Int32 = 0
        waitpid(id, &status, 0)
        return .overdue
      }
      usleep(3_000)
    }
  }

  private func endingNow() -> SpecProcess.Ending? {
    var status: Int32 = 0
    guard waitpid(id, &status, WNOHANG) == id else { return nil }
    return status & 0x7F == 0 ? .exited(status >> 8 & 0xFF) : .signalled(status & 0x7F)
  }
}

import Foundation

#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// Keeps the input that is being tried, and saves it when the process is about to die of it.
enum Watchdog {
  /// Read by a signal handler while nothing else runs.
  nonisolated(unsafe) private static var input: UnsafeMutableBufferPointer<UInt8> = .allocate(
    capacity: 0)
  nonisolated(unsafe) private static var file: UnsafeMutablePointer<CChar>?
  nonisolated(unsafe) private static var name: UnsafeMutablePointer<CChar>?
  nonisolated(unsafe) private static var seconds: UInt32 = 10
  /// The number of inputs that are done.
  nonisolated(unsafe) private static var count = 0
  /// The standard error the process was started with.
  nonisolated(unsafe) private static var errors: Int32 = 2

  static func install(seconds: UInt32) {
    self.seconds = seconds
    errors = dup(2)
    var stack = stack_t()
    stack.ss_sp = malloc(1 << 16)
    stack.ss_size = 1 << 16
    sigaltstack(&stack, nil)
    for signal in [SIGILL, SIGTRAP, SIGSEGV, SIGBUS, SIGABRT, SIGFPE, SIGALRM] {
      handle(signal) { Watchdog.die($0) }
    }
    for signal in [SIGINT, SIGTERM, SIGHUP] { handle(signal) { Watchdog.stop($0) } }
  }

  private static func handle(_ signal: Int32, _ handler: @escaping @convention(c) (Int32) -> Void) {
    var action = sigaction()
    #if canImport(Darwin)
    action.__sigaction_u.__sa_handler = handler
    #else
    action.__sigaction_handler.sa_handler = handler
    #endif
    action.sa_flags = Int32(SA_ONSTACK)
    sigaction(signal, &action, nil)
  }

  static func begin(_ bytes: [UInt8], file path: String, name text: String) {
    input.deallocate()
    input = .allocate(capacity: bytes.count)
    _ = input.initialize(from: bytes)
    free(file)
    free(name)
    file = strdup(path)
    name = strdup(text)
    alarm(seconds)
  }

  static func end() {
    alarm(0)
    count += 1
  }

  /// Says how far it came when it is asked to end.
  private static func stop(_ signal: Int32) {
    var rest = count
    // A handler must not allocate memory.
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 20) { digits in
      var place = digits.count
      repeat {
        place -= 1
        digits[place] = UInt8(ascii: "0") + UInt8(rest % 10)
        rest /= 10
      } while rest > 0
      write("ended after ")
      write(errors, digits.baseAddress.map { $0 + place }, digits.count - place)
      write(" inputs without a finding, while trying ")
      if let name { write(name) }
      write("\n")
    }
    _exit(128 + signal)
  }

  static func say(_ text: String) {
    _ = text.withCString { write(errors, $0, strlen($0)) }
  }

  private static func die(_ signal: Int32) {
    guard let file, let name else { _exit(3) }
    let saved = open(file, O_WRONLY | O_CREAT | O_TRUNC, 0o644)
    _ = write(saved, input.baseAddress, input.count)
    write(name)
    write(signal == SIGALRM ? ": not done at its deadline; it is in " : ": it traps; it is in ")
    write(file)
    write("\n")
    _exit(1)
  }

  private static func write(_ text: UnsafePointer<CChar>) { _ = write(errors, text, strlen(text)) }

  private static func write(_ text: StaticString) {
    _ = write(errors, text.utf8Start, text.utf8CodeUnitCount)
  }

  @discardableResult
  private static func write(_ file: Int32, _ bytes: UnsafeRawPointer?, _ count: Int) -> Int {
    #if canImport(Darwin)
    Darwin.write(file, bytes, count)
    #elseif canImport(Musl)
    Musl.write(file, bytes, count)
    #else
    Glibc.write(file, bytes, count)
    #endif
  }
}

import Dispatch
import SpecText

#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// The current process and its machine, by system calls.
package enum OwnProcess {
  // MARK: - Time and machine

  /// The nanoseconds of a monotonic clock.
  ///
  /// A direct system call; `ContinuousClock` takes twice as long.
  package static var monotonicTime: Int64 { read(CLOCK_MONOTONIC) }

  /// The nanoseconds since 1970.
  package static var wallTime: Int64 { read(CLOCK_REALTIME) }

  private static func read(_ clock: clockid_t) -> Int64 {
    var time = timespec()
    clock_gettime(clock, &time)
    return Int64(time.tv_sec) * 1_000_000_000 + Int64(time.tv_nsec)
  }

  /// The names of the system, of its version and of the processor.
  package static var machine: (system: String, release: String, processor: String) {
    var names = utsname()
    uname(&names)
    return (
      withUnsafeBytes(of: &names.sysname) { text($0) },
      withUnsafeBytes(of: &names.release) { text($0) },
      withUnsafeBytes(of: &names.machine) { text($0) }
    )
  }

  private static func text(_ bytes: UnsafeRawBufferPointer) -> String {
    String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
  }

  /// The number of active processors.
  package static var processors: Int { max(1, Int(sysconf(Int32(_SC_NPROCESSORS_ONLN)))) }

  // MARK: - Arguments and environment

  /// The arguments without the program's name; paths may contain any bytes.
  package static var arguments: [String] {
    let (count, texts) = givenArguments
    return (1..<max(count, 1)).compactMap { place in
      texts[place].map { argument in
        PathText.typed(UnsafeRawBufferPointer(start: argument, count: strlen(argument)))
      }
    }
  }

  /// The number of arguments and their texts, the program's name first.
  private static var givenArguments: (Int, UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>) {
    #if STATIC_EXECUTABLE
    // The runtime reads them from /proc, which a root with nothing but the binary lacks. The kernel
    // stores them in front of the environment: their number, the arguments and a null.
    let variables: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? = environ
    if CommandLine.argc == 0, var first = variables {
      first -= 1
      var count = 0
      while Int(bitPattern: (first - 1).pointee) != count {
        first -= 1
        count += 1
      }
      return (count, first)
    }
    #endif
    return (Int(CommandLine.argc), CommandLine.unsafeArgv)
  }

  /// The value of an environment variable.
  package static func variable(_ name: String) -> String? {
    getenv(name).map { String(cString: $0) }
  }

  /// The variables one of which names the display that windows need; empty if there always is one.
  package static var displayVariables: [String] {
    #if canImport(Darwin)
    []
    #else
    ["DISPLAY", "WAYLAND_DISPLAY"]
    #endif
  }

  /// All environment variables, as `NAME=value`.
  package static var environment: [String] {
    // Libraries on Apple systems cannot access `environ` directly: environ(7). The SDK of iPhones
    // declares no function for it either, and an app there starts no programs.
    #if os(macOS)
    let first: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? = _NSGetEnviron().pointee
    #elseif canImport(Darwin)
    let first: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? = nil
    #else
    let first: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? = environ
    #endif
    guard var next = first else { return [] }
    var variables: [String] = []
    while let entry = next.pointee {
      variables.append(String(cString: entry))
      next += 1
    }
    return variables
  }

  /// Opens standard streams that are closed (`spec run >&-`).
  ///
  /// Otherwise the next opened file, such as a report, would become standard output.
  package static func openStandardStreams() {
    for stream in Int32(0)...2 where fcntl(stream, F_GETFD) < 0 && errno == EBADF {
      // `open` returns the lowest free number, which is the missing one.
      _ = open("/dev/null", stream == 0 ? O_RDONLY : O_WRONLY)
    }
  }

  /// Lets only this user read the files and directories that are made from now on.
  package static func keepFilesPrivate() { umask(0o077) }

  /// Flushes the buffers of C streams, such as standard output.
  package static func flushStreams() { fflush(nil) }

  /// Whether the process runs as root.
  package static var isRoot: Bool { geteuid() == 0 }

  // MARK: - Limits

  /// The limit of open files; nil if it is unknown.
  package static var openFileLimit: UInt64? { limit(RLIMIT_NOFILE) }

  /// The stack size limit in bytes; nil if it is unknown.
  package static var stackLimit: UInt64? { limit(RLIMIT_STACK) }

  // An enumeration in glibc's <sys/resource.h>, and an `int` in Apple's and musl's.
  #if canImport(Glibc)
  private typealias LimitKind = __rlimit_resource
  #else
  private typealias LimitKind = Int32
  #endif

  private static func limit(_ kind: LimitKind) -> UInt64? {
    var limit = rlimit()
    #if canImport(Glibc)
    let status = getrlimit(__rlimit_resource_t(kind.rawValue), &limit)
    #else
    let status = getrlimit(kind, &limit)
    #endif
    return status == 0 ? UInt64(limit.rlim_cur) : nil
  }

  // MARK: - Signals and exit

  /// Makes a write to a closed pipe an error instead of a fatal signal.
  package static let ignoreBrokenPipes: Void = { _ = signal(SIGPIPE, SIG_IGN) }()

  /// Makes a write beyond the file size limit an error instead of a fatal signal.
  package static let ignoreFileLimit: Void = { _ = signal(SIGXFSZ, SIG_IGN) }()

  /// Kills another process and its children: the program of a browser may be a script that waits
  /// for the browser.
  package static func kill(_ process: Int32) {
    for process in [process] + children(of: process) { _ = systemKill(process, SIGKILL) }
  }

  /// The processes that a process started; none if the system does not report them.
  static func children(of process: Int32) -> [Int32] {
    text(of: "/proc/\(process)/task/\(process)/children").split(separator: " ")
      .compactMap { Int32($0) }
  }

  /// The beginning of a file of the system; empty if there is none.
  static func text(of path: String) -> String {
    let file = Descriptor(open(path, O_RDONLY | O_CLOEXEC))
    guard file.number >= 0 else { return "" }
    defer { file.close() }
    return withUnsafeTemporaryAllocation(byteCount: 512, alignment: 1) { buffer in
      guard case .bytes(let count) = file.read(into: buffer) else { return "" }
      return String(decoding: buffer[..<count], as: UTF8.self)
    }
  }

  /// Exits.
  package static func exit(_ status: Int32) -> Never { systemExit(status) }

  /// Exits immediately, without exit handlers and flushing.
  package static func exitAtOnce(_ status: Int32) -> Never { _exit(status) }

  /// Changes the current directory.
  ///
  /// - Throws: `SystemError` if it cannot be entered.
  package static func enter(_ folder: String) throws(SystemError) {
    if FileSystem.withPath(folder, { chdir($0) }) != 0 { throw SystemError("chdir") }
  }

  /// The id of the process.
  package static var id: Int32 { getpid() }

  /// The path of the program that the process runs; nil if the system does not tell.
  package static var program: String? {
    #if canImport(Darwin)
    guard let name = givenArguments.1[0] else { return nil }
    let path = String(cString: name)
    return path.utf8.contains(UInt8(ascii: "/")) ? FileSystem.resolved(path) : nil
    #else
    return programAtStart
    #endif
  }

  /// Read once: the link of a program that was replaced names the deleted file.
  private static let programAtStart = FileSystem.resolved("/proc/self/exe")

  /// Runs a program in place of this process, with its arguments, environment and descriptors.
  ///
  /// - Parameters:
  ///   - arguments: the arguments without the program's name.
  ///   - variable: a variable that is added to the environment.
  ///   - kept: a descriptor that the program inherits besides the standard streams.
  ///
  /// - Returns: the error; on success, this function does not return.
  package static func become(
    _ program: String, _ arguments: [String], variable: String, keeping kept: Descriptor
  ) -> SystemError {
    func texts(_ strings: [String]) -> [UnsafeMutablePointer<CChar>?] {
      strings.map { strdup($0) } + [nil]
    }
    let words = texts([program] + arguments)
    let name = variable.prefix { $0 != "=" } + "="
    let variables = texts(environment.filter { !$0.hasPrefix(name) } + [variable])
    defer { for text in words + variables { free(text) } }
    _ = fcntl(kept.number, F_SETFD, 0)
    _ = execve(program, words, variables)
    let error = SystemError("execve")
    _ = fcntl(kept.number, F_SETFD, FD_CLOEXEC)
    return error
  }

  /// Serves the main actor and the main queue on the main thread, until the process exits.
  ///
  /// Elsewhere than on Apple systems, `dispatchMain` ends the main thread; the unwinder of a static
  /// binary then sorts the tables of all functions, which takes 17 ms. This loop is that of a
  /// `RunLoop`, which would need Foundation.
  ///
  /// - Parameter isLate: called once, after 25 ms or before the main thread has other work.
  package static func serveMainActor(isLate: () -> Void) -> Never {
    #if canImport(Darwin)
    isLate()
    dispatchMain()
    #else
    let handle = mainQueueHandle()
    var event = pollfd(fd: handle, events: Int16(POLLIN), revents: 0)
    _ = poll(&event, 1, 25)
    isLate()
    while true {
      guard poll(&event, 1, -1) > 0 else { continue }
      var count: UInt64 = 0
      _ = systemRead(handle, &count, MemoryLayout.size(ofValue: count))
      drainMainQueue(nil)
    }
    #endif
  }

  /// Passes each SIGINT, SIGTERM and SIGHUP to a function on a thread of its own.
  ///
  /// Signals that are ignored at the start, as with `nohup`, remain ignored. The handler only
  /// writes a byte to a pipe. `sigwait` would require that all threads block the signals, for which
  /// an asynchronous `main` runs too late.
  package static func handleSignals(_ receive: @escaping @Sendable (Int32) -> Void) {
    guard SignalPipe.ends != nil, startThread(for: Receiver(receive)) else { return }
    for number in [SIGINT, SIGTERM, SIGHUP] where !isIgnored(number) {
      _ = signal(number, noteSignal)
    }
  }

  private static func startThread(for receiver: Receiver) -> Bool {
    // A pointer in Apple's <pthread.h>, and so nil at first; a number elsewhere.
    #if canImport(Darwin)
    var thread: pthread_t?
    #else
    var thread = pthread_t()
    #endif
    let box = Unmanaged.passRetained(receiver)
    let code = pthread_create(&thread, nil, waitForSignals, box.toOpaque())
    if code != 0 { box.release() }
    return code == 0
  }

  private static func isIgnored(_ number: Int32) -> Bool {
    var action = sigaction()
    guard sigaction(number, nil, &action) == 0 else { return false }
    // The names of the union behind `sa_handler`, a macro that is not imported: sigaction(2).
    #if canImport(Darwin)
    let handler = action.__sigaction_u.__sa_handler
    #elseif canImport(Musl)
    let handler = action.__sa_handler.sa_handler
    #else
    let handler = action.__sigaction_handler.sa_handler
    #endif
    return unsafeBitCast(handler, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self)
  }
}

/// The receiver of signals.
private final class Receiver: Sendable {
  let receive: @Sendable (Int32) -> Void

  init(_ receive: @escaping @Sendable (Int32) -> Void) { self.receive = receive }

  func wait() {
    guard let source = SignalPipe.ends?.reading else { return }
    while true {
      var number: UInt8 = 0
      let transfer = withUnsafeMutableBytes(of: &number) { source.read(into: $0) }
      if transfer == .bytes(1) { receive(Int32(number)) }
    }
  }
}

/// The pipe of the signal handler, created before the handler is set; nil if that failed.
private enum SignalPipe {
  static let ends = try? Descriptor.pipe()
}

/// The signal handler, which may only use system calls.
private let noteSignal: @convention(c) (Int32) -> Void = { number in
  let reason = errno
  var byte = UInt8(truncatingIfNeeded: number)
  if let ends = SignalPipe.ends { _ = write(ends.writing.number, &byte, 1) }
  errno = reason
}

// The argument cannot be null in Apple's <pthread.h>, and can elsewhere.
#if canImport(Darwin)
private let waitForSignals: @convention(c) (UnsafeMutableRawPointer) -> UnsafeMutableRawPointer? = {
  Unmanaged<Receiver>.fromOpaque($0).takeRetainedValue().wait()
  return nil
}
#else
private let waitForSignals: @convention(c) (UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? =
  { pointer in
    if let pointer { Unmanaged<Receiver>.fromOpaque(pointer).takeRetainedValue().wait() }
    return nil
  }
#endif

#if !canImport(Darwin)
// What libdispatch exports for run loops: a descriptor that is readable while the main queue has
// work, and a function that does this work.
@_silgen_name("_dispatch_get_main_queue_handle_4CF")
private func mainQueueHandle() -> Int32

@_silgen_name("_dispatch_main_queue_callback_4CF")
private func drainMainQueue(_ message: UnsafeMutableRawPointer?)
#endif

#if STATIC_EXECUTABLE
// Called by the runtime in place of its own function (the linker's --wrap), which looks for a program
// that prints crashes: it ends the process in a root without /proc, and elsewhere finds nothing.
@_cdecl("__wrap_swift_copyAuxiliaryExecutablePath")
func auxiliaryExecutable(_ name: UnsafePointer<CChar>?) -> UnsafeMutablePointer<CChar>? { nil }

// Called by libdispatch in place of its own functions, which register a thread of the pool with a
// monitor. The monitor reads the states of the threads each second to replace blocked ones, and ends
// the process if there is no /proc to read.
private let hasThreadStates = access("/proc/self/task", R_OK) == 0

@_cdecl("__wrap__dispatch_workq_worker_register")
func registerWorker(_ queue: UnsafeMutableRawPointer?) -> Int {
  hasThreadStates ? systemRegister(queue) : 0
}

@_cdecl("__wrap__dispatch_workq_worker_unregister")
func unregisterWorker(_ queue: UnsafeMutableRawPointer?) -> Int {
  hasThreadStates ? systemUnregister(queue) : 0
}

@_silgen_name("__real__dispatch_workq_worker_register")
private func systemRegister(_ queue: UnsafeMutableRawPointer?) -> Int

@_silgen_name("__real__dispatch_workq_worker_unregister")
private func systemUnregister(_ queue: UnsafeMutableRawPointer?) -> Int
#endif

// The system calls, under names that the methods above do not shadow.
private let systemKill = kill
private let systemRead = read
private let systemExit = exit

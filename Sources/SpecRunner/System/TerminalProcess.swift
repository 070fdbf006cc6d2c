import Dispatch
import Synchronization

#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// A program in a terminal of its own: its session, its process group and a pseudo-terminal.
///
/// All output is read by one thread, which also answers the questions of the program. When the
/// program exits, the rest of its group is killed. When this process ends for any reason, the
/// terminal is closed and the system hangs up on the program.
package final class TerminalProcess: Sendable {
  private let line: TerminalLine
  private let keeper: ChildState
  private let ending = Latch<ExitReason>()

  private init(_ line: TerminalLine, _ keeper: ChildState) {
    self.line = line
    self.keeper = keeper
  }

  deinit { keeper.killGroup() }

  /// Starts a program, found through `PATH`.
  ///
  /// - Parameter receive: is called with the output in order, and returns the bytes to answer.
  /// - Throws: `SystemError` with `ENOENT` if the program does not exist.
  package static func start(
    _ command: [String], environment: [String: String], columns: Int, rows: Int,
    receive: @escaping @Sendable (UnsafeRawBufferPointer) -> [UInt8]
  ) throws(SystemError) -> TerminalProcess {
    let line = try TerminalLine()
    line.resize(columns: columns, rows: rows)
    let id: Int32
    do throws(SystemError) {
      id = try Spawn.start(command, environment: environment, terminal: line.path)
    } catch {
      line.wake()
      line.close()
      throw error
    }
    let keeper = ChildState(id: id)
    let process = TerminalProcess(line, keeper)
    let ending = process.ending
    keeper.end.whenSet { line.wake() }
    DispatchQueue(label: "spec.terminal.read").async {
      line.read(receive)
      line.close()
      if let reason = keeper.end.value { ending.set(reason) }
    }
    keeper.watch()
    return process
  }

  /// The reason why it exited, known when all of its output has been received; nil if it runs.
  package var end: ExitReason? { ending.value }

  /// Writes what the user types.
  ///
  /// - Returns: the number of bytes that the terminal has room for; nil if the program has ended.
  package func write(_ bytes: some Collection<UInt8>) -> Int? { line.write(Array(bytes)) }

  /// Changes the size of the terminal, which the program is told.
  package func resize(columns: Int, rows: Int) { line.resize(columns: columns, rows: rows) }

  /// Whether the program has yet to read what was typed, or is computing, as far as it is known.
  package var isBusy: Bool { line.isBusy(leader: keeper.id) }

  /// Whether it reads lines and does not show what is typed, as for a password.
  package var hidesInput: Bool { line.hidesInput }

  /// Hangs up, and kills the group if it does not exit within the grace period.
  package func hangUp(grace: Duration) async {
    if end != nil { return }
    keeper.hangUpGroup()
    if await ending.wait(atMost: grace) != nil { return }
    line.killForeground()
    keeper.killGroup()
    // Only a process blocked in the kernel survives this; waiting longer would block the run.
    _ = await ending.wait(atMost: .seconds(2))
  }
}

/// Both ends of a pseudo-terminal.
///
/// The program's end stays open here too: its last output is then still there after its exit, and
/// tells what was typed and not read yet.
private final class TerminalLine: Sendable {
  let path: String
  private let master: Descriptor
  private let slave: Descriptor
  private let waking: (reading: Descriptor, writing: Descriptor)
  private let isOpen = Mutex(true)

  init() throws(SystemError) {
    waking = try Descriptor.pipe()
    do throws(SystemError) {
      (master, path) = try Self.openMaster()
    } catch {
      waking.reading.close()
      waking.writing.close()
      throw error
    }
    slave = Descriptor(open(path, O_RDWR | O_NOCTTY | O_CLOEXEC))
    guard slave.number >= 0 else {
      let error = SystemError("open \(path)")
      for end in [master, waking.reading, waking.writing] { end.close() }
      throw error
    }
    master.setNonblocking(true)
    var mode = termios()
    if tcgetattr(slave.number, &mode) == 0 {
      mode.c_iflag |= tcflag_t(IUTF8)
      tcsetattr(slave.number, TCSANOW, &mode)
    }
  }

  #if canImport(Darwin)
  private static func openMaster() throws(SystemError) -> (Descriptor, String) {
    // The name is in a buffer of the system, which another thread could overwrite.
    let found = Descriptor.inheritance.withLock { _ -> (Int32, String)? in
      let number = posix_openpt(O_RDWR | O_NOCTTY)
      guard number >= 0 else { return nil }
      Descriptor(number).closeOnExec()
      guard grantpt(number) == 0, unlockpt(number) == 0, let name = ptsname(number) else {
        Descriptor(number).close()
        return nil
      }
      return (number, String(cString: name))
    }
    guard let found else { throw SystemError("posix_openpt") }
    return (Descriptor(found.0), found.1)
  }
  private static let unreadCount: UInt = 0x4004_667F
  #else
  /// By the calls of `unlockpt` and `ptsname_r`, which glibc declares only for GNU programs:
  /// ioctl_tty(2), TIOCSPTLCK and TIOCGPTN.
  private static func openMaster() throws(SystemError) -> (Descriptor, String) {
    let master = Descriptor(open("/dev/ptmx", O_RDWR | O_NOCTTY | O_CLOEXEC))
    guard master.number >= 0 else { throw SystemError("open /dev/ptmx") }
    var isLocked: Int32 = 0
    var number: Int32 = 0
    guard control(master, 0x4004_5431, &isLocked), control(master, 0x8004_5430, &number) else {
      let error = SystemError("ioctl")
      master.close()
      throw error
    }
    return (master, "/dev/pts/\(number)")
  }
  private static let unreadCount: UInt = 0x541B
  #endif

  private static func control(
    _ descriptor: Descriptor, _ request: UInt, _ value: inout Int32
  ) -> Bool {
    ioctl(descriptor.number, request, &value) == 0
  }

  func resize(columns: Int, rows: Int) {
    var size = winsize(
      ws_row: UInt16(clamping: rows), ws_col: UInt16(clamping: columns), ws_xpixel: 0,
      ws_ypixel: 0)
    isOpen.withLock { isOpen in
      if isOpen { _ = ioctl(master.number, UInt(TIOCSWINSZ), &size) }
    }
  }

  var hidesInput: Bool {
    isOpen.withLock { isOpen in
      var mode = termios()
      guard isOpen, tcgetattr(slave.number, &mode) == 0 else { return false }
      return mode.c_lflag & tcflag_t(ICANON) != 0 && mode.c_lflag & tcflag_t(ECHO) == 0
    }
  }

  func write(_ bytes: [UInt8]) -> Int? {
    isOpen.withLock { isOpen in
      guard isOpen else { return nil }
      if case .bytes(let count) = bytes.withUnsafeBytes({ master.write($0) }) { return count }
      return 0
    }
  }

  func isBusy(leader: Int32) -> Bool {
    isOpen.withLock { isOpen in
      guard isOpen else { return false }
      var unread: Int32 = 0
      if Self.control(slave, Self.unreadCount, &unread), unread > 0 { return true }
      return Self.isRunning(leader, in: tcgetpgrp(master.number))
    }
  }

  /// The most processes of a program that are looked at.
  private static let mostProcesses = 32

  /// Whether a process or one that it started computes, or waits for a disk; false if the system
  /// does not tell.
  ///
  /// - Parameter group: the process group in the foreground; others do not count.
  private static func isRunning(_ leader: Int32, in group: Int32) -> Bool {
    var waiting = [leader]
    var seen = 0
    while let process = waiting.popLast(), seen < mostProcesses {
      seen += 1
      // The state and the group follow the name, which is in parentheses and may have any characters.
      let line = OwnProcess.text(of: "/proc/\(process)/stat")
      let words = line[(line.lastIndex(of: ")") ?? line.startIndex)...].split(separator: " ")
      if words.count > 3, words[1] == "R" || words[1] == "D", Int32(words[3]) == group {
        return true
      }
      waiting += OwnProcess.children(of: process)
    }
    return false
  }

  func killForeground() {
    isOpen.withLock { isOpen in
      guard isOpen else { return }
      let group = tcgetpgrp(master.number)
      // A group of this process cannot be that of another session.
      if group > 1, group != getpgrp() { Spawn.kill(group: group) }
    }
  }

  func wake() { waking.writing.close() }

  /// The most output that is read after the end, should others keep writing.
  private static let mostAfterEnd = 1 << 20

  /// Reads until the program has exited and its output is received.
  func read(_ receive: (UnsafeRawBufferPointer) -> [UInt8]) {
    withUnsafeTemporaryAllocation(byteCount: 65536, alignment: 16) { buffer in
      var isReadable = true
      var rest = Self.mostAfterEnd
      while true {
        let reading = isReadable ? [(master, Descriptor.readable)] : []
        let events = Descriptor.poll([(waking.reading, Descriptor.readable)] + reading)
        let hasEnded = events[0] != 0
        var transfer = Descriptor.Transfer.later
        if isReadable { transfer = master.read(into: buffer) }
        switch transfer {
        case .bytes(let count):
          let answer = receive(UnsafeRawBufferPointer(rebasing: buffer[..<count]))
          if !answer.isEmpty { _ = write(answer) }
          if hasEnded { rest -= count }
        case .later: if hasEnded { return }
        case .end, .failed: isReadable = false
        }
        if rest <= 0 || hasEnded && !isReadable { return }
      }
    }
  }

  /// Closes both ends, once; `wake` closes the other end of its pipe.
  func close() {
    isOpen.withLock { isOpen in
      guard isOpen else { return }
      isOpen = false
      for end in [master, slave, waking.reading] { end.close() }
    }
  }
}

/// Where a report's text goes: a write function, and what the place can show.
///
/// Text gathers until `flush`. The first failed write is kept for `close` to throw and nothing is
/// written any more, so that reports need not ask. At the foot of a live display there may be a
/// status line, which other text pushes down.
package final class Output {
  package let display: Display
  private let sink: (UnsafeBufferPointer<UInt8>) throws(OutputError) -> Void
  private let closing: () throws(OutputError) -> Void
  private let patching: ((Int, UnsafeBufferPointer<UInt8>) throws(OutputError) -> Void)?
  private let keeping: ((String, [UInt8]) throws(OutputError) -> String)?
  private var buffer: [UInt8] = []
  private var status = ""
  private var shownStatus = ""
  private var failure: OutputError?
  /// Keeps text from being read as a command, where a build system reads along.
  private var lineGuard: LineGuard?
  /// Whether the last line written has no end yet.
  private var isLineOpen = false
  /// How much gathers before it is written in any case.
  private static let capacity = 65_536

  /// An output that hands bytes to a function.
  ///
  /// - Parameters:
  ///   - display: What can be shown there.
  ///   - patch: Replaces bytes at an offset of what was written, where the place can do that.
  ///   - keep: Writes a file of its own beside this place, and tells its path.
  ///   - close: Called once at the end, even after a failed write.
  ///   - write: Takes all of the bytes or throws.
  package init(
    display: Display = .plain,
    patch: ((Int, UnsafeBufferPointer<UInt8>) throws(OutputError) -> Void)? = nil,
    keep: ((String, [UInt8]) throws(OutputError) -> String)? = nil,
    close: @escaping () throws(OutputError) -> Void = { () throws(OutputError) in },
    write: @escaping (UnsafeBufferPointer<UInt8>) throws(OutputError) -> Void
  ) {
    self.display = display
    sink = write
    closing = close
    patching = patch
    keeping = keep
    lineGuard = display.logGuard.map { LineGuard($0) }
  }

  /// The colours and signs of the display.
  package var style: Style { Style(display) }

  /// Appends a text.
  package func write(_ text: String) {
    raiseStatus()
    if lineGuard == nil {
      buffer.append(contentsOf: text.utf8)
    } else {
      lineGuard?.pass(text.utf8, into: &buffer)
    }
    if let last = text.utf8.last { isLineOpen = last != 0x0A }
    if buffer.count >= Self.capacity { flush() }
  }

  /// Appends bytes, which should be UTF-8.
  package func write(_ bytes: UnsafeBufferPointer<UInt8>) {
    raiseStatus()
    if let last = bytes.last { isLineOpen = last != 0x0A }
    if lineGuard != nil {
      lineGuard?.pass(bytes, into: &buffer)
      if buffer.count >= Self.capacity { flush() }
    } else if bytes.count >= Self.capacity {
      flush()
      send(bytes)
    } else {
      buffer.append(contentsOf: bytes)
      if buffer.count >= Self.capacity { flush() }
    }
  }

  /// Appends bytes, which should be UTF-8.
  package func write(_ bytes: [UInt8]) {
    bytes.withUnsafeBufferPointer { write($0) }
  }

  /// Appends a text and ends the line.
  package func line(_ text: String = "") {
    write(text + "\n")
  }

  /// Writes a line that a build system is to obey, on a line of its own.
  package func command(_ line: String) {
    if isLineOpen { write("\n") }
    raiseStatus()
    buffer.append(contentsOf: (line + "\n").utf8)
    if buffer.count >= Self.capacity { flush() }
  }

  /// Sees to it that everything appended has been written.
  package func flush() {
    drawStatus()
    if buffer.isEmpty { return }
    buffer.withUnsafeBufferPointer { send($0) }
    buffer.removeAll(keepingCapacity: true)
  }

  /// Writes what is left and ends; throws the first error met.
  package func close() throws(OutputError) {
    status = ""
    flush()
    do {
      try closing()
    } catch {
      if failure == nil { failure = error }
    }
    if let failure { throw failure }
  }

  private func send(_ bytes: UnsafeBufferPointer<UInt8>) {
    if failure != nil || bytes.isEmpty { return }
    do {
      try sink(bytes)
    } catch {
      failure = error
    }
  }

  // MARK: - Patching

  /// Whether bytes that were written can be replaced later.
  var canPatch: Bool { patching != nil }

  /// Replaces bytes that were written, by as many at the same offset.
  func patch(_ text: String, at offset: Int) {
    guard let patching, failure == nil else { return }
    flush()
    do {
      try Array(text.utf8).withUnsafeBufferPointer { bytes throws(OutputError) in
        try patching(offset, bytes)
      }
    } catch {
      failure = error
    }
  }

  // MARK: - Beside what is written

  /// Writes a file of its own, such as a picture, and returns the path by which it is found; nil
  /// where there is no place for files.
  package func keep(_ bytes: [UInt8], as name: String) -> String? {
    guard let keeping, failure == nil else { return nil }
    do {
      return try keeping(name, bytes)
    } catch {
      failure = error
      return nil
    }
  }

  // MARK: - The status line

  /// Shows a line below everything written, in place of the one before; only on a live display.
  ///
  /// The line has to fit the width: a wrapped line cannot be taken back.
  package func showStatus(_ line: String) {
    if display.isLive { status = line }
  }

  private func raiseStatus() {
    if shownStatus.isEmpty { return }
    buffer.append(contentsOf: "\r\u{1B}[K".utf8)
    shownStatus = ""
  }

  private func drawStatus() {
    if status == shownStatus { return }
    raiseStatus()
    buffer.append(contentsOf: status.utf8)
    shownStatus = status
  }
}

extension Output {
  /// An output that keeps its text, for tests and for what is shown later.
  package static func memory(_ display: Display = .plain) -> (output: Output, text: () -> String) {
    final class Memory { var bytes: [UInt8] = [] }
    let memory = Memory()
    let output = Output(
      display: display,
      patch: { offset, bytes in
        guard offset >= 0, offset + bytes.count <= memory.bytes.count else { return }
        memory.bytes.replaceSubrange(offset..<(offset + bytes.count), with: bytes)
      },
      write: { memory.bytes.append(contentsOf: $0) })
    return (
      output,
      {
        output.flush()
        return String(decoding: memory.bytes, as: UTF8.self)
      }
    )
  }
}

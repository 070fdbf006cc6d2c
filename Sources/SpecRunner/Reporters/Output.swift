/// The destination of a report: a write function and the capabilities of the display.
///
/// Text is buffered until `flush`. After the first failed write nothing more is written, and
/// `close` throws the error, so reports need not check. A live display may have a status line at
/// the bottom, which stays below other text.
package final class Output {
  package let display: Display
  private let sink: (UnsafeBufferPointer<UInt8>) throws(OutputError) -> Void
  private let closing: () throws(OutputError) -> Void
  private let patching: ((Int, UnsafeBufferPointer<UInt8>) throws(OutputError) -> Void)?
  private let keeping: ((String, [UInt8]) throws(OutputError) -> String)?
  private var buffer: [UInt8] = []
  private var status = ""
  private var shownStatus = ""
  /// Whether others write to the terminal, so that there is no status line.
  private var isSuspended = false
  private var failure: OutputError?
  /// Escapes text that a build system would interpret as a command; nil without a build system.
  private var lineGuard: CommandEscaper?
  /// Whether the last line has not ended yet.
  private var isLineOpen = false
  /// The number of bytes to buffer before they are written.
  private static let capacity = 65_536

  /// Creates an output that passes bytes to a function.
  ///
  /// - Parameters:
  ///   - display: The capabilities of the display.
  ///   - patch: Replaces bytes at an offset, if the destination supports that.
  ///   - keep: Saves a file next to the destination and returns its path.
  ///   - close: Called once at the end, even after a failed write.
  ///   - write: Writes all bytes or throws.
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
    lineGuard = display.logGuard.map { CommandEscaper($0) }
  }

  /// The colours and marks for the display.
  package var style: Style { Style(display) }

  /// Appends text.
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

  /// Appends text and a line feed.
  package func line(_ text: String = "") {
    write(text + "\n")
  }

  /// Writes a command for a build system on a line of its own.
  package func command(_ line: String) {
    if isLineOpen { write("\n") }
    raiseStatus()
    buffer.append(contentsOf: (line + "\n").utf8)
    if buffer.count >= Self.capacity { flush() }
  }

  /// Writes everything that is buffered.
  package func flush() {
    drawStatus()
    if buffer.isEmpty { return }
    buffer.withUnsafeBufferPointer { send($0) }
    buffer.removeAll(keepingCapacity: true)
  }

  /// Writes everything that is buffered and closes; throws the first error.
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

  /// Whether written bytes can be replaced.
  var canPatch: Bool { patching != nil }

  /// Replaces written bytes at an offset by the same number of bytes.
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

  // MARK: - Attachments

  /// Saves a separate file, such as an image, and returns its path; nil if the destination has no
  /// place for files.
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

  /// Replaces the line below all other text; only on a live display.
  ///
  /// The line must fit the width, because a wrapped line cannot be removed.
  package func showStatus(_ line: String) {
    if display.isLive { status = line }
  }

  /// Ends the line and removes the status line, so that others can write to the same terminal until
  /// this output is written to.
  package func suspend() {
    if isLineOpen, display.width != nil { write("\n") }
    raiseStatus()
    isSuspended = true
    flush()
  }

  private func raiseStatus() {
    isSuspended = false
    if shownStatus.isEmpty { return }
    buffer.append(contentsOf: "\r\u{1B}[K".utf8)
    shownStatus = ""
  }

  private func drawStatus() {
    if isSuspended || status == shownStatus { return }
    raiseStatus()
    buffer.append(contentsOf: status.utf8)
    shownStatus = status
  }
}

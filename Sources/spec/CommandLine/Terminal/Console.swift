import SpecReporters

/// The standard streams of the process, for complete texts such as help and lists.
struct Console: Sendable {
  static let output = Console(descriptor: 1, name: "standard output")
  static let error = Console(descriptor: 2, name: "standard error")

  let descriptor: Int32
  let name: String

  /// Writes the complete text.
  ///
  /// A reader that has closed the pipe (`spec list | head -1`) is not an error.
  ///
  /// - Parameter logGuard: escapes the text for a build system that reads the log.
  /// - Throws: an error such as a full disk.
  func write(_ text: String, _ logGuard: LogGuard? = nil) throws(OutputError) {
    var display = Display.plain
    display.logGuard = logGuard
    let output = Output.descriptor(descriptor, name: name, display: display)
    output.write(text)
    do {
      try output.close()
    } catch {
      if !error.isReaderGone { throw error }
    }
  }
}

import SpecReporters

/// The process's own streams, for whole texts: help, lists, complaints.
struct Console: Sendable {
  static let output = Console(descriptor: 1, name: "standard output")
  static let error = Console(descriptor: 2, name: "standard error")

  let descriptor: Int32
  let name: String

  /// Writes a whole text, to the last byte.
  ///
  /// - Parameter logGuard: How a build system that reads along is kept from obeying it.
  /// A reader that has gone away (`spec list | head -1`) is no failure of ours; a full disk is.
  ///
  /// - Throws: what stood in the way.
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

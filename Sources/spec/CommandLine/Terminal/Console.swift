import SpecReporters
import Synchronization

/// The standard streams of a command, for complete texts such as help and lists.
struct Console: Sendable {
  static let output = Console { .descriptor(1, name: "standard output", display: $0) }
  static let error = Console { .descriptor(2, name: "standard error", display: $0) }

  let open: @Sendable (Display) -> Output

  /// What a command writes while it is run for the client of a server.
  final class Capture: Sendable {
    private let written = Mutex<(output: [UInt8], errors: [UInt8])>(([], []))

    var output: Console {
      Console { Output(display: $0) { bytes in self.written.withLock { $0.output += bytes } } }
    }
    var errors: Console {
      Console { Output(display: $0) { bytes in self.written.withLock { $0.errors += bytes } } }
    }
    var bytes: (output: [UInt8], errors: [UInt8]) { written.withLock { $0 } }
  }

  /// Writes the complete text.
  ///
  /// A reader that has closed the pipe (`spec list | head -1`) is not an error.
  ///
  /// - Parameter logGuard: escapes the text for a build system that reads the log.
  /// - Throws: an error such as a full disk.
  func write(_ text: String, _ logGuard: LogGuard? = nil) throws(OutputError) {
    var display = Display.plain
    display.logGuard = logGuard
    let output = open(display)
    output.write(text)
    do {
      try output.close()
    } catch {
      if !error.isReaderGone { throw error }
    }
  }
}

/// The folder of a trace, with one file for each attempt at a scenario.
///
/// It is created and checked before anything runs. Later errors are thrown when the reports are
/// finished, so they do not interrupt the run.
package final class TraceFolder {
  package let path: String
  private var failure: OutputError?

  /// Creates the directory and its parents.
  ///
  /// - Throws: an error if files cannot be created in it.
  package init(_ path: String) throws(OutputError) {
    self.path = path
    do throws(OutputError) {
      if path.isEmpty {
        throw OutputError(target: path, reason: "the path is empty", fix: "name a directory")
      }
      // The unclosed file is removed again.
      _ = try OutputFile(path + "/.trace", mode: .part)
    } catch {
      throw OutputError(
        target: path, reason: "no file can be created in it: \(error.reason)",
        fix: "name a directory that may be written to, or one that can be created")
    }
  }

  /// An output without text that reports write errors when it is closed.
  var output: Output {
    Output(
      close: { () throws(OutputError) in
        if let failure = self.failure { throw failure }
      }, write: { _ in })
  }

  /// Writes a file of the trace, creating its directories.
  func write(_ text: String, to name: String) { write(Array(text.utf8), to: name) }

  /// Writes a file, creating its directories.
  func write(_ bytes: [UInt8], to name: String) {
    if failure != nil { return }
    do throws(OutputError) {
      let output = try OutputFile(path + "/" + name, mode: .part).output()
      output.write(bytes)
      try output.close()
    } catch {
      failure = error
    }
  }

  /// Returns a name that any file system accepts: ASCII letters, digits, dots and hyphens.
  static func name(_ text: String, to limit: Int = 60) -> String {
    var name = ""
    for scalar in text.lowercased().unicodeScalars {
      let isKept =
        "a"..."z" ~= scalar || "0"..."9" ~= scalar || (scalar == "." && !name.isEmpty)
        || scalar == "_"
      if isKept {
        name.unicodeScalars.append(scalar)
      } else if !name.isEmpty, name.unicodeScalars.last != "-" {
        name += "-"
      }
      if name.utf8.count >= limit { break }
    }
    while name.utf8.last == UInt8(ascii: "-") || name.utf8.last == UInt8(ascii: ".") {
      name.unicodeScalars.removeLast()
    }
    return name
  }
}

/// The directory a trace is written to: one file for each attempt at a scenario.
///
/// It is made, and tried, before anything runs. What cannot be written later is kept and thrown
/// when the reports are finished; the run is not disturbed.
package final class TraceFolder {
  package let path: String
  private var failure: OutputError?

  /// Makes the directory and those above it.
  ///
  /// - Throws: why no file can be written in it.
  package init(_ path: String) throws(OutputError) {
    self.path = path
    do throws(OutputError) {
      if path.isEmpty { throw OutputError(target: path, reason: "it is no path", fix: "name one") }
      // Opened and left: the file is gone with its last mention.
      _ = try OutputFile(path + "/.trace", mode: .part)
    } catch {
      throw OutputError(
        target: path, reason: "no file can be made in it: \(error.reason)",
        fix: "name a directory that may be written to, or one that can be made")
    }
  }

  /// What tells at the end of the reports that something could not be written.
  var output: Output {
    Output(
      close: { () throws(OutputError) in
        if let failure = self.failure { throw failure }
      }, write: { _ in })
  }

  /// Writes a file of the trace, the directories on its way included.
  func write(_ text: String, to name: String) {
    if failure != nil { return }
    do throws(OutputError) {
      let output = try OutputFile(path + "/" + name, mode: .part).output()
      output.write(text)
      try output.close()
    } catch {
      failure = error
    }
  }

  /// A name any file system takes, made of a text: ASCII letters, digits, dots and hyphens.
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

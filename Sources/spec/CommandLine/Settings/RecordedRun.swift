import SpecMessages
import SpecReporters
import SpecRunner
import SpecSystem

/// A stream of messages in a file, read to its end.
enum RecordedRun {
  /// Hands on what is recorded in a file; `-` is standard input.
  ///
  /// - Returns: a sentence about what is wrong with it; nil if nothing is.
  static func read(_ path: String, _ receive: (Envelope) -> Void) -> String? {
    var reader = NDJSONReader()
    var broken: NDJSONError?
    let failure = FileSystem.read(
      path == "-" ? "/dev/stdin" : path, allowsPipes: true, upTo: FileSystem.largestRecording
    ) { bytes in
      do throws(NDJSONError) {
        try reader.read(bytes, receive)
        return true
      } catch {
        broken = error
        return false
      }
    }
    if let failure {
      return
        "\"\(VisibleText.line(path))\" cannot be read: \(failure.sentence)\ncheck the path and its permissions"
    }
    if broken == nil {
      do throws(NDJSONError) {
        try reader.finish(receive)
      } catch { broken = error }
    }
    return broken.map { "\(VisibleText.line(path)), \($0.description)" }
  }
}

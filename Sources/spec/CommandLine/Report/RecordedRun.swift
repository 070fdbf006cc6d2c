import SpecMessages
import SpecReporters
import SpecRunner
import SpecSystem
import SpecText

/// Reads a recording to its end.
enum RecordedRun {
  /// Notes that a recording ends before its run does.
  static func unfinished(_ path: String, _ tool: ToolContext) -> ExitStatus {
    tool.note("\"\(VisibleText.line(path))\" ends before its run does")
    return .broken
  }

  /// Why a recording of apps with faults does not show what holds.
  static func refusal(of path: String, with faults: [String]) -> String {
    "\"\(VisibleText.line(path))\" is of a run with the fault "
      + "\(faults.map(VisibleText.line).listed("and")), so it does not show what holds\n"
      + "record a run without --fault"
  }

  /// Passes each message of a file to the receiver; `-` is standard input.
  ///
  /// - Parameter allowsCut: whether the last line may be incomplete, as that of a run that was
  ///   killed.
  ///
  /// - Returns: an error message; nil if the recording is valid.
  static func read(
    _ path: String, allowsCut: Bool = false, _ receive: (Envelope) -> Void
  ) -> String? {
    var reader = NDJSONReader()
    var hasBegun = false
    var broken: NDJSONError?
    let failure = FileSystem.read(
      path == "-" ? "/dev/stdin" : path, allowsPipes: true, upTo: FileSystem.largestRecording
    ) { bytes in
      do throws(NDJSONError) {
        try reader.read(bytes) { envelope in
          hasBegun = true
          receive(envelope)
        }
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
      } catch {
        if !allowsCut || !hasBegun { broken = error }
      }
    }
    return broken.map { "\(VisibleText.line(path)), \($0.description)" }
  }
}

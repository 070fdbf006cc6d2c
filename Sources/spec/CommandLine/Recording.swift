import SpecMessages
import SpecRunner

/// A recorded run in a file or on standard input, read envelope by envelope.
enum Recording {
  /// Hands over every envelope of a recording.
  ///
  /// - Returns: the sentence for what is wrong with it; nil if it was read to its end.
  static func read(_ path: String, receive: (Envelope) -> Void) -> String? {
    var reader = NDJSONReader()
    var broken: NDJSONError?
    let failure = FileSystem.read(path == "-" ? "/dev/stdin" : path) { bytes in
      do throws(NDJSONError) {
        try reader.read(bytes) { receive($0) }
        return true
      } catch {
        broken = error
        return false
      }
    }
    if let failure {
      return "\"\(path)\" cannot be read: \(failure.sentence)\ncheck the path and its permissions"
    }
    if broken == nil {
      do throws(NDJSONError) {
        try reader.finish { receive($0) }
      } catch { broken = error }
    }
    return broken.map { "\(path), \($0.description)" }
  }
}

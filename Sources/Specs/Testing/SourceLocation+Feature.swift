import SpecRunner
import SpecSystem
import Specs
import Testing

/// A line of a feature file as a place an editor can go to.
extension SourceLocation {
  /// Where a step of a scenario stands; without one, the scenario.
  init(of scenario: SpecCase, at step: Location?) {
    let location = step ?? scenario.pickle.location
    let path = Self.absolute(scenario.pickle.uri)
    let parts = path.split(separator: "/")
    let folder = parts.dropLast().last ?? "specs"
    // An id is written Module/File.
    self.init(
      fileID: "\(folder)/\(parts.last ?? "feature")", filePath: path,
      line: max(location.line, 1), column: max(location.column ?? 1, 1))
  }

  private static func absolute(_ path: String) -> String {
    guard path.utf8.first != UInt8(ascii: "/"), let here = FileSystem.currentFolder else {
      return path
    }
    return here + "/" + path
  }
}

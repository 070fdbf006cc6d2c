import SpecRunner
import SpecSystem
import Testing

/// A place in a feature file for editors.
extension SourceLocation {
  /// The place of a step; without one, of the scenario.
  init(of scenario: SpecCase, at step: Location?) {
    let location = step ?? scenario.pickle.location
    let path = Self.absolute(scenario.pickle.uri)
    let parts = path.split(separator: "/")
    let folder = parts.dropLast().last ?? "specs"
    // A file id has the form Module/File.
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

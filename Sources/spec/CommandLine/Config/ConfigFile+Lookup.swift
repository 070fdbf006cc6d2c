import SpecRunner
import SpecSystem

/// Finds the settings file: `spec.json` in the current directory or a parent within the repository.
///
/// Parent directories count only up to the one with `.git`, and not at all without a repository: a
/// settings file can name commands to run, so a file in a directory that everyone can write to is
/// not trusted.
extension ConfigFile {
  static let name = "spec.json"

  /// Reads the settings file at a path.
  ///
  /// - Parameter check: further checks.
  /// - Throws: all errors of the file.
  static func read(
    _ path: String, check: (ConfigFile) -> [ConfigFileProblem]
  ) throws(ConfigFileError) -> ConfigFile {
    switch FileSystem.read(path) {
    case .success(let bytes):
      return try ConfigFileReader.read(Text(path: path, bytes: bytes), check: check)
    case .failure(let failure):
      throw ConfigFileError([ConfigFileProblem(file: path, fact: .unreadable(failure.sentence))])
    }
  }

  /// The path of the nearest settings file; nil if there is none.
  static func nearestPath() -> String? {
    if FileSystem.exists(name) { return name }
    var folder = ""
    var found: String?
    for _ in 0..<depth {
      if found == nil, !folder.isEmpty, FileSystem.exists(folder + name) { found = folder + name }
      if FileSystem.exists(folder + ".git") { return found }
      folder += "../"
    }
    return nil
  }

  /// The number of directories from here to the root, including both.
  private static var depth: Int {
    guard let here = FileSystem.currentFolder else { return 0 }
    return here.utf8.count { $0 == UInt8(ascii: "/") } + 1
  }
}

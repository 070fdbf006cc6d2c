import SpecRunner

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// Which file holds the settings: the nearest `spec.json`, here or above in the repository.
///
/// Above the folder one is in it counts only up to the folder that holds `.git`, and without a
/// repository not at all: a file can name commands to run, so one that someone left in a folder
/// all may write to is none of ours.
extension ConfigFile {
  static let name = "spec.json"

  /// The settings file at a path.
  ///
  /// - Parameter check: what else can be wrong with it.
  /// - Throws: why it cannot be used.
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

  /// Where the nearest settings file lies; nil if there is none.
  static func nearestPath() -> String? {
    if exists(name) { return name }
    var folder = ""
    var found: String?
    for _ in 0..<depth {
      if found == nil, !folder.isEmpty, exists(folder + name) { found = folder + name }
      if exists(folder + ".git") { return found }
      folder += "../"
    }
    return nil
  }

  private static func exists(_ path: String) -> Bool { access(path, F_OK) == 0 }

  /// How many folders there are from here to the root, both counted.
  private static var depth: Int {
    guard let here = getcwd(nil, 0) else { return 0 }
    defer { free(here) }
    return String(cString: here).utf8.count { $0 == UInt8(ascii: "/") } + 1
  }
}

/// The rooms and doors of `Package.swift`, read from its text.
struct Manifest {
  /// A target: its module, its folder, and the modules it may import.
  struct Room: Hashable {
    let module: String
    let folder: String
    let sees: [String]
  }

  let rooms: [Room]

  /// The manifest of this project.
  static let ofThisPackage = Manifest(
    SourceFile.all.first { $0.path == "Package.swift" }?.text ?? "")

  init(_ text: String) {
    rooms =
      text.matches(
        of:
          #/
          \broom\(\s*"(\w+)",\s*"([^"]+)"(?:,\s*sees:\s*\[([^\]]*)\])?
          (?:,\s*embeds:\s*\[[^\]]*\])?\s*\)
          /#
      ).map { Room(module: String($0.1), folder: "Sources/\($0.2)", sees: Self.names($0.3)) }
      + text.matches(
        of: /\btests\(\s*"(\w+)"(?:,\s*sees:\s*\[([^\]]*)\])?\s*\)/
      ).map { Room(module: String($0.1), folder: "Tests/\($0.1)", sees: Self.names($0.2)) }
      + text.matches(
        of:
          /[tT]arget\(\s*name:\s*"(\w+)"(?:,\s*dependencies:\s*\[([^\]]*)\])?,\s*path:\s*"([^"]+)"/
      ).map { Room(module: String($0.1), folder: String($0.3), sees: Self.names($0.2)) }
  }

  private static func names(_ list: Substring?) -> [String] {
    (list ?? "").matches(of: /"(\w+)"/).map { String($0.1) }
  }

  /// The room a file lies in.
  func room(of file: SourceFile) -> Room? {
    rooms.first { file.path.hasPrefix($0.folder + "/") }
  }
}

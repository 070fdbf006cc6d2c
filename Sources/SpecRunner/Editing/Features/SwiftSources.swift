import SpecRunner
import SpecSystem
import SpecText

/// Finds the Swift files of a tool's own steps, which are known by module and name.
struct SwiftSources {
  /// The files of each name that were found, so that folders are searched once for each.
  private let files: [String]

  /// - Parameter name: the name of a file, such as `Steps.swift`.
  private init(named name: String) {
    files = FeatureFinder(below: ".") { $0.isSame(as: name) }.files.sorted { $0.precedes($1) }
  }

  /// The path of a file that Swift calls `Module/File.swift`; nil if it is not below the root.
  static func path(of fileID: String) -> String? {
    let name = FilePath.name(of: fileID)
    guard name.ends(with: ".swift") else { return nil }
    let module = fileID.utf8.split(separator: UInt8(ascii: "/")).first.map { String(Substring($0)) }
    let found = SwiftSources(named: name).files
    return found.first { path in
      path.utf8.split(separator: UInt8(ascii: "/")).dropLast()
        .contains { module?.isSame(as: Substring($0)) == true }
    } ?? (found.count == 1 ? found.first : nil)
  }
}

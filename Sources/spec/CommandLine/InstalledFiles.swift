import SpecSystem
import SpecText

/// What a release installs beside its program.
enum InstalledFiles {
  /// The folder of the files for a program; nil if it was not installed from a release.
  static func folder(of program: String) -> String? {
    guard let bin = program.utf8.lastIndex(of: UInt8(ascii: "/")) else { return nil }
    return FileSystem.resolved(program[..<bin] + "/../share/doc/spec")
  }

  /// The repository on GitHub, as `OWNER/NAME`, that publishes the release of this program; nil if
  /// it is not known.
  static var repository: String? {
    guard let folder = OwnProcess.program.flatMap(folder),
      case .success(let text) = FileSystem.text(folder + "/repository")
    else { return nil }
    let name = String(decoding: text.utf8.prefix { $0 > 0x20 }, as: UTF8.self)
    let parts = name.split(separator: "/", omittingEmptySubsequences: false)
    return parts.count == 2 && parts.allSatisfy(isName) ? name : nil
  }

  /// Whether a text is a name on GitHub, and not a part of a path such as "..".
  private static func isName(_ part: Substring) -> Bool {
    !part.isEmpty && part.utf8.first != UInt8(ascii: ".")
      && part.utf8.allSatisfy { byte in
        UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte | 0x20
          || UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte || "-_.".utf8.contains(byte)
      }
  }
}

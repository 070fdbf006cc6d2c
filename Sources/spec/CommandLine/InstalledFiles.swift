import SpecRunner
import SpecSystem
import SpecText

/// What a release installs beside its program.
enum InstalledFiles {
  /// The folder of the files for a program; nil if it was not installed from a release.
  static func folder(of program: String) -> String? {
    guard let bin = program.utf8.lastIndex(of: UInt8(ascii: "/")) else { return nil }
    return FileSystem.resolved(program[..<bin] + "/../share/doc/spec")
  }

  /// The repository on GitHub, as `OWNER/NAME`, that publishes this program: that of its release,
  /// or the origin of the checkout that it was built in; nil if it is not known.
  static func repository() async -> String? {
    guard let program = OwnProcess.program else { return nil }
    if let folder = folder(of: program) {
      guard case .success(let text) = FileSystem.text(folder + "/repository") else { return nil }
      return name(String(decoding: text.utf8.prefix { $0 > 0x20 }, as: UTF8.self))
    }
    guard let build = program.firstRange(of: "/.build/"),
      let origin = await CurrentRevision.origin(of: String(program[..<build.lowerBound])),
      let host = origin.firstRange(of: "github.com"),
      ["https://", "git@", "ssh://git@"].contains(origin[..<host.lowerBound])
    else { return nil }
    // The path follows a slash, or a colon in the short form of ssh.
    let path = origin[host.upperBound...].dropFirst()
    return name(path.hasSuffix(".git") ? String(path.dropLast(4)) : String(path))
  }

  /// A text, if it has the form `OWNER/NAME`.
  private static func name(_ text: String) -> String? {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false)
    return parts.count == 2 && parts.allSatisfy(isName) ? text : nil
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

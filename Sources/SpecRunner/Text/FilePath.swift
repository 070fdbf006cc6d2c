/// The parts of the paths of files, as text with slashes.
package enum FilePath {
  /// The last part.
  package static func name(of path: String) -> String {
    guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return path }
    return String(path[path.utf8.index(after: slash)...])
  }

  /// The folder of a file, without a slash at its end; empty for the current one.
  package static func folder(of path: String) -> String {
    guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return "" }
    return String(path[..<slash])
  }

  /// What precedes the last part: the folder with a slash at its end; empty for a name alone.
  package static func base(of path: String) -> String {
    guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return "" }
    return String(path[...slash])
  }

  /// The file name without its extension: `email` of `specs/email.feature.md`.
  package static func stem(of path: String) -> String {
    let name = name(of: path)
    for end in [".feature.md", ".feature", ".md"] where has(name, end) {
      return String(name.unicodeScalars.dropLast(end.unicodeScalars.count))
    }
    return name
  }

  /// The last extension with its dot, such as `.md`; empty if the name has none.
  package static func ending(of path: String) -> String {
    let name = name(of: path)
    let dot = name.lastIndex(of: ".") ?? name.startIndex
    return dot == name.startIndex ? "" : String(name[dot...])
  }

  /// Whether a path ends with an extension, given in lower case; `A.FEATURE` is a feature too.
  package static func has(_ path: String, _ fileExtension: String) -> Bool {
    path.utf8.suffix(fileExtension.utf8.count).elementsEqual(fileExtension.utf8) { byte, lower in
      byte == lower
        || (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte) && byte | 0x20 == lower
    }
  }

  /// Whether a path is that of a feature file.
  package static func isFeature(_ path: String) -> Bool {
    has(path, ".feature") || has(path, ".feature.md")
  }

  /// Whether a path is that of Markdown without Gherkin.
  package static func isPage(_ path: String) -> Bool { has(path, ".md") && !isFeature(path) }

  /// The path that a relative one names, seen from a folder; nil if it leaves the top.
  package static func resolved(_ path: String, from folder: String) -> String? {
    var parts = folder.utf8.split(separator: UInt8(ascii: "/")).map { String($0) ?? "" }
    parts.removeAll { $0.isSame(as: ".") }
    for part in path.utf8.split(separator: UInt8(ascii: "/")).map({ String($0) ?? "" }) {
      if part.isSame(as: ".") { continue }
      if part.isSame(as: "..") {
        if parts.isEmpty { return nil }
        parts.removeLast()
      } else {
        parts.append(part)
      }
    }
    let top = folder.utf8.first == UInt8(ascii: "/") ? "/" : ""
    return top + parts.joined(separator: "/")
  }

  /// The path without `.` parts, so that `./specs/a` and `specs/a` are one.
  package static func normalised(_ path: String) -> String { resolved(path, from: "") ?? path }
}

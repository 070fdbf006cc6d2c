import SpecJSON
package import SpecReporters
import SpecSystem
import SpecText

/// The folder of a site: writes its files, and removes those of an earlier site that are not needed.
///
/// A list in the folder names the files of the site. Files that it does not name belong to others:
/// they are neither replaced nor removed. Each file is replaced as a whole, and only if its content
/// differs.
package struct SiteFolder {
  /// The name of the list of files.
  package static let list = "spec-docs.json"

  private let path: String

  package init(_ path: String) { self.path = path }

  /// What `write` changed.
  package struct Changes {
    /// The number of files whose content is new.
    package fileprivate(set) var written = 0
    package fileprivate(set) var unchanged = 0
    package fileprivate(set) var removed = 0
  }

  /// Writes a site.
  ///
  /// - Throws: an error before anything is written if a file of the site belongs to others, or if
  ///   the folder cannot be written to.
  package func write(_ site: DocsSite) throws(OutputError) -> Changes {
    let old = try ownFiles()
    let names = site.names
    let known = Set(exactly: old)
    for name in names where !known.contains(name) && FileSystem.exists(file(name)) {
      throw OutputError(
        target: path, reason: "its file \"\(name)\" was not written by spec docs",
        fix: "name another folder, or remove the file")
    }
    var changes = Changes()
    // If this is interrupted, the next time knows all files.
    try write(Self.text(of: known.union(Set(exactly: names)).inOrder), to: Self.list)
    try site.forEachFile { file throws(OutputError) in
      if try write(file.text, to: file.name) {
        changes.written += 1
      } else {
        changes.unchanged += 1
      }
    }
    let needed = Set(exactly: names)
    for name in old where !needed.contains(name) && FileSystem.exists(file(name)) {
      FileSystem.remove(file(name))
      changes.removed += 1
    }
    try write(Self.text(of: needed.inOrder), to: Self.list)
    return changes
  }

  // MARK: - Files

  private func file(_ name: String) -> String {
    path.utf8.last == UInt8(ascii: "/") ? path + name : path + "/" + name
  }

  /// Writes a file unless it has this text.
  @discardableResult private func write(
    _ text: String, to name: String
  ) throws(OutputError) -> Bool {
    let bytes = Array(text.utf8)
    if case .success(let present) = FileSystem.read(file(name)), present == bytes { return false }
    let output = try OutputFile(file(name), mode: .part).output()
    output.write(bytes)
    try output.close()
    return true
  }

  /// The files that an earlier site has written.
  private func ownFiles() throws(OutputError) -> [String] {
    guard FileSystem.exists(file(Self.list)) else { return [] }
    guard case .success(let bytes) = FileSystem.read(file(Self.list)),
      let json = try? JSONReader.read(bytes), (try? json.integer(at: "version")) == 1,
      let names = try? json.array(at: "files")
    else {
      throw OutputError(
        target: path, reason: "its file \"\(Self.list)\" is not a list of the files of a site",
        fix: "name another folder, or remove the file")
    }
    return names.compactMap { try? $0.string() }.filter(Self.isName)
  }

  private static func text(of names: [String]) -> String {
    let list: JSONValue = ["version": 1, "files": .array(names.map { .string($0) })]
    return String(decoding: JSONWriter.write(list, pretty: true), as: UTF8.self) + "\n"
  }

  /// Whether a site can have a file of this name, so that a changed list removes nothing else.
  private static func isName(_ name: String) -> Bool {
    let isPlain = name.utf8.allSatisfy { byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"),
        UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "/"):
        true
      default: false
      }
    }
    if ["assets/docs.css", "assets/docs.js", "assets/search.js"].contains(same: name) {
      return true
    }
    return isPlain && name.ends(with: ".html") && !name.utf8.contains(UInt8(ascii: "/"))
      && name.utf8.first != UInt8(ascii: ".")
  }
}

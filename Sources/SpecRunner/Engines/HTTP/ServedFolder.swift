import SpecSystem
import SpecText

/// The files of a folder that a server gives to its clients: none outside it, and no hidden ones.
package struct ServedFolder: Sendable {
  /// The path of the folder with links resolved.
  private let root: String

  /// What a request target names.
  package enum Entry: Equatable {
    /// The path of a regular file.
    case file(String)
    /// A folder that is addressed without a final slash, so that relative links would be wrong.
    case moved(to: String)
    case none
    /// The target is not a path.
    case invalid
  }

  /// Creates the list of files; nil if there is no such folder.
  package init?(_ path: String) {
    guard let root = FileSystem.resolved(path),
      (try? FileSystem.status(at: root))?.sort == .directory
    else { return nil }
    self.root = root
  }

  /// Finds the file of a target such as `/a%20b/page.html?x=y`; a folder has an `index.html`.
  package func entry(at target: String) -> Entry {
    let parts = Self.path(of: target).utf8.split(
      separator: UInt8(ascii: "?"), maxSplits: 1, omittingEmptySubsequences: false)
    guard let path = parts.first, path.first == UInt8(ascii: "/") else { return .invalid }
    var names: [String] = []
    for part in path.split(separator: UInt8(ascii: "/")) {
      guard let bytes = Self.decoded(part) else { return .invalid }
      guard let name = Self.name(bytes) else { return .none }
      names.append(name)
    }
    guard let (found, sort) = file(names) else { return .none }
    switch (sort, path.last == UInt8(ascii: "/")) {
    case (.file, false): return .file(found)
    case (.directory, true):
      guard let (index, kind) = file(names + ["index.html"]), kind == .file else { return .none }
      return .file(index)
    case (.directory, false):
      // Made of the names, because the target could begin with two slashes and name another host.
      let query = parts.count > 1 ? "?" + String(Substring(parts[1])) : ""
      let path = names.map { PageAddress.escaped($0) }.joined(separator: "/")
      return .moved(to: "/\(path)/\(query)")
    default: return .none
    }
  }

  /// The path of a target, which a client may also write as a complete address.
  private static func path(of target: String) -> Substring {
    guard target.begins(with: "http://") else { return target[...] }
    let rest = target.utf8.dropFirst("http://".utf8.count)
    return Substring(rest[(rest.firstIndex(of: UInt8(ascii: "/")) ?? rest.endIndex)...])
  }

  /// The bytes of a part of a path; nil if a percent sign is not followed by two digits.
  private static func decoded(_ part: Substring.UTF8View.SubSequence) -> [UInt8]? {
    var bytes: [UInt8] = []
    var rest = part[...]
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "%") else {
        bytes.append(byte)
        continue
      }
      guard let high = rest.popFirst().flatMap(digit), let low = rest.popFirst().flatMap(digit)
      else { return nil }
      bytes.append(high << 4 | low)
    }
    return bytes
  }

  private static func digit(_ byte: UInt8) -> UInt8? {
    Character(Unicode.Scalar(byte)).hexDigitValue.map { UInt8($0) }
  }

  /// The name of a file; nil if it would be more than one name, or is hidden, such as `..`.
  private static func name(_ bytes: [UInt8]) -> String? {
    let isPlain = bytes.allSatisfy {
      $0 != 0 && $0 != UInt8(ascii: "/") && $0 != UInt8(ascii: "\\")
    }
    guard isPlain, let name = String(validating: bytes, as: UTF8.self) else { return nil }
    return bytes.first == UInt8(ascii: ".") && name != ".well-known" ? nil : name
  }

  /// The path and kind of a file inside the folder, with links resolved.
  private func file(_ names: [String]) -> (String, FileSystem.Sort)? {
    let path = ([root] + names).joined(separator: "/")
    guard let real = FileSystem.resolved(path),
      real.isSame(as: root)
        || real.begins(with: root.utf8.last == UInt8(ascii: "/") ? root : root + "/"),
      let status = try? FileSystem.status(at: real)
    else { return nil }
    return (real, status.sort)
  }
}

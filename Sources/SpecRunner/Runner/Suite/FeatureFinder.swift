package import SpecGherkin
import SpecText

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// The files of a sort below a directory, hidden files and directories left out.
///
/// Links are followed after everything that is really there has been visited, and no directory is
/// visited twice: links in a circle end, and a file is called by its own name if it has one there.
package struct FeatureFinder {
  /// Paths of files, each once, in no order.
  package private(set) var files: [String] = []
  /// Directories that could not be read.
  package private(set) var errors: [Diagnostic] = []
  private var visited: Set<FileSystem.Identity> = []
  private var links: [(path: String, identity: FileSystem.Identity)] = []
  private let isWanted: (_ name: String) -> Bool

  /// Finds everything below one directory.
  ///
  /// - Parameter isWanted: Whether a file of a name is looked for; features if not given.
  package init(
    below directory: String, where isWanted: @escaping (String) -> Bool = Self.isFeature
  ) {
    self.isWanted = isWanted
    guard case .directory(let identity) = FileSystem.kind(of: directory) else { return }
    visit(directory, identity)
    while !links.isEmpty {
      let link = links.removeFirst()
      visit(link.path, link.identity)
    }
  }

  /// Whether a file's name says that it holds a feature.
  package static func isFeature(_ name: String) -> Bool {
    name.ends(with: ".feature") || name.ends(with: ".feature.md")
  }

  private mutating func visit(_ directory: String, _ identity: FileSystem.Identity) {
    guard visited.insert(identity).inserted else { return }
    for entry in entries(of: directory) {
      let path = directory == "." ? entry.name : Self.path(directory, entry.name)
      switch entry.sort {
      case .file: if isWanted(entry.name) { files.append(path) }
      case .directory:
        if case .directory(let identity) = FileSystem.kind(of: path) { visit(path, identity) }
      case .link:
        // A link that leads nowhere is told of when it is read, if it should be a feature.
        switch FileSystem.kind(of: path) {
        case .directory(let identity): links.append((path, identity))
        case .unreadable(let reason) where !isWanted(entry.name):
          errors.append(.unreadable(path, reason))
        default: if isWanted(entry.name) { files.append(path) }
        }
      // A pipe, a socket, a device: why it is not read is told when it is tried.
      case .other: if isWanted(entry.name) { files.append(path) }
      }
    }
  }

  private enum Sort {
    case file, directory, link, other
  }

  /// What is in a directory by name, so that the same files are found on every system.
  private mutating func entries(of directory: String) -> [(name: String, sort: Sort)] {
    guard let stream = FileSystem.withPath(directory, { opendir($0) }) else {
      errors.append(.unreadable(directory, FileSystem.Failure(code: errno)))
      return []
    }
    defer { closedir(stream) }
    var found: [(name: String, sort: Sort)] = []
    while let entry = readdir(stream) {
      let name = withUnsafeBytes(of: &entry.pointee.d_name) { bytes in
        PathText.found(bytes.prefix { $0 != 0 })
      }
      if name.utf8.first == UInt8(ascii: ".") { continue }
      found.append((name, Self.sort(entry.pointee.d_type, Self.path(directory, name))))
    }
    return found.sorted { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) }
  }

  /// Some file systems do not tell an entry's type.
  private static func sort(_ type: UInt8, _ path: String) -> Sort {
    switch Int(type) {
    case Int(DT_REG): return .file
    case Int(DT_DIR): return .directory
    case Int(DT_LNK): return .link
    case Int(DT_UNKNOWN):
      var status = stat()
      guard FileSystem.withPath(path, { lstat($0, &status) }) == 0 else { return .other }
      switch status.st_mode & S_IFMT {
      case S_IFREG: return .file
      case S_IFDIR: return .directory
      case S_IFLNK: return .link
      default: return .other
      }
    default: return .other
    }
  }

  private static func path(_ directory: String, _ name: String) -> String {
    directory.utf8.last == UInt8(ascii: "/") ? directory + name : directory + "/" + name
  }
}

extension Diagnostic {
  static func unreadable(_ path: String, _ reason: FileSystem.Failure) -> Diagnostic {
    Diagnostic(
      code: "path.unreadable", message: "\"\(path)\" cannot be read: \(reason.sentence)",
      uri: path, fix: "check the path and its permissions")
  }
}

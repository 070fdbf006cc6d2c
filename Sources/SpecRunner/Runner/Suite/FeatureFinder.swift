package import SpecGherkin
import SpecSystem
import SpecText

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
  private let entersFolders: Bool

  /// Finds everything below one directory.
  ///
  /// - Parameters:
  ///   - entersFolders: Whether directories in it are searched too.
  ///   - isWanted: Whether a file of a name is looked for; features if not given.
  package init(
    below directory: String, entersFolders: Bool = true,
    where isWanted: @escaping (String) -> Bool = FilePath.isFeature
  ) {
    self.isWanted = isWanted
    self.entersFolders = entersFolders
    guard case .directory(let identity) = FileSystem.kind(of: directory) else { return }
    visit(directory, identity)
    while !links.isEmpty {
      let link = links.removeFirst()
      visit(link.path, link.identity)
    }
  }

  private mutating func visit(_ directory: String, _ identity: FileSystem.Identity) {
    guard visited.insert(identity).inserted else { return }
    for entry in entries(of: directory) {
      let path = directory == "." ? entry.name : Self.path(directory, entry.name)
      switch entry.sort {
      case .file: if isWanted(entry.name) { files.append(path) }
      case .directory:
        if entersFolders, case .directory(let identity) = FileSystem.kind(of: path) {
          visit(path, identity)
        }
      case .link:
        // A broken link to a feature is reported when it is read.
        switch FileSystem.kind(of: path) {
        case .directory(let identity): if entersFolders { links.append((path, identity)) }
        case .unreadable(let reason) where !isWanted(entry.name):
          errors.append(.unreadable(path, reason))
        case .missing where entersFolders && !entry.name.utf8.contains(UInt8(ascii: ".")):
          // It may have led to a folder of features.
          errors.append(.leadingNowhere(path))
        default: if isWanted(entry.name) { files.append(path) }
        }
      // Reading a pipe, socket or device reports why it cannot be read.
      case .pipe, .socket, .device: if isWanted(entry.name) { files.append(path) }
      }
    }
  }

  private mutating func entries(
    of directory: String
  ) -> [(name: String, sort: FileSystem.Sort)] {
    do throws(SystemError) {
      return try FileSystem.entries(of: directory)
    } catch {
      errors.append(.unreadable(directory, FileSystem.Failure(error)))
      return []
    }
  }

  private static func path(_ directory: String, _ name: String) -> String {
    directory.utf8.last == UInt8(ascii: "/") ? directory + name : directory + "/" + name
  }
}

extension Diagnostic {
  fileprivate static func leadingNowhere(_ path: String) -> Diagnostic {
    Diagnostic(
      code: "path.unreadable", message: "the link \"\(path)\" leads to nothing", uri: path,
      fix: "make what it leads to, or remove the link")
  }

  static func unreadable(_ path: String, _ reason: FileSystem.Failure) -> Diagnostic {
    Diagnostic(
      code: "path.unreadable", message: "\"\(path)\" cannot be read: \(reason.sentence)",
      uri: path, fix: "check the path and its permissions")
  }
}

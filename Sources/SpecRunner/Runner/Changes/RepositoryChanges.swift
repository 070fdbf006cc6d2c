import SpecSystem
import SpecText

/// The files of a git repository that differ from a revision.
///
/// A file counts as unchanged only if git knows it and reports no change. Files that are new,
/// ignored, in a submodule or outside the repository count as changed.
package struct RepositoryChanges: Sendable {
  /// The state of a file.
  enum State: Equatable {
    case same
    /// It has another content; its path in the repository.
    case edited(String)
    /// It is new, or nothing is known about it; a reason worth reporting.
    case whole(String?)
  }

  private enum Change {
    case edited
    case new
    case moved(from: String)
    case other
  }

  package let revision: String
  private let git: Git
  private let commit: String
  private let top: String
  private let here: String
  private var changes: [ExactText: Change] = [:]
  /// Paths that existed in the revision and do not any more.
  private(set) var removed: [String] = []
  private var tracked: Set<ExactText> = []
  /// The folders in which a snapshot has changed or was removed.
  private var snapshotFolders: Set<ExactText> = []

  /// Compares the working copy around the current directory with a revision.
  package static func since(
    _ revision: String, program: String = "git", within deadline: Duration = .seconds(60)
  ) async throws(ChangeError) -> RepositoryChanges {
    let git = Git(program: program, deadline: deadline)
    let top = PathText.found(try await git.answer(["rev-parse", "--show-toplevel"]).dropLast())
    let commit: [UInt8]
    do throws(ChangeError) {
      commit = try await git.answer(["rev-parse", "--verify", "\(revision)^{commit}"])
    } catch {
      if case .failed = error { throw .unknownRevision(revision) }
      throw error
    }
    guard let here = FileSystem.resolved(".") else { throw .noRepository }
    var changes = RepositoryChanges(
      revision: revision, git: git, commit: String(decoding: commit.dropLast(), as: UTF8.self),
      top: top, here: here)
    try await changes.readChanges()
    try await changes.readTracked()
    return changes
  }

  // MARK: - Reading

  private mutating func readChanges() async throws(ChangeError) {
    var parts = try await git.list([
      "diff", "--name-status", "-z", "--no-ext-diff", "--no-textconv", "--find-renames",
      "--ignore-submodules=dirty", commit, "--",
    ])[...]
    while let status = parts.popFirst(), let first = parts.popFirst() {
      let path = PathText.found(first)
      switch status.first {
      case UInt8(ascii: "M"): changes[path] = .edited
      case UInt8(ascii: "A"): changes[path] = .new
      case UInt8(ascii: "D"):
        changes[path] = .other
        removed.append(path)
      case UInt8(ascii: "R"), UInt8(ascii: "C"):
        guard let second = parts.popFirst() else { return }
        changes[PathText.found(second)] = .moved(from: path)
        if status.first == UInt8(ascii: "R") {
          changes[path] = .other
          removed.append(path)
        }
      default: changes[path] = .other
      }
    }
    for path in changes.keys where SnapshotFiles.isSnapshot(path.wrappedValue) {
      snapshotFolders.insert(Self.withParents(path.wrappedValue).dropLast().last ?? "")
    }
  }

  private mutating func readTracked() async throws(ChangeError) {
    let patterns = ["feature", "feature.md", "snapshot", "json", "csv", "tsv", "jsonl", "ndjson"]
    let lines = try await git.list(
      ["ls-files", "-v", "-z", "--full-name", "--"]
        + patterns.map { ":(top,glob,icase)**/*.\($0)" } + [":(top,glob)**/snapshots/*/*.png"])
    // Other letters mark files whose changes git does not look at, or that are in conflict.
    for line in lines where line.starts(with: "H ".utf8) {
      tracked.insert(PathText.found(line.dropFirst(2)))
    }
  }

  // MARK: - Contents

  /// All files that differ, with both contents, in the order of their paths.
  ///
  /// Files that git does not know or was told not to look at are among them.
  ///
  /// - Parameter remains: whether a file that was moved from one path to another is still of the same
  ///   use; otherwise it was removed, and the other one is new.
  package func files(
    remains: (_ old: String, _ new: String) -> Bool
  ) async throws(ChangeError) -> [ChangedFile] {
    var places: [ExactText: String?] = [:]
    var moved: Set<ExactText> = []
    for (path, change) in changes {
      switch change {
      case .edited, .other: places[path] = path.wrappedValue
      case .new: places.updateValue(nil, forKey: path)
      case .moved(let old):
        let isHere = remains(fromHere(old), fromHere(path.wrappedValue))
        places.updateValue(isHere ? old : nil, forKey: path)
        if isHere { moved.insert(ExactText(old)) }
      }
    }
    for path in moved where FileSystem.resolved(root + path.wrappedValue) == nil {
      places[path] = nil
    }
    for line in try await git.list(["ls-files", "-v", "-z", "--full-name", "--", ":(top)"])
    where !line.starts(with: "H ".utf8) {
      let path = PathText.found(line.dropFirst(2))
      places[ExactText(path)] = path
    }
    for line in try await git.list(
      ["ls-files", "--others", "--exclude-standard", "-z", "--full-name", "--", ":(top)"])
    { places.updateValue(nil, forKey: ExactText(PathText.found(line))) }
    var files: [ChangedFile] = []
    for (path, old) in places.sorted(by: { $0.key < $1.key }) {
      let bytes: [UInt8]? = if let old { try await oldContent(of: old) } else { nil }
      let file = ChangedFile(
        path: fromHere(path.wrappedValue), earlierPath: old.map(fromHere), before: bytes,
        after: try? FileSystem.read(root + path.wrappedValue).get())
      if file.before != file.after { files.append(file) }
    }
    return files
  }

  /// A path of the repository from the current directory.
  private func fromHere(_ path: String) -> String {
    let parts = (root + path).utf8.split(separator: UInt8(ascii: "/"))
    let base = here.utf8.split(separator: UInt8(ascii: "/"))
    let common = zip(parts, base).prefix { $0.elementsEqual($1) }.count
    let up = Array(repeating: "..", count: base.count - common)
    return (up + parts.dropFirst(common).map { String(Substring($0)) }).joined(separator: "/")
  }

  // MARK: - Files

  /// The state of a file.
  ///
  /// - Parameter path: a path from the current directory.
  func state(of path: String) -> State {
    let written = Self.joined(here, path)
    // A link in the path may lead to another place now.
    for folder in written.flatMap(inRepository).map(Self.withParents) ?? []
    where changes[folder] != nil && folder != written.flatMap(inRepository) {
      return .whole("the link \"\(folder)\" has changed")
    }
    guard let real = FileSystem.resolved(path).flatMap(inRepository) else { return .whole(nil) }
    if let name = written.flatMap(inRepository), !name.isSame(as: real), changes[name] != nil {
      return .whole("the link \"\(path)\" has changed")
    }
    switch changes[real] {
    case .edited: return tracked.contains(real) ? .edited(real) : .whole(nil)
    case .moved(let old): return .whole("\"\(path)\" was \"\(old)\"")
    case .new, .other: return .whole(nil)
    case nil: return tracked.contains(real) ? .same : .whole(nil)
    }
  }

  /// Whether git reports that an entry of the repository differs.
  func isReported(_ path: String) -> Bool { changes[path] != nil }

  /// Whether a feature or data file of the repository is certainly as it was.
  func isSame(_ path: String) -> Bool { !isReported(path) && tracked.contains(path) }

  /// Whether an entry of the revision does not exist any more, or is of another sort.
  func isRemoved(_ path: String) -> Bool {
    if case .other = changes[path] { return true }
    return FileSystem.resolved(root + path) == nil
  }

  /// The paths in the repository that a path from the current directory may mean: as it is written,
  /// with the links to its folder followed, and with all links followed.
  func places(of path: String) -> [String] {
    guard let written = Self.joined(here, path) else { return [] }
    let folder = Self.followed(FilePath.folder(of: written))
    return [written, folder + "/" + FilePath.name(of: written), Self.followed(written)]
      .compactMap(inRepository)
  }

  /// Whether an absolute path is in the repository.
  func isInside(_ path: String) -> Bool { inRepository(path) != nil }

  /// Follows the links of an absolute path as far as it exists.
  private static func followed(_ path: String) -> String {
    if path.isEmpty { return "" }
    if let real = FileSystem.resolved(path) { return real.isSame(as: "/") ? "" : real }
    return followed(FilePath.folder(of: path)) + "/" + FilePath.name(of: path)
  }

  /// Whether a snapshot in a folder has changed or was removed.
  func hasChangedSnapshot(in folder: String) -> Bool {
    let place =
      FileSystem.resolved(folder).flatMap(inRepository)
      ?? Self.joined(here, folder).flatMap(inRepository)
    return place.map { snapshotFolders.contains($0) } ?? false
  }

  /// The content of a file in the revision; nil if it is not known.
  func oldContent(of path: String) async throws(ChangeError) -> [UInt8]? {
    // A name that is not UTF-8 cannot be an argument.
    if PathText.bytes(path) != nil { return nil }
    do throws(ChangeError) {
      return try await git.answer(["cat-file", "blob", "\(commit):\(path)"])
    } catch {
      if case .failed = error { return nil }
      throw error
    }
  }

  /// The entries of the revision.
  func tree() async throws(ChangeError) -> RevisionTree {
    RevisionTree(try await git.list(["ls-tree", "-r", "-z", "--full-tree", commit]))
  }

  /// The content of an object of the repository.
  func content(of object: String) async throws(ChangeError) -> [UInt8] {
    try await git.answer(["cat-file", "blob", object])
  }

  /// The path from the root of the repository; nil for a path outside it.
  private func inRepository(_ path: String) -> String? {
    if path.isSame(as: top) { return "" }
    guard path.begins(with: root) else { return nil }
    return String(decoding: path.utf8.dropFirst(root.utf8.count), as: UTF8.self)
  }

  private var root: String { top.ends(with: "/") ? top : top + "/" }

  /// An absolute path without `.` and `..`.
  private static func joined(_ folder: String, _ path: String) -> String? {
    let whole = path.utf8.first == UInt8(ascii: "/") ? path : folder + "/" + path
    var parts: [Substring] = []
    for part in whole.utf8.split(separator: UInt8(ascii: "/")) {
      switch Array(part) {
      case [UInt8(ascii: ".")]: continue
      case [UInt8(ascii: "."), UInt8(ascii: ".")]: _ = parts.popLast()
      default: parts.append(Substring(part))
      }
    }
    return "/" + parts.joined(separator: "/")
  }

  /// `a/b/c` is `a`, `a/b` and `a/b/c`.
  private static func withParents(_ path: String) -> [String] {
    path.utf8.indices.filter { path.utf8[$0] == UInt8(ascii: "/") }.map { String(path[..<$0]) }
      + [path]
  }
}

import SpecReporters
import SpecSystem
import SpecText

/// A folder that files are written to: all that are missing, or none.
struct StarterFolder: Sendable {
  /// The folder as typed; empty for the current one.
  let path: String

  init(_ typed: String) {
    let isRoot = typed.utf8.allSatisfy { $0 == UInt8(ascii: "/") } && !typed.isEmpty
    var name = typed[...]
    while name.utf8.last == UInt8(ascii: "/") { name = name.dropLast() }
    path = isRoot ? "/" : name == "." ? "" : String(name)
  }

  /// The path of a file in it or above it, from the current directory.
  func path(of file: StarterFile) -> String {
    var folder = path
    var name = file.path[...]
    while name.utf8.starts(with: "../".utf8), let above = Self.parent(of: folder) {
      folder = above
      name = name.dropFirst(3)
    }
    return folder.isEmpty ? String(name) : folder == "/" ? "/" + name : folder + "/" + name
  }

  /// The folder above, without `..`; nil if only the system knows, as for a link.
  private static func parent(of folder: String) -> String? {
    let parts = folder.split(separator: "/")
    guard let last = parts.last, last != ".", last != ".." else { return nil }
    let isAbsolute = folder.utf8.first == UInt8(ascii: "/")
    let parent = (isAbsolute ? "/" : "") + parts.dropLast().joined(separator: "/")
    guard let here = FileSystem.resolved(folder + "/..") else {
      // A link that leads nowhere is not a folder that can be created.
      return FileSystem.isMissing(folder) ? parent : nil
    }
    return FileSystem.resolved(parent.isEmpty ? "." : parent) == here ? parent : nil
  }

  /// The state of each file.
  ///
  /// - Throws: `Complaint` if a file that is needed clashes, or the folder cannot be written.
  func states(of files: [StarterFile]) throws(Complaint) -> [StarterFile.State] {
    if !path.isEmpty, let status = try? FileSystem.status(at: path), status.sort != .directory {
      throw Complaint(
        "\"\(path)\" is not a folder\nname a folder, or one that does not exist yet")
    }
    let states = files.map { $0.state(in: self) }
    let clashes = zip(files, states).compactMap { file, state in
      if case .clash(let why) = state { "  \(self.path(of: file)): \(why)" } else { nil }
    }
    guard clashes.isEmpty else {
      throw Complaint(
        "nothing was written, because of what is there:\n"
          + clashes.joined(separator: "\n")
          + "\nmove \(clashes.count == 1 ? "it" : "them") away, or name another folder")
    }
    for (file, state) in zip(files, states) where state == .missing {
      if let refusal = refusal(toWrite: file) { throw refusal }
    }
    return states
  }

  /// The reason why a missing file cannot be created; nil if it can.
  private func refusal(toWrite file: StarterFile) -> Complaint? {
    var above = self.path(of: file)[...]
    while let slash = above.utf8.lastIndex(of: UInt8(ascii: "/")) {
      above = above[..<slash]
      let folder = above.isEmpty ? "/" : String(above)
      guard let status = try? FileSystem.status(at: folder) else { continue }
      if status.sort != .directory {
        return Complaint(
          "nothing was written, because \"\(folder)\" is not a folder\n"
            + "move it away, or name another folder")
      }
      return unwritable(folder)
    }
    return unwritable(".")
  }

  private func unwritable(_ folder: String) -> Complaint? {
    guard let error = FileSystem.refusal(toWrite: folder) else { return nil }
    return Complaint(
      "nothing was written: the folder \"\(folder)\" cannot be written: "
        + "\(error.reason.lowercased())\nname a folder in which you may create files",
      .broken)
  }

  /// Writes the missing files, each atomically.
  ///
  /// - Throws: `Complaint` if a file cannot be written; those before it stay.
  func write(_ files: [StarterFile]) throws(Complaint) {
    for (place, file) in files.enumerated() {
      let path = self.path(of: file)
      do throws(OutputError) {
        // Another program may have created it in the meantime.
        if (try? FileSystem.status(at: path, followingLinks: false)) != nil {
          throw OutputError(
            target: path, reason: "it exists by now", fix: "run the command again")
        }
        try OutputFile(path, mode: .part).write(file.text)
      } catch {
        let written = files[..<place].map { self.path(of: $0) }
        let note = written.isEmpty ? "" : "\nalready written: \(written.joined(separator: ", "))"
        throw Complaint(error.description + note, .broken)
      }
    }
  }
}

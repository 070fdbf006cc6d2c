import SpecText

/// The revision of the repository that the current directory is in.
package struct CurrentRevision: Sendable {
  package let name: String
  /// Whether no file that git knows differs from the revision.
  package let isClean: Bool

  /// Asks git; nil if it is not installed, does not answer, or there is no repository.
  package static func read() async -> CurrentRevision? {
    let git = Git(program: "git", deadline: .seconds(10))
    guard let answer = try? await git.answer(["rev-parse", "--verify", "HEAD"]),
      let name = String(decoding: answer, as: UTF8.self).split(separator: "\n").first,
      (40...64).contains(name.utf8.count)
    else { return nil }
    let changes = try? await git.answer(["status", "--porcelain", "--untracked-files=no"])
    return CurrentRevision(name: String(name), isClean: changes?.isEmpty == true)
  }

  /// The address that the repository of a folder was cloned from; nil if git reports none.
  package static func origin(of folder: String) async -> String? {
    let git = Git(program: "git", deadline: .seconds(10))
    let answer = try? await git.answer(["-C", folder, "config", "--get", "remote.origin.url"])
    return answer.flatMap {
      String(decoding: $0, as: UTF8.self).split(separator: "\n").first.map(String.init)
    }
  }
}

import SpecSystem
import SpecText

/// Asks git about the repository of the current directory.
struct Git: Sendable {
  /// The program; tests use others.
  let program: String
  let deadline: Duration

  /// The maximum length of an answer, in bytes.
  private static let longest = 256 << 20
  /// Settings and variables of the user that would change the answers.
  private static let settings = [
    "--no-pager", "-c", "core.quotePath=false", "-c", "diff.relative=false",
  ]
  private static let environment = [
    "LC_ALL": "C", "GIT_OPTIONAL_LOCKS": "0", "GIT_LITERAL_PATHSPECS": "0",
    "GIT_GLOB_PATHSPECS": "0", "GIT_NOGLOB_PATHSPECS": "0", "GIT_ICASE_PATHSPECS": "0",
    "GIT_TERMINAL_PROMPT": "0",
  ]

  /// The answer to a command.
  func answer(_ arguments: [String]) async throws(ChangeError) -> [UInt8] {
    let finished: ChildProcess.Finished
    do throws(ChildProcess.NoResult) {
      finished = try await ChildProcess.result(
        of: [program] + Self.settings + arguments, environment: Self.environment,
        atMost: Self.longest, within: deadline)
    } catch {
      switch error {
      case .notStarted(let error) where error.isNoSuchFile: throw .noGit
      case .notStarted(let error): throw .failed(error.reason)
      case .overdue: throw .overdue(deadline)
      case .tooLong: throw .failed("it wrote more than \(Self.longest >> 20) MB")
      }
    }
    guard finished.end == .exited(0) else {
      let line = finished.errors.split(separator: "\n").first.map(String.init)
      if line?.utf8.starts(with: "fatal: not a git repository".utf8) == true { throw .noRepository }
      throw .failed(line ?? "it \(finished.end.description)")
    }
    return finished.output
  }

  /// The parts of an answer that end with a zero byte.
  func list(_ arguments: [String]) async throws(ChangeError) -> [ArraySlice<UInt8>] {
    try await answer(arguments).split(separator: 0)
  }
}

/// The reason why changes are not known.
package enum ChangeError: Error, Sendable {
  case noGit
  case noRepository
  case unknownRevision(String)
  case overdue(Duration)
  case failed(String)

  /// The problem, and on the next line what to do.
  package var sentence: String {
    switch self {
    case .noGit:
      "changes are read with git, which is not installed\n"
        + "install it, or select scenarios by paths, tags or names"
    case .noRepository:
      "changes are read from a git repository, and this directory is not in one\n"
        + "change to a directory of the repository"
    case .unknownRevision(let name):
      "git does not know the revision \"\(name)\"\n"
        + "check the spelling, or fetch it: a shallow clone lacks earlier revisions"
    case .overdue(let limit):
      "git did not answer within \(limit.components.seconds) seconds\n"
        + "try \"git status\" in this directory"
    case .failed(let reason):
      "git cannot compare this directory: \(reason)\ntry \"git status\" in this directory"
    }
  }
}

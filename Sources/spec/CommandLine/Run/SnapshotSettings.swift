import SpecReporters
import SpecRunner
import SpecSystem
import SpecText

/// The snapshots of a run as the command line sets them, and what it says about them.
struct SnapshotSettings {
  let files: SnapshotFiles

  /// In continuous integration nobody would review a snapshot that is written, so none is.
  init(_ arguments: Arguments, _ tool: ToolContext) {
    let isReviewed =
      !tool.environment.isContinuousIntegration && BuildSystem(arguments, tool.environment) == nil
    let chosen = arguments[RunFlags.updateSnapshots]
    let again = RerunCommand.text(arguments, tool: tool.spec.name)
    files = SnapshotFiles(
      chosen == .missing && !isReviewed ? .none : chosen,
      write: { [secrets = tool.secrets] path, bytes, text throws(StepFailure) in
        if !secrets.masked(path).isSame(as: path) {
          throw StepFailure(
            "the name of the snapshot would contain a secret, so it was not written",
            notes: ["name it without a secret"])
        }
        if !secrets.masked(text).isSame(as: text) {
          throw StepFailure(
            "the snapshot \"\(path)\" would contain a secret, so it was not written",
            notes: [
              SnapshotFiles.isPicture(path)
                ? "except the element that shows the secret"
                : "write the file yourself, with a pattern such as /.+/ for the secret"
            ])
        }
        if Self.leavesProject(path) {
          throw StepFailure(
            "the snapshot \"\(path)\" was not written: a symbolic link leads out of the project",
            notes: ["replace the link by a folder or a file"], kind: .setup)
        }
        do throws(OutputError) {
          try OutputFile(path).write(bytes)
        } catch {
          throw StepFailure(
            "the snapshot \"\(path)\" cannot be written: \(error.reason)", notes: [error.fix],
            kind: .setup)
        }
      },
      command: { "\(again) \(ShellWord.quoted($0))" })
  }

  /// Whether a file would be written outside of the current folder and of that of the feature,
  /// because the snapshot or one of its folders is a symbolic link.
  private static func leavesProject(_ path: String) -> Bool {
    let isLink = (try? FileSystem.status(of: path, followingLinks: false))?.sort == .link
    var place = path
    // The folders that are missing will be made.
    while !isLink, !place.isEmpty, FileSystem.isMissing(place) {
      place = FilePath.folder(of: place)
    }
    guard let target = FileSystem.resolved(place.isEmpty ? "." : place) else { return true }
    // FEATURES/snapshots/FEATURE/NAME.snapshot
    let features = FilePath.folder(of: FilePath.folder(of: FilePath.folder(of: path)))
    return ![".", features.isEmpty ? "." : features].compactMap(FileSystem.resolved).contains {
      target.isSame(as: $0) || target.begins(with: $0.isSame(as: "/") ? $0 : $0 + "/")
    }
  }

  /// Sentences about written and unused snapshots; removes unused ones if that was requested.
  ///
  /// - Parameter suite: the suite if all its scenarios were run and passed.
  func report(on suite: Suite?) -> [String] {
    var sentences: [String] = []
    let written = files.written
    if !written.isEmpty {
      sentences.append(
        Self.sentence(
          "\(written.count.counted("snapshot")) written", written, "review and commit them"))
    }
    let unused = suite.map { files.unused(beside: $0.files.compactMap { $0.document?.uri }) } ?? []
    if unused.isEmpty { return sentences }
    let count = unused.count.counted("snapshot")
    guard files.update == .all else {
      return sentences + [
        Self.sentence(
          "\(count) used by no step", unused,
          "remove unused snapshots with \(RunFlags.updateSnapshots.long) all")
      ]
    }
    for path in unused { FileSystem.remove(path) }
    let kept = unused.filter { !FileSystem.isMissing($0) }
    if !kept.isEmpty {
      sentences.append(
        Self.sentence(
          "\(kept.count.counted("unused snapshot")) cannot be removed", kept,
          "check the permissions of the folder"))
    }
    let removed = unused.filter { !kept.contains(same: $0) }
    if removed.isEmpty { return sentences }
    return sentences + [
      Self.sentence(
        "\(removed.count.counted("unused snapshot")) removed", removed, "commit the removal")
    ]
  }

  /// The largest number of paths in a message.
  private static let most = 20

  private static func sentence(_ fact: String, _ paths: [String], _ advice: String) -> String {
    let rest = paths.count - most
    let lines = paths.prefix(most).map { "  " + $0 } + (rest > 0 ? ["  and \(rest) more"] : [])
    return (["warning: \(fact):"] + lines + [advice]).joined(separator: "\n")
  }
}

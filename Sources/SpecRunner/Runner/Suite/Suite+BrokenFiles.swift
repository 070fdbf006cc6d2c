import SpecGherkin
import SpecText

/// A run that continues without the files that have errors (`--keep-going`).
extension Suite {
  /// Files that were found but have no scenarios because of errors in them.
  var brokenFiles: Set<ExactText> {
    unreadFiles.union(files.lazy.filter { !$0.errors.isEmpty }.map { ExactText($0.source.uri) })
  }

  /// The errors that are not confined to one file, such as a path that does not exist.
  package var errorsOutsideFiles: [Diagnostic] {
    unread.filter { !unreadFiles.contains($0.uri) }
  }

  /// What a run without the broken files lacks, in one sentence; nil if no file is broken.
  package var lackOfBrokenFiles: String? {
    let brokenFiles = brokenFiles
    guard !brokenFiles.isEmpty else { return nil }
    let one = brokenFiles.count == 1
    var sentence =
      brokenFiles.count.counted("file has errors, so its", "files have errors, so their")
      + " scenarios were not run"
    if !brokenStepFiles.isDisjoint(with: brokenFiles) {
      sentence += one ? ", and text steps that it defines" : ", and text steps that they define"
      sentence += " are undefined"
    }
    return sentence
  }
}

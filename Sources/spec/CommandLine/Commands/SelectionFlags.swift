/// The flags that select scenarios, besides tags and names.
enum SelectionFlags {
  static let changedSince = Flag<String?>(
    "changed-since", value: "REVISION", .revision, section: "selection",
    help: "select scenarios that changes since a git revision affect",
    details: """
      A scenario is affected if its text, its tags or a background of it has changed, a text step \
      that it calls, also indirectly, or a snapshot of its feature. Uncommitted changes count, and \
      so do files that git does not know. If the settings file has changed, or a feature was moved, \
      all scenarios of it are affected. Changes of the app and of step definitions in Swift are not \
      looked at. If nothing is affected, the exit status is 0.
      """)

  static let allowEmpty = Flag<Bool>(
    "allow-empty", section: "selection", help: "exit with 0 if no scenario is selected or checked")

  static let lastFailed = Flag<Bool>(
    "last-failed", section: "selection", help: "run only the scenarios that failed in the last run",
    details: """
      Failed scenarios are stored in \(LastFailedFile.path). If none failed, nothing runs and the exit \
      status is 0.
      """)
}

/// The flags of `spec run` that select scenarios, besides tags and names.
enum SelectionFlags {
  static let allowEmpty = Flag(
    "allow-empty", section: "selection", help: "exit with 0 if no scenario is selected")

  static let lastFailed = Flag(
    "last-failed", section: "selection", help: "run only the scenarios that failed in the last run",
    details: """
      Failed scenarios are stored in \(LastFailedFile.path). If none failed, nothing runs and the exit \
      status is 0.
      """)
}

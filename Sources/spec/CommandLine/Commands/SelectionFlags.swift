/// The flags of `spec run` that say what is run out of what is named, beside tags and names.
enum SelectionFlags {
  static let allowEmpty = Flag(
    "allow-empty", section: "selection", help: "end with 0 when nothing is selected")

  static let lastFailed = Flag(
    "last-failed", section: "selection", help: "only scenarios that failed when they last ran",
    details: """
      What failed is remembered in \(LastFailedFile.path). If nothing did, nothing is run, and that \
      is no failure.
      """)
}

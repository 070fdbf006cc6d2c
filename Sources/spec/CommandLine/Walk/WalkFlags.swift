import SpecAnalysis

/// The flags of `spec walk`.
enum WalkFlags {
  /// The values of `--format`.
  enum Format: String {
    case text, json
  }

  static let update = Flag(
    "update", section: "run",
    help: "accept what the app shows now; make the walks if there are none")

  static let new = Flag(
    "new", section: "run", help: "make new walks in place of those in the file")

  static let seed = Flag(
    "seed", value: "NUMBER", default: "1", section: "run",
    help: "with new walks: the seed from which they are chosen")

  static let steps = Flag(
    "steps", value: "N", default: "300", section: "run",
    help: "with new walks: the most steps, each a line of the file")

  static let file = Flag(
    "file", value: "FILE", default: "PATH/\(WalkRun.fileName)", section: "run", completion: .file,
    help: "the file of the walks")

  static let fault = Flag(
    "fault", value: "NAME", section: RunFlags.appSection, completion: .names(.faults),
    help: "walk the app with this fault; spec apps lists them")

  static let format = Flag(
    "format",
    choices: [Flag.Choice("text", "for people"), JSONPage.choice], default: "text",
    section: "output", help: "how the report is written")

  static let all = [update, new, seed, steps, file, fault, format]
}

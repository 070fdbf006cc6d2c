import SpecAnalysis

/// The flags of `spec walk`.
enum WalkFlags {
  static let update = Flag<Bool>(
    "update", section: "run",
    help: "accept what the app shows now; make the walks if there are none")

  static let new = Flag<Bool>(
    "new", section: "run", help: "make new walks in place of those in the file")

  static let seed = Flag<Int>(
    "seed", value: "NUMBER", .integer(0...Int.max), default: 1, section: "run",
    help: "with new walks: the seed from which they are chosen")

  static let steps = Flag<Int>(
    "steps", value: "N", .integer(1...100_000), default: 300, section: "run",
    help: "with new walks: the most steps, each a line of the file")

  static let file = Flag<String?>(
    "file", value: "FILE", .file(WalkRun.fileName), otherwise: "PATH/\(WalkRun.fileName)",
    section: "run", help: "the file of the walks")

  static let fault = Flag<String?>(
    "fault", value: "NAME", .text, section: RunFlags.appSection, completion: .names(.faults),
    help: "walk the app with this fault; spec apps lists them")

  static let format = TextFormat.flag(help: "how the report is written")

  static let all: [AnyFlag] = [update, new, seed, steps, file, fault, format]
}

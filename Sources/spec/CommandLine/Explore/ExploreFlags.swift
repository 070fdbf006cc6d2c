import SpecAnalysis

/// The flags of `spec explore`.
enum ExploreFlags {
  /// The values of `--format`.
  enum Format: String {
    case text, json
  }

  static let app = Positional("APP", .one, help: "the app to walk; spec apps lists them")

  static let fault = Flag(
    "fault", value: "NAME", section: RunFlags.appSection, completion: .names(.faults),
    help: "compare the app with itself with this fault")

  static let invariantsOnly = Flag(
    "invariants-only", section: RunFlags.appSection,
    help: "with --fault: walk only the app with the fault, without comparing")

  static let seed = Flag(
    "seed", value: "NUMBER", default: "a new one for each run", section: "run",
    help: "the seed of the walk; it is printed")

  static let steps = Flag(
    "steps", value: "N", default: "\(ExplorationSetting.Limits().steps)", section: "run",
    help: "the length of the walk in actions; 20000 by default with --self-check")

  static let minutes = Flag(
    "minutes", value: "N", default: "5", section: "run",
    help: "the longest time of the walk; of each walk with --self-check, where it is 1 by default")

  static let findings = Flag(
    "findings", value: "N", default: "1", section: "run",
    help: "go on until so many different findings")

  static let without = Flag(
    "without", value: "NAME", repeats: true, section: "run",
    completion: .words(
      DefaultInvariant.allCases.map { Flag.Choice($0.rawValue, $0.rule) }
        + ObservedDifference.Kind.allCases.map { Flag.Choice($0.rawValue) }),
    help: "leave out an invariant, or a kind of fact when apps are compared",
    details: "Invariants: "
      + DefaultInvariant.allCases.map(\.rawValue).joined(separator: ", ") + ". Facts: "
      + ObservedDifference.Kind.allCases.map(\.rawValue).joined(separator: ", ") + ".")

  static let selfCheck = Flag(
    "self-check", section: "run",
    help: "compare the app with each of its faults, and report which are found",
    details: """
      Each fault is also walked without comparing, to see whether the invariants find it.
      """)

  static let format = Flag(
    "format",
    choices: [Flag.Choice("text", "for people"), JSONPage.choice], default: "text",
    section: "output", help: "how the report is written")

  static let output = Flag(
    "output", short: "o", value: "FILE", section: "output", completion: .file,
    help: "write the feature to this file as well; only a file of spec explore is replaced")

  static let all = [
    fault, invariantsOnly, seed, steps, minutes, findings, without, selfCheck, format, output,
  ]

  /// The flag for engines; two are compared.
  static let engine = Flag(
    "engine", short: "e", value: "ENGINE", default: "sim", repeats: true,
    section: RunFlags.appSection, completion: .names(.engines),
    help: "what the app runs on; with two engines, what they show is compared")

  /// The flags that it shares with commands that run scenarios.
  static let settings =
    ProofSettings.flags.map { $0.name == engine.name ? engine : $0 }
}

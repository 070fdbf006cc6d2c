import SpecAnalysis

/// The flags of `spec explore`.
enum ExploreFlags {
  static let app = Positional("APP", .one, help: "the app to walk; spec apps lists them")

  static let fault = Flag<String?>(
    "fault", value: "NAME", .text, section: RunFlags.appSection, completion: .names(.faults),
    help: "compare the app with itself with this fault")

  static let invariantsOnly = Flag<Bool>(
    "invariants-only", section: RunFlags.appSection,
    help: "with --fault: walk only the app with the fault, without comparing")

  static let seed = Flag<Int?>(
    "seed", value: "NUMBER", .integer(0...Int.max), otherwise: "a new one for each run",
    section: "run",
    help: "the seed of the walk; it is printed")

  static let steps = Flag<Int?>(
    "steps", value: "N", .integer(1...100_000_000),
    otherwise: "\(ExplorationSetting.Limits().steps)", section: "run",
    help: "the length of the walk in actions; 20000 by default with --self-check")

  static let minutes = Flag<Int?>(
    "minutes", value: "N", .integer(1...100_000), otherwise: "5", section: "run",
    help: "the longest time of the walk; of each walk with --self-check, where it is 1 by default")

  static let findings = Flag<Int>(
    "findings", value: "N", .integer(1...1000), default: 1, section: "run",
    help: "go on until so many different findings")

  static let without = Flag<[SkippedCheck]>(
    "without", value: "NAME", .check, section: "run",
    help: "leave out an invariant, or a kind of fact when apps are compared",
    details: "Invariants: "
      + DefaultInvariant.allCases.map(\.rawValue).joined(separator: ", ") + ". Facts: "
      + ObservedDifference.Kind.allCases.map(\.rawValue).joined(separator: ", ") + ".")

  static let selfCheck = Flag<Bool>(
    "self-check", section: "run",
    help: "compare the app with each of its faults, and report which are found",
    details: """
      Each fault is also walked without comparing, to see whether the invariants find it.
      """)

  static let format = TextFormat.flag(help: "how the report is written")

  static let output = Flag<String?>(
    "output", short: "o", value: "FILE", .file("found.feature"), section: "output",
    help: "write the feature to this file as well; only a file of spec explore is replaced")

  static let all: [AnyFlag] = [
    fault, invariantsOnly, seed, steps, minutes, findings, without, selfCheck, format, output,
  ]

  /// The flag for engines; two are compared.
  static let engine = Flag<[String]>(
    "engine", short: "e", value: "ENGINE", .engine, otherwise: "sim", section: RunFlags.appSection,
    help: "what the app runs on; with two engines, what they show is compared")

  /// The flags that it shares with commands that run scenarios.
  static let settings =
    ProofSettings.flags.map { $0.name == engine.name ? engine : $0 }
}

/// What a walk leaves out: an invariant, or a kind of fact.
enum SkippedCheck: Sendable {
  case invariant(DefaultInvariant)
  case fact(ObservedDifference.Kind)
}

extension FlagWords<SkippedCheck> {
  static var check: FlagWords {
    let names =
      DefaultInvariant.allCases.map { AnyFlag.Choice($0.rawValue, $0.rule) }
      + ObservedDifference.Kind.allCases.map { AnyFlag.Choice($0.rawValue) }
    return FlagWords(completion: .words(names)) { given throws(UsageError.Fact) in
      let name = given.value ?? ""
      if let invariant = DefaultInvariant(rawValue: name) { return .invariant(invariant) }
      if let fact = ObservedDifference.Kind(rawValue: name) { return .fact(fact) }
      throw .unknownName(
        typed: given.long, value: name, known: names.map(\.word), lister: AnyFlag.help.long)
    }
  }
}

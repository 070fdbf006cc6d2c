import SpecAnalysis

/// The flags of `spec coverage --paths`.
enum PathFlags {
  /// The values of `--format` with `--paths`.
  enum Format: String {
    case text, json, dot, svg
  }

  static let paths = Flag(
    "paths", section: RunFlags.appSection,
    help: "report the paths through the app that the scenarios walk",
    details: """
      The scenarios run, and the screen after each action is recorded. States, actions between \
      them, and pairs of consecutive actions are compared with those that a search of the app finds \
      from its launch. Documentation/Path-Coverage.md explains the figures.
      """)

  static let format = Flag(
    "format",
    choices: PageSettings.format.choices + [
      Flag.Choice("dot", "with --paths: the graph for Graphviz"),
      Flag.Choice("svg", "with --paths: the graph as a picture"),
    ], default: "text", section: "output", help: "how it is written")

  static let facets = Flag(
    "facets", value: "LIST", default: PathAbstraction.standard.names.joined(separator: ","),
    section: RunFlags.appSection,
    completion: .words(PathFacet.allCases.map { Flag.Choice($0.rawValue, $0.meaning) }),
    help: "with --paths: the facets that distinguish two states",
    details: "The names are separated by commas.")

  static let atLeast = Flag(
    "at-least", value: "PERCENT", section: RunFlags.appSection,
    help: "with --paths: exit with 1 if fewer pairs of an app are walked",
    details:
      "It also exits with 1 if the search ended at its limit, because no share is known then.")

  static let app = Flag(
    "app", value: "NAME", repeats: true, section: RunFlags.appSection, completion: .names(.apps),
    help: "with --paths: only this app")

  static let maxStates = Flag(
    "max-states", value: "N", default: "\(PathSearch.Limits().states)",
    section: RunFlags.appSection, help: "with --paths: the most states that the search keeps")

  /// The flags that have an effect only with `--paths`.
  private static let own = [facets, atLeast, app, maxStates]

  static let all =
    [paths] + own
    + ProofSettings.flags.filter { !(SharedFlags.reading + SharedFlags.variables).contains($0) }

  /// Whether the paths are asked for; the setting `paths` of spec.json always has a value.
  static func areOn(_ arguments: Arguments) -> Bool {
    arguments.occurrences.contains { $0.name == paths.name && $0.value == nil && $0.isOn }
  }

  /// Rejects flags that have no effect.
  static func check(_ arguments: Arguments, _ results: Flag) throws(UsageError) {
    let typed = { (flag: Flag) in
      arguments.occurrences(of: flag).last.flatMap { $0.origin == .typed ? $0 : nil }
    }
    let chosen = typed(format)
    let isPicture = chosen?.value == "dot" || chosen?.value == "svg"
    if areOn(arguments) {
      if let given = typed(results) {
        throw UsageError(
          place: arguments.place, fact: .conflict(typed: paths.long, other: given.text))
      }
      if chosen != nil, arguments.choice(format, as: Format.self) == nil {
        throw arguments.unusable(
          format, expected: "text, json, dot or svg with --paths", example: "text")
      }
      return
    }
    let idle = all.dropFirst().compactMap(typed) + (isPicture ? [chosen].compactMap { $0 } : [])
    if let given = idle.first {
      throw UsageError(
        place: arguments.place,
        fact: .needsOther(typed: isPicture ? given.text : given.typed, other: paths.long))
    }
  }
}

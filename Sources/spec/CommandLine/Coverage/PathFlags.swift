import SpecAnalysis

/// The flags of `spec coverage --paths`.
enum PathFlags {
  /// The values of `--format`; some are only for `--paths`, and some only without it.
  enum Format: String {
    case text, json, markdown, html, dot, svg
  }

  static let paths = Flag<Bool>(
    "paths", section: RunFlags.appSection,
    help: "report the paths through the app that the scenarios walk",
    details: """
      The scenarios run, and the screen after each action is recorded. States, actions between \
      them, and pairs of consecutive actions are compared with those that a search of the app finds \
      from its launch. Documentation/Paths.md explains the figures.
      """)

  static let format = Flag<Format>(
    "format",
    [
      .text: "for people, in the width of the terminal", .json: JSONPage.help,
      .markdown: "for a comment or a page", .html: "a self-contained page",
      .dot: "with --paths: the graph for Graphviz", .svg: "with --paths: the graph as a picture",
    ], default: .text, section: "output", help: "how it is written")

  static let facets = Flag<PathAbstraction>(
    "facets", value: "LIST", .facets, default: .standard, section: RunFlags.appSection,
    help: "with --paths: the facets that distinguish two states",
    details: "The names are separated by commas.")

  static let atLeast = Flag<Int?>(
    "at-least", value: "PERCENT", .integer(0...100), section: RunFlags.appSection,
    help: "with --paths: exit with 1 if fewer pairs of an app are walked",
    details:
      "It also exits with 1 if the search ended at its limit, because no share is known then.")

  static let app = Flag<[String]>(
    "app", value: "NAME", .text, section: RunFlags.appSection, completion: .names(.apps),
    help: "with --paths: only this app")

  static let maxStates = Flag<Int>(
    "max-states", value: "N", .integer(1...1_000_000), default: PathSearch.Limits().states,
    section: RunFlags.appSection,
    help: "with --paths: the most states that the search keeps")

  /// The flags that have an effect only with `--paths`.
  private static let own: [AnyFlag] = [facets, atLeast, app, maxStates]

  static let all: [AnyFlag] =
    [paths] + own
    + ProofSettings.flags.filter { !(SharedFlags.reading + SharedFlags.variables).contains($0) }

  /// Whether the paths are asked for; the setting `paths` of spec.json always has a value.
  static func areOn(_ arguments: Arguments) -> Bool {
    arguments.occurrences.contains { $0.name == paths.name && $0.value == nil && $0.isOn }
  }

  /// Rejects flags that have no effect.
  static func check(_ arguments: Arguments, _ results: AnyFlag) throws(UsageError) {
    let typed = { (flag: AnyFlag) in
      arguments.occurrences(of: flag).last.flatMap { $0.origin == .typed ? $0 : nil }
    }
    let chosen = typed(format)
    let isPicture = [.dot, .svg].contains(arguments[format])
    if areOn(arguments) {
      if let given = typed(results) {
        throw arguments.error(.conflict(paths.long, given.text))
      }
      if chosen != nil, [.markdown, .html].contains(arguments[format]) {
        throw arguments.unusable(
          format, expected: "text, json, dot or svg with --paths", example: "text")
      }
      return
    }
    let idle = all.dropFirst().compactMap(typed) + (isPicture ? [chosen].compactMap { $0 } : [])
    if let given = idle.first {
      throw arguments.error(.needsOther(isPicture ? given.text : given.typed, paths.long))
    }
  }
}

extension FlagWords<PathAbstraction> {
  /// The names of facets, separated by commas.
  static var facets: FlagWords {
    let names = AnyFlag.Completion.words(
      PathFacet.allCases.map { AnyFlag.Choice($0.rawValue, $0.meaning) })
    return FlagWords(
      "a list of " + PathAbstraction.standard.names.joined(separator: ", "),
      example: "screen,focus", completion: names, text: { $0.names.joined(separator: ",") }
    ) { text in
      let names = text.split(separator: ",", omittingEmptySubsequences: false)
      let facets = names.compactMap { PathFacet(rawValue: String($0)) }
      return facets.count == names.count ? PathAbstraction(Set(facets)) : nil
    }
  }
}

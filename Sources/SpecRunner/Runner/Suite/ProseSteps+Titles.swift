import SpecGherkin
import SpecText

/// Finds what is lost above the first step: a title without its colon is prose, with all below it.
extension ProseSteps {
  /// A description of a feature, a rule or examples, and the line of its title.
  private struct Description {
    let text: String
    let line: Int
    /// Whether a table follows, so that a step is out of place.
    var isOfTable = false
  }

  /// What a line of a description reads like.
  private enum Kind: Hashable {
    case prose
    case step
    /// The title for a keyword; certain if no prose begins so.
    case title(String, isCertain: Bool)
  }

  mutating func readDescriptions(of feature: Feature) {
    var all = [Description(text: feature.description, line: feature.location.line)]
    for rule in feature.rules {
      all.append(Description(text: rule.description, line: rule.location.line))
    }
    for examples in feature.allScenarios.flatMap(\.examples) {
      all.append(
        Description(
          text: examples.description, line: examples.location.line, isOfTable: true))
    }
    for description in all where !description.text.isEmpty { read(description) }
  }

  private mutating func read(_ description: Description) {
    let found = rows(of: description.text, below: description.line)
    let kinds = found.map { kind(of: $0.text.text) }
    let lastStep = kinds.lastIndex(of: .step) ?? -1
    var hasTitle = false
    for (index, row) in found.enumerated() {
      switch kinds[index] {
      case .prose: break
      case .title(let keyword, let isCertain) where isCertain || index < lastStep:
        hasTitle = true
        let message = "this line reads like a title, but is prose, so what is below it is not run"
        note(row.text, row.line, message, "write \"\(keyword):\"")
      case .title: break
      case .step:
        // One line may be a sentence of a story; several are a scenario without its title.
        let isOneOfSeveral = [index - 1, index + 1].contains {
          kinds.indices.contains($0) && kinds[$0] == .step
        }
        guard !hasTitle, description.isOfTable || isOneOfSeveral else { continue }
        note(
          row.text, row.line, Self.stepMessage,
          description.isOfTable
            ? "write it above the examples"
            : "write \"\(dialect.scenario.last ?? "Scenario"):\" above the first step")
      }
    }
  }

  private func kind(of line: String) -> Kind {
    if dialect.steps.contains(where: { line.begins(with: $0) }) { return .step }
    let own = Self.titles(of: dialect)
    for keyword in own where line.begins(with: keyword) {
      let rest = line.unicodeScalars.dropFirst(keyword.unicodeScalars.count)
      if Self.startsWithWideColon(rest) { return .title(keyword, isCertain: true) }
      if rest.isEmpty || rest.first == " " { return .title(keyword, isCertain: false) }
    }
    for (keyword, kind) in Self.foreignTitles where line.begins(with: keyword) {
      let rest = line.unicodeScalars.dropFirst(keyword.unicodeScalars.count)
      guard rest.first == ":" || Self.startsWithWideColon(rest), !own.contains(same: keyword),
        let word = Self.kinds[kind](dialect).first
      else { continue }
      return .title(word, isCertain: true)
    }
    return .prose
  }

  /// Whether a text begins with the colon of East Asian keyboards.
  private static func startsWithWideColon(_ text: Substring.UnicodeScalarView) -> Bool {
    text.drop { $0 == " " }.first == "\u{FF1A}"
  }

  /// The keywords for each kind of title below a feature, the usual one first.
  private static let kinds: [@Sendable (Dialect) -> [String]] = [
    { $0.scenario.reversed() }, { $0.scenarioOutline }, { $0.background }, { $0.rule },
    { $0.examples },
  ]

  /// The keywords for titles below a feature, the longest first.
  private static func titles(of dialect: Dialect) -> [String] {
    kinds.flatMap { $0(dialect) }.sorted { $0.utf8.count > $1.utf8.count }
  }

  /// The English keywords, and those of all languages that no English prose has, with their kinds.
  private static let foreignTitles: [(keyword: String, kind: Int)] = {
    var found: [(keyword: String, kind: Int)] = []
    for dialect in Dialect.codes.compactMap(Dialect.named) {
      for (kind, keywords) in kinds.enumerated() {
        for keyword in keywords(dialect)
        where dialect.code == "en" || !keyword.utf8.allSatisfy({ $0 < 0x80 }) {
          found.append((keyword, kind))
        }
      }
    }
    return found
  }()
}

package import SpecDrivers
import SpecText

/// Writes missing pairs of actions as skeletons of scenarios: the shortest way to the pair, the
/// pair, and a Then for the author.
///
/// The Then has no definition, so a skeleton fails until somebody says what has to hold.
package struct PathSuggestions: Sendable {
  /// The sentence for an action, without its keyword; nil if the vocabulary has none.
  package typealias Sentence = @Sendable (Action) -> String?
  /// The steps before the app is open and the one that opens it; nil if they cannot be written.
  package typealias Opening = @Sendable (PathStart) -> [String]?

  /// The text of the step that an author replaces.
  package static let openStep = "this check is not written yet"

  private let sentence: Sentence
  private let opening: Opening

  package init(opening: @escaping Opening, sentence: @escaping Sentence) {
    self.opening = opening
    self.sentence = sentence
  }

  /// A feature of skeletons, and how many kinds of pairs it leaves out.
  package struct Feature: Sendable {
    package let text: String
    /// The number of scenarios.
    package internal(set) var count = 0
    /// Kinds of missing pairs beyond the limit.
    package internal(set) var rest = 0
    /// Kinds for whose actions there are no steps.
    package internal(set) var unwritten = 0
  }

  /// The skeletons of several apps, at most `limit` for each, the most important first.
  package func feature(_ coverages: [PathCoverage], limit: Int) -> Feature {
    var lines = ["Feature: Pairs of actions without a scenario"]
    var (count, rest, unwritten) = (0, 0, 0)
    for coverage in coverages where !coverage.missing.isEmpty {
      var scenarios: [[String]] = []
      var used = 0
      for kind in coverage.missing where scenarios.count < limit {
        used += 1
        if let scenario = scenario(kind, scenarios.count + 1, coverage) {
          scenarios.append(scenario)
        } else {
          unwritten += 1
        }
      }
      rest += coverage.missing.count - used
      count += scenarios.count
      guard !scenarios.isEmpty else { continue }
      lines += ["", "  Rule: \(Self.line(coverage.app))"]
      for scenario in scenarios { lines += [""] + scenario.map { $0.isEmpty ? "" : "    " + $0 } }
    }
    return Feature(
      text: lines.joined(separator: "\n") + "\n", count: count, rest: rest, unwritten: unwritten)
  }

  private func scenario(
    _ kind: PathCoverage.MissingKind, _ number: Int, _ coverage: PathCoverage
  ) -> [String]? {
    let (first, second) = (kind.example.first, kind.example.second)
    let graph = coverage.search.graph
    let route = coverage.search.route(to: graph.edges[first].source)
    guard let given = opening(route.start) else { return nil }
    let pair = [coverage.search.actions[first], coverage.search.actions[second]]
    let steps = (route.actions + pair).map { sentence($0) }
    guard steps.allSatisfy({ $0 != nil }) else { return nil }
    let texts = steps.compactMap { $0 }
    var lines = [
      "Scenario: \(number). On \(Self.line(kind.place)): \(Self.line(kind.first.text)), then "
        + Self.line(kind.second.text)
    ]
    let ways = given + texts.dropLast(2)
    for (place, text) in ways.enumerated() {
      lines.append("  \(place == 0 ? "Given" : "And") \(text)")
    }
    for (place, text) in texts.suffix(2).enumerated() {
      lines.append("  \(place == 0 ? "When" : "And") \(text)")
    }
    lines.append("  # seen: " + Self.line(graph.states[graph.edges[second].target].text))
    lines.append("  Then \(Self.openStep)")
    return lines
  }

  /// A text as part of a line.
  private static func line(_ text: String) -> String {
    String(
      String.UnicodeScalarView(
        text.unicodeScalars.map { $0.properties.generalCategory == .control ? " " : $0 }))
  }
}

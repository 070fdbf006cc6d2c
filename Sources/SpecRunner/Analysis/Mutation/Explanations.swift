import SpecGherkin
import SpecText

/// The comments of a suite that explain surviving mutants.
///
/// `# survives: REASON` applies to the step, row or table below it; above the title of a scenario,
/// or above its tags, to the whole scenario. Other comments may be in between.
struct Explanations {
  private var lines: [Place: Mutation.Explanation] = [:]
  private var scenarios: [Place: Mutation.Explanation] = [:]
  private(set) var all: [Mutation.Explanation] = []
  private static let marker = "survives:"

  private struct Place: Hashable {
    @ExactText var uri: String
    let line: Int
  }

  init(_ files: [ParseResult]) {
    for file in files {
      guard let document = file.document, let feature = document.feature else { continue }
      let comments = Dictionary(
        document.comments.map { ($0.location.line, $0.text) }
      ) { first, _ in first }
      for (line, text) in comments.sorted(by: { $0.key < $1.key }) {
        guard let reason = Self.reason(text) else { continue }
        let explanation = Mutation.Explanation(
          uri: document.uri, location: Location(line: line, column: 1), reason: reason)
        all.append(explanation)
        var below = line + 1
        while comments[below] != nil { below += 1 }
        lines[Place(uri: document.uri, line: below)] = explanation
      }
      for scenario in feature.allScenarios {
        let first = scenario.tags.first?.location.line ?? scenario.location.line
        let titles = first...max(first, scenario.location.line)
        guard let line = titles.first(where: { lines[Place(uri: document.uri, line: $0)] != nil })
        else { continue }
        scenarios[Place(uri: document.uri, line: scenario.location.line)] =
          lines[Place(uri: document.uri, line: line)]
      }
    }
  }

  /// The explanation of a mutant, if any.
  ///
  /// - Parameters:
  ///   - step: The line of its step.
  ///   - scenario: The line of its scenario's title.
  func explanation(of mutant: Mutant, step: Int, scenario: Int) -> Mutation.Explanation? {
    for line in [mutant.location.line, step] {
      if let found = lines[Place(uri: mutant.uri, line: line)] { return found }
    }
    return scenarios[Place(uri: mutant.uri, line: scenario)]
  }

  private static func reason(_ comment: String) -> String? {
    let text = comment.unicodeScalars.drop { $0 == " " || $0 == "\t" }.dropFirst()
      .drop { $0 == " " }
    guard text.starts(with: marker.unicodeScalars) else { return nil }
    let reason = text.dropFirst(marker.unicodeScalars.count).drop { $0 == " " }
    return String(String.UnicodeScalarView(reason))
  }
}

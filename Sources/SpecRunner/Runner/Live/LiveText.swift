package import SpecGherkin
import SpecText

/// The steps of a session as Gherkin: each is parsed with those before it, so that And and tables
/// mean what they mean in a file.
package struct LiveText: Sendable {
  /// The lines of the steps so far.
  package private(set) var lines: [String] = []
  private let dialect: Dialect

  /// The largest number of bytes of all lines.
  private static let limit = 1 << 20

  /// - Parameter language: the code of the language of the keywords; unknown codes mean English.
  package init(language: String) { dialect = Dialect.named(language) ?? .english }

  /// Why lines are not steps.
  package struct Problem: Error {
    package let sentence: String
  }

  /// The steps that lines would add.
  ///
  /// - Throws: `Problem` if the lines are anything else than steps.
  package func steps(of more: [String]) throws(Problem) -> (pickle: Pickle, new: [PickleStep]) {
    let known = try parse(lines).map(\.steps.count) ?? 0
    guard let pickle = try parse(lines + more), pickle.steps.count > known else {
      throw Problem(sentence: "this is not a step\na step begins with \(keywords)")
    }
    return (pickle, Array(pickle.steps.suffix(pickle.steps.count - known)))
  }

  /// Adds the lines of steps that have run.
  package mutating func add(_ more: [String]) { lines += more }

  /// Forgets all lines after the first ones.
  package mutating func keep(_ count: Int) { lines.removeLast(max(0, lines.count - count)) }

  /// The only scenario of lines; nil if they have no step.
  private func parse(_ lines: [String]) throws(Problem) -> Pickle? {
    guard lines.reduce(0, { $0 + $1.utf8.count }) <= Self.limit else {
      throw Problem(sentence: "the session has more than 1 MiB of steps\nbegin another session")
    }
    let text = ([heading(dialect.feature), heading(dialect.scenario)] + lines)
      .joined(separator: "\n")
    let result = Parser.parse(
      Source(uri: "session", text: text + "\n"), defaultLanguage: dialect.code)
    if let error = result.errors.first, lines.count > self.lines.count + 1 {
      throw Problem(sentence: ([error.message] + error.notes).joined(separator: "\n"))
    }
    guard let scenarios = result.document?.feature?.children.count, scenarios == 1,
      result.pickles.count < 2
    else { throw Problem(sentence: "only steps can be tried\na step begins with \(keywords)") }
    return result.pickles.first
  }

  /// Whether a line is one of Gherkin other than a step: a title, a tag, a comment, or what belongs
  /// below a step.
  package func isStructure(_ line: String) -> Bool {
    let titles = [
      dialect.feature, dialect.rule, dialect.background, dialect.scenario, dialect.scenarioOutline,
      dialect.examples,
    ]
    return (["@", "#", "|", "\"\"\"", "```"] + titles.joined().map { $0 + ":" })
      .contains { line.begins(with: $0) }
  }

  /// The keyword of a step of a definition, with the space that follows it.
  package func keyword(of definition: StepDefinition) -> String {
    switch definition.keyword {
    case .given: keyword(of: .context)
    case .when: keyword(of: .action)
    case .then: keyword(of: .outcome)
    case .step: keyword(of: .unknown)
    }
  }

  /// The keyword of steps of a type, with the space that follows it.
  func keyword(of type: PickleStepType) -> String {
    let words =
      switch type {
      case .context: dialect.given
      case .action: dialect.when
      case .outcome: dialect.then
      case .unknown: ["* "]
      }
    return words.first { !$0.begins(with: "*") } ?? "* "
  }

  private func heading(_ words: [String]) -> String { (words.first ?? "") + ": session" }

  private var keywords: String {
    [dialect.given, dialect.when, dialect.then].compactMap { words in
      words.first { !$0.begins(with: "*") }
    }.map(TextWidth.trimmed).joined(separator: ", ")
  }
}

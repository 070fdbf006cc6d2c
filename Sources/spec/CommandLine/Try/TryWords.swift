import SpecAnalysis
import SpecDrivers
import SpecGherkin
import SpecReporters
import SpecRunner
import SpecText

/// The words of a session: its steps, its keywords and the scenarios it writes.
struct TryWords: Sendable {
  private let registry: StepRegistry
  private let dialect: Dialect
  let completion: LineCompletion

  init(_ registry: StepRegistry, language: String) {
    self.registry = registry
    dialect = Dialect.named(language) ?? .english
    completion = LineCompletion(
      registry.definitions.filter { definition in
        definition.textStep != nil || definition.language.isSame(as: language)
          || definition.language.isSame(as: "en")
      },
      keywords: dialect.steps)
  }

  /// The names of the elements on a screen, as steps use them.
  func names(on screen: Screen) -> [String] {
    let names = screen.elements.filter(\.isVisible).map(\.plainName)
    return Set(exactly: names.filter { !$0.isEmpty && !$0.utf8.contains(0x22) }).inOrder
  }

  func unknown(_ command: String) -> TryReply {
    let name = VisibleText.line(command)
    let near = Nearest.nearest(to: command, in: TryInput.Command.allCases.map(\.rawValue))
    return .refusal(
      "there is no command \":\(name)\"\n"
        + (near.map { "did you mean \":\($0)\"? " } ?? "") + ":help lists the commands")
  }

  /// The steps that are about these words, the most likely first; all of them without words.
  func steps(_ argument: String) -> TryReply {
    let definitions = registry.definitions
    let found =
      argument.isBlank
      ? definitions.indices.filter { definitions[$0].isListed }
      : StepFinder(definitions).steps(for: argument, most: 12)
    guard !found.isEmpty else {
      return .refusal("no step is about these words\nsearch for others")
    }
    let shown = found.prefix(Self.most).map {
      "\(definitions[$0].word) \(definitions[$0].sentence)"
    }
    let rest = found.count - shown.count
    return TryReply(
      lines: shown + (rest > 0 ? ["and \(rest.counted("more step")): add a word"] : []))
  }

  /// The number of steps that are listed.
  private static var most: Int { 40 }

  /// Checks with their keywords.
  func thens(_ checks: [String]) -> [String] {
    zip(checks.indices, checks).flatMap { index, check in
      let step = Self.keyword(index == 0 ? dialect.then : dialect.and) + check
      return step.split(separator: "\n").map(String.init)
    }
  }

  /// Whether steps include a check.
  func hasCheck(_ lines: [String]) -> Bool {
    lines.contains { line in dialect.then.contains { $0 != "* " && line.begins(with: $0) } }
  }

  /// The keywords of steps that a tool writes.
  var keywords: RecordedScenario.Keywords {
    RecordedScenario.Keywords(
      given: Self.keyword(dialect.given), when: Self.keyword(dialect.when),
      then: Self.keyword(dialect.then), and: Self.keyword(dialect.and))
  }

  /// A feature with the steps as its only scenario.
  func feature(_ lines: [String], named name: String = "Session") -> String {
    let language = dialect.code.isSame(as: "en") ? "" : "# language: \(dialect.code)\n"
    let scenario = lines.map { "    \($0)\n" }.joined()
    return language + (dialect.feature.first ?? "") + ": \(name)\n\n  "
      + Self.word(dialect.scenario) + ": \(name)\n" + scenario
  }

  private static func keyword(_ words: [String]) -> String {
    words.first { !$0.begins(with: "*") } ?? ""
  }

  /// The usual one of a language's words for the same: the last, such as `Scenario`.
  private static func word(_ words: [String]) -> String { words.last ?? "" }
}

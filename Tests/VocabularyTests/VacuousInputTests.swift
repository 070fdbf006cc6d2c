import SpecGherkin
import SpecMessages
import SpecRunner
import SpecVocabulary
import Testing

/// No step of the vocabulary accepts what makes it prove nothing; the steps come from the vocabulary.
struct VacuousInputTests {
  private static let definitions = Vocabulary.words.flatMap(\.definitions)

  private static func errors(_ keyword: String, _ text: String, _ rows: [String] = []) throws
    -> [Diagnostic]
  {
    let ko = keyword == "그러면"
    let head = ko ? "# language: ko\n기능: f\n  시나리오: s\n" : "Feature: f\n  Scenario: s\n"
    let source = head + "    \(keyword) \(text)\n" + rows.map { "      \($0)\n" }.joined()
    let registry = try StepRegistry(Vocabulary.words)
    return Planner(registry).plan(Suite([SourceFile(uri: "f.feature", text: source)])).errors
  }

  @Test(arguments: definitions.map(\.pattern))
  func `an action or a condition is an error as a Then, and a check is not`(
    _ pattern: String
  ) throws {
    let definition = try #require(Self.definitions.first { $0.pattern.isEqual(to: pattern) })
    let example = try #require(definition.example)
    let text = String(example.drop { $0 != " " }.dropFirst())
    let codes = try Self.errors(definition.language == "ko" ? "그러면" : "Then", text).map(\.code)
    #expect(codes.contains("step.no-check") == (definition.word != Self.then(definition)))
  }

  private static func then(_ definition: StepDefinition) -> String {
    definition.language == "ko" ? "그러면" : "Then"
  }
}

extension String {
  fileprivate func isEqual(to other: String) -> Bool { utf8.elementsEqual(other.utf8) }
}

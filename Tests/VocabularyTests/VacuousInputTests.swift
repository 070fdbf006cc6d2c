import SpecRunner
import SpecVocabulary
import Testing

/// No step of the vocabulary accepts what makes it prove nothing; the inputs come from the vocabulary.
struct VacuousInputTests {
  /// A sentence that must be refused, or that must not, with a code of the error.
  struct Attempt: Sendable, CustomTestStringConvertible {
    let line: String
    let isKorean: Bool
    var rows: [String] = []
    var code = "step.vacuous"
    var isRefused = true
    var testDescription: String { ([line] + rows).joined(separator: " ") }
  }

  @Test func `what proves nothing is refused, and what means something is not`() throws {
    let registry = try StepRegistry(Vocabulary.words)
    let attempts = try Self.attempts(registry)
    for attempt in attempts {
      let codes = Self.codes(attempt, registry)
      #expect(
        codes.contains { $0.utf8.elementsEqual(attempt.code.utf8) } == attempt.isRefused,
        "\(attempt.testDescription)")
    }
    // 109 conditions, 215 actions and 471 checks in two languages.
    #expect(attempts.count(where: \.isRefused) == 3_554)
  }

  @Test(arguments: [
    ("includes", ###""#ignore""###, true), ("includes", ###""##ignore""###, true),
    ("includes", ###"{"a": "##ignore", "b": "##present"}"###, true), ("includes", "{}", true),
    ("includes", ###""#object""###, false), ("includes", ###"{"a": "#ignore"}"###, false),
    ("includes", ###"{"a": "##string"}"###, false), ("includes", ###""#present""###, false),
    ("has", ###""##ignore""###, true), ("has", "{}", false),
    ("has", ###"{"a": "##ignore"}"###, false), ("includes", "[]", false),
  ])
  func `a shape that excludes nothing is refused`(
    verb: String, shape: String, isRefused: Bool
  ) throws {
    let attempt = Attempt(
      line: "Then the response JSON at \"$\" \(verb) the shape:", isKorean: false,
      rows: ["\"\"\"", shape, "\"\"\""])
    let codes = Self.codes(attempt, try StepRegistry(Vocabulary.words))
    #expect(codes == (isRefused ? ["step.vacuous"] : []))
  }

  @Test func `an empty cell of examples is reported once, with the place of its row`() throws {
    let text = """
      Feature: f
        @step
        Scenario: it says "<text>"
          Then I see "<text>"

        Scenario Outline: o
          Given the "a" app is open
          Then "Name" contains "<t>"
          And it says "<t>"
          And I do not see ""

          Examples:
            | t |
            | a |
            |   |
            |   |
      """
    let suite = Suite(sources: [Source(uri: "f.feature", text: text)])
    let registry = try StepRegistry(Vocabulary.words, for: suite)
    let notes = Planner(registry).plan(suite).errors.map { error in
      "\(error.location?.line ?? 0) " + error.notes.filter { $0.contains("row") }.joined()
    }
    let row = "the values are those of the row of examples at f.feature:15:7"
    #expect(notes == ["9 \(row)", "10 ", "8 \(row)"])
  }

  @Test func `no step of the vocabulary reads a table of an undeclared shape`() {
    let open = Vocabulary.words.flatMap(\.definitions).filter {
      $0.parameterTypes.contains { $0 == Table.self || $0 == Table?.self }
    }
    #expect(open.map(\.pattern) == [])
  }

  private static func codes(_ attempt: Attempt, _ registry: StepRegistry) -> [String] {
    let head =
      attempt.isKorean ? "# language: ko\n기능: f\n  시나리오: s\n" : "Feature: f\n  Scenario: s\n"
    let text = head + "    \(attempt.line)\n" + attempt.rows.map { "      \($0)\n" }.joined()
    let suite = Suite(sources: [Source(uri: "f.feature", text: text)])
    return Planner(registry).plan(suite).errors.map(\.code)
  }

  private static func attempts(_ registry: StepRegistry) throws -> [Attempt] {
    var attempts: [Attempt] = []
    for definition in registry.definitions where definition.isListed {
      guard let example = definition.example else { continue }
      let isKorean = definition.language == "ko"
      let sentence = String(example.drop { $0 != " " }.dropFirst())
      func line(_ word: String, _ text: String) -> String { word + " " + text }
      attempts.append(
        Attempt(
          line: line(isKorean ? "그러면" : "Then", sentence), isKorean: isKorean,
          code: "step.no-check", isRefused: definition.keyword != .then))
      let pickle = Suite(sources: [
        Source(uri: "f", text: "Feature: f\n Scenario: s\n  * \(sentence)\n")
      ]).files[0].pickles[0]
      let index = pickle.steps[0].withTextUTF8 { registry.matches($0).map(\.index)[0] }
      let arguments = registry.match(pickle.steps[0], by: index)?.arguments ?? []
      for (argument, type) in zip(arguments, definition.parameterTypes) {
        guard let text = argument.text else { continue }
        for (vacuous, refuses) in vacuous(text, type) {
          attempts.append(
            Attempt(
              line: line(
                definition.word, sentence.replacing(text, with: vacuous, maxReplacements: 1)),
              isKorean: isKorean, isRefused: refuses))
        }
      }
      for type in definition.parameterTypes {
        guard let shaped = type as? any ShapedTable.Type else { continue }
        for rows in [["| a | b | c | d | e | f |"], ["|  |", "|  |"]]
        where shaped.shape != TableShape(.any) {
          attempts.append(
            Attempt(line: line(definition.word, sentence), isKorean: isKorean, rows: rows))
        }
      }
    }
    return attempts
  }

  /// What an argument becomes if it has an empty text or a number that does nothing, and whether its
  /// type says that this means nothing.
  private static func vacuous(
    _ text: String, _ type: any StepArgument.Type
  ) -> [(String, refuses: Bool)] {
    if type == Int.self || "\(type)" == "SeenCount" { return [("0", true), ("-1", true)] }
    if type == Count.self { return [("0", false), ("-1", true)] }
    let refuses = type != AnyText.self && type != ExpectedValue.self
    guard let start = text.firstIndex(of: "\""), let end = text.lastIndex(of: "\""), start < end
    else {
      return []
    }
    if text[start...end].count(where: { $0 == "\"" }) != 2 || "\(type)" == "JSONText" { return [] }
    return ["\"\"", "\" \"", "\"\u{A0}\"", "\"\u{200B}\""].map {
      (text.replacingCharacters(start, end, with: $0), refuses)
    }
  }
}

extension String {
  fileprivate func replacingCharacters(_ start: Index, _ end: Index, with text: String) -> String {
    String(self[..<start]) + text + String(self[index(after: end)...])
  }
}

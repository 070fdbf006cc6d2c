import SpecRunner
import Testing

/// Steps in other words: the body is the one there is, whatever the order of the words.
struct StepTranslationTests {
  /// What bodies were given, in a scenario's world.
  private enum Heard: WorldKey {
    static var initial: [String] { [] }
  }

  /// A value that each language has words of its own for.
  private enum Fruit: String, StepArgument {
    case apple, pear
  }

  private static let english = StepLibrary("english") {
    Parameter(
      ParameterType("fruit", matching: "apple|pear") { text in
        text == "pear" ? Fruit.pear : .apple
      })
    When("I eat {string} and a(n) {fruit}") { (world: World, first: String, fruit: Fruit) in
      world[Heard.self].append("\(first), \(fruit)")
    }
    When("I put {int} {word} into {string}") {
      (world: World, count: Int, what: String, place: String) in
      world[Heard.self].append("\(count) \(what) into \(place)")
    }
    When("{word} goes before {word}") { (world: World, one: String, other: String) in
      world[Heard.self].append("\(one) < \(other)")
    }
    When("I read {string}:", needs: ["eyes"]) {
      (world: World, title: String, text: DocStringArgument) in
      world[Heard.self].append("\(title): \(text.content)")
    }
    Then("I heard {string}") { (world: World, line: String) in
      try expect(world[Heard.self].joined(separator: "; "), is: line, "what was heard", in: world)
    }
  }

  private static func korean(_ translations: StepTranslation...) -> StepLibrary {
    StepLibrary(
      "korean", in: "ko", of: [english],
      types: {
        Parameter(
          ParameterType("과일", matching: "사과|배") { text in text == "배" ? Fruit.pear : .apple })
      }, translations: translations)
  }

  private static let translations = korean(
    StepTranslation("{string}에 {word} {int}개를 넣는다/넣으면", of: "I put {int} {word} into {string}"),
    StepTranslation("{word}이/가 {word}보다 먼저다", of: "{word} goes before {word}"),
    StepTranslation("{string}을/를 읽는다:", of: "I read {string}:"))

  private static func statuses(_ steps: String, _ library: StepLibrary) async throws -> [Status] {
    let registry = try StepRegistry([english, library])
    let text = "# language: ko\n기능: f\n  시나리오: s\n" + steps
    let plan = Planner(registry).plan(Suite(sources: [Source(uri: "a.feature", text: text)]))
    var statuses: [Status] = []
    await SpecRun(plan).run { envelope in
      if case .testStepFinished(let finished) = envelope { statuses.append(finished.result.status) }
    }
    return statuses
  }

  @Test(arguments: [
    (#"만일 "상자"에 사과 3개를 넣으면"#, "3 사과 into 상자"),
    (#"만일 "상자"에 사과 3개를 넣는다"#, "3 사과 into 상자"),
    ("만일 하나가 둘보다 먼저다", "하나 < 둘"), ("만일 달이 해보다 먼저다", "달 < 해"),
  ])
  func `the body gets its values in its own order`(step: String, heard: String) async throws {
    let statuses = try await Self.statuses(
      "    \(step)\n    * I heard \"\(heard)\"\n", Self.translations)
    #expect(statuses == [.passed, .passed])
  }

  @Test func `a parameter of another name takes the place that is left`() async throws {
    let library = Self.korean(
      StepTranslation("{과일}과/와 {string}을/를 먹는다", of: "I eat {string} and a(n) {fruit}"))
    let statuses = try await Self.statuses(
      "    만일 배와 \"떡\"을 먹는다\n    * I heard \"떡, pear\"\n", library)
    #expect(statuses == [.passed, .passed])
  }

  @Test func `a text below the step stays last`() async throws {
    let statuses = try await Self.statuses(
      """
          만일 "책"을 읽는다:
            \"""
            옛날에
            \"""
          * I heard "책: 옛날에"

      """, Self.translations)
    #expect(statuses == [.passed, .passed])
  }

  @Test func `keyword, needs and summary are the step's; the keyword is told in its language`() {
    let words = Self.translations.definitions
    #expect(words.map(\.keyword) == [.when, .when, .when])
    #expect(words.map(\.word) == ["만일", "만일", "만일"])
    #expect(words.map(\.needs) == [[], [], ["eyes"]])
    #expect(Self.english.definitions.map(\.word) == ["When", "When", "When", "When", "Then"])
  }

  @Test(arguments: [
    (
      StepTranslation("{word}이/가 운다", of: "{word} cries"),
      #"there is no step "{word} cries" to translate as "{word}이/가 운다""#
    ),
    (
      StepTranslation("{word}이/가 먼저다", of: "{word} goes before {word}"),
      #"the translation "{word}이/가 먼저다" has other parameters than "#
        + #""{word} goes before {word}": 1 instead of 2"#
    ),
    (
      StepTranslation("I heard {string}", of: "I heard {string}"),
      #"the step "I heard {string}" is defined twice"#
    ),
  ])
  func `a translation that cannot be is an error before anything runs`(
    translation: StepTranslation, message: String
  ) {
    let error = #expect(throws: GlueError.self) {
      try StepRegistry([Self.english, Self.korean(translation)])
    }
    #expect(error?.diagnostics.map(\.message) == [message])
    #expect(error?.diagnostics.first?.location != nil)
  }
}

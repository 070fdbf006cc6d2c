import Foundation
import SpecDrivers
import SpecRunner
import SpecTestKit
import SpecVocabulary
import Testing

/// What an engine cannot do or see is said before a scenario's app is launched.
struct NeedsTests {
  @Test func `a missing ability is told before the app is launched`() async throws {
    let driver = FakeDriver(capabilities: .everything.without(.animations, "it only sees text"))
    let play = try await Play(
      driver, "Given the app is open", #"When I tap "Next""#, "Then nothing is animated",
      #"And I see "Next""#)
    #expect(
      play.refusal == """
        the fake engine lacks animations: it only sees text
        (needed by: Then nothing is animated)
        """)
    #expect(play.endings == ["skipped", "skipped", "skipped", "skipped"])
    #expect(driver.ledger == ["close"])
  }

  @Test func `each missing ability is told once, with the first step that needs it`() async throws {
    let driver = FakeDriver(
      capabilities: .everything.without(.focus, "it has no eyes").without(.links, "it is an island")
        .without(.secrets, "it forgets"))
    let play = try await Play(
      driver, #"Given the keychain holds no "user""#, "And the app is open",
      #"Then "Name" has the focus"#, #"And "Mail" does not have the focus"#, "And no link is opened"
    )
    #expect(
      play.refusal == """
        the fake engine lacks secrets: it forgets
        (needed by: Given the keychain holds no "user");
        the fake engine lacks focus: it has no eyes
        (needed by: Then "Name" has the focus);
        the fake engine lacks links: it is an island
        (needed by: And no link is opened)
        """)
    #expect(driver.ledger == ["close"])
  }

  @Test(arguments: [
    (#"I see "Nowhere""#, ["passed", "failed", "skipped", "skipped"]),
    (#"I see "Next""#, ["passed", "passed", "skipped", "skipped"]),
  ])
  func `a check above the step that lacks an ability is made`(
    _ check: String, _ endings: [String]
  ) async throws {
    let driver = FakeDriver(capabilities: .everything.without(.animations, "it only sees text"))
    let play = try await Play(
      driver, "Given the app is open", "Then " + check, "And nothing is animated",
      #"And "Next" is enabled"#)
    #expect(play.refusal == nil)
    #expect(play.endings.map { String($0.prefix { $0 != ":" }) } == endings)
    let dry = try await Play(
      FakeDriver(capabilities: .everything.without(.animations, "it only sees text")),
      options: RunOptions(dryRun: true), "Given the app is open", "Then " + check,
      "And nothing is animated")
    #expect(
      dry.refusal == """
        the fake engine lacks animations: it only sees text
        (needed by: And nothing is animated)
        """)
  }

  @Test func `an ability the engine does not list is not there`() async throws {
    let driver = FakeDriver(
      capabilities: Capabilities(engine: "bare", version: "1", abilities: [:]))
    let play = try await Play(driver, "Given the app is open", "When I swipe left")
    #expect(
      play.refusal == """
        the bare engine does not offer gestures
        (needed by: When I swipe left)
        """)
    #expect(driver.ledger == ["close"])
  }

  @Test func `a dry run tells it too, and what is undefined besides`() async throws {
    let driver = FakeDriver(capabilities: .everything.without(.focus, "it has no eyes"))
    let play = try await Play(
      driver, options: RunOptions(dryRun: true), "Given the app is open",
      #"Then "Name" has the focus"#, "And nobody knows this")
    #expect(
      play.refusal == """
        the fake engine lacks focus: it has no eyes
        (needed by: Then "Name" has the focus)
        """)
    #expect(play.endings == ["skipped", "skipped", "undefined"])
    #expect(driver.ledger == ["close"])
  }

  @Test func `an ability by inference is good enough to begin`() async throws {
    var capabilities = Capabilities.everything
    capabilities.abilities[.focus] = .inferred("the caret blinks")
    let driver = FakeDriver(capabilities: capabilities)
    let play = try await Play(driver, "Given the app is open", #"Then "Name" has the focus"#)
    #expect(play.refusal == nil)
    #expect(play.endings == ["passed", "passed"])
  }

  @Test func `a scenario that needs nothing special asks the engine for nothing`() async throws {
    let driver = FakeDriver(
      capabilities: Capabilities(engine: "bare", version: "1", abilities: [:]))
    let play = try await Play(driver, "Given the app is open", #"Then I see "Next""#)
    #expect(play.refusal == nil)
    #expect(play.endings == ["passed", "passed"])
  }

  @Test(arguments: [
    (#"the border colour of "Name" is green"#, Capability.colors),
    (#"the background color of "Name" is not red"#, .colors),
    (#"the auto-correction of "Name" is off"#, .inputTraits),
    (#"the spell checking of "Name" is not on"#, .inputTraits),
    ("these elements have the text colour:\n| Name | red |", .colors),
    (
      """
      "Name" has these properties:
      | text           | "Ann" |
      | secure entry   | off   |
      """, .inputTraits
    ),
  ])
  func `which property is asked for decides what is needed`(
    _ step: String, _ capability: Capability
  ) async throws {
    let driver = FakeDriver(capabilities: .everything.without(capability, "it is blind"))
    let play = try await Play(driver, "Given the app is open", "Then " + step)
    let line = step.split(separator: "\n")[0]
    #expect(
      play.refusal == """
        the fake engine lacks \(capability.rawValue): it is blind
        (needed by: Then \(line))
        """)
    #expect(driver.ledger == ["close"])
  }

  @Test(arguments: [
    #"the opacity of "Name" is 1"#, #"the placeholder of "Name" is "Your name""#,
    "these elements have the enabled:\n| Name | on |",
  ])
  func `other properties need nothing special`(_ step: String) async throws {
    let driver = FakeDriver(
      capabilities: .everything.without(.colors, "").without(.inputTraits, ""))
    let play = try await Play(driver, "Given the app is open", "Then " + step)
    #expect(play.refusal == nil)
    #expect(driver.ledger.first == "launch app")
  }

  /// A word of the vocabulary, and one ability it needs.
  struct Need: Sendable, CustomTestStringConvertible {
    let definition: StepDefinition
    let name: String

    var testDescription: String { "\(definition.pattern): \(name)" }
  }

  static let needs = Vocabulary.words.flatMap(\.definitions).flatMap { definition in
    definition.needs.map { Need(definition: definition, name: $0) }
  }

  @Test(arguments: needs)
  func `a word's need keeps its scenario from being started`(_ need: Need) async throws {
    let example = "* " + (try #require(need.definition.example)).drop { $0 != " " }.dropFirst()
    let driver = FakeDriver(
      capabilities: .everything.without(Capability(need.name), "it cannot"))
    let below =
      switch need.definition.takesBelow {
      case nil: ""
      case "a data table": "\n" + need.definition.sampleTable
      default: "\n\"\"\"\na\n\"\"\""
      }
    let play = try await Play(driver, "Given the app is open", example + below)
    #expect(
      play.refusal == """
        the fake engine lacks \(need.name): it cannot
        (needed by: \(example))
        """)
    #expect(driver.ledger == ["close"])
  }

  @Test func `these words need these abilities`() {
    // Translations need what their originals do; KoreanStepsTests compares them.
    let words = Vocabulary.words.flatMap(\.definitions).filter { $0.language == "en" }
    let needs = Dictionary(grouping: words) { $0.needs.joined(separator: ", ") }
    let text = needs.filter { $0.key != "" }.sorted { $0.key < $1.key }.map { needs, words in
      needs + "\n" + words.map { "  \($0.word) \($0.pattern)\n" }.joined()
    }
    expectGolden(text.joined(), "vocabulary-needs.txt")
  }

  /// The abilities of the engine for Appium by name: on iPhones and on Android.
  private static func abilities() throws -> [String: (iPhone: Bool, android: Bool)] {
    let page = try String(
      contentsOf: ConformanceData.projectRoot.appendingPathComponent("Documentation/Abilities.md"),
      encoding: .utf8)
    let rows = page.split(separator: "\n").filter { $0.hasPrefix("| ") }.map {
      $0.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
    }
    let iPhone = try #require(rows[0].firstIndex(of: "iPhone, Appium"))
    let android = try #require(rows[0].firstIndex(of: "Android, Appium"))
    return Dictionary(
      uniqueKeysWithValues: rows.dropFirst().map {
        ($0[0], ($0[iPhone] != "–", $0[android] != "–"))
      })
  }

  @Test func `the page for users of Maestro says what can be done on a phone`() throws {
    let page = try String(
      contentsOf: ConformanceData.projectRoot.appendingPathComponent(
        "Documentation/Coming-from-Maestro.md"), encoding: .utf8)
    let table = page.split(separator: "\n").drop { $0 != "| Maestro | on a phone | sentence |" }
      .dropFirst(2).prefix { $0.hasPrefix("|") }
    #expect(table.count > 30)
    let abilities = try Self.abilities()
    let registry = try StepRegistry(Vocabulary.words)
    for row in table {
      let cells = row.dropFirst(2).dropLast(2).components(separatedBy: " | ")
      let sentence = cells[2].components(separatedBy: "`").dropFirst().first ?? ""
      let definitions = cells[2].hasPrefix("none") ? [] : registry.definitions(matching: sentence)
      let needs = definitions.first?.needs.map { abilities[$0] ?? (false, false) }
      let expected =
        switch needs.map({ ($0.allSatisfy(\.iPhone), $0.allSatisfy(\.android)) }) {
        case nil: "–"
        case (true, true)?: "yes"
        case (true, false)?: "iPhones"
        case (false, true)?: "Android"
        case (false, false)?: "no"
        }
      #expect(cells[1] == expected, "\(row)")
    }
  }
}

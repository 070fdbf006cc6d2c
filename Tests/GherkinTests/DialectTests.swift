import Foundation
import SpecTestKit
import Testing

@testable import SpecGherkin

struct DialectTests {
  @Test func `there are eighty languages, each known by its code alone`() {
    #expect(Dialect.codes.count == 80)
    #expect(Dialect.codes == Dialect.codes.sorted())
    #expect(Dialect.codes.allSatisfy { Dialect.named($0)?.code == $0 })
    #expect(Dialect.named("EN") == nil)
    #expect(Dialect.named("") == nil)
  }

  @Test func `the table is as it was generated`() {
    let rows = DialectTable.codes.map { "\($0)|\(DialectTable.row($0) ?? "")" }
    var checksum: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in rows.joined(separator: "\n").utf8 {
      checksum = (checksum ^ UInt64(byte)) &* 0x100_0000_01B3
    }
    #expect(
      checksum == DialectTable.checksum,
      "Dialect+Generated.swift was edited by hand: run Scripts/generate-dialects")
  }

  @Test(.enabled(if: ConformanceData.isPresent, Comment(rawValue: ConformanceData.whenAbsent)))
  func `the table is the official one`() throws {
    let file = try #require(ConformanceData.folder)
      .appendingPathComponent("gherkin/gherkin-languages.json")
    struct Official: Decodable {
      let name: String
      let native: String
      let feature, rule, background, scenario, scenarioOutline, examples: [String]
      let given, when, then, and, but: [String]
    }
    let table = try JSONDecoder().decode(
      [String: Official].self, from: Data(contentsOf: file))
    #expect(Set(table.keys) == Set(Dialect.codes))
    for (code, official) in table {
      let dialect = try #require(Dialect.named(code))
      #expect(dialect.name == official.name)
      #expect(dialect.native == official.native)
      #expect(dialect.feature == official.feature)
      #expect(dialect.rule == official.rule)
      #expect(dialect.background == official.background)
      #expect(dialect.scenario == official.scenario)
      #expect(dialect.scenarioOutline == official.scenarioOutline)
      #expect(dialect.examples == official.examples)
      #expect(dialect.given == official.given)
      #expect(dialect.when == official.when)
      #expect(dialect.then == official.then)
      #expect(dialect.and == official.and)
      #expect(dialect.but == official.but)
    }
  }

  @Test(arguments: Dialect.codes)
  func `every keyword of a language is read as what it is`(code: String) throws {
    let dialect = try #require(Dialect.named(code))
    for feature in dialect.feature {
      let result = Parser.parse(Source(uri: "a", text: "# language: \(code)\n\(feature): x"))
      #expect(result.document?.feature?.keyword == feature)
      #expect(result.document?.feature?.language == code)
    }
    for title in dialect.scenario + dialect.scenarioOutline {
      let scenario = try feature(title + ": x", dialect).scenarios.first
      #expect(scenario?.keyword == title)
    }
    for title in dialect.background {
      #expect(try feature(title + ": x", dialect).background?.keyword == title)
    }
    for title in dialect.rule {
      #expect(try feature(title + ": x", dialect).rules.first?.keyword == title)
    }
    for title in dialect.examples {
      let text = "\(dialect.scenario[0]): s\n\(title): x"
      #expect(try feature(text, dialect).scenarios.first?.examples.first?.keyword == title)
    }
    let steps: [(StepKeywordType, [String])] = [
      (.context, dialect.given), (.action, dialect.when), (.outcome, dialect.then),
      (.conjunction, dialect.and), (.conjunction, dialect.but),
    ]
    for (type, keywords) in steps {
      for keyword in keywords {
        let step = try feature("\(dialect.scenario[0]): s\n\(keyword)x", dialect).scenarios.first?
          .steps.first
        #expect(step?.keyword == keyword)
        #expect(step?.text == "x")
        #expect(step?.keywordType == (keyword == "* " ? .unknown : type))
      }
    }
  }

  private func feature(_ text: String, _ dialect: Dialect) throws -> Feature {
    let whole = "\(dialect.feature[0]): f\n\(text)\n"
    let result = Parser.parse(Source(uri: "a", text: whole), defaultLanguage: dialect.code)
    return try #require(result.document?.feature)
  }

  @Test(arguments: [
    ("# language: ko", "ko"), ("#language:ko", "ko"), ("  #  language  :  ko  ", "ko"),
    ("# one\n\n# language: ko", "ko"), ("\u{FEFF}# language: ko\n# language: fr", "ko"),
    ("# language: ko # no", "en"), ("# Language: ko", "en"), ("# language ko", "en"),
    ("# language: ko1", "en"), ("# language:", "en"), ("language: ko", "en"),
    ("@a\n# language: ko", "en"), ("# languages: ko", "en"), ("# language: en-Scouse", "en-Scouse"),
  ])
  func `a language line stands before the feature and its tags`(text: String, code: String) {
    let keyword = Dialect.named(code)?.feature.first ?? ""
    let result = Parser.parse(Source(uri: "a", text: text + "\n" + keyword + ": x"))
    #expect((result.document?.feature?.language ?? "en") == code)
  }

  @Test func `the language line is no comment, a second one is`() {
    let text = "# one\n# language: fr\n# language: ko\nFonctionnalité: x"
    let result = Parser.parse(Source(uri: "a", text: text))
    #expect(result.document?.comments.map(\.text) == ["# one", "# language: ko"])
    #expect(result.pickles.isEmpty)
  }

  @Test func `an unknown language is an error, and reading goes on in the old one`() {
    #expect(
      parsed("# language: xx\nFeature:\nScenario:\n* a\nwhat") == """
        (1:1): Language not supported: xx
        (5:1): expected: #EOF, #TableRow, #DocStringSeparator, #StepLine, #TagLine, \
        #ExamplesLine, #ScenarioLine, #RuleLine, #Comment, #Empty, got 'what'
        """)
  }

  @Test(arguments: [
    ("Sachant que x", "Sachant que ", "x"), ("Sachant x", "Sachant ", "x"),
    ("Étant donné qu'il", "Étant donné qu'", "il"), ("Etant donné x", "Etant donné ", "x"),
  ])
  func `the longest keyword wins`(line: String, keyword: String, text: String) {
    let whole = "# language: fr\nFonctionnalité:\nScénario:\n" + line
    let step = Parser.parse(Source(uri: "a", text: whole)).document?.feature?.scenarios.first?.steps
      .first
    #expect(step?.keyword == keyword)
    #expect(step?.text == text)
  }

  @Test func `a default language that does not exist is English`() {
    let result = Parser.parse(Source(uri: "a", text: "Feature:"), defaultLanguage: "xx")
    #expect(result.document?.feature?.language == "en")
  }
}

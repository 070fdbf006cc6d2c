import Foundation
import SpecGherkin
import SpecTestKit

/// Feature files to format.
enum Samples {
  /// How many random changes of each sample are tried; `SPEC_EXTENSIVE` sets a larger number.
  static let changes = Effort.cases(2)

  /// The official good files, and those of the compatibility kit.
  static func official() throws -> [Source] {
    guard let folder = ConformanceData.folder else { return [] }
    let cases =
      ConformanceData.cases("gherkin", "good") + ConformanceData.cases("gherkin", "good-markdown")
      + ConformanceData.cases("cck", "samples")
    return try cases.flatMap(\.files).filter {
      $0.hasSuffix(".feature") || $0.hasSuffix(".feature.md")
    }
    .map { Source(uri: $0, bytes: Array(try Data(contentsOf: folder.appendingPathComponent($0)))) }
  }

  /// The features of this project.
  static func own() throws -> [Source] {
    try ["specs", "Examples"].flatMap { name in
      let folder = ConformanceData.projectRoot.appendingPathComponent(name)
      let paths = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String }
      return try (paths ?? []).filter { $0.hasSuffix(".feature") }.sorted().map {
        Source(
          uri: "\(name)/\($0)",
          bytes: Array(try Data(contentsOf: folder.appendingPathComponent($0))))
      }
    }
  }

  struct NoDialect: Error { let code: String }

  /// A feature with every keyword of a language, in disorder.
  static func everyKeyword(of code: String) throws -> Source {
    guard let dialect = Dialect.named(code) else { throw NoDialect(code: code) }
    let steps = (dialect.given + dialect.when + dialect.then + dialect.and + dialect.but)
      .flatMap { ["\t  \($0)  text", "\($0)text  ", "      \($0)", "   \($0)\u{3000}\($0)"] }
    var lines = ["#language:\(code)  ", "  \(dialect.feature.first ?? ""):  F  ", "", " text"]
    lines += dialect.background.prefix(1).map { "\($0):" } + steps
    lines += dialect.scenario.flatMap { ["@a   @b", "  \($0):S"] + steps.prefix(3) }
    for outline in dialect.scenarioOutline {
      lines += [" \(outline): O"] + steps.prefix(2)
      lines += dialect.examples.flatMap { ["    \($0):   E", " | a|b |", "|한글|  |"] }
    }
    for rule in dialect.rule {
      lines += ["\(rule):", dialect.background.first.map { "\($0):" } ?? ""] + steps.prefix(1)
      lines += dialect.scenario.prefix(1).map { "\($0): in the rule" } + steps.prefix(1)
    }
    return Source(uri: "\(code).feature", text: lines.joined(separator: "\n"))
  }

  /// Files with what is rare.
  static let invented: [Source] =
    plain.map { Source(uri: "a.feature", text: $0) }
    + markdown.map { Source(uri: "a.feature.md", text: $0) }

  private static let plain = [
    "", "\n\n  \n", "# only a comment", "\n\n  # a\n\n\n # b  \n\n", "\u{FEFF}Feature: a\n",
    "Feature: a", "Feature:\r\n\r\n  Scenario: b\r\n  Given c\r\n",
    "Feature: a\r\n  Scenario: b\n  Given c\r\n\"\"\"\r\nd\r\r\n\"\"\"\r\n",
    "# first\n#language:no\n# second\n@a\n\n# third\n@b\nEgenskap: a\n",
    "@a@b #c\n@d\n\n@e   # f\n@\nFeature:\n# x\n\n\n text\n\n\n# y\n\n  more\n\n# z\n\nScenario:",
    """
    Feature: a
      Scenario Outline: b
      # below the title

      # and again
      Given c
      # before a row
      |a|
      # between rows

      |\\|한|
      \"""  json
    text
        \\"\\"\\"
      \t
      \""" ignored
      # below

      # above
      @e
      # inside
      Examples:
      text

      | a | # cell
      |||
      | b | rest

      |  \\\\  |
      # last
      # of all

      # far
    """.replacing("|||\n", with: "").replacing("|\\\\|한|", with: "|\\|한|"),
    """
    Feature: a
      Scenario: doc strings
        Given a
          ```
        ```
        And b
    \u{3000}\t\"""\u{A0}text/plain
    \u{3000}\t  c \t
    \u{3000}
    \u{3000}\t\u{3000}
         \"""
        And c
         | d |
         \"""
            e

         \"""
        And f
         \"""
        \"""
         | g |
    """,
    "Feature: a\n  \t b\n \t  c\n\td\n   \u{3000}e\n\nBackground:\ntext\nRule: r\n text\nRule: s\n",
    "Feature: a\nScenario: b\n* c\n|\n|\n* d\n|x\n|y\n* e\n||\n||\n",
    "Feature: a\nScenario: b\n*   \nGiven \nWhen   w\n\n\nThen t\nScenario:\nScenario: d\n",
    RobustText.plain,
  ]

  private static let markdown = [
    "", "\n\n", "prose",
    "# Feature:   a  \n\n\n## Scenario:\tb\n\n  prose  \n* Given   c  \n  | a |\n",
    """
    \u{FEFF}`@a`  `@b`\u{20}\u{20}
    # Feature:  f\u{20}
    text\u{20}\u{20}
    ```
      | not | a | table |
    ```
    ## Scenario Outline:  s
    *Given   a <b>
    -  And  c
      | a|bc|
      |-|:-:|
        | 한글 | d |\u{20}
    ````md
     x\u{20}
    ```
    ````
    #### Examples:
       | b | c |
    |---:|---|
       | 1 | - |
       | 2 | 3 |
    """,
    RobustText.markdown,
  ]
}

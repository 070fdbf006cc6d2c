import SpecGherkin
import Testing

struct MarkdownTests {
  @Test func `headings hold titles and list items hold steps`() {
    let text = """
      # Feature: F
      Prose, and more
      of it.

      ## Background:
      - Given g

      ## Rule: R
        ###### Scenario Outline: <a>
      *When w
       +   Then t
      some prose between
      1. And no step
      #### Examples:
        | a  |
        | -- |
        | x  |
           |  y |
      """
    #expect(
      parsed(text, uri: "a.feature.md") == """
        a.feature.md
        └─ Feature: F  1:3 en
           ├─ Background:  5:4
           │  └─ Given g  6:3
           └─ Rule: R  8:4
              └─ Scenario Outline: <a>  9:10
                 ├─ When w  10:2
                 ├─ Then t  11:6
                 └─ Examples:  14:6
                    ├─ | a |  15:3
                    ├─ | x |  17:3
                    └─ | y |  18:6
        """)
  }

  @Test(
    arguments: [
      ("Some words  \n# Feature: later", "Some words", nil), ("\n# Feature: late", "", nil),
      ("####### Feature: x", "####### Feature: x", nil), ("#Feature: x", "#Feature: x", nil),
      ("  ## Feature: x", "x", "Feature"), ("#\u{A0}Ability:", "", "Ability"),
      ("# Feature : x", "# Feature : x", nil), ("Feature: x", "Feature: x", nil),
    ] as [(String, String, String?)])
  func `the first line is the feature's title, whatever it is`(
    text: String, name: String, keyword: String?
  ) {
    let feature = Parser.parse(Source(uri: "a.md", text: text)).document?.feature
    #expect(feature?.name == name)
    #expect(feature?.keyword == keyword)
    #expect(feature?.scenarios.count == 0)
  }

  @Test func `an empty text has no feature`() {
    #expect(parsed("", uri: "a.md") == "a.md")
    #expect(parsed("  ", uri: "a.md") == "a.md")
  }

  @Test func `tags stand in back-ticks, anywhere in a line`() {
    let text = """
      see `@a b` and `@c``@d` or `@` or `e` or `@f
      # Feature: F
      `@g`
      ## Scenario: S
      * Given `@not` a tag
      """
    #expect(
      parsed(text, uri: "a.md") == """
        a.md
        └─ Feature: F  2:3 en @a b @c @d
           └─ Scenario: S  4:4 @g
              └─ Given `@not` a tag  5:3
        """)
  }

  @Test func `fences below a step are doc strings, closed by exactly their own kind`() {
    let text = """
      # Feature: F
      ## Scenario: S
      * Given a
        ````md
        ```
          x \\`\\`\\`
        ```
        `````
      y
        ````
      """
    let result = Parser.parse(Source(uri: "a.md", text: text))
    let docString = result.document?.feature?.scenarios.first?.steps.first?.docString
    #expect(docString?.content == "```\n  x \\`\\`\\`\n```\n`````\ny")
    #expect(docString?.mediaType == "md")
    #expect(docString?.delimiter == "````")
    #expect(docString?.location == Location(line: 4, column: 3))
  }

  @Test func `a fence in prose hides what it encloses`() {
    let text = """
      # Feature: F
      ```gherkin
      ## Scenario: an example of one
      * Given nothing
      ```
      ## Scenario: S
      * Given a
      """
    #expect(
      parsed(text, uri: "a.md", showing: []) == """
        a.md
        └─ Feature: F en
           └─ Scenario: S
              └─ Given a
        """)
    #expect(
      warnings("# Feature: F\n  ````\n## Scenario: S\n```\n", uri: "a.md") == """
        2:3 gherkin.open-fence this code fence is never closed, so all below it is prose
        """)
    #expect(
      parsed("```\n## Scenario: s\n```\n## Scenario: t", uri: "a.md", showing: []) == """
        a.md
        └─ ``` en
           └─ Scenario: t
        """)
  }

  @Test func `a line of dashes in a fence belongs to the description, whatever the line ends`() {
    let text = "Name\n* Given a\n````md\n| - |\n```\n````\n"
    for text in [text + "end\n", text + "| - |\nend\n"] {
      for text in [text, text.replacing("\n", with: "\r\n")] {
        let feature = Parser.parse(Source(uri: "a.feature.md", text: text)).document?.feature
        #expect(feature?.description == "* Given a\n````md\n| - |\n```\n````\nend")
      }
    }
  }

  @Test func `a second fence below a step is an error, not prose`() {
    #expect(
      parsed("# Feature:\n# Scenario:\n* Given a\n```\n```\n```\n", uri: "a.md") == """
        (6:1): expected: #EOF, #TableRow, #StepLine, #TagLine, #ExamplesLine, #ScenarioLine, \
        #RuleLine, #Comment, #Empty, got '```'
        """)
  }

  @Test func `only tables indented by two to five blanks are tables`() {
    let text = """
      # Feature: F
      # Scenario: S
      * Given a
       | no |
      \t | yes |
           | yes |
            | no |
      # Scenario: T
      * Given b
      # Examples:
      | a |
      | - |
      | b |
      """
    #expect(
      parsed(text, uri: "a.md", showing: []) == """
        a.md
        └─ Feature: F en
           ├─ Scenario: S
           │  └─ Given a
           │     ├─ | yes |
           │     └─ | yes |
           └─ Scenario: T
              ├─ Given b
              └─ Examples:
                 │ | b |
        """)
    #expect(
      warnings(text, uri: "a.md")
        == "10:3 gherkin.empty-examples these examples have no table, so nothing runs for them")
  }

  @Test func `a table's separator line opens the description of a title`() {
    #expect(
      parsed("# Feature: F\n| a |\n| --- |\n| b |\n\n# Scenario: S", uri: "a.md", showing: [])
        == """
        a.md
        └─ Feature: F en
           │ | b |
           └─ Scenario: S
        """)
  }

  @Test func `a language header is prose, the language comes from outside`() {
    #expect(
      parsed("# 기능: F\n# language: fr\n# 시나리오: S\n- 만일 a\n* 그리고 b", uri: "a.md", language: "ko")
        == """
        a.md
        └─ 기능: F  1:3 ko
           └─ 시나리오: S  3:3
              ├─ 만일 a  4:3
              └─ 그리고 b  5:3
        """)
  }
}

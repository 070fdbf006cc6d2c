import SpecGherkin
import Testing

/// Tables, doc strings and tags: what hangs on steps and titles.
struct ArgumentTests {
  private func step(_ text: String) -> Step? {
    let result = Parser.parse(Source(uri: "a", text: "Feature:\nScenario:\n* a\n" + text))
    return result.document?.feature?.scenarios.first?.steps.first
  }

  @Test(arguments: [
    (#"| a | b |"#, ["a", "b"], [3, 7]), (#"|a|"#, ["a"], [2]), (#"||"#, [""], [2]),
    (#"|  | x |"#, ["", "x"], [4, 6]), (#"| a | b"#, ["a"], [3]), (#"|"#, [], []),
    (#"| a \| b |"#, ["a | b"], [3]), (#"| \\ | \n | \x |"#, [#"\"#, "\n", #"\x"#], [3, 8, 13]),
    (#"| \\| b |"#, [#"\"#, "b"], [3, 7]), (#"| \\\| b |"#, [#"\| b"#], [3]),
    (#"| a\ |"#, [#"a\"#], [3]), (#"| a |  # no comment"#, ["a"], [3]),
    ("|\t\u{A0}a\u{3000}|", ["a"], [4]), (#"| \nx\n |"#, ["\nx\n"], [3]),
    (#"| 한\|é | b |"#, ["한|é", "b"], [3, 10]), (#"| \é | b |"#, [#"\é"#, "b"], [3, 8]),
  ])
  func `a row is cut at its bars`(line: String, values: [String], columns: [Int]) {
    let row = step(line)?.dataTable?.rows.first
    #expect(row?.cells.map(\.value) == values)
    #expect(row?.cells.map(\.location) == columns.map { Location(line: 4, column: $0) })
  }

  @Test func `comments and blank lines may stand between rows`() {
    let table = step("  | a |\n  # note\n\n\t| b |")?.dataTable
    #expect(table?.rows.map { $0.cells.map(\.value) } == [["a"], ["b"]])
    #expect(table?.location == Location(line: 4, column: 3))
    #expect(table?.rows.last?.location == Location(line: 7, column: 2))
  }

  @Test(
    arguments: [
      ("\"\"\"\nx\n\"\"\"", "x", nil, "\"\"\""), ("```\nx\n```", "x", nil, "```"),
      ("\"\"\"\n\"\"\"", "", nil, "\"\"\""), ("\"\"\" json \nx\n\"\"\"", "x", "json", "\"\"\""),
      ("````\nx\n```", "x", "`", "```"), ("```\n\"\"\"\n```", "\"\"\"", nil, "```"),
      ("\"\"\"\n```\n\"\"\"", "```", nil, "\"\"\""), ("```\nx\n``` rest", "x", nil, "```"),
      ("  ```\n    a\n  b\n c\nd\n  ```", "  a\nb\nc\nd", nil, "```"),
      ("\t```\n\t\ta\n  b\n\t```", "\ta\n b", nil, "```"),
      ("\u{3000}```\n\u{3000}\u{A0}a\n```", "\u{A0}a", nil, "```"),
      ("```\n\n\na\n\n```", "\n\na\n", nil, "```"), ("   ```\n     \n  \n```", "  \n", nil, "```"),
      (
        "```\n# a\n@b\n| c |\nGiven d\nScenario:\n```", "# a\n@b\n| c |\nGiven d\nScenario:", nil,
        "```"
      ),
      (
        "\"\"\"\n\\\"\\\"\\\" \\\"\\\"\\\" \\n \\\"\"\n\"\"\"", "\"\"\" \"\"\" \\n \\\"\"", nil,
        "\"\"\""
      ),
      ("```\n\\`\\`\\`\\`\\`\\` \\\"\\\"\\\"\n```", "`````` \\\"\\\"\\\"", nil, "```"),
    ] as [(String, String, String?, String)])
  func `a doc string is what stands between its delimiters`(
    text: String, content: String, mediaType: String?, delimiter: String
  ) {
    let docString = step(text)?.docString
    #expect(docString?.content == content)
    #expect(docString?.mediaType == mediaType)
    #expect(docString?.delimiter == delimiter)
  }

  @Test func `a step may have a table and a doc string in either order`() {
    let tableFirst = step("| a |\n```\nx\n```")
    #expect(tableFirst?.isTableBeforeDocString == true)
    #expect(tableFirst?.dataTable?.rows.count == 1)
    #expect(tableFirst?.docString?.content == "x")
    let tableLast = step("```\nx\n```\n| a |\n| b |")
    #expect(tableLast?.isTableBeforeDocString == false)
    #expect(tableLast?.dataTable?.rows.count == 2)
    #expect(tableLast?.docString?.content == "x")
  }

  @Test(arguments: [
    ("@a @b", ["@a", "@b"], [1, 4]), ("  @a@b", ["@a", "@b"], [3, 5]),
    ("@a #@b", ["@a"], [1]), ("@a#b", ["@a#b"], [1]), ("@a\u{A0}# c", ["@a"], [1]),
    ("@a\t\u{3000}@é@c", ["@a", "@é", "@c"], [1, 5, 7]), ("@a @ @b", ["@a", "@b"], [1, 6]),
    ("@", [], []), ("@a|\"<b>", ["@a|\"<b>"], [1]),
  ])
  func `a tag line may hold several tags`(line: String, names: [String], columns: [Int]) {
    let result = Parser.parse(Source(uri: "a", text: line + "\nFeature:"))
    let tags = result.document?.feature?.tags
    #expect(tags?.map(\.name) == names)
    #expect(tags?.map(\.location) == columns.map { Location(line: 1, column: $0) })
  }

  @Test func `tags may stand on several lines, with blank lines and comments between`() {
    let text = """
      Feature:
        @a
        # note

        @b @c
        Scenario: S
          * s
          @d
          # note
          @e
          Examples:
            | x |
            | 1 |
        @f
        Rule: R
      """
    #expect(
      parsed(text, showing: []) == """
        a.feature
        ├─ # note
        ├─ # note
        └─ Feature: en
           ├─ Scenario: S  @a @b @c
           │  ├─ * s
           │  └─ Examples:  @d @e
           │     ├─ | x |
           │     └─ | 1 |
           └─ Rule: R  @f
        """)
  }
}

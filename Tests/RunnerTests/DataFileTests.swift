import Foundation
import SpecGherkin
import SpecTestKit
import SpecText
import Testing

@testable import SpecRunner

/// Rows of examples that are in a data file.
@Suite struct DataFileTests {
  private static let outline = """
    Feature: Accounts
      Scenario Outline: <name> signs in
        Given <name> is "<age>"

        Examples: from "rows.csv"

    """

  /// The suite of a folder with a feature and data files.
  private static func suite(
    _ files: [String: String], feature: String = outline, suffix: String = "csv"
  ) throws -> (suite: Suite, root: String) {
    var all = files
    all["specs/a.feature"] = feature.replacing("rows.csv", with: "rows.\(suffix)")
    return try TemporaryFolder.with(all) { folder in
      (FeatureLoader().load([folder.path + "/specs"]), folder.path)
    }
  }

  /// Names and steps, or errors, and then warnings.
  private static func text(
    _ files: [String: String], feature: String = outline, suffix: String = "csv"
  ) throws -> String {
    let (suite, root) = try suite(files, feature: feature, suffix: suffix)
    let pickles = suite.files.flatMap(\.pickles).map { pickle in
      "\(pickle.location.line) \(pickle.name): " + pickle.steps.map(\.text).joined(separator: "; ")
    }
    let problems = (suite.errors + suite.warnings).map {
      $0.description.replacing(root + "/", with: "")
    }
    return ((suite.errors.isEmpty ? pickles : []) + problems).joined(separator: "\n")
  }

  @Test(arguments: [
    ("csv", "name,age\nAnn,3\nBob,4\n"), ("csv", "\u{FEFF}name,age\r\nAnn,3\r\nBob,4"),
    ("tsv", "name\tage\nAnn\t3\nBob\t4\n"), ("csv", "\"name\",\"age\"\r\"Ann\",\"3\"\rBob,4\r"),
    ("jsonl", "{\"name\": \"Ann\", \"age\": 3}\n{\"age\": \"4\", \"name\": \"Bob\"}\n"),
    ("ndjson", "\u{FEFF}{\"name\":\"Ann\",\"age\":\"3\"}\r\n{\"name\":\"Bob\",\"age\":4}"),
    ("CSV", "name,age\nAnn,3\nBob,4\n"),
  ])
  func `a row of a data file is a scenario with the place of the row in its name`(
    suffix: String, data: String
  ) throws {
    let found = try Self.text(["specs/rows.\(suffix)": data], suffix: suffix)
    // The first line of JSON Lines is a row.
    let first = ["jsonl", "ndjson"].contains(suffix) ? 1 : 2
    #expect(
      found == """
        5 Ann signs in (rows.\(suffix):\(first)): Ann is "3"
        5 Bob signs in (rows.\(suffix):\(first + 1)): Bob is "4"
        """)
  }

  @Test func `values are taken exactly as a data file has them`() throws {
    let csv = "name,age\n\n\" a,\"\"b\"\"\r\nc \",é|<b>\\n\n\"\",👩‍👩‍👧‍👦\n"
    #expect(
      try Self.text(["specs/rows.csv": csv]) == """
        5  a,"b"
        c  signs in (rows.csv:3):  a,"b"
        c  is "é|<b>\\n"
        5  signs in (rows.csv:5):  is "👩‍👩‍👧‍👦"
        """)
    let lines = "{\"name\": 1.50, \"age\": 1e3}\n{\"name\": \"a\\u0041\", \"age\": true}"
    #expect(
      try Self.text(["specs/rows.jsonl": lines], suffix: "jsonl") == """
        5 1.50 signs in (rows.jsonl:1): 1.50 is "1e3"
        5 aA signs in (rows.jsonl:2): aA is "true"
        """)
    #expect(
      try Self.text(["specs/rows.tsv": "name\tage\n\"x\"\t'\n"], suffix: "tsv") == """
        5 "x" signs in (rows.tsv:2): "x" is "'"
        """)
  }

  @Test(arguments: [
    ("name,age\nAnn", 2, "this row has 1 value, and the header has 2 columns"),
    ("name,age\nAnn,1,2\n", 2, "this row has 3 values, and the header has 2 columns"),
    ("name,age\n\"a\nb\",\"c\nd,1", 3, "a quote that begins in this line never ends"),
    ("name,age\na\"b,1", 2, "there is a quote inside a value that does not begin with one"),
    ("name,age\n\"a\" b,1", 2, "there is text between a closing quote and the next comma"),
    ("", 1, "this data file is empty"), ("\n\r\n", 1, "this data file is empty"),
    ("name,age\n", 1, "this data file has a header but no row"),
    ("name,name\na,b", 1, "two columns are named \"name\""),
    ("name,\na,b", 1, "column 2 has no name"),
  ])
  func `a mistake in a CSV file is one error with its line`(
    data: String, line: Int, message: String
  ) throws {
    let (suite, root) = try Self.suite(["specs/rows.csv": data])
    #expect(suite.errors.map(\.message) == [message])
    #expect(suite.errors.map(\.location?.line) == [line])
    #expect(suite.errors.map(\.uri) == [root + "/specs/rows.csv"])
    #expect(
      suite.errors.first?.notes == [
        "these are the rows of the examples at \(root)/specs/a.feature:5"
      ])
    #expect(suite.warnings.map(\.code) == [])
  }

  @Test(arguments: [
    ("{\"name\": 1, \"age\": 2}\n{\"name\": 1}", 2, "the key \"age\" is missing"),
    (
      "{\"name\": 1, \"age\": 2}\n\n{\"age\":1,\"name\": 1, \"x\": 2}", 3,
      "the key \"x\" is missing in the lines before"
    ),
    ("{\"name\": 1, \"age\": [2]}", 1, "the value of \"age\" is an array"),
    ("{\"name\": null, \"age\": 2}", 1, "the value of \"name\" is null"),
    ("{\"name\": 1, \"age\": 2, \"name\": 3}", 1, "the key \"name\" is written twice"),
    ("[1]", 1, "this line is an array, not an object"),
    (
      "{\"name\": 1,\n\"age\": 2}", 1,
      "this line is not JSON: expected a key in double quotes, found the end of the text in column 12"
    ),
    (" \n", 1, "this data file is empty"), ("{}", 1, "this object has no keys"),
  ])
  func `a mistake in a JSON Lines file is one error with its line`(
    data: String, line: Int, message: String
  ) throws {
    let (suite, _) = try Self.suite(["specs/rows.jsonl": data], suffix: "jsonl")
    #expect(suite.errors.map(\.message) == [message])
    #expect(suite.errors.map(\.location?.line) == [line])
  }

  @Test func `a data file that is not UTF-8 is an error with its line`() throws {
    try TemporaryFolder.with(["a.feature": Self.outline]) { folder in
      let bytes = Array("name,age\nAnn,".utf8) + [0xFF, 0x0A]
      try Data(bytes).write(to: folder.file("rows.csv"))
      let suite = FeatureLoader().load([folder.path])
      #expect(suite.errors.map(\.message) == ["this line is not valid UTF-8"])
      #expect(suite.errors.first?.location?.line == 2)
    }
  }

  @Test func `a name without a column is an error, and a column without a use a warning`() throws {
    #expect(
      try Self.text(["specs/rows.csv": "nme,age,size\nAnn,3,4\n"]) == """
        specs/a.feature:2:3: "rows.csv" has no column "name"
          it has the columns "nme", "age" and "size"
          did you mean <nme>?
        specs/a.feature:5:5: no step uses the column "nme" of "rows.csv"
          write <nme> in a step, or remove the column
        specs/a.feature:5:5: no step uses the column "size" of "rows.csv"
          write <size> in a step, or remove the column
        """)
    #expect(
      try Self.text(["specs/rows.csv": "name;age\nAnn;3\n"]).contains(
        "it has the column \"name;age\"; values are separated by commas"))
  }

  @Test func `markup in steps is not taken for a column`() throws {
    let feature = """
      Feature: f
        Scenario Outline: s
          Given <name> 1 < 2 > 1 </b> <1>
            \"""
            <b><nmae><p>
            \"""
          Examples: from "rows.csv"

      """
    let (suite, _) = try Self.suite(["specs/rows.csv": "name\nAnn\n"], feature: feature)
    #expect(suite.errors.map(\.message) == ["\"rows.csv\" has no column \"nmae\""])
  }

  @Test(arguments: [
    ("rows.csv", "a.feature", "rows.csv"), ("rows.csv", "specs/a.feature", "specs/rows.csv"),
    ("./data/../rows.csv", "specs/a.feature", "specs/rows.csv"),
    ("../rows.csv", "specs/a.feature", "rows.csv"), ("../rows.csv", "a.feature", nil),
    ("../../rows.csv", "specs/a.feature", nil), ("/rows.csv", "a.feature", nil),
    ("../rows.csv", "../other/a.feature", nil),
    ("rows.csv", "../other/a.feature", "../other/rows.csv"),
    ("rows.csv", "/elsewhere/a.feature", "/elsewhere/rows.csv"),
    ("../rows.csv", "/elsewhere/a.feature", nil), ("a\0.csv", "a.feature", nil),
  ])
  func `a data file is in the project of its feature`(
    file: String, feature: String, path: String?
  ) {
    #expect(DataFile.path(of: file, for: feature) == path)
  }

  @Test(arguments: [
    (
      "from \"../../../etc/rows.csv\"",
      "the data file \"../../../etc/rows.csv\" is outside of the project"
    ),
    ("from \"rows.txt\"", "\"rows.txt\" does not end with the suffix of a data format"),
    ("from \"\"", "the name of the data file is empty"),
    (
      "from \"rows.csv\"\n| a |\n| b |",
      "these examples have a table although their rows are in a data file"
    ),
  ])
  func `a data file that cannot be meant is an error at its examples`(
    name: String, message: String
  ) throws {
    let feature = Self.outline.replacing("from \"rows.csv\"", with: name)
    let (suite, _) = try Self.suite(["specs/rows.csv": "name,age\na,b"], feature: feature)
    #expect(suite.errors.map(\.message) == [message])
    #expect(suite.errors.map(\.location?.line) == [5])
  }

  @Test func `a data file that does not exist is an error with its path`() throws {
    let (suite, root) = try Self.suite([:])
    #expect(
      suite.errors.map(\.message) == [
        "the data file \"\(root)/specs/rows.csv\" cannot be read: no such file or directory"
      ])
    #expect(suite.dataFiles.keys.map(\.wrappedValue) == [root + "/specs/rows.csv"])
  }

  @Test func `other names of examples, in any language, are names`() throws {
    let feature = """
      # language: ko
      기능: f
        시나리오 개요: <name>
          먼저 <name>
          예: from rows.csv
            | name |
            | a |
          예: from "rows.csv" 아이들
          예: "rows.csv"
            | name |
            | b |

      """
    #expect(
      try Self.text(["specs/rows.csv": "name\nc\n"], feature: feature)
        == """
        5 a: a
        8 c (rows.csv:2): c
        9 b: b
        """.replacing("5 a", with: "7 a").replacing("9 b", with: "11 b"))
  }

  @Test func `the line of the examples refers to all rows, and their tags apply`() throws {
    let feature = """
      Feature: f
        Scenario Outline: <name>
          Given <name>
          @a
          Examples: from "rows.csv"
          Examples:
            | name |
            | c |

      """
    let (suite, _) = try Self.suite(["specs/rows.csv": "name\na\nb\n"], feature: feature)
    let file = try #require(suite.files.first)
    let document = try #require(file.document)
    func asked(_ line: Int) -> [String] {
      let lines = RequestedLines([line], of: document)
      return file.pickles.filter { lines.contains($0, in: document) }.map(\.name)
    }
    #expect(asked(5) == ["a (rows.csv:2)", "b (rows.csv:3)"])
    #expect(asked(4) == asked(5))
    #expect(asked(8) == ["c"])
    #expect(file.pickles.map { $0.tags.map(\.name) } == [["@a"], ["@a"], []])
  }

  @Test func `a large data file is read, and one that is too large is refused with the limit`()
    throws
  {
    let many = 100_000
    let data = "name,age\n" + String(repeating: "a,1\n", count: many)
    let (suite, _) = try Self.suite(["specs/rows.csv": data])
    #expect(suite.errors.map(\.message) == [])
    #expect(suite.pickleCount == many)
    // Forty values in each row, the limit's share of so many rows, and a row more.
    let row = "a,1" + String(repeating: ",", count: 38) + "\n"
    let header = (["name", "age"] + (3...40).map { "c\($0)" }).joined(separator: ",") + "\n"
    let wide = header + String(repeating: row, count: many + 1)
    #expect(
      try Self.suite(["specs/rows.csv": wide]).suite.errors.map(\.message) == [
        "the data file has more than 4000000 values up to this line"
      ])
  }

  @Test func `text that is parsed without files has only tables`() {
    let result = Parser.parse(Source(uri: "a.feature", text: Self.outline))
    #expect(result.errors.isEmpty)
    #expect(result.warnings.map(\.code) == ["gherkin.empty-examples"])
  }
}

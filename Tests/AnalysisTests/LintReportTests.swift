import SpecGherkin
import SpecJSON
import SpecRunner
import Testing

@testable import SpecAnalysis

/// The forms of a report for programs.
@Suite struct LintReportTests {
  private static func report() throws -> LintReport {
    let text = "Feature: 한글🙂\n  @a @a\n  Scenario: B\n    When I act\n    Then x\n"
    var settings = LintSettings()
    settings.set("file-name", .warning)
    let registry = try StepRegistry([StepLibrary("s") { When("I act") { (_: World) in } }])
    return Linter(registry, settings).lint(
      Suite(sources: [
        Source(uri: "specs/ä b%.feature", text: text),
        Source(uri: "specs/broken.feature", text: "Featur: A\n"),
      ]))
  }

  /// What is wrong with a value of SARIF, as far as its schema requires it.
  private static func shape(_ value: JSONValue, _ path: JSONPath) -> JSONValue? {
    var value: JSONValue? = value
    for step in path.steps {
      switch (step, value) {
      case (.key(let key), .object(let object)?): value = object[key]
      case (.index(let index), .array(let array)?): value = array[index]
      default: return nil
      }
    }
    return value
  }

  @Test func `SARIF has the required properties, relative URIs and rules for all results`() throws {
    let sarif = try Self.report().sarif(tool: "spec", version: "1.2.3")
    #expect(Self.shape(sarif, ["version"]) == "2.1.0")
    #expect(Self.shape(sarif, ["runs", 0, "columnKind"]) == "unicodeCodePoints")
    #expect(Self.shape(sarif, ["runs", 0, "tool", "driver", "name"]) == "spec")
    #expect(
      Self.shape(sarif, ["runs", 0, "invocations", 0, "executionSuccessful"]) == .bool(false))
    guard
      case .array(let rules)? = Self.shape(sarif, ["runs", 0, "tool", "driver", "rules"]),
      case .array(let results)? = Self.shape(sarif, ["runs", 0, "results"])
    else {
      Issue.record("there are no rules or results")
      return
    }
    #expect(rules.count == LintCatalog.infos.count)
    for rule in rules {
      for key in ["id", "shortDescription", "help", "defaultConfiguration"] {
        #expect(Self.shape(rule, [.key(key)]) != nil)
      }
    }
    #expect(results.count == 5)
    for result in results {
      guard case .integer(let index)? = Self.shape(result, ["ruleIndex"]),
        rules.indices.contains(index)
      else {
        Issue.record("a result has no rule: \(result)")
        continue
      }
      #expect(Self.shape(result, ["ruleId"]) == Self.shape(rules[index], ["id"]))
      let level = Self.shape(result, ["level"])
      #expect(level == "error" || level == "warning")
      guard case .string? = Self.shape(result, ["message", "text"]) else {
        Issue.record("a result has no message: \(result)")
        continue
      }
      let place: JSONPath = ["locations", 0, "physicalLocation"]
      let uri = Self.shape(
        result, place.appending("artifactLocation").appending("uri"))
      #expect(uri == "specs/%C3%A4%20b%25.feature" || uri == "specs/broken.feature")
    }
    let regions = results.map {
      Self.shape($0, ["locations", 0, "physicalLocation", "region"])
    }
    #expect(
      regions == [
        nil, ["startLine": 1, "startColumn": 1], nil, ["startLine": 2, "startColumn": 6],
        ["startLine": 5, "startColumn": 5],
      ])
  }

  @Test func `JSON has every finding and its place`() throws {
    let json = try Self.report().json
    #expect(Self.shape(json, ["version"]) == 1)
    #expect(Self.shape(json, ["errors"]) == 2)
    #expect(Self.shape(json, ["warnings"]) == 3)
    #expect(
      Self.shape(json, ["findings", 3]) == [
        "rule": "no-duplicate-tags", "severity": "warning", "file": "specs/ä b%.feature",
        "line": 2, "column": 6, "message": "the tag @a is repeated", "notes": [],
        "advice": "remove one of them", "fixable": true,
      ])
  }

  @Test(arguments: [
    ("a/b.feature", "a/b.feature"), ("/a b.feature", "file:///a%20b.feature"),
    ("é#?.feature", "%C3%A9%23%3F.feature"), ("../a:b", "../a%3Ab"),
  ])
  func `a path is a URI reference`(path: String, uri: String) {
    #expect(LintFinding.reference(path) == uri)
  }

  @Test func `repairs that overlap are made one after the other`() {
    let findings = [(0, 4, "x"), (2, 6, "y"), (6, 6, "z")].map { start, end, text in
      LintFinding(
        rule: "use-and", severity: .warning, uri: "a", location: nil, message: "", notes: [],
        advice: "", edits: [LintEdit(range: start..<end, text: text)])
    }
    let report = LintReport(findings, fileCount: 1, hasSyntaxErrors: false)
    let (bytes, count) = LintFixer(report).fixed(Source(uri: "a", text: "abcdefgh"))
    #expect(String(decoding: bytes, as: UTF8.self) == "xefzgh")
    #expect(count == 2)
  }
}

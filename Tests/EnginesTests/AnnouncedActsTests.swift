import SpecJSON
import Testing

@testable import SpecEngines

@Suite struct AnnouncedActsTests {
  private static func log(_ lines: String...) -> JSONValue {
    .array(
      lines.map { line in
        ["level": "DEBUG", "message": .string("http://a/index.html 1:2 \(line)")]
      })
  }

  @Test func `an act of a page that was left is lost when the next page does not report it`() {
    var acts = AnnouncedActs()
    let log = Self.log(
      #""__spec act p1:1 a click on \u003Ca id=\"x\">""#, #""__spec act p2:1 the history""#,
      #""something of the page""#, "no text")
    #expect(acts.lost(with: log, after: [], on: "p1", ends: false) == [])
    #expect(acts.lost(with: [], after: [], on: "p2", ends: false) == [#"a click on <a id="x">"#])
    #expect(acts.lost(with: [], after: [], on: "p2", ends: false) == [])
  }

  @Test func `an act that is reported is not lost`() {
    var acts = AnnouncedActs()
    let log = Self.log(#""__spec act p1:1 a click on a button""#)
    #expect(acts.lost(with: log, after: [], on: "p1", ends: false) == [])
    #expect(acts.lost(with: [], after: ["p1:1"], on: "p2", ends: false) == [])
    #expect(acts.lost(with: [], after: [], on: "p2", ends: false) == [])
  }

  @Test func `at the end everything that is missing is lost`() {
    var acts = AnnouncedActs()
    let log = Self.log(#""__spec act p1:1 a click on a button""#)
    #expect(acts.lost(with: log, after: [], on: "p2", ends: true) == ["a click on a button"])
  }

  @Test(arguments: [
    JSONValue.null, "text", [1, [:], ["message": 1], ["message": "\"__spec act \""]],
  ])
  func `a log that is not one has no acts`(log: JSONValue) {
    var acts = AnnouncedActs()
    #expect(acts.lost(with: log, after: [], on: "p", ends: true) == [])
  }
}

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

  @Test func `an act of a page that was left is taken once`() {
    var acts = AnnouncedActs()
    acts.add(
      Self.log(
        #""__spec act {\"key\":\"p1:1\",\"what\":\"a click on \u003Ca>\"}""#,
        #""something of the page""#, "no text"))
    #expect(acts.take(after: [], on: "p1").isEmpty)
    let taken = acts.take(after: [], on: "p2")
    #expect(taken.map(\.key) == ["p1:1"])
    #expect(taken.map(\.act) == [["key": "p1:1", "what": "a click on <a>"]])
    #expect(acts.take(after: [], on: "p2").isEmpty)
  }

  @Test func `an act that was reported is not taken`() {
    var acts = AnnouncedActs()
    acts.add(Self.log(#""__spec act {\"key\":\"p1:1\"}""#))
    #expect(acts.take(after: ["p1:1"], on: "p2").isEmpty)
    #expect(acts.take(after: [], on: "p2").isEmpty)
  }

  @Test(arguments: [
    JSONValue.null, "text", [1, [:], ["message": 1], ["message": "\"__spec act \""]],
    [["message": "\"__spec act {\""], ["message": "\"__spec act 1\""]],
  ])
  func `a log that is not one has no acts`(log: JSONValue) {
    var acts = AnnouncedActs()
    acts.add(log)
    #expect(acts.take(after: [], on: "p").isEmpty)
  }
}

import SpecDrivers
import SpecJSON
import Testing

@testable import SpecEngines

@Suite struct InputReaderTests {
  /// An act that needs no element: how a page was left or entered.
  private struct Act {
    let kind: String
    let text: String
    /// In seconds.
    var time = 0

    var json: JSONValue {
      [
        "key": .string("p:\(kind)\(time)"), "kind": .string(kind), "text": .string(text),
        "t": .integer(time * 1_000), "address": "http://a/b",
      ]
    }
  }

  /// The actions of answers, each with its own acts, after one another.
  private static func actions(_ answers: [[Act]]) throws -> [Action] {
    var departure: PageDeparture?
    return try answers.flatMap { acts in
      let answer: JSONValue = [
        "acts": .array(acts.map(\.json)), "lost": 0, "typing": false, "origin": "http://a",
        "page": "p",
      ]
      return try InputReader("\(answer)").inputs(&departure) { _ in false }.inputs
        .flatMap(\.actions)
    }
  }

  private static let opened = Action.open(url: "http://a/b")

  @Test(arguments: [
    ("push", "open", [Action]()), ("replace", "open", []), ("reload", "reload", []),
    ("traverse", "history", []), ("push", "reload", [.reload]), ("reload", "open", [opened]),
    ("traverse", "open", [opened]), ("push", "history", [.back]),
  ])
  func `a page that a link or a script has opened needs no step`(
    _ left: String, _ entered: String, _ actions: [Action]
  ) throws {
    let acts = [Act(kind: "left", text: left), Act(kind: "go", text: entered, time: 29)]
    #expect(try Self.actions([acts]) == actions)
    #expect(try Self.actions(acts.map { [$0] }) == actions)
  }

  @Test func `a page that is entered long afterwards or once more was opened by the person`() throws
  {
    let left = Act(kind: "left", text: "push")
    #expect(try Self.actions([[left, Act(kind: "go", text: "open", time: 30)]]) == [Self.opened])
    let entered = (1...2).map { Act(kind: "go", text: "open", time: $0) }
    #expect(try Self.actions([[left] + entered]) == [Self.opened])
  }
}

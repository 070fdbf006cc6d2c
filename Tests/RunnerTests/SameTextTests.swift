import Testing

@testable import SpecRunner

/// Texts of steps, tables and tags, which are told apart by their code points.
@Suite struct SameTextTests {
  private static let pairs = [
    ("caf\u{E9}", "cafe\u{301}"), ("\u{AC00}", "\u{1100}\u{1161}"), ("slac\u{212A}", "slacK"),
  ]

  @Test(arguments: pairs)
  func `an expectation fails where the code points differ, and names them`(
    one: String, other: String
  ) throws {
    func failure(_ body: () throws -> Void) -> StepFailure? {
      do {
        try body()
        return nil
      } catch {
        return error as? StepFailure
      }
    }
    let failures = [
      failure { try expect(one, is: other, "it") },
      failure { try expect([one], is: [other], "it") },
      failure { try expect(one as String?, is: other, "it") },
    ]
    for failure in failures { #expect(failure?.headline == "it is not as expected") }
    #expect(failures[0]?.notes.count == 1)
    #expect(failure { try expect(one, is: one, "it") } == nil)
    #expect(failure { try expect([one], is: [one], "it") } == nil)
  }

  @Test func `the note names the code points from the first that differ`() {
    #expect(
      Confusables.notes("a caf\u{E9}", "a cafe\u{301}") == [
        "they look alike, but the code points differ: U+00E9 and U+0065 U+0301"
      ])
    #expect(Confusables.notes("a", "b") == [])
    #expect(Confusables.notes("a", "a") == [])
  }

  @Test(arguments: pairs)
  func `two step definitions of other code points are two`(one: String, other: String) throws {
    let library = StepLibrary("pair") {
      Given(.expression("\(one) is there")) { (_: World) in }
      Given(.expression("\(other) is there")) { (_: World) in }
    }
    let registry = try StepRegistry([library])
    for text in [one, other] {
      let found = registry.definitions(matching: "\(text) is there")
      #expect(found.map { Array($0.pattern.utf8) } == [Array("\(text) is there".utf8)])
    }
  }

  @Test(arguments: pairs)
  func `columns are found by their code points`(one: String, other: String) throws {
    let records = try Table(rows: [[one, other], ["1", "2"]]).records()
    #expect(try records[0][one] == "1")
    #expect(try records[0][other] == "2")
  }

  @Test(arguments: pairs)
  func `what is exclusive is so by its code points`(one: String, other: String) throws {
    let tags = [one, other, "\u{301}"].map { "@exclusive:\($0)" }.joined(separator: " ")
    let text = "Feature: f\n\(tags)\nScenario: s\n* a\n"
    let suite = Suite(sources: [Source(uri: "a.feature", text: text)])
    let pickle = try #require(suite.files.first?.pickles.first)
    let names = CaseLocks(pickle.tags).names
    #expect(names.map { Array($0.utf8) } == [one, other, "\u{301}"].map { Array($0.utf8) })
  }

  @Test(arguments: pairs)
  func `durations are known by the code points of file and name`(one: String, other: String) {
    var durations = CaseDurations()
    durations.note(one, in: one, .seconds(1))
    durations.note(one, in: other, .seconds(2))
    durations.note(other, in: one, .seconds(3))
    #expect(durations.seconds(of: one, in: one) == 1)
    #expect(durations.seconds(of: one, in: other) == 2)
    #expect(durations.seconds(of: other, in: one) == 3)
    #expect(durations.seconds(of: other, in: other) == nil)
  }
}

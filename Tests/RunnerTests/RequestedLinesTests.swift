import SpecGherkin
import Testing

@testable import SpecRunner

@Suite struct RequestedLinesTests {
  private static let text = """
    # a comment
    @all
    Feature: lines

      A description.

      Background:
        Given a background

      @one
      @first
      Scenario: one
        Given a step
          | a | table |

      Scenario Outline: two
        Given <x>

        @some
        Examples: three
          | x |
          | 1 |
          | 2 |

        Examples: four
          | x |
          | 3 |

      @rule
      Rule: five
        Prose.
        Example: six
          Given a step
    """

  private static let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    .map(String.init)

  /// The names and lines of the pickles that the lines with these texts stand for, and those that
  /// stand for nothing.
  private static func asked(_ texts: String...) throws -> (found: [Int], empty: [Int]) {
    let suite = Suite(sources: [Source(uri: "a.feature", text: text)])
    let file = try #require(suite.files.first)
    let document = try #require(file.document)
    let numbers = try texts.map { text in
      try #require(lines.firstIndex { $0.trimmed == text }, "no line \(text)") + 1
    }
    let asked = RequestedLines(numbers, of: document)
    let found = file.pickles.filter { asked.contains($0, in: document) }
    return (found.map(\.location.line), asked.empty)
  }

  @Test(arguments: [
    ("Scenario: one", [12]), ("@one", [12]), ("@first", [12]), ("| a | table |", [12]),
    ("Scenario Outline: two", [22, 23, 27]), ("Given <x>", [22, 23, 27]), ("| 2 |", [23]),
    ("@some", [22, 23]), ("Examples: three", [22, 23]), ("| 3 |", [27]),
    ("Examples: four", [27]), ("Rule: five", [32]), ("@rule", [32]), ("Example: six", [32]),
    ("Feature: lines", [12, 22, 23, 27, 32]), ("@all", [12, 22, 23, 27, 32]),
  ])
  func `a line stands for what it is part of`(line: String, found: [Int]) throws {
    let asked = try Self.asked(line)
    #expect(asked.found == found)
    #expect(asked.empty == [])
  }

  @Test(arguments: ["# a comment", "A description.", "Background:", "Given a background", "Prose."])
  func `a line that is part of no scenario stands for nothing`(line: String) throws {
    let asked = try Self.asked(line)
    #expect(asked.found == [])
    #expect(asked.empty.count == 1)
  }

  @Test func `several lines stand for all of theirs`() throws {
    let asked = try Self.asked("| 3 |", "Background:", "@one")
    #expect(asked.found == [12, 27])
    #expect(asked.empty == [7])
  }
}

extension String {
  fileprivate var trimmed: String {
    String(drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
  }
}

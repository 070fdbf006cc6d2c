import SpecGherkin
package import SpecMessages

/// A scenario of a recording, as the answers to questions about it name it.
package struct TracedScenario: Hashable, Sendable {
  /// The path of its file.
  package let uri: String
  /// The line of the scenario or of its row.
  package let line: Int
  /// The feature, the rule, the name and the row on one line, for people.
  package let title: String
  /// The number of the attempt among all of the scenario in the recording, from 1: retries,
  /// repetitions and variants.
  package let attempt: Int
  /// The result of the attempt; nil if it did not end.
  package let result: CaseResult?

  init(_ attempt: Attempt, number: Int) {
    let name = CaseName(attempt)
    uri = attempt.pickle?.uri ?? ""
    line = attempt.pickle?.location.line ?? 0
    title = name.title(Style(.plain))
    self.attempt = number
    result = attempt.finished == nil ? nil : attempt.result
  }

  /// The place as printable text: `specs/log-in.feature:12`.
  package var place: String { VisibleText.line("\(uri):\(line)") }

  /// The result as words in a sentence.
  package var word: String { result?.word ?? "not ended" }
}

/// Numbers the attempts at each scenario in the order in which they end.
struct AttemptNumbers {
  private var counts: [NodeID: Int] = [:]

  mutating func next(_ attempt: Attempt) -> Int {
    let count = (counts[attempt.testCase.pickleID] ?? 0) + 1
    counts[attempt.testCase.pickleID] = count
    return count
  }
}

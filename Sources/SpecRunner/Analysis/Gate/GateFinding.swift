/// Something by which a change makes a specification say or check less.
package struct GateFinding: Sendable {
  package let kind: Kind
  /// The file: the one of today, or the one that was removed.
  package let uri: String
  /// The line today; nil if what was there is gone.
  package let line: Int?
  /// The line in the revision; nil if it was not there.
  package let earlierLine: Int?
  /// What is weaker: the name of a scenario, the id of a statement, a setting.
  package let name: String
  /// What has changed.
  package let text: String
  /// The faults of apps that the earlier scenario catches.
  package var caught: [String] = []
  /// Those of them that no scenario catches any more.
  package var lost: [String] = []

  package init(
    _ kind: Kind, _ uri: String, line: Int? = nil, earlier: Int? = nil, name: String, _ text: String
  ) {
    self.kind = kind
    self.uri = uri
    self.line = line
    earlierLine = earlier
    self.name = name
    self.text = text
  }

  /// The place today; in the revision if it is gone; `a.feature:3`.
  package var place: String { (line ?? earlierLine).map { "\(uri):\($0)" } ?? uri }

  /// A way to weaken a specification; its name is a value of a flag and of JSON.
  package enum Kind: String, CaseIterable, Sendable {
    case failing, contradicted
    case failedBefore = "failed-before"
    case removedScenario = "removed-scenario"
    case removedCheck = "removed-check"
    case changedCheck = "changed-check"
    case changedAction = "changed-action"
    case emptiedStep = "emptied-step"
    case idleStep = "idle-step"
    case knownIssue = "known-issue"
    case quarantined
    case retagged
    case removedRequirementTag = "removed-requirement-tag"
    case removedStatement = "removed-statement"
    case changedStatement = "changed-statement"
    case removedSnapshot = "removed-snapshot"
    case loosenedSnapshot = "loosened-snapshot"
    case changedSnapshot = "changed-snapshot"
    case changedFile = "changed-file"
    case removedWalk = "removed-walk"
    case removedFault = "removed-fault"
    case silenced, setting, command
    case ignoredFailure = "ignored-failure"
    case skipped
    case changedCode = "changed-code"

    /// Whether it does not count by itself: a person looks at it.
    package var isForReview: Bool {
      [.failedBefore, .idleStep, .skipped, .changedCode].contains(self)
    }

    /// The title of its findings: `Removed check`.
    package var title: String {
      let words = rawValue.replacing("-", with: " ")
      return words.prefix(1).uppercased() + words.dropFirst()
    }

    /// What is wrong with it, in a sentence.
    package var meaning: String {
      switch self {
      case .failing: "nothing that they check counts"
      case .contradicted:
        "the app of today fails them: it was changed too, or it failed them before"
      case .failedBefore: "the step failed in the revision too, with the same app"
      case .removedScenario: "no scenario checks any of it after the same actions"
      case .removedCheck: "no scenario has the check after the same actions"
      case .changedCheck: "the scenario acts differently and checks something else of the kind"
      case .changedAction: "the check is there, but what precedes it is not"
      case .emptiedStep: "the scenario passes if it is changed, where the earlier one failed"
      case .idleStep: "the new scenario passes if it is changed"
      case .knownIssue, .quarantined: "the scenario may fail from now on"
      case .retagged: "selections by tags find other scenarios"
      case .removedRequirementTag: "the scenario covers the requirement no more"
      case .removedStatement: "nothing is required any more"
      case .changedStatement: "something else is required"
      case .removedSnapshot: "what the screen shows is compared no more"
      case .loosenedSnapshot: "more screens match"
      case .changedSnapshot: "other screens match"
      case .changedFile: "steps read it, so scenarios check something else"
      case .removedWalk: "what the app shows there is compared no more"
      case .removedFault: "no scenario has to catch it any more"
      case .silenced: "an exception was added"
      case .setting: "runs check less, or accept more"
      case .command: "the build checks less, or accepts more"
      case .ignoredFailure: "the build passes although the command fails"
      case .skipped: "code has changed too, so they may have run before"
      case .changedCode: "faults and removed checks are tried with it as it is now"
      }
    }
  }
}

extension [GateFinding] {
  /// The lines of a text, each with its number, by their content, so that equal ones are paired.
  ///
  /// - Returns: the lines of the first text that the second does not have.
  package static func lines(
    of text: [UInt8]?, missingIn other: [UInt8]?, _ content: (Substring) -> String?
  ) -> [(line: Int, content: String)] {
    func lines(_ bytes: [UInt8]?) -> [(line: Int, content: String)] {
      String(decoding: bytes ?? [], as: UTF8.self)
        .split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).enumerated()
        .compactMap { number, line in content(line).map { (number + 1, $0) } }
    }
    var spare = lines(other).reduce(into: [:]) { $0[$1.content, default: 0] += 1 }
    return lines(text).filter { line in
      guard let count = spare[line.content], count > 0 else { return true }
      spare[line.content] = count - 1
      return false
    }
  }
}

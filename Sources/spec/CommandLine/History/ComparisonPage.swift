import SpecAnalysis
import SpecMessages
import SpecReporters
import SpecText

/// The differences between two runs as a page: a section for each kind, then the counts.
enum ComparisonPage {
  static func page(_ comparison: RunComparison) -> Page {
    let broken = comparison.differences(.newlyFailing)
    return Page(
      "Comparison", conclusion(comparison), isGood: broken.isEmpty,
      sections: RunComparison.Change.allCases.map { change in
        Page.Section(
          title: change.title.prefix(1).uppercased() + change.title.dropFirst(), noun: "scenario",
          most: change == .newlyFailing ? .max : 20,
          entries: comparison.differences(change).map(entry))
      })
  }

  private static func entry(_ difference: RunComparison.Difference) -> Page.Entry {
    let result = difference.after?.result ?? difference.before?.result
    let tone: Page.Tone =
      result?.isFailure == true ? .bad : result == .status(.passed) ? .good : .odd
    return Page.Entry(
      badge: Page.Badge(word(result), tone),
      name: difference.key.title,
      details: [Page.Detail(place: "\(difference.key.uri):\(difference.line)")]
        + facts(difference).map { Page.Detail(text: $0) })
  }

  private static func facts(_ difference: RunComparison.Difference) -> [String] {
    let (before, after) = (difference.before, difference.after)
    var facts: [String] = []
    switch difference.change {
    case .newlyFailing, .stillFailing:
      if let cause = after?.cause { facts.append(cause) }
      if difference.change == .newlyFailing, before == nil { facts.append("it is new") }
    case .otherCause:
      facts += ["before: \(before?.cause ?? "")", "now: \(after?.cause ?? "")"]
    case .noLongerRun, .newlyPassing:
      facts.append("\(word(before?.result)) before, \(word(after?.result)) now")
    case .slower:
      if let before, let after {
        facts.append(
          "\(DurationText.short(before.duration)) before, "
            + "\(DurationText.short(after.duration)) now")
      }
    case .otherSteps, .new, .gone: break
    }
    if let other = difference.otherFile {
      facts.append(
        after == nil
          ? "a scenario with the same text is new in \(other)"
          : "a scenario with the same text is gone from \(other)")
    }
    return facts
  }

  private static func word(_ result: CaseResult?) -> String { result?.word ?? "not run" }

  private static func conclusion(_ comparison: RunComparison) -> String {
    let counts = RunComparison.Change.allCases.compactMap { change -> String? in
      let count = comparison.differences(change).count
      return count == 0 ? nil : "\(count) \(change.title)"
    }
    let before = comparison.before.scenarios.count
    let all = "\(comparison.unchanged) of \(before.counted("scenario")) unchanged"
    return ([all] + counts).joined(separator: ", ")
  }
}

extension RunComparison.Change {
  /// The words of a heading.
  fileprivate var title: String {
    switch self {
    case .newlyFailing: "newly failing"
    case .otherCause: "failing for another reason"
    case .stillFailing: "still failing"
    case .noLongerRun: "no longer checked"
    case .slower: "slower"
    case .otherSteps: "with the same result and other steps"
    case .newlyPassing: "newly passing"
    case .new: "new"
    case .gone: "gone"
    }
  }
}

import SpecAnalysis
import SpecMessages
import SpecReporters
import SpecText

/// The differences between two runs as text: a section for each kind, then the counts.
struct ComparisonPage {
  private let comparison: RunComparison
  private var page: PageText

  /// The number of scenarios that a section of less important differences shows.
  private static let most = 20

  static func text(_ comparison: RunComparison, _ display: Display) -> String {
    var page = ComparisonPage(comparison: comparison, page: PageText(display))
    page.render()
    return page.page.text
  }

  private mutating func render() {
    for change in RunComparison.Change.allCases {
      let all = comparison.differences(change)
      if all.isEmpty { continue }
      page.heading("\(change.title): \(all.count.counted("scenario"))")
      let shown = change == .newlyFailing ? all[...] : all.prefix(Self.most)
      for difference in shown { render(difference) }
      if all.count > shown.count {
        page.line(
          "and \(all.count - shown.count) more: --format json has them all", indent: 2, .faint)
      }
    }
    page.space()
    page.line(conclusion)
  }

  private mutating func render(_ difference: RunComparison.Difference) {
    let result = difference.after?.result ?? difference.before?.result
    let status = result?.status ?? .unknown
    let mark = page.style.mark(status) + " "
    page.line(
      difference.key.title, indent: 2,
      lead: (page.style.paint(mark, .status(status)), TextWidth.columns(mark)))
    page.line("\(difference.key.uri):\(difference.line)", indent: 4, .faint)
    for fact in facts(difference) { page.line(fact, indent: 4) }
  }

  private func facts(_ difference: RunComparison.Difference) -> [String] {
    let (before, after) = (difference.before, difference.after)
    var facts: [String] = []
    switch difference.change {
    case .newlyFailing, .stillFailing:
      if let cause = after?.cause { facts.append(cause) }
      if difference.change == .newlyFailing, before == nil { facts.append("it is new") }
    case .otherCause:
      facts += ["before: \(before?.cause ?? "")", "now: \(after?.cause ?? "")"]
    case .noLongerRun:
      facts.append("\(Self.word(before?.result)) before, \(Self.word(after?.result)) now")
    case .newlyPassing:
      facts.append("\(Self.word(before?.result)) before, \(Self.word(after?.result)) now")
    case .slower:
      if let before, let after {
        facts.append(
          "\(DurationText.short(before.duration)) before, "
            + "\(DurationText.short(after.duration)) now")
      }
    case .new, .gone: break
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

  private var conclusion: String {
    let counts = RunComparison.Change.allCases.compactMap { change -> String? in
      let count = comparison.differences(change).count
      return count == 0 ? nil : "\(count) \(change.title)"
    }
    let all = "\(comparison.unchanged) of \(comparison.common.counted("scenario")) unchanged"
    return ([all] + counts).joined(separator: ", ")
  }
}

extension RunComparison.Change {
  /// The words of a heading.
  var title: String {
    switch self {
    case .newlyFailing: "newly failing"
    case .otherCause: "failing for another reason"
    case .stillFailing: "still failing"
    case .noLongerRun: "no longer checked"
    case .slower: "slower"
    case .newlyPassing: "newly passing"
    case .new: "new"
    case .gone: "gone"
    }
  }
}

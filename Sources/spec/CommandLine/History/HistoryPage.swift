import SpecAnalysis
import SpecMessages
import SpecReporters
import SpecText

/// What the last runs show as text: broken, flaky and slow scenarios.
struct HistoryPage {
  private let ledger: HistoryLedger
  private let path: String
  private var page: PageText

  /// The number of scenarios in a section, and of results on a line.
  private static let most = 10
  private static let longest = 30

  static func text(_ ledger: HistoryLedger, _ path: String, _ display: Display) -> String {
    var page = HistoryPage(ledger: ledger, path: path, page: PageText(display))
    page.render()
    return page.page.text
  }

  private mutating func render() {
    render("broken", ledger.broken) { line in
      let since = line.record.brokenSince.map { HistoryText.line(line.record, since: $0) } ?? ""
      return "\(since), \(line.failures.counted("run"))"
    }
    render("flaky", ledger.flaky) { line in
      "\(line.record.flakyRuns) of \(line.record.results.count.counted("run")) flaky"
    }
    render("slowest", ledger.slowest) { line in
      line.record.meanDuration.map { DurationText.short($0) + " on average" } ?? ""
    }
    page.space()
    page.line(conclusion)
  }

  private mutating func render(
    _ title: String, _ lines: [HistoryLedger.Line], _ fact: (HistoryLedger.Line) -> String
  ) {
    if lines.isEmpty { return }
    page.heading("\(title): \(lines.count.counted("scenario"))")
    for line in lines.prefix(Self.most) {
      page.line(line.key.title, indent: 2)
      page.line("\(line.key.uri):\(line.line)", indent: 4, .faint)
      page.line(fact(line) + "  " + signs(line.record), indent: 4)
    }
    if lines.count > Self.most {
      page.line(
        "and \(lines.count - Self.most) more: --format json has them all", indent: 2, .faint)
    }
  }

  /// A letter for each of the last results, the newest last.
  private func signs(_ record: RunHistory.Record) -> String {
    record.results.suffix(Self.longest).map { page.style.sign($0.entry.result) }.joined()
  }

  private var conclusion: String {
    let runs = ledger.history.runs
    guard let first = runs.first, let last = runs.last else { return "" }
    return "\(runs.count.counted("run")) from \(DurationText.date(first.started)) to "
      + "\(DurationText.date(last.started)), \(ledger.lines.count.counted("scenario"))"
  }
}

import SpecAnalysis
import SpecMessages
import SpecReporters
import SpecText

/// What the last runs show as a page: broken, flaky, quarantined and slow scenarios.
enum HistoryPage {
  static func page(_ ledger: HistoryLedger) -> Page {
    let broken = section("Broken", .bad, ledger.broken) { line in
      let since = line.record.brokenSince.map { HistoryText.line(line.record, since: $0) } ?? ""
      return "\(since), \(line.failures.counted("run"))"
    }
    let flaky = section("Flaky", .odd, ledger.flaky) { line in
      "\(line.record.flakyRuns) of \(line.record.results.count.counted("run")) flaky"
    }
    let quarantined = section("Quarantined", .odd, ledger.quarantined) { line in
      let results = line.record.results.map(\.entry.result)
      let failures = results.count { $0 == .quarantined }
      let last = results.reversed().prefix { $0 == .status(.passed) }.count
      return "\(failures) of \(results.count.counted("run")) failed"
        + (last > 0 ? ", the last \(last == 1 ? "one" : "\(last)") passed" : "")
    }
    let slowest = section("Slowest", .calm, ledger.slowest) { line in
      line.record.meanDuration.map { DurationText.short($0) + " on average" } ?? ""
    }
    return Page(
      "History", conclusion(ledger), isGood: nil,
      sections: [broken, flaky, quarantined, slowest])
  }

  /// The scenarios with a fact and a letter for each of the last results, the newest last.
  private static func section(
    _ title: String, _ tone: Page.Tone, _ lines: [HistoryLedger.Line],
    _ fact: (HistoryLedger.Line) -> String
  ) -> Page.Section {
    Page.Section(
      title: title, noun: "scenario", most: 10,
      entries: lines.map { line in
        let signs = line.record.results.suffix(30).map { Style(.plain).sign($0.entry.result) }
        return Page.Entry(
          badge: Page.Badge(title.lowercased(), tone), name: line.key.title,
          text: fact(line) + "  " + signs.joined(),
          details: [Page.Detail(place: "\(line.key.uri):\(line.line)")])
      })
  }

  private static func conclusion(_ ledger: HistoryLedger) -> String {
    let runs = ledger.history.runs
    guard let first = runs.first, let last = runs.last else { return "" }
    return "\(runs.count.counted("run")) from \(DurationText.date(first.started)) to "
      + "\(DurationText.date(last.started)), \(ledger.lines.count.counted("scenario"))"
  }
}

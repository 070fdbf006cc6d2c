import SpecAnalysis
import SpecGherkin
import SpecMessages
import SpecText

/// Coverage as an HTML page: totals, then the statements of each flow by heading.
struct CoverageHTML {
  static func text(_ coverage: Coverage) -> String {
    let totals = coverage.totals
    var page = HTMLPage(
      title: "Requirements coverage", lead: CoveragePage.conclusion(coverage),
      isGood: coverage.isSound)
    var tiles: [(String, String, HTMLPage.Tone)] = [
      ("\(totals.statements)", "statements", .calm),
      ("\(totals.covered)/\(totals.testable)", "with a scenario", tone(totals.count(.uncovered))),
      ("\(totals.remarks)", "remarks, which are not tested", .faint),
      ("\(coverage.unknownTags.count)", "unknown tags", tone(coverage.unknownTags.count)),
    ]
    if coverage.hasResults {
      tiles.insert(("\(totals.count(.passed))", "passed in the last run", .good), at: 2)
      tiles.insert(
        ("\(totals.count(.failed))", "failed in the last run", tone(totals.count(.failed))), at: 3)
    }
    if totals.decisions > 0 { tiles.append(("\(totals.decisions)", "with a decision", .calm)) }
    page.tiles(tiles)
    if !coverage.unknownTags.isEmpty { render(coverage.unknownTags, &page) }
    for flow in coverage.flows { render(flow, coverage.hasResults, &page) }
    return page.text
  }

  private static func tone(_ count: Int) -> HTMLPage.Tone { count == 0 ? .good : .bad }

  private static func render(_ unknownTags: [Coverage.UnknownTag], _ page: inout HTMLPage) {
    page.beginCard(
      "Unknown tags", note: "tags that look like a statement id but are not")
    page.beginRows()
    for stray in unknownTags {
      page.row(
        badge: ("stray", .bad), name: stray.tag,
        chips: [("\(stray.uri):\(stray.location)", "place")],
        text: CoveragePage.advice(stray))
    }
    page.endRows()
    page.endCard()
  }

  private static func render(
    _ flow: Coverage.Flow, _ hasResults: Bool, _ page: inout HTMLPage
  ) {
    page.beginCard(
      flow.document.title.isEmpty ? flow.name : flow.document.title, note: flow.document.uri)
    let totals = flow.totals
    page.bar(
      Coverage.State.byWeight.map {
        HTMLPage.Share(
          count: totals.count($0), label: $0 == .remark ? "remarks" : $0.word, tone: $0.pageTone)
      })
    var section: String?
    for entry in flow.entries {
      if section != entry.statement.section {
        if section != nil { page.endRows() }
        section = entry.statement.section
        if !entry.statement.section.isEmpty { page.heading(entry.statement.section) }
        page.beginRows()
      }
      render(entry, hasResults, &page)
    }
    if section != nil { page.endRows() }
    page.endCard()
  }

  private static func render(_ entry: Coverage.Entry, _ hasResults: Bool, _ page: inout HTMLPage) {
    let statement = entry.statement
    let count = entry.scenarios.count
    page.row(
      badge: (entry.state.word, entry.state.pageTone), name: statement.id.description,
      chips: [(statement.kind.letter, statement.kind.meaning)], text: statement.text,
      details: count == 0
        ? nil
        : (
          count.counted("scenario"),
          entry.scenarios.map { scenario in
            let rows = scenario.rows > 1 ? " (\(scenario.rows.counted("row")))" : ""
            return HTMLPage.place(
              scenario.uri, scenario.line, scenario.name + rows,
              mark: hasResults ? scenario.result.pageMark : "")
          }, entry.state == .failed
        ))
  }
}

extension Coverage.State {
  /// The order in a bar.
  static let byWeight: [Self] = [
    .passed, .covered, .skipped, .unknown, .knownIssue, .failed, .uncovered, .remark,
  ]

  /// The state in a word or two.
  var word: String {
    switch self {
    case .failed: "failed"
    case .knownIssue: "known issue"
    case .uncovered: "no scenario"
    case .unknown: "unknown"
    case .skipped: "skipped"
    case .passed: "passed"
    case .covered: "covered"
    case .remark: "remark"
    }
  }

  var pageTone: HTMLPage.Tone {
    switch self {
    case .failed, .uncovered: .bad
    case .unknown, .knownIssue: .odd
    case .skipped: .calm
    case .passed, .covered: .good
    case .remark: .faint
    }
  }
}

extension CaseResult {
  /// The symbol of a result.
  var pageMark: String {
    switch self {
    case .status(let status): status.pageMark
    case .knownIssue, .unexpectedPass: "!"
    }
  }
}

extension Status {
  /// The symbol of a status.
  var pageMark: String {
    switch self {
    case .passed: "✓"
    case .skipped: "–"
    case .unknown: "?"
    case .failed, .pending, .undefined, .ambiguous: "✗"
    }
  }
}

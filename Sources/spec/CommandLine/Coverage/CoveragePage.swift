import SpecAnalysis
import SpecGherkin
import SpecMessages
import SpecReporters
import SpecText

/// Coverage as text: a line for each flow, then the problems.
struct CoveragePage {
  private let coverage: Coverage
  private var page: PageText

  init(_ coverage: Coverage, _ display: Display) {
    self.coverage = coverage
    page = PageText(display)
  }

  static func text(_ coverage: Coverage, _ display: Display) -> String {
    var page = CoveragePage(coverage, display)
    page.render()
    return page.page.text
  }

  private mutating func render() {
    page.heading("requirements")
    page.table(totals)
    tellDecisions()
    render(.failed, "failed", advice: "spec run shows the failures")
    render(
      .knownIssue, "known issue", advice: "expected to fail until the issue of its tag is closed")
    render(
      .uncovered, "without a scenario", advice: "write a scenario for each, with the id as a tag")
    render(.unknown, "not in the recorded run", advice: "the recording lacks their scenarios")
    render(.skipped, "skipped", advice: "the engine of the recorded run lacks an ability")
    tellStrays()
    page.space()
    page.line(Self.conclusion(coverage), coverage.isSound ? .status(.passed) : .status(.failed))
  }

  private var totals: TextTable {
    let states: [(Coverage.State, String)] =
      coverage.hasResults
      ? [
        (.passed, "passed"), (.failed, "failed"), (.knownIssue, "known issue"),
        (.skipped, "skipped"), (.unknown, "unknown"),
      ].filter { state, _ in state != .knownIssue || coverage.totals.count(state) > 0 }
      : []
    var table = TextTable([.left, .right, .right, .right] + states.map { _ in .right })
    table.add(
      (["flow", "statements", "remarks", "covered"] + states.map(\.1)).map {
        TextTable.Cell($0, .faint)
      })
    func add(_ name: String, _ totals: Coverage.Totals) {
      let isWhole = totals.covered == totals.testable
      table.add(
        [
          TextTable.Cell(VisibleText.line(name)), TextTable.Cell("\(totals.statements)"),
          TextTable.Cell("\(totals.remarks)"),
          TextTable.Cell(
            "\(totals.covered)/\(totals.testable)", .status(isWhole ? .passed : .failed)),
        ]
          + states.map { state, _ in
            let count = totals.count(state)
            return TextTable.Cell("\(count)", count > 0 ? state.tone : .faint)
          })
    }
    for flow in coverage.flows { add(flow.name, flow.totals) }
    if coverage.flows.count > 1 { add("all", coverage.totals) }
    return table
  }

  private mutating func render(_ state: Coverage.State, _ title: String, advice: String) {
    let count = coverage.totals.count(state)
    guard count > 0 else { return }
    page.heading("\(title): \(count.counted("statement"))")
    page.line(advice, indent: 2, .faint)
    for flow in coverage.flows {
      for entry in flow.entries where entry.state == state { render(entry, flow) }
    }
  }

  private mutating func render(_ entry: Coverage.Entry, _ flow: Coverage.Flow) {
    let id = entry.statement.id.description
    page.line(
      entry.statement.text, indent: 2,
      lead: (page.style.paint(id, .tag) + "  ", TextWidth.columns(id) + 2))
    if entry.scenarios.isEmpty {
      page.line("\(flow.document.uri):\(entry.statement.location.line)", indent: 6, .faint)
    }
    for scenario in entry.scenarios {
      let mark = page.style.mark(scenario.result.status) + " "
      page.line(
        "\(scenario.uri):\(scenario.line) \(scenario.name)", indent: 6,
        lead: (page.style.paint(mark, .status(scenario.result.status)), TextWidth.columns(mark)),
        .faint)
    }
  }

  private mutating func tellDecisions() {
    let count = coverage.totals.decisions
    guard count > 0 else { return }
    page.space()
    page.line("\(count.counted("statement")) with a decision, marked (decision: …)", .faint)
  }

  private mutating func tellStrays() {
    guard !coverage.unknownTags.isEmpty else { return }
    page.heading("unknown tags: \(coverage.unknownTags.count)")
    for stray in coverage.unknownTags {
      let tag = VisibleText.line(stray.tag)
      page.line(
        Self.advice(stray), indent: 2,
        lead: (page.style.paint(tag, .tag) + "  ", TextWidth.columns(tag) + 2))
      page.line("\(stray.uri):\(stray.location)", indent: 6, .faint)
    }
  }

  /// The problem with a tag, or a suggestion.
  static func advice(_ stray: Coverage.UnknownTag) -> String {
    if stray.isRemark { return "is a remark, which cannot be tested" }
    return stray.nearest.map { "did you mean @\($0)?" } ?? "no statement has this id"
  }

  /// The conclusion in a sentence.
  static func conclusion(_ coverage: Coverage) -> String {
    let totals = coverage.totals
    let open = totals.count(.uncovered)
    let faults = [
      open > 0 ? "\(open.counted("statement")) without a scenario" : nil,
      totals.count(.failed) > 0 ? "\(totals.count(.failed)) failed" : nil,
      coverage.unknownTags.isEmpty ? nil : "\(coverage.unknownTags.count.counted("unknown tag"))",
    ].compactMap { $0 }
    if !faults.isEmpty { return faults.joined(separator: ", ") }
    let known = totals.count(.knownIssue)
    return "all statements have a scenario"
      + (!coverage.hasResults
        ? ""
        : known == 0 ? ", and none failed" : ", and none failed except \(known) with a known issue")
  }
}

extension Coverage.State {
  var tone: Style.Tone {
    switch self {
    case .failed, .uncovered: .status(.failed)
    case .unknown, .knownIssue: .status(.undefined)
    case .skipped: .status(.skipped)
    case .passed, .covered: .status(.passed)
    case .remark: .faint
    }
  }
}

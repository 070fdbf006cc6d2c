import SpecAnalysis
import SpecMessages
import SpecReporters
import SpecText

/// Path coverage as text: the figures of each app, then what is missing.
struct PathsPage {
  private let abstraction: PathAbstraction
  private let percent: Int?
  private var page: PageText

  /// How many kinds of missing pairs are listed for each app.
  private static let listed = 10

  static func text(
    _ coverages: [PathCoverage], _ abstraction: PathAbstraction, atLeast percent: Int?,
    _ display: Display
  ) -> String {
    var page = PathsPage(
      abstraction: abstraction, percent: percent, page: PageText(display))
    page.page.heading("paths")
    page.page.line(
      "a state is: " + abstraction.names.joined(separator: ", "), indent: 2, .faint)
    for coverage in coverages { page.render(coverage) }
    page.conclude(coverages)
    return page.page.text
  }

  private mutating func render(_ coverage: PathCoverage) {
    page.heading(coverage.app)
    page.line(
      "\(coverage.actions.counted("action")) in \(coverage.sessions.counted("session"))",
      indent: 2, .faint)
    page.table(table(coverage))
    for note in Self.notes(coverage) { page.line(note, indent: 2, .status(.undefined)) }
    guard !coverage.missing.isEmpty else { return }
    page.space()
    page.line("pairs that are not walked, the most important first", indent: 2, .faint)
    for kind in coverage.missing.prefix(Self.listed) {
      page.line("\(kind.place): \(kind.first.text), then \(kind.second.text)", indent: 2)
      page.line(
        "\(kind.missing) of \(kind.missing + kind.covered) missing", indent: 6, .faint)
    }
    let rest = coverage.missing.count - Self.listed
    if rest > 0 { page.line("and \(rest) more kinds; --format json lists all", indent: 2, .faint) }
  }

  private func table(_ coverage: PathCoverage) -> TextTable {
    var table = TextTable([.left, .right, .right, .right, .right])
    table.add(["", "walked", "found", "share", "beyond"].map { TextTable.Cell($0, .faint) })
    let rows: [(String, PathCoverage.Count)] = [
      ("states", coverage.states), ("edges", coverage.edges), ("pairs", coverage.pairs),
      ("kinds of pairs", coverage.kinds), ("returns", coverage.returns),
      ("repetitions", coverage.repetitions),
    ]
    for (name, count) in rows {
      table.add([
        TextTable.Cell(name), TextTable.Cell("\(count.covered)"),
        TextTable.Cell("\(count.reachable)"),
        TextTable.Cell(
          coverage.isComplete ? count.percent.map { "\($0) %" } ?? "–" : "?",
          coverage.isComplete && count.covered == count.reachable ? .status(.passed) : nil),
        // A kind that the search does not find is not known as one.
        TextTable.Cell(name == "kinds of pairs" ? "" : "\(count.beyond)", .faint),
      ])
    }
    return table
  }

  /// What limits the figures.
  private static func notes(_ coverage: PathCoverage) -> [String] {
    let search = coverage.search
    var notes: [String] = []
    switch search.cut {
    case .states(let limit)?:
      notes.append(
        "the search keeps \(limit) states, and there are more, so no share is known: "
          + "set --max-states, or fewer --facets")
    case .steps(let limit)?:
      notes.append(
        "the search ended after \(limit) actions; \(search.unexpanded.counted("state")) not tried")
    case .interrupted?:
      notes.append(
        "the search was stopped; \(search.unexpanded.counted("state")) not tried")
    case nil: break
    }
    if coverage.unchecked > 0 {
      notes.append(
        "\(coverage.unchecked.counted("action")) at the end of a scenario "
          + "\(coverage.unchecked == 1 ? "does" : "do") not count: no check follows")
    }
    if search.failures > 0 {
      notes.append("\(search.failures.counted("replay")) of the search failed or led elsewhere")
    }
    if coverage.gaps > 0 {
      notes.append("\(coverage.gaps.counted("session")) could not be recorded to the end")
    }
    for facet in PathFacet.allCases {
      if let why = coverage.unknown[facet] {
        notes.append("\(facet.rawValue): not known, because \(why)")
      }
    }
    return notes
  }

  private mutating func conclude(_ coverages: [PathCoverage]) {
    page.space()
    if let percent {
      let short = coverages.filter { !$0.isSufficient(percent) }
      for (apps, reason) in [
        (short.filter(\.isComplete), "fewer than \(percent) % of the pairs are walked: "),
        (
          short.filter { !$0.isComplete },
          "the share is not known, because the search was limited: "
        ),
      ] where !apps.isEmpty {
        page.line(reason + apps.map(\.app).joined(separator: ", "), .status(.failed))
      }
      if short.isEmpty {
        page.line("at least \(percent) % of the pairs of every app are walked", .status(.passed))
      }
    } else {
      let (walked, found) = coverages.reduce((0, 0)) {
        ($0.0 + $1.pairs.covered, $0.1 + $1.pairs.reachable)
      }
      page.line("\(walked) of \(found) pairs are walked")
    }
  }
}

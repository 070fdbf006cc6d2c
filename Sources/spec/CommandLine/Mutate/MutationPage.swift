import SpecAnalysis
import SpecGherkin
import SpecMessages
import SpecReporters
import SpecText

/// Mutants as text: counts by kind of change, then every survivor.
struct MutationPage {
  private let mutation: Mutation
  private let atLeast: Int
  private let isNarrow: Bool
  private var page: PageText

  static func text(_ mutation: Mutation, atLeast: Int, _ display: Display) -> String {
    var page = MutationPage(
      mutation: mutation, atLeast: atLeast, isNarrow: (display.width ?? 80) < 80,
      page: PageText(display))
    page.render()
    return page.page.text
  }

  private mutating func render() {
    page.heading("mutants")
    page.table(totals)
    if let population = mutation.population, let seed = mutation.seed {
      page.line(
        "a sample of \(mutation.trials.count) out of \(population), chosen with --seed \(seed)",
        indent: 2, .faint)
    }
    if mutation.unmatched > 0 {
      page.line(
        "\(mutation.unmatched.counted("change")) skipped: no step matches", indent: 2, .faint)
    }
    let equivalent = mutation.count(.equivalent)
    if equivalent > 0 {
      page.line(
        "equivalent: \(equivalent.counted("mutant")) that replace something absent by something else absent",
        indent: 2, .faint)
    }
    WeakeningPage.add(mutation.weakening, to: &page)
    for kind in Mutant.Kind.allCases { render(.survived, kind) }
    tellExplained()
    tellInvalid()
    page.space()
    let isEnough = mutation.isKilled(atLeast: atLeast)
    page.line(
      Self.conclusion(mutation, atLeast: atLeast), isEnough ? .status(.passed) : .status(.failed))
  }

  /// Outcomes without a verdict have a column only if they occur and fit.
  private var totals: TextTable {
    let rare: [Mutation.Outcome] =
      isNarrow
      ? [] : [.survivedBefore, .explained, .equivalent, .invalid].filter { mutation.count($0) > 0 }
    var table = TextTable([.left] + Array(repeating: .right, count: 3 + rare.count))
    table.add(
      (["change", "mutants", "killed", "survived"] + rare.map(\.word)).map {
        TextTable.Cell($0, .faint)
      })
    func add(_ name: String, _ trials: [Mutation.Trial]) {
      func count(_ outcomes: Mutation.Outcome...) -> Int {
        trials.count { outcomes.contains($0.outcome) }
      }
      let survived = count(.survived)
      table.add(
        [
          TextTable.Cell(name), TextTable.Cell("\(trials.count)"),
          TextTable.Cell("\(count(.killed, .killedUnderFault))", .status(.passed)),
          TextTable.Cell("\(survived)", survived == 0 ? .faint : .status(.failed)),
        ] + rare.map { TextTable.Cell("\(count($0))", .faint) })
    }
    for kind in Mutant.Kind.allCases {
      let trials = mutation.trials.filter { $0.mutant.kind == kind }
      if !trials.isEmpty { add(kind.title, trials) }
    }
    add("all", mutation.trials)
    return table
  }

  private mutating func render(_ outcome: Mutation.Outcome, _ kind: Mutant.Kind) {
    let trials = mutation.trials.filter { $0.outcome == outcome && $0.mutant.kind == kind }
    guard !trials.isEmpty else { return }
    page.heading("survived, \(kind.title): \(trials.count)")
    page.line(kind.meaning, indent: 2, .faint)
    for trial in trials { render(trial.mutant) }
  }

  private mutating func render(_ mutant: Mutant) {
    let mark = page.style.mark(.failed)
    page.line(
      "\(mutant.uri):\(mutant.location.line)", indent: 2,
      lead: (page.style.paint(mark, .status(.failed)) + " ", TextWidth.columns(mark) + 1))
    page.line(mutant.step, indent: 6)
    if let after = mutant.after {
      page.line("\(mutant.before) → \(after)".shown(page.style), indent: 6, .faint)
    }
    let others = mutant.shared > 1 ? " and \(mutant.shared - 1) more" : ""
    page.line("in: \(mutant.scenario)\(others)", indent: 6, .faint)
  }

  private mutating func tellExplained() {
    let trials = mutation.trials.filter { $0.outcome == .explained }
    if !trials.isEmpty {
      page.heading("survived and accepted by a comment: \(trials.count)")
      for trial in trials {
        page.line(
          "\(trial.mutant.uri):\(trial.mutant.location.line) \(trial.explanation?.reason ?? "")",
          indent: 2, .faint)
      }
    }
    guard !mutation.stale.isEmpty else { return }
    page.heading("unneeded comments, since the mutant is killed: \(mutation.stale.count)")
    for explanation in mutation.stale {
      page.line("\(explanation.uri):\(explanation.location.line) \(explanation.reason)", indent: 2)
    }
  }

  private mutating func tellInvalid() {
    let trials = mutation.trials.filter { $0.outcome == .invalid }
    guard !trials.isEmpty else { return }
    page.heading("invalid, not counted: \(trials.count)")
    for trial in trials {
      page.line(
        "\(trial.mutant.uri):\(trial.mutant.location.line) \(trial.trouble ?? "")", indent: 2,
        .faint)
    }
  }

  /// The conclusion in a sentence.
  static func conclusion(_ mutation: Mutation, atLeast: Int) -> String {
    guard let weakening = mutation.weakening else { return killed(mutation, atLeast) }
    let rest =
      mutation.judged > 0
      ? killed(mutation, atLeast) : "no scenario with a Then or a When has changed"
    return "\(WeakeningPage.conclusion(weakening)); \(rest)"
  }

  private static func killed(_ mutation: Mutation, _ atLeast: Int) -> String {
    let faults = mutation.count(.killedUnderFault)
    let byFault = faults > 0 ? ", \(faults) of them only with a fault of the app" : ""
    let share =
      "\(mutation.killed) of \(mutation.judged.counted("mutant")) killed (\(mutation.sharePercent) %)"
    return share + byFault
      + (mutation.hasShare(atLeast) ? "" : "; at least \(atLeast) % are required")
  }
}

extension Mutation {
  /// The percentage with one decimal, rounded down, so that only all mutants are 100 %.
  var sharePercent: String {
    let tenths = judged == 0 ? 0 : killed * 1000 / judged
    return "\(tenths / 10).\(tenths % 10)"
  }
}

extension Mutant.Kind {
  /// The change in a few words.
  var title: String {
    switch self {
    case .value: "an expected value"
    case .cell: "a cell of a table"
    case .text: "an expected text"
    case .example: "a value of an example"
    case .negated: "a negated check"
    case .removed: "a removed When"
    }
  }
}

extension String {
  /// The text with an arrow that the display supports.
  fileprivate func shown(_ style: Style) -> String {
    style.ellipsis == "…" ? self : split(separator: "→").joined(separator: "->")
  }
}

import SpecAnalysis
import SpecGherkin
import SpecMessages
import SpecText

/// Coverage as a page: the statements of each flow and their scenarios, and tags without one.
enum CoveragePage {
  static func page(_ coverage: Coverage) -> Page {
    let totals = coverage.totals
    return Page(
      "Requirements coverage", conclusion(coverage), isGood: coverage.isSound,
      counts: Page.Counts(
        "statement", by: "flow", coverage.flows.map { ($0.name, $0.entries) },
        Coverage.State.byWeight.map(\.badge), of: \.state.badge),
      notes: [
        "\(totals.covered) of \(totals.testable) that can be tested have a scenario",
        totals.decisions == 0
          ? nil
          : "\(totals.decisions.counted("statement")) with a decision, marked (decision: …)",
      ]
        + Coverage.State.allCases.map { state in
          totals.count(state) == 0 ? nil : state.advice.map { "\(state.badge.word): \($0)" }
        },
      sections: [
        Page.Section(
          title: "Unknown tags", noun: "tag",
          note: "tags that look like a statement id but are not", detail: "place",
          entries: coverage.unknownTags.map {
            Page.Entry(
              badge: Page.Badge("unknown", .bad), name: $0.tag, text: advice($0),
              details: [Page.Detail(place: "\($0.uri):\($0.location)")])
          })
      ] + coverage.flows.map { section($0, hasResults: coverage.hasResults) })
  }

  private static func section(_ flow: Coverage.Flow, hasResults: Bool) -> Page.Section {
    let document = flow.document
    let kinds = document.statements.map(\.kind).reduce(into: [RequirementsDocument.Kind]()) {
      if !$0.contains($1), !$1.meaning.isEmpty { $0.append($1) }
    }
    return Page.Section(
      title: document.title.isEmpty ? flow.name : document.title, noun: "statement",
      note: document.uri + kinds.map { ", \($0.letter): \($0.meaning)" }.joined(),
      isLong: true, detail: "place",
      entries: flow.entries.map { entry in
        let statement = entry.statement
        return Page.Entry(
          badge: entry.state.badge, name: statement.id.description,
          chips: [statement.kind.letter], text: statement.text, group: statement.section,
          details: entry.state == .uncovered && entry.scenarios.isEmpty
            ? [Page.Detail(place: "\(document.uri):\(statement.location.line)")]
            : entry.scenarios.map { scenario in
              let rows = scenario.rows > 1 ? " (\(scenario.rows.counted("row")))" : ""
              let result =
                scenario.isStanding
                ? "checked by spec explore" : scenario.flaw?.words ?? scenario.result.word
              let word = hasResults || scenario.flaw != nil ? ": \(result)" : ""
              return Page.Detail(
                place: "\(scenario.uri):\(scenario.line)", text: scenario.name + rows + word)
            })
      })
  }

  /// The problem with a tag, or a suggestion.
  private static func advice(_ stray: Coverage.UnknownTag) -> String {
    if stray.isRemark { return "is a remark, which cannot be tested" }
    return stray.nearest.map { "did you mean @\($0)?" } ?? "no statement has this id"
  }

  private static func conclusion(_ coverage: Coverage) -> String {
    let totals = coverage.totals
    let open = totals.count(.uncovered)
    let faults = [
      open > 0 ? "\(open.counted("statement")) without a scenario" : nil,
      totals.count(.failed) > 0 ? "\(totals.count(.failed)) failed" : nil,
      totals.count(.unknown) > 0
        ? "\(totals.count(.unknown)) of \(totals.testable) not in the recording as they are now"
        : nil,
      coverage.unknownTags.isEmpty ? nil : "\(coverage.unknownTags.count.counted("unknown tag"))",
    ].compactMap { $0 }
    if !faults.isEmpty { return faults.joined(separator: ", ") }
    if coverage.isUnchecked {
      return "all statements have a scenario, but the recording has skipped every one"
    }
    let known = totals.count(.knownIssue)
    return "all statements have a scenario"
      + (!coverage.hasResults
        ? ""
        : known == 0
          ? ", and none failed"
          : ", and none failed except \(known) with a known issue or in quarantine")
  }
}

extension Coverage.Witness.Flaw {
  fileprivate var words: String {
    switch self {
    case .broken: "cannot run, because a step is undefined or ambiguous"
    case .changed: "changed since the recorded run"
    }
  }
}

extension Coverage.State {
  /// The order in a bar.
  fileprivate static let byWeight: [Self] = [
    .passed, .covered, .skipped, .unknown, .knownIssue, .failed, .uncovered, .remark,
  ]

  fileprivate var badge: Page.Badge {
    switch self {
    case .failed: Page.Badge("failed", .bad)
    case .knownIssue: Page.Badge("known issue", .odd)
    case .uncovered: Page.Badge("no scenario", .bad)
    case .unknown: Page.Badge("unknown", .bad)
    case .skipped: Page.Badge("skipped", .calm)
    case .passed: Page.Badge("passed", .good)
    case .covered: Page.Badge("covered", .good)
    case .remark: Page.Badge("remark", .faint)
    }
  }

  /// What a statement in this state needs.
  fileprivate var advice: String? {
    switch self {
    case .failed: "spec run shows the failures"
    case .knownIssue: "a scenario failed that is expected to, or is in quarantine"
    case .uncovered: "write a scenario with a Then for each, with the id as a tag"
    case .unknown: "the recording lacks their scenarios, or has them with other steps"
    case .skipped: "the engine of the recorded run lacks an ability, or it was a dry run"
    case .passed, .covered, .remark: nil
    }
  }
}

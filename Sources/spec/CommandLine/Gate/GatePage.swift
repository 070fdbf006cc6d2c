import SpecAnalysis
import SpecText

/// What a change makes weaker, as a page: a section for each kind.
enum GatePage {
  static func page(_ report: GateReport) -> Page {
    let kinds = GateFinding.Kind.allCases.map { kind in
      (kind: kind, findings: report.findings.filter { $0.kind == kind })
    }
    let badges = [GateReport.Verdict.weaker, .review, .allowed].map(\.badge)
    return Page(
      "Gate", conclusion(report), isGood: report.weaker.isEmpty,
      counts: report.findings.isEmpty
        ? nil
        : Page.Counts(
          "finding", by: "kind", kinds.map { ($0.kind.rawValue, $0.findings) }, badges
        ) { report.verdict(on: $0).badge },
      notes: ["files that differ from \(report.revision): \(report.files)"] + report.notes,
      sections: kinds.map { kind, findings in
        Page.Section(
          title: kind.title, noun: "finding", note: kind.meaning,
          most: kind.isForReview ? 10 : .max, detail: "place",
          entries: findings.map { entry($0, report) })
      })
  }

  private static func entry(_ finding: GateFinding, _ report: GateReport) -> Page.Entry {
    let earlier = finding.earlierLine.map { "(line \($0) of \(report.revision))" } ?? ""
    return Page.Entry(
      badge: report.verdict(on: finding).badge, name: finding.name, text: finding.text,
      details: [Page.Detail(place: finding.place, text: earlier)]
        + (finding.caught.isEmpty
          ? [] : [Page.Detail(text: "it catches: \(finding.caught.joined(separator: ", "))")])
        + (finding.lost.isEmpty
          ? []
          : [Page.Detail(text: "no longer caught: \(finding.lost.joined(separator: ", "))")]))
  }

  private static func conclusion(_ report: GateReport) -> String {
    let weaker = report.weaker
    if weaker.isEmpty { return "nothing is weaker than in \(report.revision)" }
    let counts = GateFinding.Kind.allCases.compactMap { kind in
      let count = weaker.count { $0.kind == kind }
      return count == 0 ? nil : "\(kind.rawValue) \(count)"
    }
    return "weaker than \(report.revision): \(counts.joined(separator: ", "))"
  }
}

extension GateReport.Verdict {
  fileprivate var badge: Page.Badge {
    switch self {
    case .weaker: Page.Badge("weaker", .bad)
    case .review: Page.Badge("review", .odd)
    case .allowed: Page.Badge("allowed", .faint)
    }
  }
}

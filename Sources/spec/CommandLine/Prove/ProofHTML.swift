import SpecAnalysis
import SpecDrivers
import SpecText

/// Fault detection as an HTML page: the faults of each app, what catches them, and the matrix.
struct ProofHTML {
  static func text(_ proof: FaultProof) -> String {
    let open = proof.findings.count - proof.count(.caught)
    var page = HTMLPage(
      title: "Fault detection", lead: ProofPage.conclusion(proof), isGood: proof.isSound)
    page.tiles([
      ("\(proof.findings.count)", "faults", .calm), ("\(proof.count(.caught))", "caught", .good),
      ("\(open)", "not caught", open == 0 ? .good : .bad),
      ("\(proof.scenarios)", "scenarios", .faint),
    ])
    WeakeningPage.add(proof.weakening, to: &page)
    var apps: [String] = []
    for finding in proof.findings where !apps.contains(finding.app) {
      apps.append(finding.app)
    }
    for app in apps {
      render(app, proof.findings.filter { $0.app.isSame(as: app) }, isWhole: proof.isWhole, &page)
    }
    renderPairs(of: proof, &page)
    if !proof.shares.isEmpty {
      page.beginCard("What the scenarios contribute")
      page.paragraph(ProofPage.contribution(proof) + ".")
      page.beginRows()
      for share in proof.shares where share.faults > 0 {
        page.row(
          badge: share.alone.isEmpty
            ? ("others, too", .odd) : ("\(share.alone.count) alone", .good),
          name: "\(share.scenario.uri):\(share.scenario.line)",
          text: "\(share.scenario.name) (\(share.faults.counted("fault")))",
          details: share.alone.isEmpty
            ? nil : ("caught by no other scenario", share.alone.map(HTMLPage.escape), false))
      }
      page.endRows()
      page.endCard()
    }
    if !proof.idle.isEmpty {
      page.beginCard("Scenarios that catch no fault")
      page.beginRows()
      for witness in proof.idle {
        page.row(
          badge: ("idle", .odd), name: "\(witness.uri):\(witness.line)", text: witness.name)
      }
      page.endRows()
      page.endCard()
    }
    for app in proof.unopened {
      page.paragraph("No selected scenario opens \(app), so its faults were not run.")
    }
    return page.text
  }

  /// The sections about statements and limits.
  private static func renderPairs(of proof: FaultProof, _ page: inout HTMLPage) {
    let open = proof.findings.flatMap { finding in
      finding.pairs.filter { $0.outcome != .own }.map { (fault: finding.fault.name, pair: $0) }
    }
    if proof.isOwn, !open.isEmpty {
      page.beginCard("Not caught by the scenarios of a statement they break")
      page.beginRows()
      for (fault, pair) in open {
        page.row(
          badge: (pair.outcome.words, .bad), name: fault,
          chips: [(pair.statement, "a requirement it breaks")],
          text: pair.catcher.map { "\($0.uri):\($0.line) \($0.name)" } ?? "")
      }
      page.endRows()
      page.endCard()
    }
    if !proof.unbroken.isEmpty {
      page.beginCard("Statements that no fault breaks")
      page.beginRows()
      for statement in proof.unbroken {
        page.row(
          badge: (statement.kind.letter, .odd), name: "\(statement.id)", text: statement.text)
      }
      page.endRows()
      page.endCard()
    }
    if !proof.exclusions.isEmpty {
      page.beginCard("Not counted, because they change nothing")
      page.beginRows()
      for exclusion in proof.exclusions {
        page.row(
          badge: exclusion.catcher == nil ? ("not counted", .faint) : ("caught", .bad),
          name: exclusion.name,
          text: exclusion.reason
            + (exclusion.catcher.map { ", but \($0.uri):\($0.line) catches it" } ?? ""))
      }
      page.endRows()
      page.endCard()
    }
  }

  private static func render(
    _ app: String, _ findings: [FaultProof.Finding], isWhole: Bool, _ page: inout HTMLPage
  ) {
    page.beginCard(app, note: findings.count.counted("fault"))
    page.bar(
      FaultProof.Outcome.allCases.map { outcome in
        HTMLPage.Share(
          count: findings.count { $0.outcome == outcome }, label: outcome.word,
          tone: outcome.pageTone)
      })
    if isWhole { draw(findings, &page) }
    page.beginRows()
    for finding in findings.filter({ !$0.isCaught }) + findings.filter(\.isCaught) {
      let lines = (finding.isCaught ? finding.catches : finding.breakages).map { witness in
        HTMLPage.place(
          witness.uri, witness.line,
          [witness.name, witness.step, witness.message].compactMap { $0 }.joined(separator: "\n"))
      }
      page.row(
        badge: (finding.outcome.word, finding.outcome.pageTone), name: finding.fault.name,
        chips: finding.fault.breaks.map { ($0, "a requirement it breaks") },
        text: finding.fault.summary,
        details: (
          finding.isCaught
            ? (isWhole ? "caught by \(lines.count.counted("scenario"))" : "caught by")
            : "results", lines, !finding.isCaught
        ))
    }
    page.endRows()
    page.endCard()
  }

  /// The matrix as SVG: a row for each fault, a column for each scenario that catches any.
  private static func draw(_ findings: [FaultProof.Finding], _ page: inout HTMLPage) {
    var columns: [String: Int] = [:]
    for witness in findings.flatMap(\.catches).sorted(by: {
      ($0.uri, $0.line) < ($1.uri, $1.line)
    }) where columns["\(witness.uri):\(witness.line)"] == nil {
      columns["\(witness.uri):\(witness.line)"] = columns.count
    }
    let side = 7
    let (width, height) = (columns.count * side, findings.count * side)
    let label =
      "a matrix of \(findings.count.counted("fault")) and \(columns.count.counted("scenario")): "
      + "a square means that the scenario catches the fault; the list below has the same data"
    page.raw(
      "<div class=\"grid\"><svg role=\"img\" aria-label=\"\(label)\" width=\"\(width)\" "
        + "height=\"\(height)\" viewBox=\"0 0 \(width) \(height)\">"
        + "<path class=\"empty\" d=\"M0 0h\(width)v\(height)h-\(width)z\"/>")
    for (row, finding) in findings.enumerated() {
      let squares = finding.catches.compactMap { columns["\($0.uri):\($0.line)"] }.map {
        "M\($0 * side) \(row * side)h\(side - 1)v\(side - 1)h-\(side - 1)z"
      }
      guard !squares.isEmpty else { continue }
      page.raw(
        "<path d=\"\(squares.joined())\"><title>\(HTMLPage.escape(finding.fault.name))</title></path>"
      )
    }
    page.raw("</svg></div>\n")
  }
}

extension FaultProof.Finding {
  var isCaught: Bool { outcome == .caught }
}

extension FaultProof.Outcome {
  /// The outcome in a word or two.
  var word: String {
    switch self {
    case .caught: "caught"
    case .survived: "survived"
    case .broken: "trouble"
    case .unsupported: "not supported"
    }
  }

  var pageTone: HTMLPage.Tone {
    switch self {
    case .caught: .good
    case .survived: .bad
    case .broken, .unsupported: .odd
    }
  }
}

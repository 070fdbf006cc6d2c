import SpecAnalysis

/// Fault detection as Markdown: totals, faults not caught, and what catches each fault.
struct ProofMarkdown {
  static func text(_ proof: FaultProof) -> String {
    var page = MarkdownPage()
    page.heading(1, "Fault detection")
    page.paragraph((proof.isSound ? "✅ " : "❌ ") + ProofPage.conclusion(proof))
    var apps: [String] = []
    for finding in proof.findings where !apps.contains(finding.fault.app) {
      apps.append(finding.fault.app)
    }
    page.table(
      ["app", "faults", "caught"], numbers: [1, 2],
      apps.map { app in
        let findings = proof.findings.filter { $0.fault.app == app }
        return [
          MarkdownPage.escape(app), "\(findings.count)", "\(findings.count(where: \.isCaught))",
        ]
      })
    for app in apps {
      page.heading(2, app)
      page.table(
        ["", "fault", "effect", "caught by"],
        proof.findings.filter { $0.fault.app == app }.map(row))
    }
    if !proof.idle.isEmpty {
      page.heading(2, "Scenarios that catch no fault")
      page.space()
      for witness in proof.idle { page.item(place(witness)) }
    }
    for app in proof.unopened {
      page.paragraph(
        "No selected scenario opens \(MarkdownPage.escape(app)), so its faults were not run.")
    }
    return page.text
  }

  private static func row(_ finding: FaultProof.Finding) -> [String] {
    let fault = finding.fault
    let statements = fault.statements.map(MarkdownPage.code).joined(separator: " ")
    return [
      finding.isCaught ? "✅" : "❌", MarkdownPage.code(fault.name),
      MarkdownPage.escape(fault.summary) + (statements.isEmpty ? "" : " " + statements),
      finding.isCaught
        ? finding.catches.map(place).joined(separator: "<br>") : finding.outcome.word,
    ]
  }

  private static func place(_ witness: FaultProof.Witness) -> String {
    MarkdownPage.code("\(witness.uri):\(witness.line)") + " " + MarkdownPage.escape(witness.name)
  }
}

import SpecAnalysis
import SpecDrivers
import SpecText

/// Fault detection as Markdown: totals, faults not caught, and what catches each fault.
struct ProofMarkdown {
  static func text(_ proof: FaultProof) -> String {
    var page = MarkdownPage()
    page.heading(1, "Fault detection")
    page.paragraph((proof.isSound ? "✅ " : "❌ ") + ProofPage.conclusion(proof))
    var apps: [String] = []
    for finding in proof.findings where !apps.contains(finding.app) {
      apps.append(finding.app)
    }
    page.table(
      ["app", "faults", "caught"], numbers: [1, 2],
      apps.map { app in
        let findings = proof.findings.filter { $0.app.isSame(as: app) }
        return [
          MarkdownPage.escape(app), "\(findings.count)", "\(findings.count(where: \.isCaught))",
        ]
      })
    for app in apps {
      page.heading(2, app)
      page.table(
        ["", "fault", "what it does", "caught by"],
        proof.findings.filter { $0.app.isSame(as: app) }.map(row))
    }
    WeakeningPage.add(proof.weakening, to: &page)
    renderPairs(of: proof, &page)
    if !proof.shares.isEmpty {
      page.heading(2, "What the scenarios contribute")
      page.paragraph(ProofPage.contribution(proof) + ".")
      page.table(
        ["scenario", "faults", "caught by no other"], numbers: [1],
        proof.shares.filter { $0.faults > 0 }.map { share in
          [
            place(share.scenario), "\(share.faults)",
            share.alone.map(MarkdownPage.code).joined(separator: " "),
          ]
        })
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

  /// The sections about statements and limits.
  private static func renderPairs(of proof: FaultProof, _ page: inout MarkdownPage) {
    if proof.isOwn {
      page.heading(2, "Faults by the statements they break")
      page.table(
        ["", "pairs"], numbers: [1],
        FaultProof.Pair.Outcome.allCases.map { outcome in
          [outcome.words, "\(proof.pairs.count { $0.outcome == outcome })"]
        })
      page.space()
      for finding in proof.findings {
        for pair in finding.pairs where pair.outcome != .own {
          page.item(
            "\(MarkdownPage.code(finding.fault.name)) \(MarkdownPage.code(pair.statement)): "
              + (pair.catcher.map { "only by \(place($0))" } ?? pair.outcome.words))
        }
      }
    }
    if !proof.unbroken.isEmpty {
      page.heading(2, "Statements that no fault breaks")
      page.space()
      for statement in proof.unbroken {
        page.item("\(MarkdownPage.code("\(statement.id)")) \(MarkdownPage.escape(statement.text))")
      }
    }
    if !proof.exclusions.isEmpty {
      page.heading(2, "Not counted, because they change nothing")
      page.space()
      for exclusion in proof.exclusions {
        page.item(
          "\(MarkdownPage.code(exclusion.name)): \(MarkdownPage.escape(exclusion.reason))"
            + (exclusion.catcher.map { ", but ❌ caught by \(place($0))" } ?? ""))
      }
    }
  }

  private static func row(_ finding: FaultProof.Finding) -> [String] {
    let fault = finding.fault
    let statements = fault.breaks.map(MarkdownPage.code).joined(separator: " ")
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

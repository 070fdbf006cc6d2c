import SpecAnalysis
import SpecDrivers
import SpecMessages
import SpecReporters
import SpecText

/// Fault detection as text: faults by app, then those that are not caught.
struct ProofPage {
  private let proof: FaultProof
  private var page: PageText

  static func text(_ proof: FaultProof, _ display: Display) -> String {
    var page = ProofPage(proof: proof, page: PageText(display))
    page.render()
    return page.page.text
  }

  private mutating func render() {
    page.heading("faults")
    page.table(totals)
    WeakeningPage.add(proof.weakening, to: &page)
    render(.survived, "survived", advice: "all scenarios pass with the fault: add a scenario")
    render(
      .broken, "only crashes or timeouts",
      advice: "add a Then that fails with the fault")
    render(.unsupported, "not supported by the engine", advice: "all scenarios were skipped")
    if proof.isOwn { renderPairs() } else { tellForeign() }
    renderUnbroken()
    renderExclusions()
    tellWhole()
    for app in proof.unopened {
      page.space()
      page.line("no selected scenario opens \(app), so its faults were not run", .faint)
    }
    page.space()
    page.line(Self.conclusion(proof), proof.isSound ? .status(.passed) : .status(.failed))
  }

  private var totals: TextTable {
    var table = TextTable([.left, .right, .right, .right])
    table.add(["app", "faults", "caught", "not"].map { TextTable.Cell($0, .faint) })
    var apps: [String] = []
    for finding in proof.findings where !apps.contains(finding.app) {
      apps.append(finding.app)
    }
    func add(_ name: String, _ findings: [FaultProof.Finding]) {
      let caught = findings.count { $0.outcome == .caught }
      let open = findings.count - caught
      table.add([
        TextTable.Cell(VisibleText.line(name)), TextTable.Cell("\(findings.count)"),
        TextTable.Cell("\(caught)", .status(.passed)),
        TextTable.Cell("\(open)", open == 0 ? .faint : .status(.failed)),
      ])
    }
    for app in apps { add(app, proof.findings.filter { $0.app.isSame(as: app) }) }
    if apps.count > 1 { add("all", proof.findings) }
    return table
  }

  private mutating func render(_ outcome: FaultProof.Outcome, _ title: String, advice: String) {
    let findings = proof.findings.filter { $0.outcome == outcome }
    guard !findings.isEmpty else { return }
    page.heading("\(title): \(findings.count.counted("fault"))")
    page.line(advice, indent: 2, .faint)
    for finding in findings {
      render(finding.fault, mark: .failed)
      if let reason = finding.skipReason { page.line(reason, indent: 6, .faint) }
      for breakage in finding.breakages.prefix(3) {
        page.line(
          "\(breakage.uri):\(breakage.line) \(breakage.type ?? "trouble"): "
            + (breakage.message ?? ""), indent: 6, .faint)
      }
    }
  }

  private mutating func render(_ fault: Fault, mark: Status) {
    let sign = page.style.mark(mark)
    let statements = fault.breaks.isEmpty ? "" : " [\(fault.breaks.joined(separator: " "))]"
    page.line(
      VisibleText.line(fault.name), indent: 2,
      lead: (page.style.paint(sign, .status(mark)) + " ", TextWidth.columns(sign) + 1))
    let words = fault.summary + statements
    if !words.isEmpty { page.line(words, indent: 6, .faint) }
  }

  /// Faults that only scenarios of other requirements catch.
  private mutating func tellForeign() {
    let foreign = proof.findings.filter {
      $0.outcome == .caught && $0.isCaughtByItsOwn == false
    }
    guard !foreign.isEmpty else { return }
    page.heading(
      "caught, but not by a scenario of the violated requirements: \(foreign.count.counted("fault"))"
    )
    for finding in foreign {
      render(finding.fault, mark: .pending)
      if let first = finding.catches.first {
        page.line("\(first.uri):\(first.line) \(first.name)", indent: 6, .faint)
      }
    }
  }

  /// The faults that the scenarios of a statement they break do not catch.
  private mutating func renderPairs() {
    let pairs = proof.pairs
    page.heading("faults by the statements they break")
    var table = TextTable([.left, .right])
    for outcome in FaultProof.Pair.Outcome.allCases {
      let count = pairs.count { $0.outcome == outcome }
      table.add([
        TextTable.Cell(outcome.words),
        TextTable.Cell(
          "\(count)",
          outcome == .own ? .status(.passed) : count == 0 ? .faint : .status(.failed)),
      ])
    }
    page.table(table)
    for finding in proof.findings {
      for pair in finding.pairs where pair.outcome != .own {
        page.line("\(finding.fault.name) [\(pair.statement)]", indent: 2)
        if let catcher = pair.catcher {
          page.line(
            "only by \(catcher.uri):\(catcher.line) \(catcher.name)", indent: 6, .faint)
        }
      }
    }
  }

  private mutating func renderUnbroken() {
    guard !proof.unbroken.isEmpty else { return }
    page.heading("statements that no fault breaks: \(proof.unbroken.count)")
    for statement in proof.unbroken {
      page.line("\(statement.id) \(statement.text)", indent: 2)
    }
  }

  /// The faults that need no scenario, because their limit leaves nothing of them.
  private mutating func renderExclusions() {
    let wrong = proof.wrongExclusions
    if !wrong.isEmpty {
      page.heading("said to change nothing, but caught: \(wrong.count.counted("fault"))")
      page.line("remove the exemption: the reason is wrong", indent: 2, .faint)
      for exclusion in wrong {
        page.line(exclusion.name, indent: 2)
        page.line(exclusion.reason, indent: 6, .faint)
        if let catcher = exclusion.catcher {
          page.line("\(catcher.uri):\(catcher.line) \(catcher.name)", indent: 6, .faint)
        }
      }
    }
    let exclusions = proof.exclusions.filter { $0.catcher == nil }
    guard !exclusions.isEmpty else { return }
    page.heading("not counted, because they change nothing: \(exclusions.count)")
    for exclusion in exclusions {
      page.line(exclusion.name, indent: 2)
      page.line(exclusion.reason, indent: 6, .faint)
    }
  }

  /// The matrix: what catches each fault, and scenarios that catch none.
  private mutating func tellWhole() {
    guard proof.isWhole else { return }
    page.heading("which scenarios catch which fault")
    for finding in proof.findings where finding.outcome == .caught {
      render(finding.fault, mark: .passed)
      for witness in finding.catches {
        page.line("\(witness.uri):\(witness.line) \(witness.name)", indent: 6, .faint)
      }
    }
    guard !proof.shares.isEmpty else { return }
    page.heading("what the scenarios contribute")
    page.line(Self.contribution(proof), indent: 2)
    for share in proof.shares where !share.alone.isEmpty {
      page.line(share.place, indent: 2)
      page.line("alone catches " + share.alone.joined(separator: ", "), indent: 6, .faint)
    }
    let dispensable = proof.shares.filter { $0.faults > 0 && $0.alone.isEmpty }
    if !dispensable.isEmpty {
      page.heading("scenarios of which each fault is caught by another, too: \(dispensable.count)")
      for share in dispensable {
        page.line("\(share.place) (\(share.faults.counted("fault")))", indent: 2)
      }
    }
    guard !proof.idle.isEmpty else { return }
    page.heading("scenarios that catch no fault: \(proof.idle.count)")
    for witness in proof.idle {
      page.line("\(witness.uri):\(witness.line) \(witness.name)", indent: 2)
    }
  }

  /// How many scenarios it takes to catch all that is caught.
  static func contribution(_ proof: FaultProof) -> String {
    let alone = proof.shares.count { !$0.alone.isEmpty }
    return "all faults that are caught would be caught by \(proof.fewestScenarios) of "
      + "\(proof.shares.count.counted("scenario")); \(alone) "
      + (alone == 1 ? "catches" : "catch") + " a fault that no other does"
  }

  /// The conclusion in a sentence.
  static func conclusion(_ proof: FaultProof) -> String {
    guard let weakening = proof.weakening, proof.wrongExclusions.isEmpty else {
      return caught(proof)
    }
    return "\(WeakeningPage.conclusion(weakening)); \(caught(proof))"
  }

  private static func caught(_ proof: FaultProof) -> String {
    let count = proof.findings.count
    let caught = proof.count(.caught)
    if let untried = proof.untried {
      return "stopped, with \(untried.counted("fault")) not tried; of the others, "
        + "\(caught) of \(count) were caught"
    }
    if caught == count {
      let open = proof.isOwn ? proof.pairs.count { $0.outcome != .own } : 0
      let wrong = proof.wrongExclusions.count
      if wrong > 0, open == 0 {
        return "\(wrong.counted("fault")) said to change nothing, but caught"
      }
      guard open > 0 else { return "all faults were caught: \(count.counted("fault"))" }
      return "\(open) of \(proof.pairs.count.counted("pair")) of a fault and a statement not "
        + "caught by the statement's own scenarios"
    }
    return "\(count - caught) of \(count.counted("fault")) not caught"
  }
}

extension FaultProof.Share {
  /// `specs/a.feature:12 The name of the scenario`.
  var place: String { "\(scenario.uri):\(scenario.line) \(scenario.name)" }
}

extension FaultProof.Pair.Outcome {
  /// What catches the pair, in a few words.
  var words: String {
    switch self {
    case .own: "caught by scenarios of the statement"
    case .others: "only by scenarios of others"
    case .none: "not caught"
    }
  }
}

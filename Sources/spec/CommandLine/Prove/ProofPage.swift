import SpecAnalysis
import SpecDrivers
import SpecText

/// Fault detection as a page: the faults of each app, then what the scenarios contribute.
enum ProofPage {
  static func page(_ proof: FaultProof) -> Page {
    let names = proof.findings.reduce(into: [String]()) { names, finding in
      if !names.contains(same: finding.app) { names.append(finding.app) }
    }
    let apps = names.map { name in
      (name: name, things: proof.findings.filter { $0.app.isSame(as: name) })
    }
    return Page(
      "Fault detection", conclusion(proof), isGood: proof.isSound,
      counts: Page.Counts("fault", by: "app", apps, FaultProof.Finding.badges, of: \.badge),
      notes: notes(proof),
      sections: WeakeningPage.sections(proof.weakening)
        + apps.map { section($0, $1, isWhole: proof.isWhole) }
        + [pairs(proof), unbroken(proof), exclusions(proof), contribution(proof), idle(proof)])
  }

  /// What the badges mean and what to do about them, and what was not run.
  private static func notes(_ proof: FaultProof) -> [String?] {
    let advice: [(Page.Badge, String)] = [
      (.foreign, "no scenario of a statement that the fault breaks catches it"),
      (.survived, "all scenarios pass with the fault, so add a scenario"),
      (.trouble, "only crashes or timeouts, so add a Then that fails with the fault"),
      (.unsupported, "the engine does not support the fault, so all scenarios were skipped"),
    ]
    let badges = proof.findings.map(\.badge)
    let pairs = FaultProof.Pair.Outcome.allCases.map { outcome in
      "\(proof.pairs.count { $0.outcome == outcome }) \(outcome.words)"
    }
    return ["scenarios tried: \(proof.scenarios)"]
      + advice.filter { badges.contains($0.0) }.map { "\($0.word): \($1)" }
      + [
        proof.isOwn ? "faults by the statements they break: \(pairs.joined(separator: ", "))" : nil
      ]
      + [
        proof.unopened.isEmpty
          ? nil
          : "no selected scenario opens \(proof.unopened.listed()), so "
            + (proof.unopened.count == 1 ? "its" : "their") + " faults were not run"
      ]
  }

  // MARK: - Sections

  private static func section(
    _ app: String, _ findings: [FaultProof.Finding], isWhole: Bool
  ) -> Page.Section {
    Page.Section(
      title: app, noun: "fault",
      note: findings.allSatisfy(\.fault.breaks.isEmpty)
        ? "" : "each with the statements that it breaks",
      drawing: isWhole ? FaultMatrix.svg(findings) : "",
      isLong: !isWhole, detail: "scenario",
      entries: (findings.filter { !$0.isCaught } + findings.filter(\.isCaught)).map { finding in
        Page.Entry(
          badge: finding.badge, name: finding.fault.name, chips: finding.fault.breaks,
          text: finding.fault.summary + (finding.skipReason.map { " (\($0))" } ?? ""),
          details: finding.isCaught
            ? finding.catches.map(detail) : finding.breakages.map(trouble),
          most: finding.isCaught ? .max : 3)
      })
  }

  private static func detail(_ witness: FaultProof.Witness) -> Page.Detail {
    Page.Detail(
      place: "\(witness.uri):\(witness.line)", text: witness.name,
      more: [witness.step, witness.message].compactMap { $0 }.joined(separator: "\n"))
  }

  private static func trouble(_ witness: FaultProof.Witness) -> Page.Detail {
    Page.Detail(
      place: "\(witness.uri):\(witness.line)",
      text: "\(witness.type ?? "trouble"): \(witness.message ?? "")",
      more: [witness.name, witness.step].compactMap { $0 }.joined(separator: "\n"))
  }

  /// The faults that the scenarios of a statement they break do not catch.
  private static func pairs(_ proof: FaultProof) -> Page.Section {
    let open =
      !proof.isOwn
      ? []
      : proof.findings.flatMap { finding in
        finding.pairs.filter { $0.outcome != .own }.map { (fault: finding.fault.name, pair: $0) }
      }
    return Page.Section(
      title: "Not caught by the scenarios of a statement they break", noun: "fault",
      detail: "scenario",
      entries: open.map { fault, pair in
        Page.Entry(
          badge: Page.Badge(pair.outcome.words, .bad), name: fault, chips: [pair.statement],
          details: pair.catcher.map { [detail($0)] } ?? [])
      })
  }

  private static func unbroken(_ proof: FaultProof) -> Page.Section {
    Page.Section(
      title: "Statements that no fault breaks", noun: "statement",
      entries: proof.unbroken.map { statement in
        Page.Entry(
          badge: Page.Badge("no fault", .odd), name: "\(statement.id)",
          chips: [statement.kind.letter], text: statement.text)
      })
  }

  /// The faults that need no scenario, because their limit leaves nothing of them.
  private static func exclusions(_ proof: FaultProof) -> Page.Section {
    Page.Section(
      title: "Not counted, because they change nothing", noun: "fault",
      note: proof.wrongExclusions.isEmpty
        ? "" : "remove the exemption of a fault that is caught: its reason is wrong",
      detail: "scenario",
      entries: (proof.wrongExclusions + proof.exclusions.filter { $0.catcher == nil }).map {
        Page.Entry(
          badge: $0.catcher == nil ? Page.Badge("not counted", .faint) : Page.Badge("caught", .bad),
          name: $0.name, text: $0.reason, details: $0.catcher.map { [detail($0)] } ?? [])
      })
  }

  private static func contribution(_ proof: FaultProof) -> Page.Section {
    let shares = proof.shares
    let alone = shares.count { !$0.alone.isEmpty }
    return Page.Section(
      title: "What the scenarios contribute", noun: "scenario",
      note: shares.isEmpty
        ? ""
        : "all faults that are caught would be caught by \(proof.fewestScenarios) of "
          + "\(shares.count.counted("scenario")); \(alone) "
          + (alone == 1 ? "catches" : "catch") + " a fault that no other does",
      detail: "fault",
      entries: shares.filter { $0.faults > 0 }.map { share in
        Page.Entry(
          badge: share.alone.isEmpty
            ? Page.Badge("others, too", .odd) : Page.Badge("\(share.alone.count) alone", .good),
          name: "\(share.scenario.uri):\(share.scenario.line)",
          text: "\(share.scenario.name) (\(share.faults.counted("fault")))",
          details: share.alone.map { Page.Detail(text: "alone catches \($0)") })
      })
  }

  private static func idle(_ proof: FaultProof) -> Page.Section {
    Page.Section(
      title: "Scenarios that catch no fault", noun: "scenario",
      entries: proof.idle.map { witness in
        Page.Entry(
          badge: Page.Badge("no fault", .odd), name: "\(witness.uri):\(witness.line)",
          text: witness.name)
      })
  }

  // MARK: - Conclusion

  private static func conclusion(_ proof: FaultProof) -> String {
    guard let weakening = proof.weakening, proof.wrongExclusions.isEmpty else {
      return caught(proof)
    }
    return "\(WeakeningPage.conclusion(weakening)); \(caught(proof))"
  }

  private static func caught(_ proof: FaultProof) -> String {
    let count = proof.findings.count
    let caught = proof.count(.caught)
    if let untried = proof.untried {
      return LongTask.stopped(untried: untried, "fault") + "\(caught) of \(count) were caught"
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

extension Page.Badge {
  fileprivate static let caught = Self("caught", .good)
  fileprivate static let foreign = Self("caught by others", .odd)
  fileprivate static let survived = Self("survived", .bad)
  fileprivate static let trouble = Self("trouble", .odd)
  fileprivate static let unsupported = Self("not supported", .odd)
}

extension FaultProof.Finding {
  fileprivate static let badges: [Page.Badge] = [
    .caught, .foreign, .survived, .trouble, .unsupported,
  ]

  fileprivate var isCaught: Bool { outcome == .caught }

  fileprivate var badge: Page.Badge {
    switch outcome {
    case .caught: isCaughtByItsOwn == false ? .foreign : .caught
    case .survived: .survived
    case .broken: .trouble
    case .unsupported: .unsupported
    }
  }
}

extension FaultProof.Pair.Outcome {
  /// What catches the pair, in a few words.
  fileprivate var words: String {
    switch self {
    case .own: "caught by scenarios of the statement"
    case .others: "only by scenarios of others"
    case .none: "not caught"
    }
  }
}

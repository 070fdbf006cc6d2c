import SpecAnalysis
import SpecDrivers
import SpecJSON
import SpecMessages
import SpecReporters
import SpecRunner
import SpecText

/// `spec explore --self-check`: whether walks find the faults of an app.
struct ExploreSelfCheck {
  let run: ExploreRun
  let learned: LearnedSuite

  /// What walks found of one fault.
  struct Finding: Sendable {
    let fault: String
    /// The walk that compared the app with its fault.
    let compared: ExplorationResult
    /// The walk that only checked the invariants.
    let alone: ExplorationResult

    var path: Int? { compared.findings.first?.moves.count }
  }

  func run(_ work: LongTask) async throws -> ExitStatus {
    guard let app = run.settings.allApps.named(run.app), !app.faults.isEmpty else {
      return run.tool.printError(
        "the engine lists no faults of \(run.app), so there is nothing to find\n"
          + "list faults in its answer to initialize, or in the apps of an Engine in Swift",
        .nothingSelected)
    }
    _ = try await run.always(learned)
    let faults = app.faults.map(\.name)
    let findings = try await work.part {
      await faults.parallelMap(
        jobs: run.settings.options.jobs, progress: work.progress(run.arguments), finding
      ).compactMap { $0 }
    }
    let interruption = work.interruption
    let untried = interruption.map { _ in faults.count - findings.count }
    let display = run.tool.display(1, run.arguments)
    try run.output.finish(
      run.isJSON ? json(findings, untried) : text(findings, untried, display))
    return interruption ?? (findings.allSatisfy { $0.path != nil } ? .passed : .failed)
  }

  /// What walks find of a fault; nil if they were stopped.
  private func finding(_ fault: String) async -> Finding? {
    let members = run.sides(fault: fault)
    var compared = run.setting(learned, members)
    compared.invariants = []
    compared.limits.findings = 1
    var alone = run.setting(learned, [members[members.count - 1]])
    alone.limits.findings = 1
    // Each walk has checks of its own, because a check looks at one app at a time.
    if let checks = try? await run.always(learned) { alone.standing = checks }
    let first = await Exploration(compared, paths: learned.paths).run()
    let second = await Exploration(alone, paths: learned.paths).run()
    return Task.isCancelled ? nil : Finding(fault: fault, compared: first, alone: second)
  }

  // MARK: - Output

  private func text(_ findings: [Finding], _ untried: Int?, _ display: Display) -> String {
    var page = PageText(display)
    page.heading("self-check of " + run.app)
    page.line("seed \(findings.first?.compared.seed ?? 0)", indent: 2, .faint)
    var table = TextTable([.left, .right, .right, .left])
    table.add(
      ["fault", "found after", "path", "by invariants"].map { TextTable.Cell($0, .faint) })
    for finding in findings {
      let found = finding.compared.findings.first
      table.add([
        TextTable.Cell(finding.fault, found == nil ? .status(.failed) : nil),
        TextTable.Cell(found == nil ? "not found" : "\(finding.compared.steps)"),
        TextTable.Cell(found.map { "\($0.moves.count)" } ?? ""),
        TextTable.Cell(finding.alone.findings.first.map { $0.incident.word } ?? ""),
      ])
    }
    page.table(table)
    page.space()
    page.line(
      (untried.map { LongTask.stopped(untried: $0, "fault") } ?? "")
        + "\(count(findings)) of \(findings.count.counted("fault")) found by comparing, "
        + "\(findings.count { !$0.alone.findings.isEmpty }) by invariants alone")
    let cut = findings.count { $0.compared.cut != nil }
    if cut > 0 {
      page.line("the limit on time ended \(cut.counted("walk"))", .status(.undefined))
    }
    return page.text
  }

  private func count(_ findings: [Finding]) -> Int { findings.count { $0.path != nil } }

  private func json(_ findings: [Finding], _ untried: Int?) -> String {
    JSONPage.text([
      "sound": .bool(untried == nil && findings.allSatisfy { $0.path != nil }),
      "app": .string(run.app), "untried": untried.map { .integer($0) },
      "seed": findings.first.map { .integer(Int(clamping: $0.compared.seed)) },
      "found": .integer(count(findings)),
      "foundByInvariants": .integer(findings.count { !$0.alone.findings.isEmpty }),
      "faults": .array(
        findings.map { finding in
          JSONValue.fields([
            "name": .string(finding.fault), "found": .bool(finding.path != nil),
            "actions": .integer(finding.compared.steps),
            "length": finding.path.map { .integer($0) },
            "cut": finding.compared.cut == nil ? nil : .bool(true),
            "invariant": finding.alone.findings.first.map { .string($0.incident.word) },
          ])
        }),
    ])
  }
}

extension Incident {
  /// What found a fault, in a word.
  fileprivate var word: String {
    if case .standing(let number, _) = self { "@always \(number + 1)" } else { kind }
  }
}

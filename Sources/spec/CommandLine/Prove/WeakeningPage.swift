import SpecAnalysis
import SpecDrivers
import SpecGherkin
import SpecMessages
import SpecReporters
import SpecText

/// What the scenarios no longer check since a revision, as a section of other pages.
enum WeakeningPage {
  /// A part of the section: a title, what it means, and entries.
  private struct Part {
    let title: String
    let meaning: String
    let entries: [Entry]
    /// Whether it is why the command fails.
    var isLoss = true
  }

  private struct Entry {
    let name: String
    let lines: [String]
  }

  private static func parts(_ weakening: Weakening) -> [Part] {
    let revision = VisibleText.line(weakening.revision)
    let all = [
      Part(
        title: "no longer caught since \(revision)",
        meaning: "scenarios of \(revision) fail with the fault",
        entries: weakening.lostFaults.map { lost in
          Entry(
            name: lost.fault.name + (lost.statement.map { " [\($0)]" } ?? ""),
            lines: [lost.fault.summary, place(lost.catcher)])
        }),
      Part(
        title: "no longer killed since \(revision)",
        meaning: "scenarios of \(revision) fail if this is changed",
        entries: weakening.lostMutants.map { mutant in
          Entry(
            name: "\(mutant.uri):\(mutant.location.line)",
            lines: [mutant.step, mutant.after.map { "\(mutant.before) → \($0)" } ?? "removed"])
        }),
      Part(
        title: "checks that are gone since \(revision)",
        meaning: "they still hold, and no scenario has them after the same actions",
        entries: weakening.goneChecks.map(entry)),
      Part(
        title: "checks that others have replaced since \(revision)",
        meaning: "the scenarios act differently now",
        entries: weakening.replacedChecks.map(entry), isLoss: false),
      Part(
        title: "scenarios of \(revision) that do not pass any more",
        meaning: "the app, the steps or the engine have changed, so their checks are not compared",
        entries: weakening.outdated.map { Entry(name: place($0), lines: [$0.message ?? ""]) },
        isLoss: false),
    ]
    return all.filter { !$0.entries.isEmpty }
  }

  private static func entry(_ check: Weakening.GoneCheck) -> Entry {
    Entry(name: check.step, lines: ["\(check.uri):\(check.line) in: \(check.scenario)"])
  }

  private static func place(_ witness: FaultProof.Witness) -> String {
    "\(witness.uri):\(witness.line) \(witness.name)"
  }

  /// The result in a sentence.
  static func conclusion(_ weakening: Weakening) -> String {
    let revision = VisibleText.line(weakening.revision)
    if weakening.isEmpty { return "nothing is lost since \(revision)" }
    let counts = [
      (weakening.lostFaults.count, "fault", "no longer caught"),
      (weakening.lostMutants.count, "mutant", "no longer killed"),
      (weakening.goneChecks.count, "check", "gone"),
    ]
    return "since \(revision): "
      + counts.filter { $0.0 > 0 }.map { "\($0.0.counted($0.1)) \($0.2)" }.joined(separator: ", ")
  }

  // MARK: - Formats

  static func add(_ weakening: Weakening?, to page: inout PageText) {
    for part in weakening.map(parts) ?? [] {
      page.heading("\(part.title): \(part.entries.count)")
      page.line(part.meaning, indent: 2, .faint)
      let status = part.isLoss ? Status.failed : .pending
      let sign = page.style.mark(status)
      for entry in part.entries {
        page.line(
          entry.name, indent: 2,
          lead: (page.style.paint(sign, .status(status)) + " ", TextWidth.columns(sign) + 1))
        for line in entry.lines where !line.isEmpty { page.line(line, indent: 6, .faint) }
      }
    }
  }

  static func add(_ weakening: Weakening?, to page: inout MarkdownPage) {
    for part in weakening.map(parts) ?? [] {
      page.heading(2, part.title.capitalized)
      page.paragraph(MarkdownPage.escape(part.meaning.capitalized) + ":")
      page.space()
      for entry in part.entries {
        page.item(MarkdownPage.code(entry.name))
        for line in entry.lines where !line.isEmpty {
          page.item(MarkdownPage.escape(line), level: 1)
        }
      }
    }
  }

  static func add(_ weakening: Weakening?, to page: inout HTMLPage) {
    for part in weakening.map(parts) ?? [] {
      page.beginCard(part.title.capitalized, note: part.meaning)
      page.beginRows()
      for entry in part.entries {
        page.row(
          badge: part.isLoss ? ("lost", .bad) : ("changed", .odd), name: entry.name,
          text: entry.lines.joined(separator: "\n"))
      }
      page.endRows()
      page.endCard()
    }
  }
}

extension String {
  /// The text with a capital first letter.
  fileprivate var capitalized: String { prefix(1).uppercased() + dropFirst() }
}

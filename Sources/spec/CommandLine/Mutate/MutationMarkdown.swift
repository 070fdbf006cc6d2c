import SpecAnalysis
import SpecGherkin

/// Mutants as Markdown: counts by kind of change, then survivors and mutants that are not counted.
struct MutationMarkdown {
  static func text(_ mutation: Mutation, atLeast: Int) -> String {
    var page = MarkdownPage()
    page.heading(1, "Mutation testing")
    page.paragraph(
      (mutation.isKilled(atLeast: atLeast) ? "✅ " : "❌ ")
        + MutationPage.conclusion(mutation, atLeast: atLeast))
    let outcomes: [Mutation.Outcome] =
      [
        .killed, .killedUnderFault, .survived, .explained, .equivalent, .invalid,
      ] + (mutation.weakening == nil ? [] : [.survivedBefore])
    page.table(
      ["change"] + outcomes.map(\.word), numbers: Set(1...outcomes.count),
      Mutant.Kind.allCases.map { kind in
        [kind.title]
          + outcomes.map { outcome in
            "\(mutation.trials.count { $0.mutant.kind == kind && $0.outcome == outcome })"
          }
      })
    WeakeningPage.add(mutation.weakening, to: &page)
    for outcome in [Mutation.Outcome.survived, .survivedBefore, .explained, .equivalent, .invalid] {
      let trials = mutation.trials.filter { $0.outcome == outcome }
      guard !trials.isEmpty else { continue }
      page.heading(2, outcome.word)
      page.table(
        ["place", "step", "change", outcome == .survived ? "meaning" : "reason"],
        trials.map(row))
    }
    return page.text
  }

  private static func row(_ trial: Mutation.Trial) -> [String] {
    let mutant = trial.mutant
    return [
      MarkdownPage.code("\(mutant.uri):\(mutant.location.line)"), MarkdownPage.escape(mutant.step),
      mutant.after.map { MarkdownPage.code("\(mutant.before) → \($0)") } ?? "removed",
      MarkdownPage.escape(
        trial.explanation?.reason ?? trial.trouble ?? mutant.kind.meaning),
    ]
  }
}

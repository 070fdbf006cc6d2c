import SpecAnalysis
import SpecGherkin
import SpecText

/// Mutants as an HTML page: a bar for each kind of change, then the survivors by file.
struct MutationHTML {
  static func text(_ mutation: Mutation, atLeast: Int) -> String {
    let isEnough = mutation.isKilled(atLeast: atLeast)
    var page = HTMLPage(
      title: "Mutation testing",
      lead: MutationPage.conclusion(mutation, atLeast: atLeast), isGood: isEnough)
    page.tiles([
      ("\(mutation.sharePercent) %", "killed", isEnough ? .good : .bad),
      ("\(mutation.trials.count)", "mutants", .calm),
      ("\(mutation.count(.survived))", "survived", mutation.count(.survived) == 0 ? .good : .bad),
      ("\(mutation.count(.killedUnderFault))", "killed only with a fault", .faint),
      (
        "\(mutation.count(.equivalent) + mutation.count(.explained))", "equivalent or accepted",
        .faint
      ),
      ("\(mutation.count(.invalid))", "invalid", .faint),
    ])
    page.beginCard("By kind of change")
    for kind in Mutant.Kind.allCases {
      let trials = mutation.trials.filter { $0.mutant.kind == kind }
      guard !trials.isEmpty else { continue }
      page.heading(kind.title)
      page.bar(
        Mutation.Outcome.allCases.map { outcome in
          HTMLPage.Share(
            count: trials.count { $0.outcome == outcome }, label: outcome.word,
            tone: outcome.pageTone)
        })
    }
    page.endCard()
    WeakeningPage.add(mutation.weakening, to: &page)
    for outcome in [Mutation.Outcome.survived, .survivedBefore, .explained, .equivalent, .invalid] {
      render(outcome, mutation, &page)
    }
    return page.text
  }

  private static func render(
    _ outcome: Mutation.Outcome, _ mutation: Mutation, _ page: inout HTMLPage
  ) {
    let trials = mutation.trials.filter { $0.outcome == outcome }
    guard !trials.isEmpty else { return }
    page.beginCard(outcome.title, note: trials.count.counted("mutant"))
    page.beginRows()
    for trial in trials {
      let mutant = trial.mutant
      let change = mutant.after.map { "\(mutant.before) → \($0)" } ?? "removed"
      let reason = trial.explanation?.reason ?? trial.trouble ?? mutant.kind.meaning
      page.row(
        badge: (outcome.word, outcome.pageTone), name: "\(mutant.uri):\(mutant.location.line)",
        text: mutant.step,
        details: (change, [HTMLPage.escape(mutant.scenario), HTMLPage.escape(reason)], false))
    }
    page.endRows()
    page.endCard()
  }
}

extension Mutation.Outcome {
  /// The outcome in a word or two.
  var word: String {
    switch self {
    case .killed: "killed"
    case .killedUnderFault: "killed with a fault"
    case .survived: "survived"
    case .survivedBefore: "survived before too"
    case .explained: "explained"
    case .equivalent: "equivalent"
    case .invalid: "invalid"
    }
  }

  fileprivate var title: String {
    switch self {
    case .survivedBefore: "Survived before too, not counted"
    case .explained: "Survived and accepted by a comment"
    case .equivalent: "Equivalent: something absent replaced by something else absent"
    case .invalid: "Invalid, not counted"
    case .killed, .killedUnderFault, .survived: "Survived"
    }
  }

  var pageTone: HTMLPage.Tone {
    switch self {
    case .killed: .good
    case .killedUnderFault: .calm
    case .survived: .bad
    case .survivedBefore, .explained, .equivalent: .faint
    case .invalid: .odd
    }
  }
}

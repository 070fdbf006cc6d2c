import SpecAnalysis
import SpecGherkin
import SpecText

/// Mutants as a page: counts by kind of change, then survivors and mutants that are not counted.
enum MutationPage {
  static func page(_ mutation: Mutation, atLeast: Int) -> Page {
    Page(
      "Mutation testing", conclusion(mutation, atLeast),
      isGood: mutation.isKilled(atLeast: atLeast),
      counts: Page.Counts(
        "mutant", by: "change",
        Mutant.Kind.allCases.map { kind in
          (name: kind.title, things: mutation.trials.filter { $0.mutant.kind == kind })
        }, Mutation.Outcome.allCases.map(\.badge), of: \.outcome.badge),
      notes: [
        mutation.population.map { population in
          "a sample of \(mutation.trials.count) out of \(population)"
            + (mutation.seed.map { ", chosen with --seed \($0)" } ?? "")
        },
        mutation.unmatched > 0
          ? "\(mutation.unmatched.counted("change")) skipped: no step matches" : nil,
      ],
      sections: WeakeningPage.sections(mutation.weakening)
        + Mutant.Kind.allCases.map { kind in
          section("Survived, \(kind.title)", kind.meaning, mutation, .survived) {
            $0.mutant.kind == kind
          }
        } + [
          section("Survived before too, not counted", "", mutation, .survivedBefore),
          section("Survived and accepted by a comment", "", mutation, .explained),
          stale(mutation),
          section(
            "Equivalent", "something absent is replaced by something else absent", mutation,
            .equivalent),
          section("Invalid, not counted", "", mutation, .invalid),
        ])
  }

  private static func section(
    _ title: String, _ note: String, _ mutation: Mutation, _ outcome: Mutation.Outcome,
    where isPart: (Mutation.Trial) -> Bool = { _ in true }
  ) -> Page.Section {
    Page.Section(
      title: title, noun: "mutant", note: note,
      isLong: outcome == .survivedBefore || outcome == .equivalent,
      entries: mutation.trials.filter { $0.outcome == outcome && isPart($0) }.map { trial in
        let mutant = trial.mutant
        let others = mutant.shared > 1 ? " and \(mutant.shared - 1) more" : ""
        let reason =
          trial.explanation?.reason ?? trial.trouble
          ?? (outcome == .survivedBefore ? mutant.kind.meaning : nil)
        return Page.Entry(
          badge: outcome.badge, name: mutant.place, text: mutant.step,
          details: [mutant.change, Page.Detail(text: "in: \(mutant.scenario)\(others)")]
            + (reason.map { [Page.Detail(text: $0)] } ?? []))
      })
  }

  private static func stale(_ mutation: Mutation) -> Page.Section {
    Page.Section(
      title: "Unneeded comments, since the mutant is killed", noun: "comment",
      entries: mutation.stale.map { explanation in
        Page.Entry(
          badge: Page.Badge("unneeded", .odd),
          name: "\(explanation.uri):\(explanation.location.line)", text: explanation.reason)
      })
  }

  private static func conclusion(_ mutation: Mutation, _ atLeast: Int) -> String {
    guard let weakening = mutation.weakening else { return killed(mutation, atLeast) }
    let rest =
      mutation.judged > 0
      ? killed(mutation, atLeast) : "no scenario with a Then or a When has changed"
    return "\(WeakeningPage.conclusion(weakening)); \(rest)"
  }

  private static func killed(_ mutation: Mutation, _ atLeast: Int) -> String {
    let faults = mutation.count(.killedUnderFault)
    let byFault = faults > 0 ? ", \(faults) of them only with a fault of the app" : ""
    let share =
      "\(mutation.killed) of \(mutation.judged.counted("mutant")) killed (\(mutation.sharePercent) %)"
    if let untried = mutation.untried {
      return LongTask.stopped(untried: untried, "mutant") + share + byFault
    }
    return share + byFault
      + (mutation.hasShare(atLeast) ? "" : "; at least \(atLeast) % are required")
  }
}

extension Mutation {
  /// The percentage with one decimal, rounded down, so that only all mutants are 100 %.
  fileprivate var sharePercent: String {
    let tenths = judged == 0 ? 0 : killed * 1000 / judged
    return "\(tenths / 10).\(tenths % 10)"
  }
}

extension Mutant {
  var place: String { "\(uri):\(location.line)" }

  var change: Page.Detail { Page.Detail(text: difference) }
}

extension Mutant.Kind {
  /// The change in a few words.
  fileprivate var title: String {
    switch self {
    case .value: "an expected value"
    case .cell: "a cell of a table"
    case .text: "an expected text"
    case .example: "a value of an example"
    case .negated: "a negated check"
    case .removed: "a removed When"
    }
  }
}

extension Mutation.Outcome {
  fileprivate var badge: Page.Badge {
    switch self {
    case .killed: Page.Badge("killed", .good)
    case .killedUnderFault: Page.Badge("killed with a fault", .calm)
    case .survived: Page.Badge("survived", .bad)
    case .survivedBefore: Page.Badge("survived before too", .faint)
    case .explained: Page.Badge("accepted", .faint)
    case .equivalent: Page.Badge("equivalent", .faint)
    case .invalid: Page.Badge("invalid", .odd)
    }
  }
}

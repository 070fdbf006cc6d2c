import SpecAnalysis
import SpecDrivers
import SpecText

/// What the scenarios no longer check since a revision, as sections of a page.
enum WeakeningPage {
  static func sections(_ weakening: Weakening?) -> [Page.Section] {
    guard let weakening else { return [] }
    let revision = weakening.revision
    return [
      Page.Section(
        title: "No longer caught since \(revision)", noun: "fault",
        note: "scenarios of \(revision) fail with the fault",
        entries: weakening.lostFaults.map {
          Page.Entry(
            badge: Page.Badge("no longer caught", .bad), name: $0.fault.name,
            chips: $0.statement.map { [$0] } ?? [],
            text: $0.fault.summary,
            details: [
              Page.Detail(place: "\($0.catcher.uri):\($0.catcher.line)", text: $0.catcher.name)
            ])
        }),
      Page.Section(
        title: "No longer killed since \(revision)", noun: "mutant",
        note: "scenarios of \(revision) fail if this is changed",
        entries: weakening.lostMutants.map {
          Page.Entry(
            badge: Page.Badge("no longer killed", .bad), name: $0.place, text: $0.step,
            details: [$0.change])
        }),
      Page.Section(
        title: "Checks that are gone since \(revision)", noun: "check",
        note: "they still hold, and no scenario has them after the same actions",
        entries: weakening.goneChecks.map { entry($0, Page.Badge("gone", .bad)) }),
      Page.Section(
        title: "Checks that others have replaced since \(revision)", noun: "check",
        note: "the scenarios act differently now",
        entries: weakening.replacedChecks.map { entry($0, Page.Badge("replaced", .odd)) }),
      Page.Section(
        title: "Outdated scenarios of \(revision)", noun: "scenario",
        note: "they do not pass any more, so their checks are not compared: the app, the steps or "
          + "the engine have changed",
        entries: weakening.outdated.map {
          Page.Entry(
            badge: Page.Badge("outdated", .odd), name: "\($0.uri):\($0.line)", text: $0.name,
            details: $0.message.map { [Page.Detail(text: $0)] } ?? [])
        }),
    ]
  }

  private static func entry(_ check: Weakening.GoneCheck, _ badge: Page.Badge) -> Page.Entry {
    Page.Entry(
      badge: badge, name: check.step,
      details: [Page.Detail(place: "\(check.uri):\(check.line)", text: "in: \(check.scenario)")])
  }

  /// The result in a sentence.
  static func conclusion(_ weakening: Weakening) -> String {
    let revision = weakening.revision
    if weakening.isEmpty { return "nothing is lost since \(revision)" }
    let counts = [
      (weakening.lostFaults.count, "fault", "no longer caught"),
      (weakening.lostMutants.count, "mutant", "no longer killed"),
      (weakening.goneChecks.count, "check", "gone"),
    ]
    return "since \(revision): "
      + counts.filter { $0.0 > 0 }.map { "\($0.0.counted($0.1)) \($0.2)" }.joined(separator: ", ")
  }
}

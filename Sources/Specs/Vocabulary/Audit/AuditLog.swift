import SpecDrivers
package import SpecRunner
import SpecText
import Synchronization

/// The audit of a whole run: every screen that a Given or a When leads to, each finding once.
package final class AuditLog: Sendable {
  private let fails: Bool
  private let state = Mutex(State())

  private struct State {
    var hasEnded = false
    var screens = 0
    var findings: [ExactText: Entry<Audit.Finding>] = [:]
    /// The gaps by rule.
    var gaps: [ExactText: Entry<Audit.Gap>] = [:]
  }

  /// What was found, where first, and how often.
  private struct Entry<Found: Sendable>: Sendable {
    var found: Found
    var place: Place
    var count = 1
  }

  /// A step, in the order of the files.
  private struct Place: Comparable {
    @ExactText var uri: String
    let line: Int
    let step: Int
    let text: String

    static func < (one: Self, other: Self) -> Bool {
      (one._uri, one.line, one.step) < (other._uri, other.line, other.step)
    }

    static func == (one: Self, other: Self) -> Bool {
      (one._uri, one.line, one.step) == (other._uri, other.line, other.step)
    }
  }

  /// - Parameter fails: whether a problem of level A or AA fails the run.
  package init(fails: Bool) { self.fails = fails }

  /// Hooks that audit every screen, and fail after the run if that is requested.
  package var library: StepLibrary {
    StepLibrary("audit") {
      AfterStep(name: "the screen is audited") { [self] world in await look(world) }
      AfterAll(name: "the accessibility audit") { [self] world in try conclude(world) }
    }
  }

  private func look(_ world: World) async {
    guard let session = world[AppSessionKey.self], session.isLaunched, !world.status.isFailure,
      !world.isTried,
      let pickle = world.pickle, let step = world.step, step.type != .outcome,
      // The step has already reported the error.
      let screen = try? await session.look().screen
    else { return }
    let audit = Audit(screen, ignoring: world[AuditExemptionsKey.self])
    let place = Place(
      uri: pickle.uri, line: pickle.location.line,
      step: pickle.steps.firstIndex { $0.id == step.id } ?? 0, text: step.text)
    let variant = world.variant.map { $0 + "\n" } ?? ""
    state.withLock { state in
      if Audit.refusal(of: screen) == nil { state.screens += 1 }
      for finding in audit.findings {
        let key = [
          variant, finding.rule.name, screen.name, finding.subject.description, finding.problem,
        ].joined(separator: "\n")
        Self.note(finding, at: place, in: &state.findings[key])
      }
      for gap in audit.gaps { Self.note(gap, at: place, in: &state.gaps[variant + gap.rule.name]) }
    }
  }

  private static func note<Found>(
    _ found: Found, at place: Place, in entry: inout Entry<Found>?
  ) {
    guard var known = entry else { return entry = Entry(found: found, place: place) }
    known.count += 1
    if place < known.place { (known.found, known.place) = (found, place) }
    entry = known
  }

  /// What was found, except what failed the run; a text for each.
  package var report: [String] {
    let result = result
    if result.screens == 0 {
      return fails || !result.hasEnded ? [] : ["warning: " + Self.foundNothing]
    }
    let problems = fails && !result.problems.isEmpty ? [] : [result.sentence] + result.problems
    return problems + result.advice + result.gaps
  }

  private static let foundNothing = "the accessibility audit found no screen with named elements"

  private func conclude(_ world: World) throws {
    state.withLock { $0.hasEnded = true }
    let result = result
    for line in result.problems + result.advice + result.gaps { world.log(line) }
    guard fails else { return }
    if result.screens == 0 {
      throw StepFailure(Self.foundNothing, notes: ["select scenarios that open an app"])
    }
    if !result.problems.isEmpty {
      throw StepFailure(result.sentence, notes: result.problems + [Audit.advice])
    }
  }

  /// The entries as texts, sorted by rule.
  private struct Result {
    var hasEnded = false
    var screens = 0
    var problems: [String] = []
    var advice: [String] = []
    var gaps: [String] = []

    var sentence: String {
      "the accessibility audit of \(screens.counted("screen")) found \(problems.count.counted("problem"))"
    }
  }

  private var result: Result {
    let state = state.withLock { $0 }
    let order = Dictionary(
      uniqueKeysWithValues: AuditRule.all.enumerated().map { (ExactText($1.name), $0) })
    let entries = state.findings.sorted { one, other in
      let (first, second) = (order[one.value.found.rule.name], order[other.value.found.rule.name])
      return first == second ? one.key < other.key : first ?? 0 < second ?? 0
    }.map(\.value)
    return Result(
      hasEnded: state.hasEnded, screens: state.screens,
      problems: entries.filter { $0.found.rule.level != .advice }.map(Self.text),
      advice: entries.filter { $0.found.rule.level == .advice }.map(Self.text),
      gaps: state.gaps.sorted { $0.key < $1.key }.map { _, entry in
        "not decided \(entry.count.counted("time")), first: \(entry.found.text)"
      })
  }

  private static func text(_ entry: Entry<Audit.Finding>) -> String {
    let often = entry.count > 1 ? "\(entry.count.counted("time")), first" : "found"
    return entry.found.text
      + "\n  \(often) in \(entry.place.uri):\(entry.place.line) after: \(entry.place.text)"
  }
}

/// The findings that are accepted: those of the settings and of the scenario's steps.
enum AuditExemptionsKey: WorldKey {
  static var initial: [AuditExemption] { [] }
}

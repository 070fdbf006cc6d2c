import SpecAnalysis
import SpecDrivers
import SpecJSON
import SpecMessages
import SpecReporters
import SpecText

/// What a walk did and found, as text or JSON.
enum ExplorePage {
  static func text(
    _ result: ExplorationResult, _ setting: ExplorationSetting, _ app: String, _ feature: String?,
    _ display: Display
  ) -> String {
    var page = PageText(display)
    page.heading("explored " + app)
    page.line("seed \(result.seed)", indent: 2, .faint)
    if setting.sides.count > 1 {
      page.line(
        "compared: " + setting.sides.map(\.name).joined(separator: " and "), indent: 2, .faint)
    }
    page.line(
      "\(result.steps.counted("action")) in \(result.episodes.counted("launch", "launches")), "
        + "\(result.states.counted("state")), \(result.choices.counted("different choice"))",
      indent: 2)
    if result.knownSessions > 0 {
      page.line(
        "it began many launches with a part of \(result.knownSessions.counted("session")) "
          + "of scenarios", indent: 2, .faint)
    }
    page.line("the screens, with how often each was seen:", indent: 2)
    for (place, visits) in result.places { page.line("\(visits)  \(place)", indent: 4) }
    if !setting.standing.isEmpty {
      page.line(
        "\(setting.standing.count.counted("scenario")) tagged @always, "
          + "\(result.applied.count) of them applied", indent: 2)
    }
    for note in notes(result) { page.line(note, indent: 2, .status(.undefined)) }
    page.space()
    let unreached = result.unreached(setting)
    for check in unreached {
      page.line(
        "\(check.place) \(check.name): applied to no screen of the walk; correct its Given, or walk "
          + "longer", .status(.failed))
    }
    if result.findings.isEmpty {
      if unreached.isEmpty { page.line("nothing found", .status(.passed)) }
      return page.text
    }
    for finding in result.findings {
      page.line(ExplorationFeature.name(of: finding.incident, setting), .status(.failed))
      let count = finding.moves.count
      page.line(
        "after \(finding.foundAfter.counted("action")), "
          + "shortened to \(count) in \(result.replays.counted("replay"))", indent: 2, .faint)
    }
    page.space()
    return page.text + (feature ?? "")
  }

  /// What limits the result.
  static func notes(_ result: ExplorationResult) -> [String] {
    var notes: [String] = []
    switch result.cut {
    case .time(let time)?:
      notes.append(
        "the limit on time of \(time.written) ended the walk, so it may end elsewhere on another "
          + "machine")
    case .noStart?: notes.append("no launch succeeded")
    case .interrupted?: notes.append("the walk was stopped, so it may find more")
    case nil: break
    }
    if result.unusableStarts > 0 {
      notes.append(
        "\(result.unusableStarts.counted("launch", "launches")) could not be prepared as in a "
          + "scenario" + (result.unusable.map { ": \($0.startSentence)" } ?? ""))
    }
    return notes
  }

  // MARK: - JSON

  static func json(
    _ result: ExplorationResult, _ setting: ExplorationSetting, _ app: String, _ feature: String?
  ) -> String {
    JSONPage.text([
      "sound": .bool(result.findings.isEmpty && result.unreached(setting).isEmpty),
      "app": .string(app),
      "seed": .integer(Int(clamping: result.seed)),
      "sides": JSONPage.strings(setting.sides.map(\.name)),
      "actions": .integer(result.steps), "refused": .integer(result.refusals),
      "launches": .integer(result.episodes), "replays": .integer(result.replays),
      "states": .integer(result.states), "choices": .integer(result.choices),
      "sessions": .integer(result.knownSessions),
      "screens": .array(
        result.places.map { place, visits in
          JSONValue.fields(["name": .string(place), "visits": .integer(visits)])
        }),
      "unreached": JSONPage.strings(result.unreached(setting).map(\.place)),
      "notes": JSONPage.strings(notes(result)),
      "findings": .array(result.findings.map { finding($0, setting) }),
      "feature": feature.map { .string($0) },
    ])
  }

  private static func finding(
    _ finding: ExplorationFinding, _ setting: ExplorationSetting
  ) -> JSONValue {
    JSONValue.fields([
      "kind": .string(finding.incident.kind),
      "name": .string(ExplorationFeature.name(of: finding.incident, setting)),
      "details": JSONPage.strings(finding.incident.details(setting)),
      "foundAfter": .integer(finding.foundAfter),
      "length": .integer(finding.moves.count),
      "minimal": .bool(finding.isMinimal), "repeatable": .bool(finding.isRepeatable),
    ])
  }
}

extension Incident {
  /// What kind of finding it is, as JSON has it.
  var kind: String {
    switch self {
    case .difference: "difference"
    case .violation(let found): found.invariant.rawValue
    case .standing: "always"
    case .lost: "crash"
    }
  }

  fileprivate func details(_ setting: ExplorationSetting) -> [String] {
    switch self {
    case .difference(let found, _, _):
      found.map { "\($0.subject): \($0.first), \($0.second)" }
    case .violation(let found): [found.message]
    case .standing(let number, let why): ["\(setting.standing[number].place): \(why)"]
    case .lost(let error, let side): ["\(side): \(error.reason)"]
    }
  }
}

package import SpecDrivers
import SpecText

/// Writes the findings of a walk as a feature whose scenarios fail.
package struct ExplorationFeature: Sendable {
  /// The step for a check that the vocabulary has no words for; it is not defined, so it fails.
  package static let openStep = "something is checked that this step leaves open"

  /// The steps of the vocabulary.
  package struct Words: Sendable {
    /// The lines of the step for an action or a condition, without its keyword; nil if there is none.
    package let sentence: @Sendable (Move) -> [String]?
    /// The steps that establish conditions and open the app.
    package let opening: @Sendable (PathStart) -> [String]?
    /// The steps that state what is true on the second screen and not on the first.
    package let checks: @Sendable (Screen, Screen) -> [String]
    /// The steps that state that the first event happens and not the second.
    package let events: @Sendable (Event?, Event?) -> [String]

    package init(
      sentence: @escaping @Sendable (Move) -> [String]?,
      opening: @escaping @Sendable (PathStart) -> [String]?,
      checks: @escaping @Sendable (Screen, Screen) -> [String],
      events: @escaping @Sendable (Event?, Event?) -> [String]
    ) {
      self.sentence = sentence
      self.opening = opening
      self.checks = checks
      self.events = events
    }
  }

  private let app: String
  private let setting: ExplorationSetting
  private let words: Words

  package init(_ app: String, _ setting: ExplorationSetting, _ words: Words) {
    self.app = app
    self.setting = setting
    self.words = words
  }

  /// A feature in parts, so that a check of it can be added or replaced.
  package struct Scenario: Sendable {
    package let name: String
    package let comments: [String]
    /// The steps without the checks, with their keywords.
    package var steps: [String]
    /// The possible checks, without their keywords, the most telling first.
    package var checks: [String]
    /// Whether every step is one of the vocabulary.
    package let isComplete: Bool
  }

  /// The text of a feature with these scenarios.
  package func text(_ scenarios: [Scenario], seed: UInt64) -> String {
    var lines = [
      Self.header, "# app: \(app.asPartOfLine)",
      "# seed: \(seed)",
      setting.sides.count > 1
        ? "# compared: " + setting.sides.map { $0.name.asPartOfLine }.joined(separator: ", ")
        : "# engine: " + setting.sides[0].engine.name.asPartOfLine,
      "Feature: What spec explore found in \(app.asPartOfLine)",
    ]
    for scenario in scenarios {
      lines += ["", "  Scenario: " + scenario.name]
      lines += (scenario.comments.map { "# " + $0 } + scenario.steps).map { "    " + $0 }
      let checks = scenario.checks.isEmpty ? [Self.openStep] : scenario.checks
      for (number, check) in checks.enumerated() {
        lines += Self.indented((number == 0 ? "Then " : "And ") + check)
      }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// The first line of every feature that this command writes.
  package static let header =
    "# Written by spec explore. The scenarios fail until the app is fixed."

  private static func indented(_ step: String) -> [String] {
    step.split(separator: "\n", omittingEmptySubsequences: false).enumerated().map {
      ($0 == 0 ? "    " : "      ") + $1
    }
  }

  /// A finding as a scenario.
  package func scenario(_ finding: ExplorationFinding, number: Int) -> Scenario {
    var comments = comments(on: finding)
    var isComplete = true
    var given: [String] = []
    if let opening = words.opening(finding.start) {
      given = opening
    } else {
      comments.append("this launch has no step: \("\(finding.start.conditions)".asPartOfLine)")
      given = [Self.openStep]
      isComplete = false
    }
    var steps = given.enumerated().map { ($0 == 0 ? "Given " : "And ") + $1 }
    var last = "Given "
    for (place, move) in finding.moves.enumerated() {
      let keyword = move.action == nil ? "Given " : "When "
      let sentence = words.sentence(move)
      if finding.refused.contains(place) {
        let text = sentence?.first ?? "\(move)"
        steps.append("# the app refuses this: \(text.asPartOfLine)")
        // Only a finding about the refusal depends on it.
        guard place == finding.moves.count - 1 else { continue }
      }
      let written = sentence ?? [Self.openStep]
      if sentence == nil {
        steps.append("# no step says: \("\(move)".asPartOfLine)")
        isComplete = false
      }
      let word = keyword == last ? "And " : keyword
      last = keyword
      steps += Self.indented(word + written[0]).map { String($0.dropFirst(4)) }
      steps += written.dropFirst()
    }
    return Scenario(
      name: "\(number). " + Self.name(of: finding.incident, setting), comments: comments,
      steps: steps, checks: checks(finding), isComplete: isComplete)
  }

  /// What is known about a finding besides its steps.
  private func comments(on finding: ExplorationFinding) -> [String] {
    var comments: [String] = []
    switch finding.incident {
    case .difference(let found, _, _):
      for difference in found.prefix(5) {
        comments.append(
          ("\(difference.subject): \(difference.first) (\(setting.sides[0].name)), "
            + "\(difference.second) (\(setting.sides[1].name))").asPartOfLine)
      }
      if found.count > 5 { comments.append("and \(found.count - 5) more differences") }
    case .violation(let found): comments.append(found.message.asPartOfLine)
    case .standing(let number, let why):
      let check = setting.standing[number]
      comments.append("\(check.place) \(check.name): \(why)".asPartOfLine)
    case .lost(let error, let side): comments.append("\(side): \(error.reason)".asPartOfLine)
    }
    if !finding.isRepeatable {
      comments.append("the walk found this once; replaying the same steps did not show it again")
    } else if !finding.isMinimal {
      comments.append("the limit on replays ended the search for a shorter path")
    }
    return comments
  }

  /// The finding in a few words.
  package static func name(of incident: Incident, _ setting: ExplorationSetting) -> String {
    switch incident {
    case .difference(let found, _, _):
      "a difference in \(found.first?.subject ?? "something")".asPartOfLine
    case .violation(let found): "\(found.invariant.rule): not \(found.subject)".asPartOfLine
    case .standing(let number, _): setting.standing[number].name.asPartOfLine
    case .lost(_, let side): "\(side) ends".asPartOfLine
    }
  }

  /// The checks that should hold and do not.
  private func checks(_ finding: ExplorationFinding) -> [String] {
    switch finding.incident {
    case .difference(let found, let first, let second):
      let events = found.first { $0.kind == .events }?.events
      return words.checks(second, first)
        + (events.map { Self.requests($0) + words.events($0.first, $0.second) } ?? [])
    case .violation(let found):
      switch found.invariant {
      case .coveredFocus: return ["\(found.subject) is clear of the keyboard"]
      default: return []
      }
    case .standing(let number, _): return setting.standing[number].sentences
    case .lost: return []
    }
  }

  /// A check of the request that only one of the apps sends.
  static func requests(_ events: ObservedDifference.Events) -> [String] {
    if let event = events.first, event.kind == .request {
      return ["the app sends \"\(RequestPattern.path(of: event.subject))\""]
    }
    return events.first == nil && events.second?.kind == .request ? ["the app sends nothing"] : []
  }
}

extension String {
  /// The text as part of a line of a feature, with blanks for line breaks and other controls.
  var asPartOfLine: String {
    String(
      String.UnicodeScalarView(
        unicodeScalars.map { $0.properties.generalCategory == .control ? " " : $0 }))
  }
}

extension DriverError {
  /// Why an engine or app ended.
  package var reason: String {
    switch self {
    case .appCrashed(let why): "the app ended: \(why)"
    case .engineLost(let why): "the engine ended: \(why)"
    case .engineFault(let why): "the engine failed: \(why)"
    case .timedOut(let what, let time): "\(what) took longer than \(time.written)"
    default: "\(self)"
    }
  }
}

import SpecDrivers
import SpecReporters
import SpecRunner
import SpecText

/// Turns what a person does into a scenario.
///
/// The checks of an input are known when the next one comes, or when the app is at rest. Some
/// inputs, such as a click on a text, count only if they change something.
struct RecordSession {
  private(set) var scenario: RecordedScenario
  private(set) var secrets: RecordedSecrets
  private let apps: any AppSteps
  private let registry: StepRegistry
  private let checks: Checks
  /// The last input, whose outcome is not known yet.
  private var pending: RecordedInput?

  /// How many checks of an input are written.
  enum Checks: String {
    case few, all, none

    var most: Int {
      switch self {
      case .few: 3
      case .all: .max
      case .none: 0
      }
    }
  }

  /// The largest number of steps; a person would not read a longer scenario.
  static let most = 1_000

  /// The time that an app has at least to show what an input changes.
  private static let reactionTime = Duration.milliseconds(200)

  init(
    opening: String, _ keywords: RecordedScenario.Keywords, secrets: RecordedSecrets,
    apps: any AppSteps, _ registry: StepRegistry, checks: Checks
  ) {
    scenario = RecordedScenario(opening: opening, keywords: keywords)
    self.secrets = secrets
    self.apps = apps
    self.registry = registry
    self.checks = checks
  }

  /// Whether the outcome of an input is not known yet.
  var isWaiting: Bool { pending != nil }
  /// Whether the scenario has as many steps as it may have.
  var isFull: Bool { scenario.entries.count >= Self.most }

  /// Adds an input.
  mutating func take(_ input: RecordedInput) {
    if isFull { return }
    if let earlier = pending {
      let isPart =
        earlier.isTentative && earlier.target != nil && earlier.target == input.target
        && (input.replacesSame || input.isEntry)
      if isPart { pending = nil } else { settle(input.before, after: input.time - earlier.time) }
    }
    if input.replacesSame, let last = scenario.entries.last, last.target != nil,
      last.target == input.target, pending == nil, !input.isTentative
    {
      scenario.entries.removeLast()
    }
    pending = input
    if !input.isTentative { scenario.entries.append(entry(of: input)) }
  }

  /// Completes the last input.
  ///
  /// - Parameters:
  ///   - screen: the screen after it; nil if it is not known.
  ///   - time: the time since then; nil if the app is at rest.
  mutating func settle(_ screen: Screen?, after time: Duration? = nil) {
    guard let input = pending else { return }
    pending = nil
    let outcomes = screen.map { apps.outcomes(of: input.actions, from: input.before, to: $0) }
    if input.isTentative {
      // Without a screen it is not known what it has changed.
      if outcomes?.isEmpty ?? false { return }
      scenario.entries.append(entry(of: input))
    }
    guard let outcomes, time.map({ $0 >= Self.reactionTime }) ?? true, input.before != nil,
      let last = scenario.entries.indices.last, scenario.entries[last].gap == nil
    else { return }
    let usable = outcomes.filter { !secrets.occur(in: $0) }.map(Self.escaped).filter(isStep)
    scenario.entries[last].checks = Array(usable.prefix(checks.most))
  }

  mutating func remove(checks: [(entry: Int, check: Int)]) { scenario.remove(checks: checks) }

  // MARK: - Steps

  private mutating func entry(of input: RecordedInput) -> RecordedScenario.Entry {
    var entry = RecordedScenario.Entry(target: input.target)
    let name = input.secret.map { secrets.name(for: $0.text, field: $0.field) }
    let steps = input.actions.map { action -> [String]? in
      guard let lines = apps.lines(for: action.typing(name.map { "${\($0)}" })) else { return nil }
      return written(lines, name)
    }
    entry.steps = steps.compactMap { $0 }
    if entry.steps.count < steps.count || steps.isEmpty {
      entry.steps = []
      let what = VisibleText.line(secrets.replaced(in: input.description))
      entry.gap = "no step describes this: \(what)"
    }
    return entry
  }

  /// The lines of a step with the variable of a secret; nil if they are not exactly one step.
  private func written(_ lines: [String], _ name: String?) -> [String]? {
    var lines = lines.map(Self.escaped)
    if let name, let first = lines.first {
      // The text comes before the name of the field, which may contain anything.
      lines[0] = first.replacing(
        exactly: "\"$${\(name)}\"", with: "\"${\(name)}\"", atMost: 1)
    }
    lines = lines.map { secrets.replaced(in: $0) }
    // The name of an element may contain what a line cannot.
    let isWritable = lines.allSatisfy { line in
      line.unicodeScalars.allSatisfy { $0 == "\t" || $0.properties.generalCategory != .control }
    }
    return isWritable && lines.first.map(isStep) ?? false ? lines : nil
  }

  private func isStep(_ text: String) -> Bool {
    let first = text.split(separator: "\n", maxSplits: 1).first.map(String.init) ?? ""
    return registry.definitions(matching: first).count == 1
  }

  /// A text in which nothing is a variable.
  static func escaped(_ text: String) -> String {
    text.replacing(exactly: "${", with: "$${")
  }
}

extension RecordedInput {
  /// Whether it enters something into its target, which it focuses by itself.
  fileprivate var isEntry: Bool {
    actions.contains { action in
      switch action {
      case .type, .clear, .choose, .chooseAll, .setChecked, .doubleTap: true
      default: false
      }
    }
  }
}

extension Action {
  /// The same action with another text to type.
  fileprivate func typing(_ text: String?) -> Action {
    if case .type(_, let field) = self, let text { .type(text, into: field) } else { self }
  }
}

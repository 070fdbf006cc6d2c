import SpecExpressions
import SpecReporters
import SpecRunner
import SpecText

/// A question about a recorded run, parsed from the arguments of `spec trace`.
struct TraceQuestion {
  enum Subject {
    case failures
    case actions
    case screen(Int)
    case grep(NamePattern)
  }

  static let names = ["failures", "actions", "screen", "grep"]

  let subject: Subject
  /// The scenario as typed; nil if none is named.
  let scenario: String?
  /// The number of the attempt; nil for the one that matters most.
  let attempt: Int?
  /// The number of failures, steps, lines or matches.
  let limit: Int
  private let name: NamePattern?

  init(_ arguments: Arguments) throws(UsageError) {
    var words = arguments.positionals.dropFirst(2)
    let question = arguments.positionals.dropFirst().first ?? ""
    let usualLimit: Int
    switch question {
    case "failures": (subject, usualLimit) = (.failures, 10)
    case "actions": (subject, usualLimit) = (.actions, 100)
    case "screen":
      (subject, usualLimit) = (.screen(try Self.number(words.popFirst(), arguments)), 200)
    case "grep":
      guard let text = words.popFirst() else {
        throw Self.missing("the TEXT to look for", "grep TEXT [SCENARIO]", arguments)
      }
      (subject, usualLimit) = (.grep(try Self.pattern(text, "TEXT", arguments)), 50)
    default:
      throw arguments.error(.unknownChoice(typed: "QUESTION", value: question, choices: Self.names))
    }
    if case .failures = subject { scenario = nil } else { scenario = words.popFirst() }
    if let extra = words.first {
      let most = arguments.positionals.count - words.count
      throw arguments.error(.extraArgument(typed: extra, most: most))
    }
    name = if let scenario { try Self.pattern(scenario, "SCENARIO", arguments) } else { nil }
    attempt = arguments[TraceCommand.attempt]
    limit = arguments[TraceCommand.limit] ?? usualLimit
    try check(arguments)
  }

  /// Refuses flags that the question does not take.
  private func check(_ arguments: Arguments) throws(UsageError) {
    var needed: (flag: AnyFlag, question: String)?
    switch subject {
    case .screen: break
    case .actions:
      if arguments[TraceCommand.format] == .svg { needed = (TraceCommand.format, "screen") }
    case .failures, .grep:
      if attempt != nil { needed = (TraceCommand.attempt, "actions or screen") }
      if arguments[TraceCommand.format] == .svg { needed = (TraceCommand.format, "screen") }
    }
    guard let needed else { return }
    let typed = needed.flag == TraceCommand.format ? "--format svg" : needed.flag.long
    throw arguments.error(
      .refused(
        typed, "only the question \(needed.question) takes it",
        "remove it, or ask for \(needed.question)"))
  }

  private static func number(
    _ word: String?, _ arguments: Arguments
  ) throws(UsageError) -> Int {
    guard let word else {
      throw missing("the number N of a step", "screen N [SCENARIO]", arguments)
    }
    guard let number = Int(word), number >= 1 else {
      throw arguments.error(
        .refused(
          "screen", "\"\(VisibleText.line(word))\" is not the number of a step",
          "use a number from 1, as the question actions prints it"))
    }
    return number
  }

  private static func pattern(
    _ text: String, _ name: String, _ arguments: Arguments
  ) throws(UsageError) -> NamePattern {
    if text.isEmpty || text == "//" {
      throw arguments.error(
        .refused(
          name, "the text is empty",
          "name a text or a /regular expression/; a shell variable may be unset"))
    }
    do throws(ExpressionError) { return try NamePattern(text) } catch {
      throw arguments.error(.unreadable(name, error.description))
    }
  }

  private static func missing(
    _ name: String, _ usage: String, _ arguments: Arguments
  ) -> UsageError {
    arguments.error(.missingArgument(name: name, usage: "\(arguments.place) FILE \(usage)"))
  }

  /// Whether a scenario is meant: its place, its file, or a part of its title.
  var isMeant: (TracedScenario) -> Bool {
    guard let scenario, let name else { return { _ in true } }
    return { found in
      scenario.isSame(as: "\(found.uri):\(found.line)") || scenario.isSame(as: found.uri)
        || name.isFound(in: found.title)
    }
  }
}

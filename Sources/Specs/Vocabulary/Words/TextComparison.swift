import SpecRunner
import SpecText

/// The ways in which steps compare a text, such as `contains "a"`, with their words.
enum TextComparison: CaseIterable {
  case equal, ignoringCase, containing, starting, ending, matching

  /// The part of a step's pattern after the subject.
  ///
  /// - Parameter verb: the words for equality, such as `shows` and `does not show`.
  func pattern(_ verb: (positive: String, negative: String), isNegative: Bool) -> String {
    let parameter = self == .matching ? "{pattern}" : "{string}"
    let verb =
      switch self {
      case .equal, .ignoringCase: isNegative ? verb.negative : verb.positive
      case .containing: isNegative ? "does not contain" : "contains"
      case .starting: isNegative ? "does not start with" : "starts with"
      case .ending: isNegative ? "does not end with" : "ends with"
      case .matching: isNegative ? "does not match" : "matches"
      }
    return "\(verb) \(parameter)" + (self == .ignoringCase ? " ignoring case" : "")
  }

  /// What a step checks about a text: `that the title contains a text`.
  func summary(_ what: String, isNegative: Bool) -> String {
    let not = isNegative ? "not " : ""
    return switch self {
    case .equal: "Checks that \(what) is \(not)exactly this text."
    case .ignoringCase:
      "Checks that \(what) is \(not)this text, whether in upper or lower case."
    case .containing: "Checks that \(what) \(isNegative ? "does not contain" : "contains") a text."
    case .starting:
      "Checks that \(what) \(isNegative ? "does not start" : "starts") with a text."
    case .ending: "Checks that \(what) \(isNegative ? "does not end" : "ends") with a text."
    case .matching:
      "Checks that \(what) \(isNegative ? "does not match" : "matches") a regular expression as a whole."
    }
  }

  /// Whether a text compares in this way with the expected one.
  func holds(_ actual: String, _ expected: String) -> Bool {
    switch self {
    case .equal: actual.isSame(as: expected)
    case .ignoringCase: actual.lowercased().isSame(as: expected.lowercased())
    case .containing: actual.includes(expected)
    case .starting: actual.begins(with: expected)
    case .ending: actual.ends(with: expected)
    case .matching: TextPattern.matches(actual, expected)
    }
  }

  /// Fails unless a text compares in this way, or if it does for a negative check.
  ///
  /// - Parameter expected: the text; for `matching`, the source of a regular expression.
  func check(
    _ actual: String, _ expected: String, isNegative: Bool, _ what: @autoclosure () -> String
  ) throws {
    if self == .equal, !isNegative {
      return try Comparison.expect(actual, is: expected, what())
    }
    if holds(actual, expected) != isNegative { return }
    let quoted = self == .matching ? "/\(expected)/" : expected.quoted
    let sentence =
      switch self {
      case .equal: "\(what()) is \(quoted)"
      case .ignoringCase: "\(what()) is \(isNegative ? "" : "not ")\(quoted) ignoring case"
      case .containing: "\(what()) \(isNegative ? "contains" : "does not contain") \(quoted)"
      case .starting: "\(what()) \(isNegative ? "starts" : "does not start") with \(quoted)"
      case .ending: "\(what()) \(isNegative ? "ends" : "does not end") with \(quoted)"
      case .matching: "\(what()) \(isNegative ? "matches" : "does not match") \(quoted)"
      }
    throw StepFailure(sentence, actual: actual.quoted)
  }
}

import SpecText

/// What went wrong in a step, a hook or a run, as facts; reports turn them into text.
///
/// A step's body throws one when a check does not hold. The headline starts in lower case and says
/// what was checked; the last of `notes` says what to do about it.
public struct Failure: Error, Hashable, Sendable {
  public private(set) var kind: Kind
  /// What was checked, on one line; nil if there is no text.
  ///
  /// In a recording of another tool it is the whole text, however many lines that has.
  public var headline: String?
  /// The value that was expected, as it is, with its line ends.
  public var expected: String?
  /// The value that was there instead.
  public var actual: String?
  /// Further facts, a sentence each; the last one says what to do.
  public var notes: [String]
  /// The screen the check was made on, drawn as text.
  public var screen: String?
  /// Where it happened, innermost first: lines of code, the line of the specification last.
  public var trace: [String] = []
  /// The name of a kind that is not among `Kind`'s.
  private var otherType: String?

  /// A failure of a check.
  public init(
    _ headline: String, expected: String? = nil, actual: String? = nil, notes: [String] = [],
    kind: Kind = .expectation
  ) {
    self.kind = kind
    self.headline = headline
    self.expected = expected
    self.actual = actual
    self.notes = notes
  }

  /// A failure of a kind of your own.
  ///
  /// - Parameter type: The name reports group it by.
  public init(
    _ headline: String, expected: String? = nil, actual: String? = nil, notes: [String] = [],
    type: String
  ) {
    self.init(headline, expected: expected, actual: actual, notes: notes, kind: .other)
    otherType = type
  }

  /// A failure as the schema of the messages has it: texts only.
  ///
  /// - Parameter type: The name of a `Kind`, or any other; nil if there is none.
  package init(type: String?, message: String?, trace: String? = nil) {
    kind = type.flatMap(Kind.init) ?? .other
    otherType = kind == .other ? type : nil
    headline = message
    notes = []
    self.trace = trace.map(Self.lines) ?? []
  }

  /// The name reports group it by: that of its kind, or the name of what was thrown.
  public var type: String? { kind == .other ? otherType : kind.rawValue }

  // MARK: - Kinds

  /// The kinds of failures; the raw values are in recordings and reports and never change.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    /// A check was made and does not hold.
    case expectation = "ExpectationFailure"
    /// A step's arguments cannot be used.
    case argument = "ArgumentError"
    /// A step's table cannot be used.
    case table = "TableError"
    /// The run is not set up for the step.
    case setup = "SetupError"
    /// The app is gone.
    case appCrash = "AppCrash"
    /// The engine did not answer in time.
    case engineTimeout = "EngineTimeout"
    /// The engine is gone, was never there or broke its contract: neither the app nor the
    /// specification is to blame.
    case engine = "EngineError"
    /// A hook threw an error.
    case hook = "HookError"
    case stepTimeout = "StepTimeout"
    case scenarioTimeout = "ScenarioTimeout"
    case hookTimeout = "HookTimeout"
    case preparationTimeout = "PreparationTimeout"
    /// The step is not written yet.
    case pending = "Pending"
    /// The scenario does not apply.
    case skip = "Skip"
    /// The scenario is skipped because nobody can tell what a step checks.
    case unchecked = "Unchecked"
    /// The run was stopped from outside.
    case interrupted = "Interrupted"
    /// The run stopped at its limit of failures.
    case failFast = "FailFast"
    /// The specifications have errors, so nothing was run.
    case parseError = "ParseError"
    /// The run has outcomes that its options forbid.
    case forbidden = "Forbidden"
    /// The record of the run is not complete.
    case unfinished = "Unfinished"
    /// The runner contradicts itself.
    case `internal` = "InternalError"
    /// Anything else, such as an error of the author's own.
    case other = "Other"

    /// Whether something was waited for and did not end in time.
    package var isTimeout: Bool {
      switch self {
      case .engineTimeout, .stepTimeout, .scenarioTimeout, .hookTimeout, .preparationTimeout: true
      default: false
      }
    }
  }

  /// The same with every text changed, such as without what must not be shown.
  package func with(texts change: (String) -> String) -> Failure {
    var changed = self
    changed.headline = headline.map(change)
    changed.expected = expected.map(change)
    changed.actual = actual.map(change)
    changed.notes = notes.map(change)
    changed.screen = screen.map(change)
    changed.trace = trace.map(change)
    return changed
  }
}

// MARK: - As text

extension Failure: CustomStringConvertible {
  /// A line of a failure's text, and what it is a line of.
  package struct Line: Hashable, Sendable {
    package enum Part: Hashable, Sendable {
      case headline, expected, actual, note
    }

    package var part: Part
    /// Blanks, and in front of the first line of a value its label.
    package var lead: String
    package var text: String

    package var whole: String { text.isEmpty && part != .headline ? trimmedLead : lead + text }

    /// An empty line of a value has no blanks at its end.
    private var trimmedLead: String {
      lead.utf8.allSatisfy { $0 == UInt8(ascii: " ") } ? "" : lead
    }
  }

  /// Headline, expected, actual and notes; the lines of a value begin in the same column.
  package var lines: [Line] {
    var lines = (headline.map(Self.lines) ?? []).map { Line(part: .headline, lead: "", text: $0) }
    lines += Self.lines(.expected, "  expected: ", expected)
    lines += Self.lines(.actual, "    actual: ", actual)
    for note in notes { lines += Self.lines(.note, "  ", note) }
    return lines
  }

  private static func lines(_ part: Line.Part, _ label: String, _ value: String?) -> [Line] {
    guard let value else { return [] }
    let blanks = String(repeating: " ", count: label.utf8.count)
    return lines(value).enumerated().map {
      Line(part: part, lead: $0 == 0 ? label : blanks, text: $1)
    }
  }

  private static func lines(_ text: String) -> [String] {
    text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
      .map { String(Substring($0)) }
  }

  /// The whole of it in words, as the schema of the messages has it; nil if there are none.
  package var message: String? {
    let lines = lines
    return lines.isEmpty ? nil : lines.map(\.whole).joined(separator: "\n")
  }

  /// The trace as one text; nil if there is none.
  package var stackTrace: String? { trace.isEmpty ? nil : trace.joined(separator: "\n") }

  /// The whole of it in words: headline, expected, actual, notes, a line each.
  public var description: String { message ?? type ?? "" }
}

import SpecText

/// A failure of a step, a hook or a run, as data; reports render it as text.
///
/// A step's body throws one when an expectation is not met. The headline starts in lower case and
/// states what was expected; the last of `notes` says what to do.
public struct Failure: Error, Hashable, Sendable {
  /// The kind of the failure.
  public private(set) var kind: Kind
  /// What went wrong, on one line; nil if there is no text.
  ///
  /// In a recording of another tool it is the whole message, which may have several lines.
  public var headline: String?
  /// The expected value, including its line breaks.
  public var expected: String?
  /// The actual value.
  public var actual: String?
  /// Further facts, a sentence each; the last one says what to do.
  public var notes: [String]
  /// The screen at the time of the failure, drawn as text.
  public var screen: String?
  /// The places where it happened, innermost first: places in code, then the line of the
  /// specification.
  public var trace: [String] = []
  /// The type of a failure whose kind is `other`.
  private var otherType: String?

  /// Creates a failure; by default, an expectation that was not met.
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

  /// Creates a failure of a custom type.
  ///
  /// - Parameter type: The name that reports group it by.
  public init(
    _ headline: String, expected: String? = nil, actual: String? = nil, notes: [String] = [],
    type: String
  ) {
    self.init(headline, expected: expected, actual: actual, notes: notes, kind: .other)
    otherType = type
  }

  /// Creates a failure from the fields of the messages schema.
  ///
  /// - Parameter type: The raw value of a `Kind` or another name; nil if there is none.
  package init(type: String?, message: String?, trace: String? = nil) {
    kind = type.flatMap(Kind.init) ?? .other
    otherType = kind == .other ? type : nil
    headline = message
    notes = []
    self.trace = trace.map(Self.lines) ?? []
  }

  /// The name that reports group it by: the raw value of `kind`, or the type of the thrown error.
  public var type: String? { kind == .other ? otherType : kind.rawValue }

  // MARK: - Kinds

  /// The kinds of failures.
  ///
  /// Recordings and reports contain the raw values, which never change.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    /// An expectation was not met.
    case expectation = "ExpectationFailure"
    /// An argument of a step is invalid.
    case argument = "ArgumentError"
    /// A step's table is invalid.
    case table = "TableError"
    /// The run is not set up for the step.
    case setup = "SetupError"
    /// The scenario was skipped because a setup scenario that it needs did not pass.
    case setupScenario = "SetupScenarioError"
    /// The app crashed or exited.
    case appCrash = "AppCrash"
    /// The engine did not answer in time.
    case engineTimeout = "EngineTimeout"
    /// The engine exited, could not be started, or violated its protocol. Neither the app nor the
    /// specification is at fault.
    case engine = "EngineError"
    /// A hook threw an error.
    case hook = "HookError"
    /// A step exceeded its time limit.
    case stepTimeout = "StepTimeout"
    /// A scenario exceeded its time limit.
    case scenarioTimeout = "ScenarioTimeout"
    /// A hook exceeded its time limit.
    case hookTimeout = "HookTimeout"
    /// The preparation of a run exceeded its time limit.
    case preparationTimeout = "PreparationTimeout"
    /// The step is not written yet.
    case pending = "Pending"
    /// The scenario does not apply.
    case skip = "Skip"
    /// The scenario was skipped because the engine cannot check what a step requires.
    case unchecked = "Unchecked"
    /// The run was interrupted from outside.
    case interrupted = "Interrupted"
    /// The run reached its limit of failures.
    case failFast = "FailFast"
    /// The specifications have errors, so no scenario was run.
    case parseError = "ParseError"
    /// The run has outcomes that its options forbid.
    case forbidden = "Forbidden"
    /// No scenario was selected.
    case nothingSelected = "NothingSelected"
    /// Every scenario was skipped or not checked.
    case nothingChecked = "NothingChecked"
    /// The recording of the run is incomplete.
    case unfinished = "Unfinished"
    /// An error in the runner itself.
    case `internal` = "InternalError"
    /// Any other failure, such as an error of a type that the steps define.
    case other = "Other"

    /// Whether a time limit was exceeded.
    package var isTimeout: Bool {
      switch self {
      case .engineTimeout, .stepTimeout, .scenarioTimeout, .hookTimeout, .preparationTimeout: true
      default: false
      }
    }
  }

  /// Returns the failure with every text replaced, such as to hide secrets.
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
  /// A line of a failure's text, and the part that it belongs to.
  package struct Line: Hashable, Sendable {
    package enum Part: Hashable, Sendable {
      case headline, expected, actual, note
    }

    package var part: Part
    /// The indentation, with the label on the first line of a value.
    package var lead: String
    package var text: String

    package var whole: String { text.isEmpty && part != .headline ? trimmedLead : lead + text }

    /// An empty line of a value has no trailing spaces.
    private var trimmedLead: String {
      lead.utf8.allSatisfy { $0 == UInt8(ascii: " ") } ? "" : lead
    }
  }

  /// The headline, the expected and actual values and the notes; the lines of a value are aligned.
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

  /// The complete text as the messages schema has it; nil if it is empty.
  package var message: String? {
    let lines = lines
    return lines.isEmpty ? nil : lines.map(\.whole).joined(separator: "\n")
  }

  /// The trace as text, or nil if it is empty.
  package var stackTrace: String? { trace.isEmpty ? nil : trace.joined(separator: "\n") }

  /// The complete text: headline, expected, actual and notes, each on its own lines.
  public var description: String { message ?? type ?? "" }
}

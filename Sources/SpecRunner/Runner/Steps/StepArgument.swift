public import SpecExpressions
import SpecText

/// A type that a step definition's closure can take as a parameter.
///
/// Numbers, strings, `Table` and `DocStringArgument` conform. A type that a custom parameter type
/// produces only needs the conformance: `extension Colour: StepArgument {}`.
public protocol StepArgument: Sendable {
  /// The inputs that the value can be made from; by default, a captured text.
  ///
  /// A step whose inputs do not match the parameters of its definition's closure is an error before
  /// the run.
  static var accepts: StepInput.Kinds { get }

  /// Converts an input; throws a message if that is impossible.
  static func read(_ input: StepInput) throws -> Self

  /// Why an input means nothing, and in the notes what to do about it; nil if it means something.
  ///
  /// In a library that declares its steps, such an input is an error before the run.
  static func objection(to input: StepInput) -> StepFailure?
}

/// An input that a step passes to its definition.
public enum StepInput: Sendable {
  case captured(Argument)
  case table(Table)
  case docString(DocStringArgument)
  /// The step has no such input; only types that accept `.nothing` receive it.
  case nothing

  /// A set of input kinds.
  public struct Kinds: OptionSet, Sendable {
    /// The kinds as bits.
    public let rawValue: UInt8

    /// Makes a set from bits.
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// A capture of the expression.
    public static let captured = Self(rawValue: 1)
    /// The data table below the step.
    public static let table = Self(rawValue: 2)
    /// The doc string below the step.
    public static let docString = Self(rawValue: 4)
    /// The input is optional.
    public static let nothing = Self(rawValue: 8)
  }

  /// The kind of this input.
  var kinds: Kinds {
    switch self {
    case .captured: .captured
    case .table: .table
    case .docString: .docString
    case .nothing: .nothing
    }
  }

  /// The input's kind in words.
  var kind: String {
    switch self {
    case .captured(let argument):
      argument.parameterTypeName == "string"
        ? "{string}, a text"
        : argument.parameterTypeName.map { "a captured {\($0)}" } ?? "a captured text"
    case .table: "a data table"
    case .docString: "a doc string"
    case .nothing: "nothing"
    }
  }

  func mismatch(_ type: Any.Type) -> StepFailure {
    StepFailure(
      "the step definition takes \(type) where the step gives \(kind)",
      notes: ["change the closure's parameter, or the expression's parameter type"],
      kind: .argument)
  }
}

extension StepArgument {
  /// A captured text.
  public static var accepts: StepInput.Kinds { .captured }

  /// No objection.
  public static func objection(to input: StepInput) -> StepFailure? { nil }

  /// Returns the captured value if the parameter type produces this type, and throws otherwise.
  public static func read(_ input: StepInput) throws -> Self {
    guard case .captured(let argument) = input else { throw input.mismatch(Self.self) }
    guard let value = try argument.value() as? Self else { throw input.mismatch(Self.self) }
    return value
  }
}

extension Int: StepArgument {
  /// Reads a captured integer; throws if the text is not one.
  public static func read(_ input: StepInput) throws -> Int {
    guard case .captured(let argument) = input, argument.parameterTypeName != "string" else {
      throw input.mismatch(Int.self)
    }
    return try argument.int()
  }

  /// A number below 1 does nothing; a step to which 0 means something takes a `Count`.
  public static func objection(to input: StepInput) -> StepFailure? {
    guard let number = try? read(input), number < 1 else { return nil }
    return StepFailure(
      "the number \(number) makes this step do nothing, or check nothing",
      notes: ["write a number from 1; for what must not be there, use the step that says so"],
      kind: .argument)
  }
}

extension Double: StepArgument {
  /// Reads a captured number; throws if the text is not one.
  public static func read(_ input: StepInput) throws -> Double {
    guard case .captured(let argument) = input, argument.parameterTypeName != "string" else {
      throw input.mismatch(Double.self)
    }
    return try argument.double()
  }
}

extension Duration: StepArgument {}

extension String: StepArgument {
  /// A captured text or a doc string.
  public static var accepts: StepInput.Kinds { [.captured, .docString] }

  /// Reads the text.
  public static func read(_ input: StepInput) throws -> String {
    switch input {
    case .captured(let argument): try argument.string()
    case .docString(let text): text.content
    case .table, .nothing: throw input.mismatch(String.self)
    }
  }

  /// A text without a visible character names nothing; a step in which it may be empty takes an
  /// `AnyText`.
  public static func objection(to input: StepInput) -> StepFailure? {
    guard case .captured = input, let text = try? read(input), text.isBlank else { return nil }
    return StepFailure(
      "the text \"\(text)\" is empty, so this step looks for nothing",
      notes: ["write the text; for what must be empty, use the step that says so"],
      kind: .argument)
  }
}

extension Optional: StepArgument where Wrapped: StepArgument {
  /// The inputs of the wrapped type, or no input.
  public static var accepts: StepInput.Kinds { Wrapped.accepts.union(.nothing) }

  /// The objection of the wrapped type.
  public static func objection(to input: StepInput) -> StepFailure? {
    if case .captured(let argument) = input, argument.group.value == nil { return nil }
    return Wrapped.objection(to: input)
  }

  /// Reads the value; nil if the input is missing.
  public static func read(_ input: StepInput) throws -> Wrapped? {
    if case .nothing = input { return nil }
    if case .captured(let argument) = input, argument.group.value == nil { return nil }
    return try Wrapped.read(input)
  }
}

extension Table: StepArgument {
  /// A data table.
  public static var accepts: StepInput.Kinds { .table }

  /// Returns the data table.
  public static func read(_ input: StepInput) throws -> Table {
    guard case .table(let table) = input else { throw input.mismatch(Table.self) }
    return table
  }
}

extension DocStringArgument: StepArgument {
  /// A doc string.
  public static var accepts: StepInput.Kinds { .docString }

  /// Returns the doc string.
  public static func read(_ input: StepInput) throws -> DocStringArgument {
    guard case .docString(let text) = input else { throw input.mismatch(DocStringArgument.self) }
    return text
  }
}

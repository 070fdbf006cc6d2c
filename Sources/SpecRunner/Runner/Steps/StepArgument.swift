public import SpecExpressions

/// A type a step definition's closure can take: what an expression captured, a table, a text.
///
/// Numbers, strings, `Table` and `DocStringArgument` are such types. A type that a custom
/// parameter type produces needs the conformance alone: `extension Colour: StepArgument {}`.
public protocol StepArgument: Sendable {
  /// What the value can be made of: a captured text, unless the type says otherwise.
  ///
  /// A step that gives something else, gives nothing, or gives more than its definition's closure
  /// accepts is an error before the run.
  static var accepts: StepInput.Kinds { get }

  /// Makes the value, or throws a sentence that says why it cannot.
  static func read(_ input: StepInput) throws -> Self
}

/// One thing a step passes to its definition.
public enum StepInput: Sendable {
  case captured(Argument)
  case table(Table)
  case docString(DocStringArgument)
  /// The step passes nothing; only what accepts `.nothing` is asked to read it.
  case nothing

  /// Kinds of inputs, such as those a closure's parameter accepts.
  public struct Kinds: OptionSet, Sendable {
    public let rawValue: UInt8

    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// What a parameter of the expression, or a group of a regular expression, captures.
    public static let captured = Self(rawValue: 1)
    /// The data table below the step.
    public static let table = Self(rawValue: 2)
    /// The doc string below the step.
    public static let docString = Self(rawValue: 4)
    /// The step may leave it out.
    public static let nothing = Self(rawValue: 8)
  }

  /// Which of the kinds it is.
  var kinds: Kinds {
    switch self {
    case .captured: .captured
    case .table: .table
    case .docString: .docString
    case .nothing: .nothing
    }
  }

  /// What it is, for a sentence.
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
  public static var accepts: StepInput.Kinds { .captured }

  public static func read(_ input: StepInput) throws -> Self {
    guard case .captured(let argument) = input else { throw input.mismatch(Self.self) }
    guard let value = try argument.value() as? Self else { throw input.mismatch(Self.self) }
    return value
  }
}

extension Int: StepArgument {
  public static func read(_ input: StepInput) throws -> Int {
    guard case .captured(let argument) = input, argument.parameterTypeName != "string" else {
      throw input.mismatch(Int.self)
    }
    return try argument.int()
  }
}

extension Double: StepArgument {
  public static func read(_ input: StepInput) throws -> Double {
    guard case .captured(let argument) = input, argument.parameterTypeName != "string" else {
      throw input.mismatch(Double.self)
    }
    return try argument.double()
  }
}

extension String: StepArgument {
  public static var accepts: StepInput.Kinds { [.captured, .docString] }

  public static func read(_ input: StepInput) throws -> String {
    switch input {
    case .captured(let argument): try argument.string()
    case .docString(let text): text.content
    case .table, .nothing: throw input.mismatch(String.self)
    }
  }
}

extension Optional: StepArgument where Wrapped: StepArgument {
  public static var accepts: StepInput.Kinds { Wrapped.accepts.union(.nothing) }

  public static func read(_ input: StepInput) throws -> Wrapped? {
    if case .nothing = input { return nil }
    if case .captured(let argument) = input, argument.group.value == nil { return nil }
    return try Wrapped.read(input)
  }
}

extension Table: StepArgument {
  public static var accepts: StepInput.Kinds { .table }

  public static func read(_ input: StepInput) throws -> Table {
    guard case .table(let table) = input else { throw input.mismatch(Table.self) }
    return table
  }
}

extension DocStringArgument: StepArgument {
  public static var accepts: StepInput.Kinds { .docString }

  public static func read(_ input: StepInput) throws -> DocStringArgument {
    guard case .docString(let text) = input else { throw input.mismatch(DocStringArgument.self) }
    return text
  }
}

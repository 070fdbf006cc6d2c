public import SpecExpressions

/// A type a step definition's closure can take: what an expression captured, a table, a text.
///
/// Numbers, strings, `Table` and `DocStringArgument` are such types. A type that a custom
/// parameter type produces needs the conformance alone: `extension Colour: StepArgument {}`.
public protocol StepArgument: Sendable {
  /// Makes the value, or throws a sentence that says why it cannot.
  static func read(_ input: StepInput) throws -> Self
}

/// One thing a step passes to its definition.
public enum StepInput: Sendable {
  case captured(Argument)
  case table(Table)
  case docString(DocStringArgument)

  /// What it is, for a sentence.
  var kind: String {
    switch self {
    case .captured(let argument):
      argument.parameterTypeName == "string"
        ? "{string}, a text"
        : argument.parameterTypeName.map { "a captured {\($0)}" } ?? "a captured text"
    case .table: "a data table"
    case .docString: "a doc string"
    }
  }

  func mismatch(_ type: Any.Type) -> StepFailure {
    StepFailure(
      "the step definition takes \(type) where the step gives \(kind)",
      notes: ["change the closure's parameter, or the expression's parameter type"],
      type: "ArgumentError")
  }
}

extension StepArgument {
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
  public static func read(_ input: StepInput) throws -> String {
    switch input {
    case .captured(let argument): try argument.string()
    case .docString(let text): text.content
    case .table: throw input.mismatch(String.self)
    }
  }
}

extension Optional: StepArgument where Wrapped: StepArgument {
  public static func read(_ input: StepInput) throws -> Wrapped? {
    if case .captured(let argument) = input, argument.group.value == nil { return nil }
    return try Wrapped.read(input)
  }
}

extension Table: StepArgument {
  public static func read(_ input: StepInput) throws -> Table {
    guard case .table(let table) = input else { throw input.mismatch(Table.self) }
    return table
  }
}

extension DocStringArgument: StepArgument {
  public static func read(_ input: StepInput) throws -> DocStringArgument {
    guard case .docString(let text) = input else { throw input.mismatch(DocStringArgument.self) }
    return text
  }
}

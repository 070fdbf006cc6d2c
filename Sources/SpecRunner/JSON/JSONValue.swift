import SpecText

/// Any JSON text as a value: what a reader returns and a writer accepts.
///
/// The room keeps its own JSON because Foundation's writers reach a few megabytes a second on
/// Linux, where the messages of a large run are tens of megabytes, and loading Foundation costs
/// more than a small run itself. It knows nothing of what the values mean.
///
/// Strings are compared by code points, as JSON compares them: the composed and the decomposed
/// spelling of one letter are two strings here, though `String` calls them equal.
public enum JSONValue: Sendable {
  /// The literal `null`.
  case null
  /// The literals `true` and `false`.
  case bool(Bool)
  /// A number written without fraction and exponent that fits an `Int`.
  case integer(Int)
  /// Any other number; `-0` is one, because no `Int` keeps its sign.
  case number(Double)
  /// A string, its escapes resolved.
  case string(String)
  /// A list of values.
  case array([JSONValue])
  /// Keys and their values, in the order they were written.
  case object(JSONObject)

  /// What kind of value this is, for a sentence: "a string", "an object".
  public var kind: String {
    switch self {
    case .null: "null"
    case .bool: "true or false"
    case .integer, .number: "a number"
    case .string: "a string"
    case .array: "an array"
    case .object: "an object"
    }
  }
}

extension JSONValue: Hashable {
  public static func == (left: JSONValue, right: JSONValue) -> Bool {
    switch (left, right) {
    case (.null, .null): true
    case (.bool(let left), .bool(let right)): left == right
    case (.integer(let left), .integer(let right)): left == right
    case (.number(let left), .number(let right)): left == right
    case (.string(let left), .string(let right)): left.isSame(as: right)
    case (.array(let left), .array(let right)): left == right
    case (.object(let left), .object(let right)): left == right
    default: false
    }
  }

  public func hash(into hasher: inout Hasher) {
    switch self {
    case .null: hasher.combine(0)
    case .bool(let value): hasher.combine(value)
    case .integer(let value): hasher.combine(value)
    case .number(let value): hasher.combine(value)
    // `String`'s own hash is equal for canonically equal texts, so it agrees with `==` here.
    case .string(let value): hasher.combine(value)
    case .array(let values): hasher.combine(values)
    case .object(let object): hasher.combine(object)
    }
  }
}

extension JSONValue: CustomStringConvertible {
  /// The value as JSON on one line.
  public var description: String { String(decoding: JSONWriter.write(self), as: UTF8.self) }
}

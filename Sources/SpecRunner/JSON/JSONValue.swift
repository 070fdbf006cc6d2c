import SpecText

/// A JSON value: the result of `JSONReader` and the input of `JSONWriter`.
///
/// The project has its own JSON because Foundation's encoder reaches a few megabytes per second on
/// Linux, where the messages of a large run are tens of megabytes, and because loading Foundation
/// costs more than a small run.
///
/// Strings are compared by code points, as in JSON: a composed and a decomposed letter differ,
/// although `String` considers them equal.
package enum JSONValue: Sendable {
  /// The literal `null`.
  case null
  /// The literals `true` and `false`.
  case bool(Bool)
  /// A number without fraction and exponent that fits into an `Int`.
  case integer(Int)
  /// A number with a fraction or an exponent, and `-0`, whose sign `Int` does not represent.
  case number(Double)
  /// A number without fraction and exponent that does not fit into an `Int`, as it is written: as a
  /// `Double` it would be equal to its neighbours.
  case digits(String)
  /// A string with its escapes resolved.
  case string(String)
  /// An array of values.
  case array([JSONValue])
  /// An object, its keys in the order of the text.
  case object(JSONObject)

  /// The type of the value for error messages: "a string", "an object".
  package var kind: String {
    switch self {
    case .null: "null"
    case .bool: "true or false"
    case .integer, .number, .digits: "a number"
    case .string: "a string"
    case .array: "an array"
    case .object: "an object"
    }
  }
}

extension JSONValue: Hashable {
  /// Numbers are compared by their values: `1` and `1.0` are equal.
  package static func == (left: JSONValue, right: JSONValue) -> Bool {
    switch (left, right) {
    case (.null, .null): true
    case (.bool(let left), .bool(let right)): left == right
    case (.integer(let left), .integer(let right)): left == right
    case (.number(let left), .number(let right)): left == right
    case (.integer(let whole), .number(let number)), (.number(let number), .integer(let whole)):
      whole == Self.whole(number)
    case (.digits(let left), .digits(let right)): left.isSame(as: right)
    case (.string(let left), .string(let right)): left.isSame(as: right)
    case (.array(let left), .array(let right)): left == right
    case (.object(let left), .object(let right)): left == right
    default: false
    }
  }

  package func hash(into hasher: inout Hasher) {
    switch self {
    case .null: hasher.combine(0)
    case .bool(let value): hasher.combine(value)
    case .integer(let value): hasher.combine(value)
    case .number(let value):
      if let whole = Self.whole(value) { hasher.combine(whole) } else { hasher.combine(value) }
    case .digits(let value): hasher.combine(value)
    // `String` hashes canonically equal texts equally, which is consistent with `==` here.
    case .string(let value): hasher.combine(value)
    case .array(let values): hasher.combine(values)
    case .object(let object): hasher.combine(object)
    }
  }

  /// The integer with the value of a number; nil if there is none.
  package static func whole(_ number: Double) -> Int? {
    // `Int(exactly:)` would do, but calls the C library's `trunc`, which is not linked here.
    guard abs(number) < 0x1p63, case let whole = Int(number), Double(whole) == number else {
      return nil
    }
    return whole
  }
}

extension JSONValue: CustomStringConvertible {
  /// The value as JSON on one line.
  package var description: String { String(decoding: JSONWriter.write(self), as: UTF8.self) }
}

package import SpecDrivers
package import SpecJSON

/// Observed values and property values.
///
/// An exact value is written as such, an inferred one as `{"inferred":…}`, an unknown one as
/// `{"unknown":"reason"}`. A missing member is unknown, so that an engine claims only what it
/// reports.
extension DriverWire {
  static func json<Value>(
    _ observed: Observed<Value>, _ write: (Value) -> JSONValue
  ) -> JSONValue {
    switch observed {
    case .known(let value, .exact): write(value)
    case .known(let value, .inferred): ["inferred": write(value)]
    case .unknown(let reason): ["unknown": .string(reason)]
    }
  }

  static func observed<Value>(
    _ json: JSONValue, _ read: Reading<Value>
  ) throws(JSONDecodingError) -> Observed<Value> {
    if case .object(let object) = json {
      if object["unknown"] != nil { return .unknown(try json.string(at: "unknown")) }
      if object["inferred"] != nil {
        return .known(try json.field(at: "inferred", as: read), .inferred)
      }
    }
    return .known(try read(json), .exact)
  }

  /// The observed value of a member; unknown if the member is missing.
  static func observed<Value>(
    _ json: JSONValue, at key: String, _ read: Reading<Value>
  ) throws(JSONDecodingError) -> Observed<Value> {
    guard let value = try json.object()[key] else {
      return .unknown("the engine does not report it")
    }
    do { return try observed(value, read) } catch { throw error.prefixed(by: .key(key)) }
  }

  /// A property value: a string, a number, a boolean, or `{"color":"#00a603"}`.
  package static func json(_ value: PropertyValue) -> JSONValue {
    switch value {
    case .text(let text): .string(text)
    case .number(let value): number(value)
    case .flag(let flag): .bool(flag)
    case .color(let color): ["color": .string(color.hex)]
    }
  }

  package static func propertyValue(
    _ json: JSONValue
  ) throws(JSONDecodingError) -> PropertyValue {
    switch json {
    case .string(let text): return .text(text)
    case .bool(let flag): return .flag(flag)
    case .integer, .number, .digits: return .number(try json.number())
    case .object: return .color(try json.field(at: "color", as: color))
    case .null, .array:
      throw JSONDecodingError(
        expected: "a text, a number, true, false or a colour", found: json.kind)
    }
  }

  /// A colour as `#rrggbb` or `#rrggbbaa`.
  private static func color(_ json: JSONValue) throws(JSONDecodingError) -> Color {
    let text = try json.string()
    let digits = text.utf8.dropFirst().compactMap { hexValue($0) }
    guard text.utf8.first == UInt8(ascii: "#"), digits.count == text.utf8.count - 1,
      digits.count == 6 || digits.count == 8
    else {
      throw JSONDecodingError(
        expected: "a colour such as \"#00a603\"", found: json.description)
    }
    let bytes = stride(from: 0, to: digits.count, by: 2).map { digits[$0] << 4 | digits[$0 + 1] }
    return Color(
      red: bytes[0], green: bytes[1], blue: bytes[2], alpha: bytes.count == 4 ? bytes[3] : 255)
  }

  private static func hexValue(_ byte: UInt8) -> UInt8? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0")
    case UInt8(ascii: "a")...UInt8(ascii: "f"): byte - UInt8(ascii: "a") + 10
    case UInt8(ascii: "A")...UInt8(ascii: "F"): byte - UInt8(ascii: "A") + 10
    default: nil
    }
  }
}

/// Conversion of arguments into numbers.
enum Conversion {
  /// An integer: an optional sign and ASCII digits.
  static func whole<Value: FixedWidthInteger>(
    _ text: String, as type: Value.Type = Value.self
  ) throws(ConversionError) -> Value {
    var text = text
    let value = text.withUTF8 { whole($0, as: type) }
    if let value { return value }
    let digits = text.utf8.drop { $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: "+") }
    let isNumber =
      !digits.isEmpty && text.utf8.count - digits.count <= 1
      && digits.allSatisfy { ScalarClass.isDigit($0) }
    guard isNumber else { throw ConversionError("\"\(text)\" is not a whole number") }
    throw ConversionError(
      "\"\(text)\" does not fit into \(type): "
        + "write a number from \(Value.min) to \(Value.max)")
  }

  /// Parses an integer; nil if it is not one or too large.
  static func whole<Value: FixedWidthInteger>(
    _ bytes: UnsafeBufferPointer<UInt8>, as type: Value.Type = Value.self
  ) -> Value? {
    let isNegative = bytes.first == UInt8(ascii: "-")
    let start = isNegative || bytes.first == UInt8(ascii: "+") ? 1 : 0
    guard bytes.count > start else { return nil }
    var value: Value = 0
    for byte in bytes[start...] {
      guard ScalarClass.isDigit(byte) else { return nil }
      let digit = Value(truncatingIfNeeded: byte - 0x30)
      let (product, isTooLarge) = value.multipliedReportingOverflow(by: 10)
      let (sum, isBeyond) =
        isNegative
        ? product.subtractingReportingOverflow(digit) : product.addingReportingOverflow(digit)
      if isTooLarge || isBeyond { return nil }
      value = sum
    }
    return value
  }

  /// A finite decimal number in the syntax of the type's regular expression.
  static func decimal(_ text: String) throws(ConversionError) -> Double {
    // `Double` also parses "nan", "inf" and "0x1p3", which no author means.
    let isDecimal = text.utf8.allSatisfy { byte in
      ScalarClass.isDigit(byte)
        || [0x2B, 0x2D, 0x2E, 0x45, 0x65].contains(byte)
    }
    guard isDecimal, let value = Double(text) else {
      throw ConversionError("\"\(text)\" is not a decimal number")
    }
    guard value.isFinite else {
      throw ConversionError("\"\(text)\" does not fit into Double: write a number below 1.8E308")
    }
    return value
  }
}

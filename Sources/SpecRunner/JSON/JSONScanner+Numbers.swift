/// Parsing of numbers: integers stay as they are, others become the nearest `Double`.
extension JSONScanner {
  /// Parses a number that starts at the cursor.
  ///
  /// A number outside the range of `Double`, such as `1e400`, is an error; one too small for it is
  /// zero.
  mutating func number() throws(JSONError) -> JSONValue {
    let start = offset
    let isNegative = next == .minus
    if isNegative { offset += 1 }
    var decimal = Decimal()
    try wholeDigits(&decimal)
    var isWhole = true
    if next == .point {
      isWhole = false
      offset += 1
      let first = offset
      try digits(&decimal)
      decimal.exponent -= offset - first
    }
    if let letter = next, letter | 0x20 == UInt8(ascii: "e") {
      isWhole = false
      offset += 1
      decimal.exponent += try exponent()
    }
    if isWhole, let value = decimal.integer(isNegative: isNegative) { return .integer(value) }
    if let value = decimal.exactDouble { return .number(isNegative ? -value : value) }
    let (text, value) = try double(from: start)
    return isWhole ? .digits(text) : .number(value)
  }

  private mutating func wholeDigits(_ decimal: inout Decimal) throws(JSONError) {
    let first = offset
    try digits(&decimal)
    if bytes[first] == .zero, offset - first > 1 {
      throw failure("a number must not begin with 0", at: first)
    }
  }

  private mutating func digits(_ decimal: inout Decimal) throws(JSONError) {
    guard let first = next, first.isDigit else { throw expected("a digit") }
    while offset < bytes.count, bytes[offset].isDigit {
      decimal.append(bytes[offset] &- .zero)
      offset += 1
    }
  }

  private mutating func exponent() throws(JSONError) -> Int {
    let isNegative = next == .minus
    if isNegative || next == .plus { offset += 1 }
    guard let first = next, first.isDigit else { throw expected("a digit") }
    var value = 0
    while offset < bytes.count, bytes[offset].isDigit {
      // Above a million, further digits make no difference: the number is zero or too large.
      if value < 1_000_000 { value = value * 10 + Int(bytes[offset] &- .zero) }
      offset += 1
    }
    return isNegative ? -value : value
  }

  private func double(from start: Int) throws(JSONError) -> (text: String, value: Double) {
    let text = String(
      decoding: UnsafeBufferPointer(rebasing: bytes[start..<offset]), as: UTF8.self)
    guard let value = Double(text), value.isFinite else {
      let shown = text.utf8.count > 40 ? "\(text.prefix(40))…" : text
      throw failure("the number \(shown) is too large", at: start)
    }
    return (text, value)
  }

  /// The digits of a number without point and sign, as long as they fit into 64 bits.
  private struct Decimal {
    var digits: UInt64 = 0
    var exponent = 0
    private var isComplete = true

    mutating func append(_ digit: UInt8) {
      let (tenfold, isTooLarge) = digits.multipliedReportingOverflow(by: 10)
      let (sum, isTooLargeYet) = tenfold.addingReportingOverflow(UInt64(digit))
      digits = sum
      if isTooLarge || isTooLargeYet { isComplete = false }
    }

    /// The integer, if `Int` can represent it; `-0` is not one.
    func integer(isNegative: Bool) -> Int? {
      guard isComplete else { return nil }
      if !isNegative { return Int(exactly: digits) }
      if digits == 0 { return nil }
      return digits <= UInt64(Int.max) ? -Int(digits) : digits == Int.min.magnitude ? Int.min : nil
    }

    /// The nearest `Double`, if one operation on two exact values yields it (Clinger's fast path).
    var exactDouble: Double? {
      guard isComplete, digits < 1 << 53, abs(exponent) <= 22 else { return nil }
      let value = Double(digits)
      return exponent < 0
        ? value / Self.powersOfTen[-exponent] : value * Self.powersOfTen[exponent]
    }

    private static let powersOfTen: [Double] = [
      1e0, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15, 1e16,
      1e17, 1e18, 1e19, 1e20, 1e21, 1e22,
    ]
  }
}

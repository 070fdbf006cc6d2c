/// Durations as users type them: numbers with units.
extension Duration {
  /// Parses `500ms`, `1.5s`, `2m`, `1h` or `1m30s`; nil for anything else.
  ///
  /// A unit is required even for 0, because the meaning of a bare number is ambiguous. Numbers have
  /// at most nine digits before and nine after the point.
  init?(typed text: String) {
    var rest = text.utf8[...]
    guard !rest.isEmpty else { return nil }
    var nanoseconds: Int64 = 0
    while !rest.isEmpty {
      guard let part = Self.part(&rest) else { return nil }
      let (sum, overflow) = nanoseconds.addingReportingOverflow(part)
      guard !overflow else { return nil }
      nanoseconds = sum
    }
    self = .nanoseconds(nanoseconds)
  }

  /// The duration as one would type it, in seconds or milliseconds.
  var typed: String {
    let (seconds, rest) = components
    return rest == 0 ? "\(seconds)s" : "\(seconds * 1000 + rest / 1_000_000_000_000_000)ms"
  }

  /// Consumes a number and its unit; returns nanoseconds.
  private static func part(_ rest: inout Substring.UTF8View) -> Int64? {
    let digits = takeDigits(&rest)
    guard (1...9).contains(digits.count) else { return nil }
    var fraction: [UInt8] = []
    if rest.first == UInt8(ascii: ".") {
      rest.removeFirst()
      fraction = takeDigits(&rest)
      guard (1...9).contains(fraction.count) else { return nil }
    }
    guard let unit = takeUnit(&rest) else { return nil }
    let whole = number(digits).multipliedReportingOverflow(by: unit)
    guard !whole.overflow else { return nil }
    // The product of nine decimal digits and an hour in nanoseconds fits into 64 bits.
    let scale = fraction.reduce(Int64(1)) { scale, _ in scale * 10 }
    let (sum, overflow) = whole.partialValue.addingReportingOverflow(
      multiply(number(fraction), by: unit, over: scale))
    return overflow ? nil : sum
  }

  private static func multiply(_ value: Int64, by unit: Int64, over scale: Int64) -> Int64 {
    let product = value.multipliedFullWidth(by: unit)
    return scale.dividingFullWidth(product).quotient
  }

  private static func takeDigits(_ rest: inout Substring.UTF8View) -> [UInt8] {
    let digits = rest.prefix { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
    rest = rest.dropFirst(digits.count)
    return Array(digits)
  }

  private static func number(_ digits: [UInt8]) -> Int64 {
    digits.reduce(0) { $0 * 10 + Int64($1 - UInt8(ascii: "0")) }
  }

  private static func takeUnit(_ rest: inout Substring.UTF8View) -> Int64? {
    let letters = rest.prefix { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0) }
    rest = rest.dropFirst(letters.count)
    return switch String(Substring(letters)) {
    case "ms": 1_000_000
    case "s": 1_000_000_000
    case "m": 60_000_000_000
    case "h": 3_600_000_000_000
    default: nil
    }
  }
}

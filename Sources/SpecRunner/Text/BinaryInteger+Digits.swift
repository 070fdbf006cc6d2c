extension BinaryInteger {
  /// The number with at least so many digits, with zeros before it if need be.
  package func digits(_ count: Int, radix: Int = 10, uppercase: Bool = false) -> String {
    let digits = String(self, radix: radix, uppercase: uppercase)
    return String(repeating: "0", count: Swift.max(0, count - digits.utf8.count)) + digits
  }

  /// The number in hexadecimal digits, at least so many.
  package func hexadecimal(digits count: Int, uppercase: Bool = false) -> String {
    digits(count, radix: 16, uppercase: uppercase)
  }
}

import SpecGherkin

/// Turns the ids of a recording, which may be any text, into node ids.
///
/// A decimal numeral below 2³¹ stands for itself, so a recording of our own keeps its ids and
/// needs no table. Any other text gets the next number from 2³¹ on when it first appears.
struct NodeIDs {
  private var numbers: [String: UInt32] = [:]
  private static let first: UInt32 = 1 << 31

  /// The id a text stands for.
  mutating func id(_ text: String) -> NodeID {
    if let number = Self.numeral(text) { return NodeID(number) }
    if let number = numbers[text] { return NodeID(number) }
    let number = Self.first + UInt32(numbers.count)
    numbers[text] = number
    return NodeID(number)
  }

  /// The number a text is the only numeral of: no sign, no leading zero.
  private static func numeral(_ text: String) -> UInt32? {
    let digits = text.utf8
    guard !digits.isEmpty, digits.count <= 10,
      digits.first != UInt8(ascii: "0") || digits.count == 1
    else { return nil }
    var value: UInt64 = 0
    for digit in digits {
      guard UInt8(ascii: "0")...UInt8(ascii: "9") ~= digit else { return nil }
      value = value * 10 + UInt64(digit - UInt8(ascii: "0"))
    }
    return value < UInt64(first) ? UInt32(value) : nil
  }
}

import SpecGherkin
import SpecText
import Synchronization

/// Turns the ids of a recording, which may be any text, into node ids.
///
/// A decimal numeral below 2³¹ stands for itself, so a recording of our own keeps its ids and
/// needs no table. Any other text gets the next number from 2³¹ on when it first appears. Where
/// several recordings are read together, each has a part of the lower numbers to itself, and they
/// take turns at the upper ones.
final class NodeIDs: Sendable {
  private let numbers = Mutex<[ExactText: UInt32]>([:])
  /// What is added to a numeral, and the first numeral that is too large for that.
  private let shift: UInt32
  private let limit: UInt32
  private let upper: Counter

  /// Hands out the upper numbers.
  private final class Counter: Sendable {
    private let next = Atomic<UInt32>(NodeIDs.first)

    func take() -> UInt32 { next.wrappingAdd(1, ordering: .relaxed).oldValue }
  }

  private static let first: UInt32 = 1 << 31

  /// The ids of one recording.
  convenience init() { self.init(shift: 0, limit: Self.first, upper: Counter()) }

  private init(shift: UInt32, limit: UInt32, upper: Counter) {
    self.shift = shift
    self.limit = limit
    self.upper = upper
  }

  /// The number below 2³¹ that no recording has which is read beside others.
  static let free = first - 1

  /// The ids of several recordings: no two texts of different ones stand for the same.
  static func apart(_ count: Int) -> [NodeIDs] {
    let limit = free / UInt32(clamping: max(count, 1))
    let upper = Counter()
    return (0..<max(count, 0)).map { part in
      NodeIDs(shift: UInt32(truncatingIfNeeded: part) &* limit, limit: limit, upper: upper)
    }
  }

  /// The id a text stands for.
  func id(_ text: String) -> NodeID {
    if let number = Self.numeral(text), number < limit { return NodeID(shift + number) }
    return numbers.withLock { numbers in
      let number = numbers[text] ?? upper.take()
      numbers[text] = number
      return NodeID(number)
    }
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

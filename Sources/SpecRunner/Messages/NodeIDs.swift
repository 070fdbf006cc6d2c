import SpecGherkin
import SpecText
import Synchronization

/// Converts the ids of a recording, which may be any text, to node ids.
///
/// A decimal number below 2³¹ is used as it is, so this tool's own recordings keep their ids and
/// need no table. Any other text is assigned the next number from 2³¹ on when it first appears.
/// When several recordings are read together, each has a range of the lower numbers of its own, and
/// they share the upper numbers.
final class NodeIDs: Sendable {
  private let numbers = Mutex<[ExactText: UInt32]>([:])
  /// The offset added to a number, and the first number that is too large to be used as it is.
  private let shift: UInt32
  private let limit: UInt32
  private let upper: Counter

  /// Assigns the upper numbers.
  private final class Counter: Sendable {
    private let next = Atomic<UInt32>(NodeIDs.first)

    func take() -> UInt32 { next.wrappingAdd(1, ordering: .relaxed).oldValue }
  }

  private static let first: UInt32 = 1 << 31

  /// Ids for a single recording.
  convenience init() { self.init(shift: 0, limit: Self.first, upper: Counter()) }

  private init(shift: UInt32, limit: UInt32, upper: Counter) {
    self.shift = shift
    self.limit = limit
    self.upper = upper
  }

  /// The number below 2³¹ that no recording uses when several are read together.
  static let free = first - 1

  /// Returns id tables for several recordings; texts of different recordings never share an id.
  static func apart(_ count: Int) -> [NodeIDs] {
    let limit = free / UInt32(clamping: max(count, 1))
    let upper = Counter()
    return (0..<max(count, 0)).map { part in
      NodeIDs(shift: UInt32(truncatingIfNeeded: part) &* limit, limit: limit, upper: upper)
    }
  }

  /// Returns the id for a text.
  func id(_ text: String) -> NodeID {
    if let number = Self.numeral(text), number < limit { return NodeID(shift + number) }
    return numbers.withLock { numbers in
      let number = numbers[text] ?? upper.take()
      numbers[text] = number
      return NodeID(number)
    }
  }

  /// Returns the number if the text is its canonical form: no sign, no leading zero.
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

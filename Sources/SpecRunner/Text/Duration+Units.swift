/// Durations in the units of files and messages.
extension Duration {
  /// The whole nanoseconds, rounded towards zero and clamped to the range of `Int64`.
  package var wholeNanoseconds: Int64 { whole(perSecond: 1_000_000_000) }

  /// The whole milliseconds, rounded towards zero and clamped to the range of `Int`.
  package var wholeMilliseconds: Int { Int(whole(perSecond: 1_000)) }

  /// The longest duration that a message can contain in whole milliseconds.
  package static let longest = Self.milliseconds(Int.max)

  private func whole(perSecond rate: Int64) -> Int64 {
    // `components` traps outside this range.
    guard self > .seconds(Int64.min), self < .seconds(Int64.max) else {
      return self < .zero ? .min : .max
    }
    let (seconds, attoseconds) = components
    let (whole, overflow) = seconds.multipliedReportingOverflow(by: rate)
    let (sum, excess) = whole.addingReportingOverflow(
      attoseconds / (1_000_000_000_000_000_000 / rate))
    return overflow || excess ? (seconds < 0 ? .min : .max) : sum
  }

  /// The duration for people, to the millisecond: `250 ms`, `5 s`, `1.25 s`, `2 min`.
  package var written: String {
    let milliseconds = wholeMilliseconds
    let (seconds, rest) = milliseconds.quotientAndRemainder(dividingBy: 1000)
    if seconds == 0 { return "\(milliseconds) ms" }
    if rest == 0 {
      return seconds >= 120 && seconds % 60 == 0 ? "\(seconds / 60) min" : "\(seconds) s"
    }
    var digits = String(1000 + rest.magnitude).dropFirst()
    while digits.utf8.last == UInt8(ascii: "0") { digits.removeLast() }
    return "\(seconds).\(digits) s"
  }
}

/// Lengths of time in the units of files and messages.
extension Duration {
  /// Whole nanoseconds, towards zero; of a time beyond three centuries, the last there are.
  package var wholeNanoseconds: Int64 { whole(perSecond: 1_000_000_000) }

  /// Whole milliseconds, towards zero; of a time that `Int` cannot hold, the last there are.
  package var wholeMilliseconds: Int { Int(whole(perSecond: 1_000)) }

  /// The longest time that a message can give in whole milliseconds.
  package static let longest = Self.milliseconds(Int.max)

  private func whole(perSecond rate: Int64) -> Int64 {
    // `components` traps on what is beyond this.
    guard self > .seconds(Int64.min), self < .seconds(Int64.max) else {
      return self < .zero ? .min : .max
    }
    let (seconds, attoseconds) = components
    let (whole, overflow) = seconds.multipliedReportingOverflow(by: rate)
    let (sum, excess) = whole.addingReportingOverflow(
      attoseconds / (1_000_000_000_000_000_000 / rate))
    return overflow || excess ? (seconds < 0 ? .min : .max) : sum
  }

  /// As people write it, to the millisecond: `250 ms`, `5 s`, `1.25 s`, `2 min`.
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

/// A point in time by which an operation must end.
struct Deadline: Sendable {
  /// The total duration, for error messages.
  let limit: Duration
  private let end: ContinuousClock.Instant

  /// A deadline after a duration from now.
  static func after(_ limit: Duration) -> Deadline {
    Deadline(limit: limit, end: .now + limit)
  }

  var isOver: Bool { ContinuousClock.now >= end }

  /// The remaining time in milliseconds, rounded up; never negative.
  var milliseconds: Int {
    let left = end - .now
    guard left > .zero else { return 0 }
    let (seconds, attoseconds) = left.components
    guard seconds < 86_400 else { return 86_400_000 }
    return Int(seconds) * 1000 + Int(attoseconds / 1_000_000_000_000_000) + 1
  }
}

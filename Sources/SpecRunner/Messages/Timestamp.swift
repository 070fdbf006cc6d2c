/// An instant of wall-clock time, in nanoseconds since 1970-01-01 00:00 UTC.
public struct Timestamp: Hashable, Comparable, Sendable {
  public var nanoseconds: Int64

  public init(nanoseconds: Int64) { self.nanoseconds = nanoseconds }

  public static func < (one: Self, other: Self) -> Bool { one.nanoseconds < other.nanoseconds }

  /// The time from another instant to this one.
  public static func - (one: Self, other: Self) -> Duration {
    .nanoseconds(one.nanoseconds) - .nanoseconds(other.nanoseconds)
  }
}

/// An instant, in nanoseconds since 1970-01-01 00:00 UTC.
package struct Timestamp: Hashable, Comparable, Sendable {
  package var nanoseconds: Int64

  package init(nanoseconds: Int64) { self.nanoseconds = nanoseconds }

  package static func < (one: Self, other: Self) -> Bool { one.nanoseconds < other.nanoseconds }

  /// Returns the time from another instant to this one.
  package static func - (one: Self, other: Self) -> Duration {
    .nanoseconds(one.nanoseconds) - .nanoseconds(other.nanoseconds)
  }
}

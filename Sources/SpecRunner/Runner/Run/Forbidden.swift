/// What fails a run although every scenario in it has passed or been skipped.
public struct Forbidden: OptionSet, Hashable, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// A scenario passed, but not at the first attempt.
  public static let flaky = Forbidden(rawValue: 1)
  /// A scenario was skipped.
  public static let skipped = Forbidden(rawValue: 2)
  /// Something passes that may prove nothing: whatever there is a warning of.
  public static let doubtful = Forbidden(rawValue: 4)
}

/// What fails a run although every scenario in it has passed or been skipped.
public struct ForbiddenOutcomes: OptionSet, Hashable, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// A scenario passed, but not at the first attempt.
  public static let flaky = ForbiddenOutcomes(rawValue: 1)
  /// A scenario was skipped.
  public static let skipped = ForbiddenOutcomes(rawValue: 2)
  /// Something passes that may prove nothing: a scenario without steps or without a Then, an
  /// outline without rows, a feature without scenarios, a Then that compared nothing.
  public static let doubtful = ForbiddenOutcomes(rawValue: 4)
  /// A scenario is pending: that fails a run in any case, and is named as the reason with this.
  public static let pending = ForbiddenOutcomes(rawValue: 8)
}

import Foundation
public import Testing

/// How much is tried of what could be tried without end.
public enum Effort {
  /// A number of random cases: few, or the number in `SPEC_EXTENSIVE` if that is greater.
  public static func cases(_ few: Int) -> Int {
    max(few, ProcessInfo.processInfo.environment["SPEC_EXTENSIVE"].flatMap { Int($0) } ?? 0)
  }
}

extension Trait where Self == ConditionTrait {
  /// The test takes minutes, so it runs only if `SPEC_EXTENSIVE` is set, as it is in
  /// Scripts/check.
  public static var extensive: Self {
    .enabled(
      if: ProcessInfo.processInfo.environment["SPEC_EXTENSIVE"] != nil,
      "SPEC_EXTENSIVE is not set; Scripts/check sets it")
  }
}

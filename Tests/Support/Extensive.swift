import Foundation
public import Testing

extension Trait where Self == ConditionTrait {
  /// The test takes minutes, so it runs only if `SPEC_EXTENSIVE` is set, as it is in
  /// Scripts/check.
  public static var extensive: Self {
    .enabled(
      if: ProcessInfo.processInfo.environment["SPEC_EXTENSIVE"] != nil,
      "SPEC_EXTENSIVE is not set; Scripts/check sets it")
  }
}

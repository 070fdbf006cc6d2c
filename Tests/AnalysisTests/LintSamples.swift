import SpecJSON

/// A sample for each rule that reads features.
enum LintSamples {
  static let all = tags + names + steps + outlines + text + definitions
}

package import SpecMessages
import SpecText

/// The differences between two runs of a suite.
///
/// Scenarios are identified by file, rule, name and row, so that moved lines do not matter.
package struct RunComparison: Sendable {
  /// What became of a scenario, in the order in which it is reported.
  package enum Change: String, Sendable, CaseIterable {
    /// It did not fail before, or is new, and fails now.
    case newlyFailing
    /// It failed before and fails now for another reason.
    case otherCause
    case stillFailing
    /// It passed or failed before and is skipped or not run now, or it passed and is now a known issue.
    case noLongerRun
    /// It takes longer than the limits permit.
    case slower
    /// It has the same result, with other steps.
    case otherSteps
    /// It did not pass before and passes now, or its failure is now a known issue.
    case newlyPassing
    /// It is only in the second run and does not fail.
    case new
    /// It is only in the first run.
    case gone
  }

  /// A scenario with a change.
  package struct Difference: Sendable {
    package let change: Change
    package let before: ScenarioResult?
    package let after: ScenarioResult?
    /// The file in which a scenario with the same name and steps is gone, or new.
    package internal(set) var otherFile: String?

    package var key: ScenarioKey { after?.key ?? before?.key ?? ScenarioKey(uri: "", name: "") }
    /// The place in the second run, or in the first if the scenario is gone.
    package var line: Int { after?.line ?? before?.line ?? 0 }
  }

  /// By how much a scenario must be slower to be reported; both limits must be exceeded.
  package struct Limits: Sendable {
    package var factor: Double
    package var least: Duration

    package init(factor: Double = 1.5, least: Duration = .milliseconds(500)) {
      self.factor = factor
      self.least = least
    }
  }

  /// The differences, by change and then in the order of the files.
  package private(set) var differences: [Difference] = []
  /// The number of scenarios in both runs, and of those without a difference.
  package private(set) var common = 0
  package private(set) var unchanged = 0
  package let before: RunResults
  package let after: RunResults

  package init(_ before: RunResults, _ after: RunResults, _ limits: Limits = Limits()) {
    self.before = before
    self.after = after
    var found: [Difference] = []
    for new in after.scenarios {
      if let old = before[new.key] {
        common += 1
        if let change = Self.change(old, new, limits) {
          found.append(Difference(change: change, before: old, after: new))
        } else {
          unchanged += 1
        }
      } else {
        let change: Change = new.result?.isFailure == true ? .newlyFailing : .new
        found.append(Difference(change: change, before: nil, after: new))
      }
    }
    for old in before.scenarios where after[old.key] == nil {
      found.append(Difference(change: .gone, before: old, after: nil))
    }
    Self.addOtherFiles(to: &found)
    differences = found.sorted { one, other in
      let (left, right) = (Self.rank(one.change), Self.rank(other.change))
      return left == right ? one.key < other.key : left < right
    }
  }

  /// The differences with a change.
  package func differences(_ change: Change) -> [Difference] {
    differences.filter { $0.change == change }
  }

  private static func rank(_ change: Change) -> Int { Change.allCases.firstIndex(of: change) ?? 0 }

  private static func change(
    _ old: ScenarioResult, _ new: ScenarioResult, _ limits: Limits
  ) -> Change? {
    let isSame = old.content == new.content && old.innerContents == new.innerContents
    return changeOfResult(old, new, limits) ?? (isSame ? nil : .otherSteps)
  }

  private static func changeOfResult(
    _ old: ScenarioResult, _ new: ScenarioResult, _ limits: Limits
  ) -> Change? {
    let failed = old.result?.isFailure == true
    if new.result?.isFailure == true {
      guard failed else { return .newlyFailing }
      let isSame =
        old.result == new.result && (old.cause ?? "").isSame(as: new.cause ?? "")
      return isSame ? .stillFailing : .otherCause
    }
    let hasPassed = old.result == .status(.passed)
    switch new.result {
    case .status(.passed): if !hasPassed { return .newlyPassing }
    case .knownIssue, .quarantined: return failed ? .newlyPassing : hasPassed ? .noLongerRun : nil
    default: return hasPassed || failed ? .noLongerRun : nil
    }
    let (short, long) = (old.duration, new.duration)
    let isSlower =
      long - short > limits.least
      && seconds(long) > seconds(short) * limits.factor
    return isSlower ? .slower : nil
  }

  private static func seconds(_ duration: Duration) -> Double {
    Double(duration.wholeNanoseconds) / 1_000_000_000
  }

  /// Notes where scenarios with the same text have gone, if that is unambiguous.
  private static func addOtherFiles(to found: inout [Difference]) {
    struct Text: Hashable {
      @ExactText var name: String
      let content: CaseContent
    }
    var gone: [Text: [Int]] = [:]
    var new: [Text: [Int]] = [:]
    for (place, difference) in found.enumerated() {
      if let old = difference.before, difference.after == nil {
        gone[Text(name: old.key.name, content: old.content), default: []].append(place)
      } else if let added = difference.after, difference.before == nil {
        new[Text(name: added.key.name, content: added.content), default: []].append(place)
      }
    }
    for (text, places) in gone where places.count == 1 {
      guard let others = new[text], others.count == 1, let old = places.first,
        let added = others.first, !found[old].key.uri.isSame(as: found[added].key.uri)
      else { continue }
      found[old].otherFile = found[added].key.uri
      found[added].otherFile = found[old].key.uri
    }
  }
}

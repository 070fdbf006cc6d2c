import SpecGherkin
import SpecText

/// Finds features with the same name.
struct NoDupeFeatureNamesRule: LintRule {
  static let info = LintRuleInfo(
    "no-dupe-feature-names", .warning, "two features have the same name",
    advice: "give one of them another name", comparesFiles: true)

  private var places: [ExactText: String] = [:]

  mutating func check(
    _ file: LintFile, _ context: LintContext, _ findings: inout LintFindings
  ) {
    guard let feature = file.blocks.first, !feature.name.isEmpty else { return }
    if let first = places[feature.name] {
      findings.add(
        "another feature is named \"\(feature.name)\"", in: file, at: feature.location,
        notes: ["it is at \(first)"])
    } else {
      places[feature.name] = "\(file.uri):\(feature.location.line)"
    }
  }
}

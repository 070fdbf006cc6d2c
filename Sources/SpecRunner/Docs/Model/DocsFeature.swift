import SpecGherkin
import SpecText

/// A feature file of the site.
struct DocsFeature {
  let uri: String
  let feature: Feature
  /// The indices of its scenarios in the model, without those that define steps.
  let scenarios: Range<Int>
  /// The anchor of the feature, and of each of its rules.
  let anchor: String
  let rules: [NodeID: String]
  /// The page that it is part of.
  var page: Int

  /// The name, or that of the file.
  var title: String { feature.name.isEmpty ? FilePath.stem(of: uri) : feature.name }
}

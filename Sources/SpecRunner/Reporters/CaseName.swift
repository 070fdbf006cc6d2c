import SpecGherkin
import SpecMessages

/// The name of a scenario in a report, in parts: feature, rule, stage, scenario, examples, row.
struct CaseName: Hashable, Sendable {
  /// The feature's name, or the file's if it has none.
  var feature: String
  var rule: String?
  /// `setup` or `teardown` for a scenario that is one.
  var stage: String?
  /// The scenario's name as written, including placeholders.
  var scenario: String
  var examples: String?
  /// `#1.2` for the second row of the first examples; nil if there are none.
  var row: String?
  /// The name with the row's values, if that differs from `scenario`.
  var filled: String?
  /// The variant, such as an engine's name; nil if there is only one.
  var variant: String?
  /// The number of the repetition, from 1; nil if the scenario is not repeated.
  var repetition: Int?
  /// The file and line of the scenario or of its examples row.
  var place: String

  init(_ attempt: Attempt) {
    guard let pickle = attempt.pickle else {
      self.init(feature: "", scenario: "test case \(attempt.testCase.id)", place: "")
      return
    }
    self.init(pickle, attempt.lineage)
    variant = attempt.variant.map(VisibleText.line)
    repetition = attempt.repetition
  }

  init(_ pickle: Pickle, _ lineage: Lineage?) {
    let place = VisibleText.line("\(pickle.uri):\(pickle.location.line)")
    guard let lineage else {
      self.init(
        feature: VisibleText.line(pickle.uri), scenario: VisibleText.line(pickle.name), place: place
      )
      return
    }
    let feature = VisibleText.line(lineage.feature.name)
    self.init(
      feature: feature.isEmpty ? VisibleText.line(pickle.uri) : feature,
      scenario: VisibleText.line(lineage.scenario.name), place: place)
    stage = pickle.stageTags.first?.kind.rawValue
    rule = lineage.rule.map { VisibleText.line($0.name) }.flatMap { $0.isEmpty ? nil : $0 }
    let filled = VisibleText.line(pickle.name)
    if filled != scenario { self.filled = filled }
    guard let examples = lineage.examples else { return }
    let name = VisibleText.line(examples.name)
    self.examples = name.isEmpty ? nil : name
    if let block = lineage.examplesIndex, let row = lineage.rowIndex {
      self.row = "#\(block + 1).\(row + 1)"
    }
  }

  private init(feature: String, scenario: String, place: String) {
    self.feature = feature
    self.scenario = scenario
    self.place = place
  }

  /// The repetition and the variant: ` #2 [sim]`.
  private var end: String {
    (repetition.map { " #\($0)" } ?? "") + (variant.map { " [\($0)]" } ?? "")
  }

  /// The parts below the feature on one line, as test reports show them: `rule - scenario -
  /// examples - #1.2: scenario with its values`.
  var testName: String {
    let parts = [rule, stage, scenario, examples, row].compactMap { $0 }.filter { !$0.isEmpty }
    let name = parts.joined(separator: " - ")
    return (filled.map { name + ": " + $0 } ?? name) + end
  }

  /// Returns all parts on one line, for people.
  func title(_ style: Style) -> String {
    let parts = [feature, rule, stage, filled ?? scenario, examples, row].compactMap { $0 }
    return parts.filter { !$0.isEmpty }.joined(separator: style.nameSeparator)
      + end
  }
}

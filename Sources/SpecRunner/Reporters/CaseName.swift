import SpecGherkin
import SpecMessages

/// What a scenario is called in a report, in its parts: feature, rule, scenario, examples, row.
struct CaseName: Hashable, Sendable {
  /// The feature's name, or the file's where it has none.
  var feature: String
  var rule: String?
  /// The scenario's name as written, placeholders and all.
  var scenario: String
  var examples: String?
  /// `#1.2`: the second row of the first examples; nil where there are none.
  var row: String?
  /// The name with the row's values in it, where that differs from `scenario`.
  var filled: String?
  /// Which of several ways it was run in, such as an engine's name; nil where there is one.
  var variant: String?
  /// The file and the line of the scenario, or of its row of the examples.
  var place: String

  init(_ attempt: Attempt) {
    guard let pickle = attempt.pickle else {
      self.init(feature: "", scenario: "test case \(attempt.testCase.id)", place: "")
      return
    }
    self.init(pickle, attempt.lineage)
    variant = attempt.variant.map(VisibleText.line)
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

  /// The parts below the feature in one line, as test reports have them:
  /// `rule - scenario - examples - #1.2: scenario with its values`.
  var testName: String {
    let parts = [rule, scenario, examples, row].compactMap { $0 }.filter { !$0.isEmpty }
    let name = parts.joined(separator: " - ")
    return (filled.map { name + ": " + $0 } ?? name) + (variant.map { " [\($0)]" } ?? "")
  }

  /// All parts in one line, for people.
  func title(_ style: Style) -> String {
    let parts = [feature, rule, filled ?? scenario, examples, row].compactMap { $0 }
    return parts.filter { !$0.isEmpty }.joined(separator: style.nameSeparator)
      + (variant.map { " [\($0)]" } ?? "")
  }
}

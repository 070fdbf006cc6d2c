package import SpecGherkin
package import SpecMessages
import SpecText

/// A step that a scenario with the step tag defines in text.
///
/// The scenario's name is the sentence, with parameters such as `<name>`; its steps run wherever a
/// step matches the sentence, with the values of that step. Backgrounds do not apply to it.
package final class TextStep: Sendable {
  /// The tag of scenarios that define steps, unless another one is set.
  package static let defaultTag = "@step"
  /// The tag of a text step that takes the place of a ready step.
  static let overrideTag = "@override"
  /// How to correct a text step whose sentence a ready step matches too.
  static let overrideFix =
    "make the sentences differ, or add the tag \(overrideTag) to the text step if it is to take the "
    + "place of the ready step"
  /// The placeholder for the data table of the calling step.
  static let table = "table"
  /// The placeholder for the doc string of the calling step.
  static let text = "text"

  package let scenario: Scenario
  let document: GherkinDocument
  private let name: TextStepName
  private let lines: [TextStepLine]
  /// Whether it takes the place of the ready steps that match its sentence.
  let isOverride: Bool
  /// Whether the caller's data table is passed on.
  let takesTable: Bool
  /// Whether the caller's doc string is passed on.
  let takesText: Bool

  init(_ scenario: Scenario, in document: GherkinDocument) {
    self.scenario = scenario
    self.document = document
    name = TextStepName(scenario.name)
    let own = Set(exactly: name.parameters.map(\.name))
    lines = scenario.steps.map { TextStepLine($0, passesOn: { !own.contains($0) }) }
    isOverride = scenario.tags.contains { $0.name.isSame(as: Self.overrideTag) }
    takesTable = lines.contains { $0.takesTable }
    takesText = lines.contains { $0.takesText }
  }

  /// The sentence as written.
  package var sentence: String { scenario.name }
  /// The path of its file.
  package var uri: String { document.uri }
  /// The language code of its file.
  package var language: String { document.feature?.language ?? "en" }
  /// The place of the definition.
  package var place: SourceReference {
    SourceReference(uri: uri, line: scenario.location.line)
  }
  /// The tags of the scenario, its rule and its feature.
  package var tags: [String] {
    let around = [document.feature?.tags, scenario.rule?.tags, scenario.tags]
    return around.compactMap { $0 }.joined().map(\.name)
  }

  package var pattern: String { name.pattern }
  var parameters: [TextStepName.Parameter] { name.parameters }
  var hasWords: Bool { name.hasWords }
  /// The names of the parameters, in the order of the sentence.
  package var parameterNames: [String] { parameters.map(\.name) }

  /// The names in the steps that could be parameters.
  var usedNames: [(name: String, step: Step)] {
    zip(lines, scenario.steps).flatMap { line, step in line.names.map { ($0, step) } }
  }

  /// The names outside of doc strings, where `<…>` is rarely meant literally.
  var placeholders: [(name: String, step: Step)] {
    zip(lines, scenario.steps).flatMap { line, step in line.placeholders.map { ($0, step) } }
  }

  /// The steps with values for the parameters and with the caller's table and doc string.
  func steps(
    with values: [String], table: PickleTable?, docString: PickleDocString?
  ) -> PickleSteps? {
    let places = Dictionary(
      zip(parameters.map { ExactText($0.name) }, values), uniquingKeysWith: { first, _ in first })
    let builder = PickleBuilder(document: document)
    builder.addPickle(
      scenario.id, name: sentence, location: scenario.location, astNodeIDs: [scenario.id])
    var type = PickleStepType.unknown
    for (line, step) in zip(lines, scenario.steps) {
      type = PickleStepType(step.keywordType) ?? type
      line.add(
        to: builder, step, type, table: table, docString: docString, value: { places[$0] })
    }
    return builder.finish().first?.steps
  }
}

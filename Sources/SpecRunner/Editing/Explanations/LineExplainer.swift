package import SpecAnalysis
package import SpecGherkin
import SpecMessages
package import SpecRunner
import SpecText

/// Explains lines of one feature.
package struct LineExplainer {
  private let file: ParseResult
  private let document: GherkinDocument
  private let registry: StepRegistry
  private let recorded: RecordedResults?
  /// The steps that scenarios define.
  private let textSteps: [TextStep]
  /// The statements that tags can name.
  private let statements: [RequirementsDocument.Statement]
  private var nearest: NearestSteps?

  /// - Parameters:
  ///   - textSteps: the steps that scenarios of the suite define.
  ///   - statements: the statements of requirements that tags can name.
  package init(
    _ file: ParseResult, _ document: GherkinDocument, _ registry: StepRegistry,
    _ recorded: RecordedResults?, textSteps: [TextStep],
    statements: [RequirementsDocument.Statement]
  ) {
    self.statements = statements
    self.textSteps = textSteps.filter { $0.uri.isSame(as: file.source.uri) }
    self.file = file
    self.document = document
    self.registry = registry
    self.recorded = recorded
  }

  package mutating func step(_ step: Step, at line: Int) -> LineExplanation {
    var uses: [(Pickle, PickleStep)] = []
    for pickle in file.pickles {
      for use in pickle.steps where use.astNodeIDs.first == step.id { uses.append((pickle, use)) }
    }
    var explained = explain(step, uses)
    explained.partOf = textSteps.first { $0.scenario.steps.contains { $0.id == step.id } }?.sentence
    return LineExplanation(uri: file.source.uri, line: line, subject: .step(explained))
  }

  package mutating func scenario(
    _ scenario: Scenario, row: Int?, at line: Int
  ) -> LineExplanation {
    let pickles = file.pickles.filter { $0.astNodeIDs.first == scenario.id }
    let shown = pickles.first { row == nil || $0.location.line == row }
    var last = LastResult()
    for pickle in pickles where row == nil || pickle.location.line == row {
      guard let result = recorded?.result(of: pickle, in: document) else { continue }
      last.note(result.status, result.duration)
    }
    let tags = shown?.tags.map(\.name) ?? scenario.tags.map(\.name)
    var steps: [LineExplanation.StepLine] = []
    if let shown {
      for use in shown.steps {
        guard let written = document.step(for: use) else { continue }
        steps.append(explain(written, [(shown, use)]))
      }
    }
    let isOutline = !scenario.examples.isEmpty
    return LineExplanation(
      uri: file.source.uri, line: line,
      subject: .scenario(
        LineExplanation.ScenarioLine(
          line: scenario.location.line, keyword: scenario.keyword, name: scenario.name,
          tags: tags, statements: statements(tags), count: pickles.count,
          row: isOutline ? shown?.location.line : nil, steps: steps, last: last,
          definesStep: textSteps.contains { $0.scenario.id == scenario.id })))
  }

  /// Groups the uses of a step by their texts.
  private mutating func explain(
    _ step: Step, _ uses: [(Pickle, PickleStep)]
  ) -> LineExplanation.StepLine {
    var variants: [LineExplanation.Variant] = []
    var places: [ExactText: Int] = [:]
    for (pickle, use) in uses {
      let place = places[ExactText(use.text)] ?? variants.count
      if place == variants.count {
        places[ExactText(use.text)] = place
        variants.append(
          LineExplanation.Variant(
            text: use.text, rows: [], below: Self.below(use),
            resolution: registry.explanation(of: use, in: pickle, nearest: &nearest)))
      }
      if use.astNodeIDs.count > 1 { variants[place].rows.append(pickle.location.line) }
      if let result = recorded?.result(of: use, in: pickle, document) {
        variants[place].last.note(result.status, result.duration)
      }
    }
    return LineExplanation.StepLine(
      line: step.location.line, keyword: step.keyword, text: step.text, variants: variants)
  }

  private static func below(_ step: PickleStep) -> String? {
    let table = step.dataTable.map { table in
      "a data table, \(table.rows.count.counted("row"))"
        + " of \((table.rows.first?.count ?? 0).counted("cell"))"
    }
    let text = step.docString.map { text in
      let lines = text.content.utf8.count { $0 == UInt8(ascii: "\n") } + 1
      return "a doc string, \(lines.counted("line"))" + (text.mediaType.map { " of \($0)" } ?? "")
    }
    let parts = [table, text].compactMap { $0 }
    return parts.isEmpty ? nil : parts.joined(separator: "; ")
  }

  /// The statements that tags name, with their texts if they are known.
  private func statements(_ tags: [String]) -> [LineExplanation.Statement] {
    let ids = tags.compactMap { RequirementID(tag: $0) }
    return ids.map { id in
      LineExplanation.Statement(
        id: id.description, text: statements.first { $0.id == id }?.text)
    }
  }
}

import SpecGherkin
import SpecMessages
import SpecText

/// A hash of what a scenario does: its steps with their values, tables and doc strings.
///
/// It is only compared within one process. Names and tags are no part of it.
struct CaseContent: Hashable {
  private let hash: Int

  init(_ pickle: Pickle) {
    var hasher = Hasher()
    for step in pickle.steps {
      hasher.combine(ExactText(step.text))
      hasher.combine(step.type)
      if let text = step.docString {
        hasher.combine(ExactText(text.content))
        hasher.combine(text.mediaType.map { ExactText($0) })
      }
      if let table = step.dataTable {
        hasher.combine(table.rows.count)
        for row in table.rows { for cell in row { hasher.combine(ExactText(cell)) } }
      }
    }
    hash = hasher.finalize()
  }

  /// The steps that run in place of a step.
  init(lines: some Sequence<String>) {
    var hasher = Hasher()
    for line in lines { hasher.combine(ExactText(line)) }
    hash = hasher.finalize()
  }
}

/// The place of a row in the examples of an outline.
struct RowPlace: Hashable {
  let examples: Int
  let row: Int

  init?(_ lineage: Lineage) {
    guard let examples = lineage.examplesIndex, let row = lineage.rowIndex else { return nil }
    self.examples = examples
    self.row = row
  }
}

extension ScenarioKey {
  /// The scenario in a file: rows are distinguished by what they do, because their values may change.
  init(in uri: String, _ lineage: Lineage) {
    self.init(uri: uri, rule: lineage.rule?.name ?? "", name: lineage.scenario.name)
  }
}

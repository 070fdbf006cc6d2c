package import SpecGherkin
import SpecText

/// A hash of what a scenario does: its steps with their values, tables and doc strings.
///
/// It is only compared within one process. Names and tags are no part of it.
package struct CaseContent: Hashable, Sendable {
  private let hash: Int

  package init(_ pickle: Pickle) {
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
  package init(lines: some Sequence<String>) {
    var hasher = Hasher()
    for line in lines { hasher.combine(ExactText(line)) }
    hash = hasher.finalize()
  }
}

extension Attempt {
  /// The steps that text steps ran, by the index of the step that called them.
  package var innerContents: [Int: CaseContent] {
    let steps = testCase.steps.indices.filter { hookID(at: $0) == nil }
    return steps.enumerated().reduce(into: [:]) { contents, place in
      contents[place.offset] = innerSteps(at: place.element).map {
        CaseContent(lines: $0.steps.lazy.map(\.line))
      }
    }
  }
}

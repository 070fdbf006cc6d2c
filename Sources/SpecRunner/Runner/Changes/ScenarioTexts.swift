import SpecGherkin
import SpecText

/// The texts of a document that decide what its scenarios do, to compare two versions of a file.
///
/// The text of a scenario includes the titles, tags and backgrounds around it, and that of a row
/// the head of its table. Places, comments and blank lines are not part of it, and the rows of a data
/// file are not either.
struct ScenarioTexts {
  /// The text of each scenario and of each row of examples.
  private var texts: [NodeID: ExactText] = [:]
  private var counts: [ExactText: Int] = [:]

  init(_ document: GherkinDocument) {
    guard let feature = document.feature else { return }
    var around = Writer()
    around.title(feature.keyword ?? "", feature.name, feature.description, feature.tags)
    around.field(feature.language)
    around.add(feature.background)
    for scenario in feature.scenarios { add(scenario, around) }
    for rule in feature.rules {
      var around = around
      around.title(rule.keyword, rule.name, rule.description, rule.tags)
      around.add(rule.background)
      for scenario in rule.scenarios { add(scenario, around) }
    }
  }

  /// Whether a node differs from every node of an earlier version, or was repeated since.
  func isChanged(_ node: NodeID, since old: ScenarioTexts) -> Bool {
    guard let text = texts[node] else { return true }
    return (old.counts[text] ?? 0) < (counts[text] ?? 1)
  }

  private mutating func add(_ scenario: Scenario, _ around: Writer) {
    var writer = around
    writer.title(scenario.keyword, scenario.name, scenario.description, scenario.tags)
    writer.add(scenario.steps)
    note(scenario.id, writer)
    for examples in scenario.examples {
      var block = writer
      block.title(examples.keyword, examples.name, examples.description, examples.tags)
      if ExamplesRows.path(in: examples.name) != nil {
        add(rows: examples, block)
        continue
      }
      if let header = examples.tableHeader { block.add(header) }
      for row in examples.tableBody {
        var writer = block
        writer.add(row)
        note(row.id, writer)
      }
    }
  }

  /// Notes one text for all rows of a data file, which is not read in an earlier version.
  private mutating func add(rows examples: Examples, _ writer: Writer) {
    let text = ExactText(writer.text)
    for row in examples.tableBody { texts[row.id] = text }
    counts[text, default: 0] += 1
  }

  private mutating func note(_ node: NodeID, _ writer: Writer) {
    let text = ExactText(writer.text)
    texts[node] = text
    counts[text, default: 0] += 1
  }

  /// Writes texts so that different ones remain different.
  private struct Writer {
    var text = ""

    mutating func field(_ part: String) { text += "\(part.utf8.count):\(part)" }

    mutating func title(
      _ keyword: String, _ name: String, _ description: String, _ tags: NodeList<Tag>
    ) {
      for part in [keyword, name, description] { field(part) }
      for tag in tags { field(tag.name) }
      text += ";"
    }

    mutating func add(_ background: Background?) {
      if let background { add(background.steps) }
      text += ";"
    }

    mutating func add(_ steps: NodeList<Step>) {
      for step in steps {
        field(step.keyword)
        field(step.text)
        if let docString = step.docString {
          field("text")
          field(docString.mediaType ?? "")
          field(docString.content)
        }
        for row in step.dataTable?.rows.map({ $0 }) ?? [] { add(row) }
      }
      text += ";"
    }

    mutating func add(_ row: TableRow) {
      for cell in row.cells { field(cell.value) }
      text += "|"
    }
  }
}

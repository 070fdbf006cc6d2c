import SpecGherkin

/// Everything a document says, without its places: what formatting must not change.
struct Content: Equatable, CustomStringConvertible {
  private(set) var lines: [String] = []

  var description: String { lines.joined(separator: "\n") }

  init(_ document: GherkinDocument) {
    lines += document.comments.map { "comment \(Self.trimmed($0.text))" }
    guard let feature = document.feature else { return }
    lines.append("language \(feature.language)")
    tags(feature.tags)
    title(feature.keyword ?? "none", feature.name, feature.description)
    for child in feature.children {
      switch child {
      case .background(let background): add(background)
      case .scenario(let scenario): add(scenario)
      case .rule(let rule): add(rule)
      }
    }
  }

  private mutating func add(_ rule: Rule) {
    tags(rule.tags)
    title(rule.keyword, rule.name, rule.description)
    for child in rule.children {
      switch child {
      case .background(let background): add(background)
      case .scenario(let scenario): add(scenario)
      }
    }
    lines.append("end of rule")
  }

  private mutating func add(_ background: Background) {
    title(background.keyword, background.name, background.description)
    background.steps.forEach { add($0) }
  }

  private mutating func add(_ scenario: Scenario) {
    tags(scenario.tags)
    title(scenario.keyword, scenario.name, scenario.description)
    scenario.steps.forEach { add($0) }
    for examples in scenario.examples {
      tags(examples.tags)
      title(examples.keyword, examples.name, examples.description)
      if let header = examples.tableHeader { add(header) }
      examples.tableBody.forEach { add($0) }
    }
  }

  private mutating func add(_ step: Step) {
    lines.append("step [\(step.keyword)] \(step.keywordType) [\(step.text)]")
    if step.isTableBeforeDocString { lines.append("the table is first") }
    if let table = step.dataTable { table.rows.forEach { add($0) } }
    if let docString = step.docString {
      lines.append("\(docString.delimiter)[\(docString.mediaType ?? "none")]")
      lines.append("[\(docString.content)]")
    }
  }

  private mutating func add(_ row: TableRow) {
    lines.append("row \(row.cells.map { "[\($0.value)]" }.joined())")
  }

  private mutating func tags(_ tags: NodeList<Tag>) {
    lines.append("tags \(tags.map { "[\($0.name)]" }.joined())")
  }

  private mutating func title(_ keyword: String, _ name: String, _ description: String) {
    lines.append("title [\(keyword)] [\(name)]")
    // Compared by scalars: a letter and a mark after a line feed would join it otherwise.
    let parts = description.unicodeScalars.split(
      separator: "\n", omittingEmptySubsequences: false)
    for part in parts { lines.append("text [\(Self.trimmed(String(part)))]") }
  }

  private static func trimmed(_ text: String) -> String {
    let scalars = text.unicodeScalars
    var rest = scalars[...]
    while rest.first?.properties.isWhitespace == true { rest.removeFirst() }
    while rest.last?.properties.isWhitespace == true { rest.removeLast() }
    return String(rest)
  }

  static func == (one: Content, other: Content) -> Bool {
    one.lines.count == other.lines.count
      && zip(one.lines, other.lines).allSatisfy { $0.utf8.elementsEqual($1.utf8) }
  }
}

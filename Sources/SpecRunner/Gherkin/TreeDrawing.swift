/// Draws nodes as labelled branches, and branches as lines.
struct TreeDrawing {
  struct Branch {
    var label: String
    /// Text lines below the label.
    var text: [String] = []
    var children: [Branch] = []
  }

  let details: TreeText.Details

  func draw(_ root: Branch) -> String {
    var lines = [root.label]
    lines += root.text.map { bar($0) }
    draw(root.children, "", into: &lines)
    return lines.joined(separator: "\n")
  }

  private func draw(_ branches: [Branch], _ indent: String, into lines: inout [String]) {
    for (index, branch) in branches.enumerated() {
      let isLast = index == branches.count - 1
      let below = indent + (isLast ? "   " : "│  ")
      lines.append(indent + (isLast ? "└─ " : "├─ ") + branch.label)
      lines += branch.text.map { below + bar($0) }
      draw(branch.children, below, into: &lines)
    }
  }

  private func bar(_ line: String) -> String { line.isEmpty ? "│" : "│ " + line }

  func document(_ document: GherkinDocument) -> Branch {
    var root = Branch(label: document.uri)
    root.children = document.comments.map {
      Branch(label: label(trimmed($0.text), $0.location))
    }
    if let feature = document.feature { root.children.append(self.feature(feature)) }
    return root
  }

  private func feature(_ feature: Feature) -> Branch {
    let end = [feature.language] + feature.tags.map { tag($0) }
    let title = title(feature.keyword ?? "", feature.name)
    return Branch(
      label: ([label(title, feature.location)] + end).joined(separator: " "),
      text: lines(feature.description),
      children: feature.children.map { child in
        switch child {
        case .background(let background): self.background(background)
        case .rule(let rule): self.rule(rule)
        case .scenario(let scenario): self.scenario(scenario)
        }
      })
  }

  private func rule(_ rule: Rule) -> Branch {
    Branch(
      label: label(title(rule.keyword, rule.name), rule.location, rule.id, rule.tags),
      text: lines(rule.description),
      children: rule.children.map { child in
        switch child {
        case .background(let background): self.background(background)
        case .scenario(let scenario): self.scenario(scenario)
        }
      })
  }

  private func background(_ background: Background) -> Branch {
    Branch(
      label: label(
        title(background.keyword, background.name), background.location, background.id),
      text: lines(background.description), children: background.steps.map(step))
  }

  private func scenario(_ scenario: Scenario) -> Branch {
    Branch(
      label: label(
        title(scenario.keyword, scenario.name), scenario.location, scenario.id, scenario.tags),
      text: lines(scenario.description),
      children: scenario.steps.map(step) + scenario.examples.map(examples))
  }

  private func examples(_ examples: Examples) -> Branch {
    var rows = examples.tableBody.map(row)
    if let header = examples.tableHeader { rows.insert(row(header), at: 0) }
    return Branch(
      label: label(
        title(examples.keyword, examples.name), examples.location, examples.id, examples.tags),
      text: lines(examples.description), children: rows)
  }

  private func step(_ step: Step) -> Branch {
    var text = step.keyword + step.text
    if details.contains(.types) { text += "  " + step.keywordType.rawValue }
    var branch = Branch(label: label(text, step.location, step.id))
    if let docString = step.docString {
      branch.children.append(
        Branch(
          label: label(docString.delimiter + (docString.mediaType ?? ""), docString.location),
          text: lines(docString.content)))
    }
    let rows = step.dataTable?.rows.map(row) ?? []
    branch.children.insert(
      contentsOf: rows, at: step.isTableBeforeDocString ? 0 : branch.children.count)
    return branch
  }

  private func row(_ row: TableRow) -> Branch {
    Branch(label: label(cells(row.cells.map(\.value)), row.location, row.id))
  }

  func pickle(_ pickle: Pickle) -> Branch {
    var text = label(pickle.name.isEmpty ? "(no name)" : pickle.name, pickle.location, pickle.id)
    for tag in pickle.tags { text += " " + tag.name }
    return Branch(label: text, children: pickle.steps.map(step))
  }

  private func step(_ step: PickleStep) -> Branch {
    var text = details.contains(.types) ? step.type.rawValue + ": " + step.text : step.text
    if details.contains(.ids) { text += "  #\(step.id)" }
    var branch = Branch(label: text)
    if let docString = step.docString {
      branch.children.append(
        Branch(
          label: "\"\"\"" + (docString.mediaType ?? ""), text: lines(docString.content)))
    }
    let rows = step.dataTable?.rows.map { Branch(label: cells($0)) } ?? []
    let isFirst = step.dataTable?.argumentIndex == 1
    branch.children.insert(contentsOf: rows, at: isFirst ? 0 : branch.children.count)
    return branch
  }

  private func title(_ keyword: String, _ name: String) -> String {
    if keyword.isEmpty { return name }
    return name.isEmpty ? keyword + ":" : keyword + ": " + name
  }

  private func label(
    _ text: String, _ location: Location, _ id: NodeID? = nil, _ tags: NodeList<Tag>? = nil
  ) -> String {
    var parts: [String] = []
    if details.contains(.locations) { parts.append(location.description) }
    if details.contains(.ids), let id { parts.append("#\(id)") }
    parts += tags?.map { tag($0) } ?? []
    return parts.isEmpty ? text : text + "  " + parts.joined(separator: " ")
  }

  private func tag(_ tag: Tag) -> String {
    details.contains(.ids) ? "\(tag.name)#\(tag.id)" : tag.name
  }

  /// The lines of a text; none if it is empty.
  private func lines(_ text: String) -> [String] {
    text.isEmpty
      ? []
      : text.utf8.split(separator: 0x0A, omittingEmptySubsequences: false)
        .map { String(Substring($0)) }
  }

  private func cells(_ values: [String]) -> String {
    if values.isEmpty { return "|" }
    return "| " + values.map(PickleTable.escaped).joined(separator: " | ") + " |"
  }

  private func trimmed(_ text: String) -> String {
    String(text.unicodeScalars.drop { $0.properties.isWhitespace })
  }
}

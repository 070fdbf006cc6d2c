package import SpecGherkin
import SpecText

/// What a line of a feature belongs to: a step, a scenario, or neither.
package enum LineSubject: Sendable {
  case step(Step)
  /// A scenario, and the line of a row of its examples if one was named.
  case scenario(Scenario, row: Int?)
  /// Nothing that can be explained; the nearest line that can, with its text.
  case nothing(nearest: (line: Int, text: String)?)

  package init(_ line: Int, of document: GherkinDocument, text: String) {
    let parts = Self.parts(of: document)
    let lines = text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    if line <= lines.count, !Self.isEmpty(lines[line - 1]),
      let part = parts.last(where: { $0.first <= line }), let subject = part.subject
    {
      self = subject
      return
    }
    let known = parts.filter { $0.subject != nil }
    let nearest = known.min { abs($0.shown - line) < abs($1.shown - line) }
    self = .nothing(nearest: nearest.map { ($0.shown, $0.text) })
  }

  /// Whether a line is blank or a comment, as far as its first characters say.
  private static func isEmpty(_ line: Substring.UTF8View) -> Bool {
    let first = line.first { $0 != UInt8(ascii: " ") && $0 != 9 && $0 != 13 }
    return first == nil || first == UInt8(ascii: "#")
  }

  // MARK: - The parts of a document

  /// A range of lines, up to the next part.
  private struct Part {
    let first: Int
    /// The line by which it is named.
    var shown: Int
    var text = ""
    /// Nil for a part that cannot be explained, such as the title of a feature.
    var subject: LineSubject?
  }

  private static func parts(of document: GherkinDocument) -> [Part] {
    guard let feature = document.feature else { return [] }
    var parts = [Part(first: 1, shown: 1)]
    if let background = feature.background { add(background, to: &parts) }
    for scenario in feature.scenarios { add(scenario, to: &parts) }
    for rule in feature.rules {
      parts.append(plain(rule.tags.first?.location.line ?? rule.location.line))
      if let background = rule.background { add(background, to: &parts) }
      for scenario in rule.scenarios { add(scenario, to: &parts) }
    }
    return parts
  }

  private static func plain(_ line: Int) -> Part { Part(first: line, shown: line) }

  private static func add(_ background: Background, to parts: inout [Part]) {
    parts.append(plain(background.location.line))
    for step in background.steps { parts.append(part(step)) }
  }

  private static func add(_ scenario: Scenario, to parts: inout [Part]) {
    let line = scenario.location.line
    let text = "\(scenario.keyword): \(scenario.name)"
    let subject = LineSubject.scenario(scenario, row: nil)
    parts.append(
      Part(
        first: scenario.tags.first?.location.line ?? line, shown: line, text: text,
        subject: subject))
    for step in scenario.steps { parts.append(part(step)) }
    for block in scenario.examples {
      let first = block.tags.first?.location.line ?? block.location.line
      parts.append(Part(first: first, shown: line, text: text, subject: subject))
      for row in block.tableBody {
        parts.append(
          Part(
            first: row.location.line, shown: row.location.line, text: text,
            subject: .scenario(scenario, row: row.location.line)))
      }
    }
  }

  private static func part(_ step: Step) -> Part {
    let line = step.location.line
    return Part(first: line, shown: line, text: step.keyword + step.text, subject: .step(step))
  }
}
